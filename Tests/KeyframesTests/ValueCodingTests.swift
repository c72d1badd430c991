import Keyframes
import Testing

/// Values as JSON: each kind reads back, is written as stated, and refuses what it cannot be.
@Suite struct ValueCodingTests {
  static let path: Path = {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.line(to: Point(x: 3, y: 4.5))
    path.cubic(Point(x: 1, y: 2), Point(x: 3, y: 4), to: Point(x: 5, y: 6))
    path.close()
    return path
  }()

  @Test func everyKindOfValueReadsBack() throws {
    func check(_ value: some Codable & Equatable) throws {
      #expect(try CodingTests.again([value]) == [value])
    }
    let point = Point(x: 0.1, y: -1e300)
    try check(point)
    try check(Size(width: 1, height: 2))
    try check(Rect(x: 1, y: 2, width: 3, height: 4))
    try check(Vector(dx: 1, dy: .leastNonzeroMagnitude))
    try check(Insets(top: 1, left: 2, bottom: 3, right: 4))
    try check(Color(0x57B6FF, alpha: 0.3))
    try check(HSL(Color(0x57B6FF)))
    try check(OKLab(Color(0x57B6FF)))
    try check(Quaternion(degrees: 30, about: [1, 2, 3]))
    try check(Transform.rotation(degrees: 30))
    try check(Transform3D(.rotation(degrees: 30)))
    try check(Quad(topLeft: point, topRight: point, bottomRight: point, bottomLeft: .zero))
    try check(TypedText("ü \"\n"))
    try check("a" as Discrete<String>)
    try check(Spring(response: 0.3, dampingRatio: 0))
    try check(Self.path)
    for direction in TurnDirection.allCases {
      try check(Angle(30, direction))
      try check(BlendedColor(.white, in: .hsl(direction)))
    }
    try check(BlendedColor(.white, in: .okLab))
    try check(BlendedColor(.white))
    try check([0: true, 1: false] as Track<Bool>)
    try check([0: [1, 2.5], 1: [3]] as Track<[Double]>)
  }

  @Test func valuesAreWrittenAsStated() throws {
    #expect(try CodingTests.text(Point(x: 1, y: 2)) == #"{"x":1,"y":2}"#)
    #expect(
      try CodingTests.text(Spring(response: 0.5, dampingRatio: 1))
        == #"{"dampingRatio":1,"response":0.5}"#)
    #expect(
      try CodingTests.text(Self.path)
        == #"[["M",1,2],["L",3,4.5],["C",1,2,3,4,5,6],["Z"]]"#)
    #expect(
      try CodingTests.text(Angle(30, .clockwise)) == #"{"degrees":30,"direction":"clockwise"}"#)
    #expect(
      try CodingTests.text(ColorSpace.hsl(.longest)) == #"{"direction":"longest","name":"hsl"}"#)
    #expect(try CodingTests.text(["a" as Discrete<String>]) == #"["a"]"#)
    #expect(try CodingTests.text([TypedText("a")]) == #"["a"]"#)
  }

  /// What would stop a program that makes them in code is an error where it is read.
  @Test func impossibleDataAreRefused() {
    func refuse<Value: Decodable>(_ type: Value.Type, _ text: String) {
      #expect(throws: DecodingError.self) { try CodingTests.value(text, as: type) }
    }
    refuse(Spring.self, #"{"response": 0, "dampingRatio": 1}"#)
    refuse(Spring.self, #"{"response": "inf", "dampingRatio": 1}"#)
    refuse(Spring.self, #"{"response": 1, "dampingRatio": -0.1}"#)
    refuse(Spring.self, #"{"response": 1, "dampingRatio": "nan"}"#)
    refuse(Keyframe<Double>.self, #"{"time": "nan", "value": 1}"#)
    refuse(Keyframe<Double>.self, #"{"time": 1, "value": "inf"}"#)
    refuse(
      Keyframe<Double>.self,
      #"{"time": 1, "value": 1, "controls": {"first": 1, "second": "nan"}}"#)
    refuse(Keyframe<Double>.self, #"{"time": 1, "value": 1, "easing": "steps(0)"}"#)
    refuse(Track<Double>.self, #"{"keyframes": []}"#)
    refuse(
      Track<Double>.self,
      #"{"isConstant": true, "keyframes": [{"time": 0, "value": 1}, {"time": 1, "value": 1}]}"#)
    refuse(Track<Double>.self, #"{"keyframes": [{"time": 0, "value": 1}], "after": "never"}"#)
    refuse([Easing].self, #"["ease-out-bunce"]"#)
    refuse(Path.self, #"[["Q", 1, 2, 3, 4]]"#)
    refuse(Path.self, #"[["C", 1, 2, 3, 4]]"#)
    refuse(ColorSpace.self, #"{"name": "cmyk"}"#)
  }

  @Test func theErrorOfAnEasingSaysWhere() throws {
    do {
      _ = try CodingTests.value(#"["ease-in", "ease-out-bunce"]"#, as: [Easing].self)
      Issue.record("It was read.")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.intValue) == [1])
      #expect(context.underlyingError is EasingNotationError)
    }
  }
}
