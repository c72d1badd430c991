import Keyframes
import Stage
import Syntax
import Words

/// Moves nodes from one clock to another: a composition's frames to the frames of the layer that
/// shows it, and frames to seconds.
enum LottieRetiming {
  /// `time * scale + offset`; `scale` is above 0.
  case affine(scale: Double, offset: Double)
  /// From frames to seconds.
  case seconds(from: Double, rate: Double)
  /// At each time of the new clock the time of the old one.
  case sampled([(time: Double, source: Double)], LottieImport)

  func node(_ node: Node) -> Node {
    var copy = node
    for (property, track) in node.numbers where !track.isConstant {
      copy[property] = self.track(track)
    }
    for (property, track) in node.colors where !track.isConstant {
      copy[property] = self.track(track)
    }
    copy.hidden = track(node.hidden)
    copy.gradient = node.gradient.map { track($0) }
    copy.outline = node.outline.map { track($0) }
    copy.string = node.string.map { track($0) }
    copy.pathMasks = node.pathMasks.map { mask in
      var mask = mask
      mask.path = track(mask.path)
      mask.opacity = track(mask.opacity)
      return mask
    }
    if let matte = node.matte { copy.matte?.nodes = matte.nodes.map { self.node($0) } }
    copy.children = node.children.map { self.node($0) }
    return copy
  }

  private func track<Value: Interpolatable>(_ track: Track<Value>) -> Track<Value> {
    guard !track.isConstant else { return track }
    switch self {
    case .affine(let scale, let offset):
      return Self.moved(track) { Self.snapped($0 * scale + offset) }
    case .seconds(let start, let rate):
      return Self.moved(track) { (Self.snapped($0) - start) / rate }
    case .sampled(let frames, let reading):
      return reading.sampled(frames) { track.value(at: $0) }
    }
  }

  private static func moved<Value: Interpolatable>(
    _ track: Track<Value>, _ time: (Double) -> Double
  ) -> Track<Value> {
    Track(
      track.keyframes.map { keyframe in
        var keyframe = keyframe
        keyframe.time = time(keyframe.time)
        return keyframe
      })
  }

  /// Whole frames are exact, so that a change at a frame is complete when it is shown.
  private static func snapped(_ frame: Double) -> Double {
    let whole = frame.rounded()
    return abs(frame - whole) < 1e-4 ? whole : limited(frame)
  }
}

extension LottieImport {
  /// The nodes of the composition that a layer shows, in the layer's own composition's frames.
  func precomposition(_ layer: LottieLayer) throws(FileError) -> [Node] {
    let id = layer.source["refId"]?.name ?? ""
    guard let asset = assets[id], let layers = asset["layers"]?.items else {
      note("missing composition \(quoted(id))", instead: "nothing is shown")
      return []
    }
    let composition = try composition(id, layers, of: layer)
    try spend(nodes: composition.reduce(0) { $0 + $1.total })
    try spend(keyframesOf: composition)
    let retiming = retiming(layer)
    return composition.map { retiming.node($0) }
  }

  private func composition(
    _ id: String, _ layers: [LottieValue], of layer: LottieLayer
  ) throws(FileError) -> [Node] {
    if let known = compositions[id] { return known }
    guard !open.contains(id) else {
      throw FileError(
        sentence:
          "The composition \(quoted(id)) shows itself, by the layer \(quoted(layer.name)): remove that layer."
      )
    }
    guard open.count < LottieLimits.compositions else {
      throw FileError(
        sentence:
          "More than \(LottieLimits.compositions) compositions lie in each other, down to \(quoted(id)): such a file is not shown."
      )
    }
    open.append(id)
    let composition = try composition(layers)
    open.removeLast()
    compositions[id] = composition
    return composition
  }

  private func retiming(_ layer: LottieLayer) -> LottieRetiming {
    if let remap = layer.source["tm"], remap.isObject {
      let seconds = number(remap, or: 0)
      return .sampled(
        frames(of: layer).map { ($0, limited(seconds.value(at: $0) * rate)) }, self)
    }
    if layer.stretch > 0 { return .affine(scale: layer.stretch, offset: layer.start) }
    guard layer.stretch < 0 else { return .affine(scale: 1, offset: layer.start) }
    return .sampled(
      frames(of: layer).map { ($0, limited(($0 - layer.start) / layer.stretch)) }, self)
  }

  /// The frames in which a layer can be seen; those of a composition within another run at its own time.
  private func frames(of layer: LottieLayer) -> [Double] {
    let length = LottieLimits.duration * rate
    let shown = open.isEmpty ? range : -length...length
    let first = min(max(layer.first, shown.lowerBound), shown.upperBound)
    let end = min(layer.end, first + length, shown.upperBound)
    return LottieFrames(first...max(first, end)).times
  }
}

extension Node {
  /// The number of keyframes of what moves, with those of the nodes within.
  var keyframes: Int {
    func count<Value>(_ track: Track<Value>?) -> Int {
      track.map { $0.isConstant ? 0 : $0.keyframes.count } ?? 0
    }
    let numbers = numbers.values.reduce(0) { $0 + count($1) }
    let colors = colors.values.reduce(0) { $0 + count($1) }
    let masks = pathMasks.reduce(0) { $0 + count($1.path) + count($1.opacity) }
    let others = count(hidden) + count(gradient) + count(outline) + count(string)
    return (children + (matte?.nodes ?? [])).reduce(numbers + colors + masks + others) {
      $0 + $1.keyframes
    }
  }

  /// The number of nodes, with its own.
  var total: Int {
    children.reduce(1) { $0 + $1.total } + (matte?.nodes.reduce(0) { $0 + $1.total } ?? 0)
  }
}
