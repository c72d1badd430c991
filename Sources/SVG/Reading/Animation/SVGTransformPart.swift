import Keyframes
import Stage
import Syntax

/// A part of an element's transform.
enum SVGTransformPart {
  case still(Transform)
  /// A part of a node's own transform.
  case moving(Slot, [Property: Track<Double>])
  case route(Route, Track<Double>)

  /// The parts of a node's transform, in the order in which they are applied.
  enum Slot: Int, Comparable {
    case scale, skew, rotation, translation

    static func < (one: Slot, other: Slot) -> Bool { one.rawValue < other.rawValue }

    var properties: [Property] {
      switch self {
      case .scale: [.scaleX, .scaleY]
      case .skew: [.skew]
      case .rotation: [.rotation]
      case .translation: [.x, .y]
      }
    }
  }

  var isStill: Bool { if case .still = self { true } else { false } }

  /// The moves of a function, from the outside to the inside.
  static func moves(_ kind: SVGFunction.Kind, _ track: Track<[Double]>) -> [SVGTransformPart] {
    guard track.isChanging else {
      return [.still(SVGFunction(kind: kind, numbers: track.keyframes[0].value).map)]
    }
    func number(_ index: Int) -> Track<Double> {
      let part = track.map { $0[index] }
      return part.isChanging ? part : Track(part.keyframes[0].value)
    }
    switch kind {
    case .translate: return [.moving(.translation, [.x: number(0), .y: number(1)])]
    case .scale: return [.moving(.scale, [.scaleX: number(0), .scaleY: number(1)])]
    case .rotate:
      let turn = SVGTransformPart.moving(.rotation, [.rotation: number(0)])
      let (x, y) = (number(1), number(2))
      if !x.moves, !y.moves {
        let (cx, cy) = (x.keyframes[0].value, y.keyframes[0].value)
        if cx == 0, cy == 0 { return [turn] }
        return [.still(.translation(x: cx, y: cy)), turn, .still(.translation(x: -cx, y: -cy))]
      }
      return [
        .moving(.translation, [.x: x, .y: y]), turn,
        .moving(.translation, [.x: x.map { -$0 }, .y: y.map { -$0 }]),
      ]
    case .skewX: return [.moving(.skew, [.skew: number(0).map { -$0 }])]
    case .skewY:
      return [
        .still(.rotation(degrees: 90)), .moving(.skew, [.skew: number(0)]),
        .still(.rotation(degrees: -90)),
      ]
    case .matrix: return parts(track)
    }
  }

  /// The parts of maps that change: as CSS does, these are blended and not the numbers of the maps.
  private static func parts(_ track: Track<[Double]>) -> [SVGTransformPart] {
    var turn = 0.0
    var parts: [TransformParts] = []
    for key in track.keyframes {
      var own = TransformParts(SVGFunction(kind: .matrix, numbers: key.value).map)
      own.rotation = turn + (own.rotation - turn).remainder(dividingBy: 360)
      turn = own.rotation
      parts.append(own)
    }
    func part(_ part: KeyPath<TransformParts, Double>) -> Track<Double> {
      var rest = parts[...]
      return track.map { _ in rest.popFirst()?[keyPath: part] ?? 0 }
    }
    return [
      .moving(.translation, [.x: part(\.x), .y: part(\.y)]),
      .moving(.rotation, [.rotation: part(\.rotation)]), .moving(.skew, [.skew: part(\.skew)]),
      .moving(.scale, [.scaleX: part(\.scaleX), .scaleY: part(\.scaleY)]),
    ]
  }
}

extension Track {
  /// Whether it has two different values, however it goes on.
  fileprivate var isChanging: Bool { keyframes.contains { $0.value != keyframes[0].value } }
}

extension SVGBuilder {
  /// Puts a node into as few groups as carry out all moves, which are given from the outside to the inside. The
  /// outermost has the node's name. It stops at more groups than can be shown, which are refused.
  mutating func wrap(_ node: inout Node, _ moves: [SVGTransformPart]) {
    let name = node.name
    var groups = 0
    func enclose(_ node: inout Node) {
      groups += 1
      group(&node, name)
    }
    for move in moves.reversed() where groups <= SceneFile.deepestNode {
      switch move {
      case .still(let map): node.follow(map) { enclose(&$0) }
      case .moving(let slot, let tracks):
        if !node.takes(slot) { enclose(&node) }
        for (property, track) in tracks where track.moves || track != Track(property.defaultValue) {
          node[property] = track
        }
      case .route(let route, let progress):
        if !node.takes(.scale) { enclose(&node) }
        node.route = route
        node[.pathProgress] = progress
      }
    }
  }

  private mutating func group(_ node: inout Node, _ name: String) {
    node.name = names.fresh("in \(name)", separator: "-")
    node = Node { node }
    node.name = name
  }
}

extension Node {
  /// Sets the parts of the node's transform that do something.
  mutating func set(_ parts: TransformParts) {
    let all: [(Property, Double)] = [
      (.x, parts.x), (.y, parts.y), (.scaleX, parts.scaleX), (.scaleY, parts.scaleY),
      (.skew, parts.skew), (.rotation, parts.rotation),
    ]
    for (property, value) in all {
      if value == property.defaultValue { unset(property) } else { self[property] = Track(value) }
    }
  }

  private static let slots: [SVGTransformPart.Slot] = [.scale, .skew, .rotation, .translation]

  /// Whether a part of the transform is free, and everything that is applied after it. What masks a
  /// node does not move with it.
  fileprivate func takes(_ slot: SVGTransformPart.Slot) -> Bool {
    matte == nil && route == nil
      && !Node.slots.contains { other in
        other >= slot
          && other.properties.contains {
            self[$0].moves || self[$0].keyframes[0].value != $0.defaultValue
          }
      }
  }

  /// Applies a map after the node's own transform, in a group where that is needed.
  fileprivate mutating func follow(_ map: Transform, _ group: (inout Node) -> Void) {
    guard map != .identity else { return }
    let isMoving = Node.slots.contains { slot in
      slot.properties.contains { numbers[$0]?.moves ?? false }
    }
    if matte != nil || route != nil {
      group(&self)
      set(TransformParts(map))
    } else if !isMoving {
      set(TransformParts(TransformParts(self).map.then(map)))
    } else if map == .translation(x: map.tx, y: map.ty) {
      if map.tx != 0 { self[.x] = self[.x].map { ($0 + map.tx).rounded(to: 9) } }
      if map.ty != 0 { self[.y] = self[.y].map { ($0 + map.ty).rounded(to: 9) } }
    } else {
      group(&self)
      set(TransformParts(map))
    }
  }
}
