import Keyframes
import Stage
import Syntax

// Where nodes are: moves in groups of their own where they have other times, then rotation, skew, scale
// and anchor.
extension SVGWriter {
  /// The contents of a node, in the groups that place it.
  mutating func placed(_ contents: String, _ node: Node) -> String {
    guard !contents.isEmpty else { return "" }
    var groups = moves(of: node).map { moving($0) }
    groups += routed(node)
    var turn = SVGTag("g")
    let rotation = curve(node, .rotation)
    let isSkewed = node.numbers[.skew] != nil || node.numbers[.skewAxis] != nil
    let scales = scales(of: node)
    let anchor = anchor(of: node)
    let isStill =
      rotation.isStill && scales.allSatisfy(\.isStill) && anchor.isStill && !isSkewed
    if isStill {
      turn.setTransform(rotation.first[0], scales[0].first, anchor.first)
      groups.append(turn)
    } else {
      if rotation.isStill {
        if rotation.first[0] != 0 { turn.set("transform", "rotate(\(rotation.first[0].svg))") }
      } else {
        animate(&turn, "rotate", rotation) { "\($0[0].svg)deg" }
      }
      groups.append(turn)
      if isSkewed { groups.append(skew(of: node)) }
      for scale in scales { groups.append(scaling(scale)) }
      groups.append(moving(anchor.scaled(-1)))
    }
    return groups.reversed().reduce(contents) { $1.around($0) }
  }

  /// A group that is moved.
  mutating func moving(_ move: SVGCurve) -> SVGTag {
    var group = SVGTag("g")
    if move.isStill {
      guard move.first != [0, 0] else { return group }
      group.set("transform", "translate(\(move.first[0].svg) \(move.first[1].svg))")
    } else {
      animate(&group, "translate", move) { "\($0[0].svg)px \($0[1].svg)px" }
    }
    return group
  }

  private mutating func scaling(_ scale: SVGCurve) -> SVGTag {
    var group = SVGTag("g")
    if scale.isStill {
      if scale.first != [1, 1] {
        group.set("transform", "scale(\(scale.first[0].svgFactor) \(scale.first[1].svgFactor))")
      }
    } else {
      animate(&group, "scale", scale) { "\($0[0].svgFactor) \($0[1].svgFactor)" }
    }
    return group
  }

  /// Both factors at once, or one after the other.
  private mutating func scales(of node: Node) -> [SVGCurve] {
    let (x, y) = (curve(node, .scaleX), curve(node, .scaleY))
    if let both = x.beside(y) { return [both] }
    return [x.map { [$0[0], 1] }, y.map { [1, $0[0]] }]
  }

  private mutating func skew(of node: Node) -> SVGTag {
    var group = SVGTag("g")
    let (skew, axis) = (node[.skew], node[.skewAxis])
    let both = curve(axis, "skewAxis").beside(curve(skew, "skew"))
    let curve =
      both
      ?? maker.baked(skew.breaks(in: clock.range) + axis.breaks(in: clock.range)) {
        [axis.value(at: $0), skew.value(at: $0)]
      }
    animate(&group, "transform", curve) { values in
      // A tenth more than a right angle is as far from it as a tenth less.
      let unit = curve.isStill ? "" : "deg"
      return "rotate(\(values[0].svg)\(unit)) skewX(\((-values[1]).svg)\(unit)) "
        + "rotate(\((-values[0]).svg)\(unit))"
    }
    return group
  }

  // MARK: Moves

