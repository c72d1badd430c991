import Keyframes
import Stage
import Testing

struct SkewTests {
  /// The order of Lottie: scale, skew along its axis, rotation.
  @Test(arguments: [0.0, 30, -45, 90])
  func skewComesBetweenScaleAndRotation(_ axis: Double) {
    let node = Node(.rectangle(10, 10), fill: .white).at(x: 7, y: 9).scale(x: 2, y: 3)
      .skew(30, axis: Track(axis)).rotation(20)
    let (sine, cosine) = sineAndCosine(degrees: 30)
    let slant = Transform(a: 1, b: 0, c: -sine / cosine, d: 1, tx: 0, ty: 0)
    let wanted = Transform.scale(x: 2, y: 3).then(.rotation(degrees: -axis)).then(slant)
      .then(.rotation(degrees: axis)).then(.rotation(degrees: 20)).then(.translation(x: 7, y: 9))
    for corner in [Point(x: 5, y: 5), Point(x: -5, y: 5), Point(x: 0, y: -5)] {
      let place = node.sprite(at: 0).transform.apply(to: corner)
      #expect(place.distance(to: wanted.apply(to: corner)) < 1e-9)
    }
  }

  @Test func theTopLeansToTheRight() {
    let node = Node(.rectangle(10, 10), fill: .white).skew(45)
    #expect(node.place(of: Point(x: 0.5, y: 0), at: 0).distance(to: Point(x: 5, y: -5)) < 1e-9)
  }

  @Test func skewTurnsWithRotationOutOfThePlane() {
    let flat = Node(.rectangle(10, 10), fill: .white).skew(20).at(x: 3, y: 4)
    #expect(distance(flat.corners(at: 0), flat.rotation3D(x: 0).corners(at: 0)) < 1e-9)
  }
}
