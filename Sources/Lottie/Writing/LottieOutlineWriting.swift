import Keyframes
import Stage
import Syntax

/// Shapes of a Lottie group, and when they are the outline of their node.
struct LottieDrawnOutline {
  var shapes: [JSON]
  /// 1 while it is shown, 0 while another one is.
  var shown = LottieGraph(1)
  /// Whether it has more than one line.
  var isMany = false
}

/// The box of a shape over time.
struct LottieBox {
  var x, y, width, height: LottieGraph

  var constant: Rect? {
    guard let x = x.constant, let y = y.constant, let width = width.constant,
      let height = height.constant
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  func rect(at frame: Double) -> Rect {
    Rect(
      x: x.value(at: frame), y: y.value(at: frame), width: width.value(at: frame),
      height: height.value(at: frame))
  }

  var times: [Double] { [x, y, width, height].flatMap(\.times) }
}

extension LottieWriting {
  /// The box of a node's shape at its width and height; empty for texts and groups.
  func box(of node: Node) -> LottieBox {
    let own = ownBox(of: node)
    func side(_ property: Property, _ length: LottieGraph) -> LottieGraph {
      guard node.numbers[property] != nil else { return length }
      return LottieFit.clamped(graph(node, property), 0...LottieLimits.largest)
    }
    let (width, height) = (side(.width, own.width), side(.height, own.height))
    func low(_ low: LottieGraph, _ length: LottieGraph, _ new: LottieGraph) -> LottieGraph {
      if length == new { return low }
      guard let low = low.constant, let length = length.constant else {
        return LottieFit(tolerance: Self.near).graph(low.times + length.times + new.times) {
          let old = length.value(at: $0)
          return old > 0 ? low.value(at: $0) * new.value(at: $0) / old : low.value(at: $0)
        }
      }
      return length > 0 ? new.scaled(low / length) : LottieGraph(low)
    }
    return LottieBox(
      x: low(own.x, own.width, width), y: low(own.y, own.height, height), width: width,
      height: height)
  }

  private func ownBox(of node: Node) -> LottieBox {
    func fixed(_ box: Rect) -> LottieBox {
      LottieBox(
        x: LottieGraph(box.minX), y: LottieGraph(box.minY), width: LottieGraph(box.width),
        height: LottieGraph(box.height))
    }
    guard let track = node.outline.map({ clock.unrolled($0) }), !node.isText else {
      return fixed(node.shape?.bounds ?? .zero)
    }
    guard track.keyframes.count > 1 else { return fixed(track.keyframes[0].value.bounds) }
    let breaks = track.keyframes.map { clock.frame($0.time) }
    let boxes = clock.sampled(breaks, within: Self.near) { frame -> Rect in
      track.value(at: self.clock.time(frame)).bounds
    }
    func part(_ part: @escaping (Rect) -> Double) -> LottieGraph { clock.graph(boxes.map(part)) }
    return LottieBox(
      x: part(\.minX), y: part(\.minY), width: part(\.width), height: part(\.height))
  }

  /// The outlines of a node; `isTraced` if it matters where they begin.
  func outlines(of node: Node, isTraced: Bool) -> [LottieDrawnOutline] {
    guard let shape = node.shape, !node.isText else { return [] }
    if let track = node.outline { return stretched(paths(track), node) }
    let box = box(of: node)
    switch shape {
    case .ellipse:
      let size = LottieNumbers([box.width, box.height]).property
      return [
        LottieDrawnOutline(shapes: [
          ["ty": "el", "p": ["a": 0, "k": [0, 0]], "s": size]
        ])
      ]
    case .rectangle(_, let radius):
      let corner =
        node.numbers[.cornerRadius] == nil
        ? LottieGraph(radius)
        : LottieFit.clamped(graph(node, .cornerRadius), 0...LottieLimits.largest)
      return [rectangle(box, corner, isTraced: isTraced)]
    case .path(let path): return stretched(paths(Track(path)), node)
    case .picture, .text: return []
    }
  }

  private func rectangle(
    _ box: LottieBox, _ radius: LottieGraph, isTraced: Bool
  ) -> LottieDrawnOutline {
    if isTraced {
      if let rect = box.constant, let radius = radius.constant,
        let path = Shape.rectangle(rect.size, cornerRadius: radius).outline
      {
        return paths(Track(path))[0]
      }
      lose(.traces)
    }
    return LottieDrawnOutline(shapes: [
      [
        "ty": "rc", "p": ["a": 0, "k": [0, 0]],
        "s": LottieNumbers([box.width, box.height]).property,
        "r": LottieNumbers.property(radius),
      ]
    ])
  }

  /// Paths at the width and height of their node.
  private func stretched(_ outlines: [LottieDrawnOutline], _ node: Node) -> [LottieDrawnOutline] {
    guard node.numbers[.width] != nil || node.numbers[.height] != nil else { return outlines }
    let (own, box) = (ownBox(of: node), box(of: node))
    func factor(_ old: LottieGraph, _ new: LottieGraph) -> LottieGraph {
      if let old = old.constant { return old > 0 ? new.scaled(1 / old) : LottieGraph(1) }
      return LottieFit(tolerance: 1e-3).graph(old.times + new.times) {
        let length = old.value(at: $0)
        return length > 0 ? new.value(at: $0) / length : 1
      }
    }
    var pose = LottiePose()
    pose.scaleX = factor(own.width, box.width)
    pose.scaleY = factor(own.height, box.height)
    return outlines.map { outline in
      var outline = outline
      outline.shapes = [group("", outline.shapes, pose)]
      return outline
    }
  }

  /// The lines of a path over time: one list of shapes as long as the number of points stays.
  func paths(_ track: Track<Path>) -> [LottieDrawnOutline] {
    let unrolled = clock.unrolled(track)
    if unrolled.hasControls { lose(.morphs) }
    let matched = unrolled.withoutControls().matched
    var runs: [[Keyframe<[LottieContour]>]] = []
    for keyframe in matched.keyframes {
      let made = Keyframe(
        time: keyframe.time, value: keyframe.value.contours, easing: keyframe.easing)
      if let last = runs.last?.last, last.value.isLike(made.value) {
        runs[runs.count - 1].append(made)
      } else {
        runs.append([made])
      }
    }
    let ends = runs.dropFirst().map { clock.frame($0[0].time) }
    return runs.enumerated().map { index, run in
      let contours = run.map(\.value).joinedAtEnds
      let count = contours[0].count
      let shapes = (0..<count).map { place -> JSON in
        let keyframes = zip(run, contours).map { key, lines in
          Keyframe(time: key.time, value: lines[place], easing: key.easing)
        }
        let track = keyframes.count == 1 ? Track(keyframes[0].value) : Track(keyframes)
        return ["ty": "sh", "ks": clock.property(track, { [$0.json] }, constant: { $0.values[0] })]
      }
      let start = index > 0 ? ends[index - 1] : nil
      return LottieDrawnOutline(
        shapes: shapes, shown: shown(from: start, to: index < ends.count ? ends[index] : nil),
        isMany: count > 1)
    }
  }

  private func shown(from start: Double?, to end: Double?) -> LottieGraph {
    var stretches: [LottieGraph.Stretch] = []
    if let start { stretches.append(.init(from: min(0, start) - 1, to: start, 0, 0)) }
    if let end {
      let from = start ?? min(0, end) - 1
      if from < end { stretches.append(.init(from: from, to: end, 1, 1)) }
      return LottieGraph(stretches, last: 0)
    }
    return LottieGraph(stretches, last: 1)
  }
}

extension Node {
  var isText: Bool { shape?.isText == true }
}
