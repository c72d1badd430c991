import Keyframes

/// The values at one time of properties that few figures have, by the figure's index.
struct Details: Sendable {
  var outlines: [Int: Path] = [:]
  var strings: [Int: String] = [:]
  var colors: [Int: [ColoredRange]] = [:]
  var masks: [Int: [MaskState]] = [:]
  var own: [Int: [String: Double]] = [:]
  var ownValues: [Int: [String: AnyInterpolatable]] = [:]

  /// The tracks that are not constant.
  struct Moving: Sendable {
    var outlines: [(track: Track<Path>, index: Int)] = []
    /// The outlines, cut in advance by `prepare()`; empty before that.
    var prepared: [(track: Track<PreparedPath>, index: Int)] = []
    var strings: [(track: Track<Discrete<String>>, index: Int)] = []
    var colors: [(track: Track<Color>, index: Int, range: Int)] = []

    var masks: [(track: Track<Path>, index: Int, mask: Int)] = []
    var preparedMasks: [(track: Track<PreparedPath>, index: Int, mask: Int)] = []
    var maskOpacities: [(track: Track<Double>, index: Int, mask: Int)] = []
    var own: [(track: Track<Double>, index: Int, name: String)] = []
    var ownValues: [(track: Track<AnyInterpolatable>, index: Int, name: String)] = []

    /// Cuts the outlines so that every frame only blends points.
    mutating func prepare() {
      prepared = outlines.map { (PreparedPath.track($0.track), $0.index) }
      outlines = []
      preparedMasks = masks.map { (PreparedPath.track($0.track), $0.index, $0.mask) }
      masks = []
    }
  }

  mutating func add(_ node: Node, at index: Int, to moving: inout Moving) {
    if let track = node.outline {
      outlines[index] = track.value(at: -.infinity)
      if track.keyframes.count > 1 { moving.outlines.append((track, index)) }
    }
    if let track = node.string {
      strings[index] = track.value(at: -.infinity).value
      if track.keyframes.count > 1 { moving.strings.append((track, index)) }
    }
    if !node.pathMasks.isEmpty { addMasks(of: node, at: index, to: &moving) }
    addOwn(of: node, at: index, to: &moving)
    guard !node.rangeColors.isEmpty else { return }
    colors[index] = node.rangeColors.map {
      ColoredRange($0.range, $0.color.value(at: -.infinity).clamped)
    }
    for (range, part) in node.rangeColors.enumerated() where part.color.keyframes.count > 1 {
      moving.colors.append((part.color, index, range))
    }
  }

  private mutating func addMasks(of node: Node, at index: Int, to moving: inout Moving) {
    masks[index] = node.pathMasks.map { MaskState($0) }
    for (number, mask) in node.pathMasks.enumerated() {
      if mask.path.keyframes.count > 1 { moving.masks.append((mask.path, index, number)) }
      if mask.opacity.keyframes.count > 1 {
        moving.maskOpacities.append((mask.opacity, index, number))
      }
    }
  }

  private mutating func addOwn(of node: Node, at index: Int, to moving: inout Moving) {
    if !node.own.isEmpty {
      own[index] = node.own.mapValues { $0.value(at: -.infinity) }.filter(\.value.isFinite)
      moving.own += node.own.filter { !$0.value.isConstant }.map { ($0.value, index, $0.key) }
    }
    if !node.ownValues.isEmpty {
      let values = node.ownValues
      ownValues[index] = values.mapValues { $0.value(at: -.infinity) }.filter(\.value.isFinite)
      moving.ownValues += values.filter { !$0.value.isConstant }.map { ($0.value, index, $0.key) }
    }
  }

  /// Gives a figure's sprite the node's own numbers and values.
  func setOwn(of sprite: inout Sprite, _ index: Int) {
    sprite.own = own[index] ?? [:]
    sprite.ownValues = ownValues[index] ?? [:]
  }

  mutating func read(_ moving: Moving, at time: Double) {
    for (track, index, name) in moving.own {
      let value = track.value(at: time)
      own[index]?[name] = value.isFinite ? value : nil
    }
    for (track, index, name) in moving.ownValues {
      let value = track.value(at: time)
      ownValues[index]?[name] = value.isFinite ? value : nil
    }
    for (track, index) in moving.outlines { outlines[index] = track.value(at: time) }
    for (track, index) in moving.prepared { outlines[index] = track.value(at: time).path }
    for (track, index) in moving.strings { strings[index] = track.value(at: time).value }
    for (track, index, range) in moving.colors {
      colors[index]?[range].color = track.value(at: time).clamped
    }
    for (track, index, mask) in moving.masks { masks[index]?[mask].path = track.value(at: time) }
    for (track, index, mask) in moving.preparedMasks {
      masks[index]?[mask].path = track.value(at: time).path
    }
    for (track, index, mask) in moving.maskOpacities {
      masks[index]?[mask].opacity = track.value(at: time)
    }
  }
}

extension Figures {
  /// The shape of a figure at the present time, before its numbers apply.
  func shape(of figure: Figure) -> Shape? {
    guard figure.hasDetails, let shape = figure.shape else { return figure.shape }
    guard case .text(var text) = shape else {
      guard let outline = details.outlines[figure.index] else { return shape }
      return outline.isFinite ? .path(outline) : nil
    }
    if let string = details.strings[figure.index] { text.string = string }
    if let colors = details.colors[figure.index] { text.colors = colors }
    return .text(text)
  }

  @inline(__always)
  func reading(_ figure: Figure) -> Reading {
    Reading(
      figure: figure, numbers: numbers,
      ownBox: figure.hasDetails && figure.needsBox ? outlineBox(of: figure) : figure.box)
  }

  /// The box of the figure's outline at the present time.
  private func outlineBox(of figure: Figure) -> Rect {
    guard let outline = details.outlines[figure.index], case .path? = shape(of: figure) else {
      return figure.box
    }
    return outline.bounds
  }
}
