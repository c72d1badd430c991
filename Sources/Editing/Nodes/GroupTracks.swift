import Keyframes
import Stage

/// Everything that the children of a group have to take over when the group is removed.
struct GroupTracks {
  private let name: String
  private let x, y, rotation, scaleX, scaleY, opacity: Track<Double>

  /// - Throws: ``NodeRefusal``, for a property that no child can take over.
  init(_ group: Node, named name: String) throws(NodeRefusal) {
    self.name = name
    let taken = Node.planar.union([.opacity])
    for (property, track) in group.numbers.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !taken.contains(property) && track.steadyValue != property.defaultValue {
      throw .keepsProperty(group: name, property: property.name)
    }
    var rest = group
    rest.unsetAll()
    (rest.name, rest.children, rest.hidden) = ("", [], group.hidden)
    let isPlain = rest == Node {}
    guard isPlain, group.colors.isEmpty, group.gradient == nil, group.outline == nil else {
      throw .keepsProperty(group: name, property: rest.firstOwn ?? group.colors.firstName)
    }
    guard let x = group.x.plus(group[.translationX]), let y = group.y.plus(group[.translationY])
    else { throw .keepsProperty(group: name, property: Property.translationX.name) }
    (self.x, self.y, rotation) = (x, y, group.rotation)
    (scaleX, scaleY, opacity) = (group[.scaleX], group[.scaleY], group.opacity)
  }

  /// The child with the group's properties added, so that it looks as it did inside the group.
  func takenOver(by child: Node, named childName: String) throws(NodeRefusal) -> Node {
    var node = child
    if let degrees = rotation.steadyValue, let wide = scaleX.steadyValue,
      let high = scaleY.steadyValue
    {
      let map = Transform.scale(x: wide, y: high).then(.rotation(degrees: degrees))
      if !map.isNearIdentity { node = try child.moved(by: map, named: childName) }
    } else {
      try turnAndScale(&node, childName)
    }
    guard node.constraints.isEmpty || (x.steadyValue == 0 && y.steadyValue == 0) else {
      throw .childKeeps(child: childName, property: "constraints")
    }
    guard let sumX = node.x.plus(x), let sumY = node.y.plus(y) else {
      throw .keepsProperty(group: name, property: Property.x.name)
    }
    if sumX != node.x { node.x = sumX }
    if sumY != node.y { node.y = sumY }
    guard let product = node.opacity.times(opacity) else {
      throw .keepsProperty(group: name, property: Property.opacity.name)
    }
    if product != node.opacity { node.opacity = product }
    return node
  }

  /// Applies the group's rotation and scale; the child's position must be constant.
  private func turnAndScale(_ node: inout Node, _ childName: String) throws(NodeRefusal) {
    func refusal(_ property: Property) -> NodeRefusal {
      .keepsProperty(group: name, property: property.name)
    }
    guard node.constraints.isEmpty, node.route == nil,
      Set(node.numbers.keys).isDisjoint(with: [
        .translationX, .translationY, .page, .row, .shadowX, .shadowY, .z, .rotationX, .rotationY,
        .axisRotation, .perspective,
      ])
    else { throw refusal(rotation.steadyValue == nil ? .rotation : .scaleX) }
    guard let left = node.x.steadyValue, let top = node.y.steadyValue else { throw refusal(.x) }
    guard scaleX == scaleY || node.rotation.steadyValue == 0 else { throw refusal(.scaleY) }
    if let degrees = rotation.steadyValue {
      let turn = Transform.rotation(degrees: degrees)
      guard let x = scaleX.times(left * turn.a).plus(scaleY.times(top * turn.c)),
        let y = scaleX.times(left * turn.b).plus(scaleY.times(top * turn.d))
      else { throw refusal(.scaleX) }
      (node.x, node.y) = (x, y)
    } else if left != 0 || top != 0 {
      throw refusal(.rotation)
    }
    guard let turned = node.rotation.plus(rotation) else { throw refusal(.rotation) }
    guard let wide = node[.scaleX].times(scaleX), let high = node[.scaleY].times(scaleY) else {
      throw refusal(.scaleX)
    }
    node.rotation = turned
    (node[.scaleX], node[.scaleY]) = (wide, high)
  }
}

extension Node {
  /// The first property that the group has set, numbers and colours aside; nil if there is none.
  fileprivate var firstOwn: String? {
    if shape != nil { return "shape" }
    if stroke != nil { return "stroke" }
    if hidden != false { return "hidden" }
    if route != nil { return "route" }
    if mask != nil { return "mask" }
    if clip != nil { return "clip" }
    if !pathMasks.isEmpty { return "pathMasks" }
    if matte != nil { return "matte" }
    if isComposited { return "isComposited" }
    if blend != .normal { return "blend" }
    if !constraints.isEmpty { return "constraints" }
    if !cues.isEmpty { return "cues" }
    return clock == .playhead ? nil : "clock"
  }
}

extension [ColorProperty: Track<Color>] {
  fileprivate var firstName: String {
    keys.min { $0.rawValue < $1.rawValue }?.name ?? "gradient"
  }
}