  /// Curves of x and y that add up to the node's position, the one that stays among them.
  private mutating func moves(of node: Node) -> [SVGCurve] {
    var (across, down) = ([curve(node, .x)], [curve(node, .y)])
    if node.numbers[.translationX] != nil { across.append(curve(node, .translationX)) }
    if node.numbers[.translationY] != nil { down.append(curve(node, .translationY)) }
    if node.numbers[.page] != nil {
      across.append(curve(node, .page).scaled(scene.pageWidth))
      across.append(camera { $0.x }.scaled(-scene.pageWidth))
    }
    if node.numbers[.row] != nil {
      down.append(curve(node, .row).scaled(scene.pageHeight))
      down.append(camera { $0.y }.scaled(-scene.pageHeight))
    }
    var still = Point.zero
    var moving: [SVGCurve] = []
    for (curves, isAcross) in [(across, true), (down, false)] {
      for curve in curves {
        if curve.isStill {
          if isAcross { still.x += curve.first[0] } else { still.y += curve.first[0] }
        } else {
          moving.append(curve.map { isAcross ? [$0[0], 0] : [0, $0[0]] })
        }
      }
    }
    let joined = Self.joined(moving)
    guard let first = joined.first else { return [SVGCurve([still.x, still.y])] }
    return [first.map { [$0[0] + still.x, $0[1] + still.y] }] + joined.dropFirst()
  }

  /// As few curves as can be.
  private static func joined(_ curves: [SVGCurve]) -> [SVGCurve] {
    var joined: [SVGCurve] = []
    for curve in curves {
      if let index = joined.firstIndex(where: { $0.plus(curve) != nil }),
        let sum = joined[index].plus(curve)
      {
        joined[index] = sum
      } else {
        joined.append(curve)
      }
    }
    return joined
  }

  private mutating func camera(_ axis: @escaping (Point) -> Double) -> SVGCurve {
    let time = isWaiting ? Track(clock.range.lowerBound) : clock.time
    switch scene.paging {
    case .across: return axis(Point(x: 1, y: 0)) == 1 ? maker.curve(time, "page") : SVGCurve(0)
    case .down: return axis(Point(x: 0, y: 1)) == 1 ? maker.curve(time, "row") : SVGCurve(0)
    case .along(let track):
      guard !track.hasControls else {
        return maker.baked(track.breaks(in: clock.range)) { [axis(track.value(at: $0))] }
      }
      return maker.curve(track) { [axis($0)] }
    }
  }

  // MARK: Anchor

  /// Where the anchor lies in the node's own coordinates.
  private mutating func anchor(of node: Node) -> SVGCurve {
    let says = [Property.anchorX, .anchorY].contains { node.numbers[$0] != nil }
    guard says, node.shape != nil else { return SVGCurve([0, 0]) }
    let tracks = [Property.anchorX, .anchorY, .width, .height].compactMap { node.numbers[$0] }
    let breaks = tracks.flatMap { $0.breaks(in: clock.range) } + outlineBreaks(of: node)
    let start = clock.range.lowerBound
    guard !isWaiting, tracks.contains(where: { $0.moves }) || node.outline?.moves == true else {
      return SVGCurve(node.anchor(at: time(start)))
    }
    return maker.baked(breaks) { node.anchor(at: $0) }
  }

  func outlineBreaks(of node: Node) -> [Double] {
    node.outline?.breaks(in: clock.range) ?? []
  }
}

extension SVGClock {
  /// Time as a track of itself.
  var time: Track<Double> {
    Track([
      Keyframe(time: range.lowerBound, value: range.lowerBound),
      Keyframe(time: range.upperBound, value: range.upperBound),
    ])
  }
}

extension SVGTag {
  /// Turns, then stretches, then moves the anchor to the origin, read from the inside.
  fileprivate mutating func setTransform(_ degrees: Double, _ scale: [Double], _ anchor: [Double]) {
    var parts: [String] = []
    if degrees != 0 { parts.append("rotate(\(degrees.svg))") }
    if scale != [1, 1] { parts.append("scale(\(scale[0].svgFactor) \(scale[1].svgFactor))") }
    if anchor != [0, 0] { parts.append("translate(\((-anchor[0]).svg) \((-anchor[1]).svg))") }
    if !parts.isEmpty { set("transform", parts.joined(separator: " ")) }
  }
}
