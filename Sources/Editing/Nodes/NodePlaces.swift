import Keyframes
import Stage

// Moving a node to another parent without moving its picture.
extension Node {
  /// The properties that move and turn a node in its plane.
  static let planar: Set<Property> = [
    .x, .y, .translationX, .translationY, .rotation, .scaleX, .scaleY,
  ]

  /// The map from the children's coordinates to the parent's at a time; nil if it depends on more
  /// than position, rotation and scale.
  func mapOfChildren(at time: Double) -> Transform? {
    guard shape == nil, route == nil, constraints.isEmpty else { return nil }
    let other = numbers.keys.filter { !Self.planar.contains($0) }
    guard other.allSatisfy({ numbers[$0]?.steadyValue == $0.defaultValue || $0 == .opacity }) else {
      return nil
    }
    func value(_ property: Property) -> Double { self[property].value(at: time) }
    let map = Transform.scale(x: value(.scaleX), y: value(.scaleY))
      .then(.rotation(degrees: value(.rotation)))
      .then(
        .translation(
          x: value(.x) + value(.translationX), y: value(.y) + value(.translationY)))
    return [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy(\.isFinite) ? map : nil
  }

  /// The node mapped by `map`, in its parent's coordinates.
  ///
  /// - Throws: ``NodeRefusal``, for a property that can't be mapped.
  func moved(by map: Transform, named name: String) throws(NodeRefusal) -> Node {
    guard constraints.isEmpty else { throw .childKeeps(child: name, property: "constraints") }
    var node = self
    (node.x, node.y) = try pair(.x, .y, under: map, name)
    if let matte {
      node.matte?.nodes = try matte.nodes.map { part throws(NodeRefusal) in
        try part.moved(by: map, named: name)
      }
    }
    if map.tx != 0 { node.x = node.x.map { $0 + map.tx } }
    if map.ty != 0 { node.y = node.y.map { $0 + map.ty } }
    guard !map.isNearTranslation else { return node }
    try checkFlat(name)
    for (x, y) in [(Property.translationX, Property.translationY), (.shadowX, .shadowY)]
    where numbers[x] != nil || numbers[y] != nil {
      (node[x], node[y]) = try pair(x, y, under: map, name)
    }
    if let route {
      node.route = Route(route.path.under(map), turning: route.turning, pace: route.pace)
      guard route.turning == .never else { throw .childKeeps(child: name, property: "route") }
    }
    try node.turn(by: map, name)
    return node
  }

  /// A node that leaves the plane, or depends on pages, can only be translated.
  private func checkFlat(_ name: String) throws(NodeRefusal) {
    let kept: [Property] = [
      .z, .anchorZ, .rotationX, .rotationY, .axisRotation, .perspective, .page, .row,
    ]
    for property in kept where numbers[property].map({ $0.steadyValue != 0 }) ?? false {
      throw .childKeeps(child: name, property: property.name)
    }
  }

  /// A vector of two tracks, mapped by the linear part of a map.
  private func pair(
    _ first: Property, _ second: Property, under map: Transform, _ name: String
  ) throws(NodeRefusal) -> (Track<Double>, Track<Double>) {
    let (x, y) = (self[first], self[second])
    func sum(_ one: Double, _ other: Double) throws(NodeRefusal) -> Track<Double> {
      guard let sum = x.times(one).plus(y.times(other)) else {
        throw .childKeeps(child: name, property: first.name)
      }
      return sum
    }
    return (try sum(map.a, map.c), try sum(map.b, map.d))
  }

  private mutating func turn(by map: Transform, _ name: String) throws(NodeRefusal) {
    guard let parts = TurnAndScale(map) else {
      throw .childKeeps(child: name, property: Property.scaleX.name)
    }
    let isUnturned = rotation.steadyValue == 0 && self[.skew].steadyValue == 0
    guard !parts.isMirrored || self[.skew].steadyValue == 0 else {
      throw .childKeeps(child: name, property: Property.skew.name)
    }
    guard abs(abs(parts.scaleX) - abs(parts.scaleY)) < 1e-9 || isUnturned else {
      throw .childKeeps(child: name, property: Property.rotation.name)
    }
    let sign = parts.isMirrored && !isUnturned ? -1.0 : 1
    if parts.degrees != 0 || sign < 0 {
      rotation = rotation.map { $0 * sign + parts.degrees }
    }
    if parts.scaleX != 1 { self[.scaleX] = self[.scaleX].times(parts.scaleX) }
    if parts.scaleY != 1 { self[.scaleY] = self[.scaleY].times(parts.scaleY) }
  }
}

/// A map of the plane as a scale, then a rotation.
struct TurnAndScale {
  let degrees, scaleX, scaleY: Double

  /// Nil if the map is something else, such as a skew.
  init?(_ map: Transform) {
    let (first, second) = (Point(x: map.a, y: map.b), Point(x: map.c, y: map.d))
    let (width, height) = (first.distance(to: .zero), second.distance(to: .zero))
    guard width > 0, height > 0,
      abs(first.x * second.x + first.y * second.y) < 1e-9 * width * height
    else { return nil }
    degrees = (first.heading * 1e9).rounded() / 1e9
    scaleX = width.nearWhole
    scaleY = (map.determinant / width).nearWhole
  }

  var isMirrored: Bool { scaleY < 0 }
}

extension Double {
  /// The number without the rounding errors of sines and cosines.
  fileprivate var nearWhole: Double { abs(self - rounded()) < 1e-12 ? rounded() : self }
}

extension Track where Value == Double {
  /// The value at all times; nil if it changes.
  var steadyValue: Double? { isConstant || keyframes.count == 1 ? keyframes[0].value : nil }

  func times(_ factor: Double) -> Track {
    switch factor {
    case 0: Track(0)
    case 1: self
    case _: map { $0 * factor }
    }
  }

  /// The sum of both tracks; nil if both change and continue beyond their ends.
  func plus(_ other: Track) -> Track? {
    if let value = other.steadyValue { return value == 0 ? self : map { $0 + value } }
    if let value = steadyValue { return value == 0 ? other : other.map { $0 + value } }
    guard holdsBeyond, other.holdsBeyond else { return nil }
    return adding(other)
  }

  /// The product of both tracks; nil if both change.
  func times(_ other: Track) -> Track? {
    if let value = other.steadyValue { return times(value) }
    if let value = steadyValue { return other.times(value) }
    return nil
  }
}

extension Transform {
  var isNearTranslation: Bool {
    [a - 1, b, c, d - 1].allSatisfy { abs($0) < 1e-9 }
  }

  var isNearIdentity: Bool { isNearTranslation && abs(tx) < 1e-9 && abs(ty) < 1e-9 }
}

extension Path {
  /// The path mapped by the linear part of a map.
  fileprivate func under(_ map: Transform) -> Path {
    let linear = Transform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
    return transformed(by: linear)
  }
}
