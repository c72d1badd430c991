import Keyframes

/// One figure with its row of numbers at one time.
struct Reading: ~Copyable {
  let figure: Figure
  let numbers: [Double]
  /// The shape's own box at that time.
  let ownBox: Rect

  subscript(property: Property) -> Double {
    numbers[figure.index * Property.count + property.rawValue]
  }

  func isSet(_ property: Property) -> Bool { figure.explicit.contains(property) }

  // MARK: Position

  /// The map from the node's own coordinates to its parent's, without rotation out of the plane.
  func transform(_ view: PageView) -> Transform {
    let place = place(view)
    var map = turnAndScale(turn: place.turn)
    if isSet(.anchorX) || isSet(.anchorY) {
      let anchor = anchorPoint
      map.tx = -anchor.x * map.a - anchor.y * map.c
      map.ty = -anchor.x * map.b - anchor.y * map.d
    }
    map.tx += place.point.x
    map.ty += place.point.y
    return map
  }

  /// The map to the parent's coordinates, with rotation out of the plane.
  func transform3D(_ view: PageView) -> Transform3D {
    let place = place(view)
    let anchor = anchorPoint
    var map = Transform3D(
      Transform.translation(x: -anchor.x, y: -anchor.y).then(turnAndScale(turn: place.turn)))
    if isSet(.anchorZ) { map = map.then(.translation(x: 0, y: 0, z: -self[.anchorZ])) }
    if isSet(.rotationX) {
      map = map.then(.rotation(degrees: self[.rotationX], about: [1, 0, 0]))
    }
    if isSet(.rotationY) {
      map = map.then(.rotation(degrees: self[.rotationY], about: [0, 1, 0]))
    }
    if isSet(.axisRotation) {
      let axis = SIMD3(self[.axisX], self[.axisY], self[.axisZ])
      map = map.then(.rotation(degrees: self[.axisRotation], about: axis))
    }
    map = map.then(.translation(x: 0, y: 0, z: self[.z]))
    let distance = self[.perspective]
    if distance > 0 { map = map.then(.perspective(distance: distance)) }
    return map.then(.translation(x: place.point.x, y: place.point.y))
  }

  func turnAndScale(turn: Double) -> Transform {
    let (x, y, degrees) = (self[.scaleX], self[.scaleY], self[.rotation] + turn)
    if figure.isSkewed {
      return Transform.scale(x: x, y: y).then(slant).then(.rotation(degrees: degrees))
    }
    guard degrees != 0 else { return .scale(x: x, y: y) }
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Transform(a: x * cosine, b: x * sine, c: -y * sine, d: y * cosine, tx: 0, ty: 0)
  }

  /// The map that skews along the node's axis.
  private var slant: Transform {
    let (sine, cosine) = sineAndCosine(degrees: self[.skew])
    let axis = self[.skewAxis]
    let along = Transform(a: 1, b: 0, c: -sine / cosine, d: 1, tx: 0, ty: 0)
    guard axis != 0 else { return along }
    return Transform.rotation(degrees: -axis).then(along).then(.rotation(degrees: axis))
  }

  /// The anchor in the parent's coordinates, and the rotation by the route.
  private func place(_ view: PageView) -> (point: Point, turn: Double) {
    var x = self[.x] + self[.translationX]
    var y = self[.y] + self[.translationY]
    if isSet(.page) { x += (self[.page] - view.camera.x) * view.size.width }
    if isSet(.row) { y += (self[.row] - view.camera.y) * view.size.height }
    guard figure.hasRoute, let route = figure.route else { return (Point(x: x, y: y), 0) }
    let place = route.place(at: self[.pathProgress])
    return (Point(x: x + place.point.x, y: y + place.point.y), place.turn)
  }

  var shadowOffset: Point { Point(x: self[.shadowX], y: self[.shadowY]) }

  // MARK: Box

  /// The anchor in the shape's coordinates; by default the shape's origin.
  var anchorPoint: Point {
    guard isSet(.anchorX) || isSet(.anchorY), figure.shape != nil else { return .zero }
    let box = box
    return Point(
      x: isSet(.anchorX) ? box.minX + self[.anchorX] * box.width : 0,
      y: isSet(.anchorY) ? box.minY + self[.anchorY] * box.height : 0)
  }

  /// The shape's box at its present width and height.
  var box: Rect {
    guard isSet(.width) || isSet(.height) else { return ownBox }
    return switch figure.shape {
    case .rectangle, .ellipse, .picture:
      figure.hasDetails ? stretch.bounds(of: ownBox) : Rect(centre: .zero, size: size)
    case .path: stretch.bounds(of: ownBox)
    case .text, nil: .zero
    }
  }

  /// The map that stretches a path to its present width and height about its origin; a side of
  /// length 0 is not stretched.
  private var stretch: Transform {
    let (old, new) = (ownBox, size)
    return .scale(
      x: old.width > 0 ? new.width / old.width : 1,
      y: old.height > 0 ? new.height / old.height : 1)
  }

  private var size: Size {
    Size(
      width: isSet(.width) ? max(0, self[.width]) : ownBox.width,
      height: isSet(.height) ? max(0, self[.height]) : ownBox.height)
  }

  /// The shape with the width, height, corner radius, number and characters of the tracks; nil if
  /// stretching a path overflows.
  func shape(_ shape: Shape) -> Shape? {
    switch shape {
    case .text(let text):
      return figure.explicit.isDisjoint(with: .ofTheText) ? shape : .text(written(text))
    case .rectangle(let own, let radius):
      let radius = isSet(.cornerRadius) ? self[.cornerRadius].asRadius : radius
      guard isSet(.width) || isSet(.height) else { return .rectangle(own, cornerRadius: radius) }
      return .rectangle(size, cornerRadius: radius)
    case .ellipse:
      return isSet(.width) || isSet(.height) ? .ellipse(size) : shape
    case .picture(let picture, _):
      return isSet(.width) || isSet(.height) ? .picture(picture, size) : shape
    case .path(let path):
      guard isSet(.width) || isSet(.height) else { return shape }
      let stretched = Shape.path(path.transformed(by: stretch))
      return stretched.isFinite ? stretched : nil
    }
  }
}
