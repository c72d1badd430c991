import Formats
import Keyframes
import Stage
import Testing

/// Keyframes of all ages of the format, and their easings.
@Suite struct LottieKeyTests {
  /// The x coordinate of a square whose position is a property.
  private static func x(_ property: String, _ frame: Double) throws -> Double {
    let square = #"{"ty": "rc", "p": \#(property), "s": {"k": [20, 20]}, "r": {"k": 0}}"#
    let sprites = Lottie.sprites(try Lottie.read([Lottie.shapes([square, Lottie.red])]), frame)
    return Lottie.middle(try #require(sprites.first)).x
  }

  private static let handles = #""o": {"x": 0.42, "y": 0}, "i": {"x": 0.58, "y": 1}"#

  @Test(arguments: [
    // As written today, as at first, and with `a` missing or wrong.
    #"{"a": 1, "k": [{"t": 0, "s": [10, 5], \#(handles)}, {"t": 10, "s": [50, 5]}]}"#,
    #"{"a": 1, "k": [{"t": 0, "s": [10, 5], "e": [50, 5], \#(handles)}, {"t": 10}]}"#,
    #"{"k": [{"t": 0, "s": [10, 5], \#(handles)}, {"t": 10, "s": [50, 5]}]}"#,
    #"{"a": 0, "k": [{"t": 0, "s": [10, 5], \#(handles)}, {"t": 10, "s": [50, 5]}]}"#,
    // Handles by dimension; a short list counts for all.
    #"{"a": 1, "k": [{"t": 0, "s": [10, 5], "o": {"x": [0.42], "y": [0]}, "i": {"x": [0.58], "y": [1]}}, {"t": 10, "s": [50, 5]}]}"#,
    // Separate dimensions.
    #"{"s": true, "x": {"a": 1, "k": [{"t": 0, "s": [10], \#(handles)}, {"t": 10, "s": [50]}]}, "y": {"a": 0, "k": 5}}"#,
    // Out of order.
    #"{"a": 1, "k": [{"t": 10, "s": [50, 5]}, {"t": 0, "s": [10, 5], \#(handles)}]}"#,
  ])
  func allWaysOfWritingMeanTheSame(_ property: String) throws {
    let easing = Easing.easeInOut
    for (frame, part) in [(-3.0, 0.0), (0, 0), (2.5, easing(0.25)), (5, 0.5), (10, 1), (19, 1)] {
      let x = try Self.x(property, frame)
      #expect(abs(x - (10 + 40 * part)) < 1e-9, "at frame \(frame)")
    }
  }

  @Test func aHeldValueJumpsAtTheNextKeyframe() throws {
    let property = #"{"a": 1, "k": [{"t": 0, "s": [10, 5], "h": 1}, {"t": 10, "s": [50, 5]}]}"#
    #expect(try Self.x(property, 9.999) == 10)
    #expect(try Self.x(property, 10) == 50)
  }

  @Test func aStretchThatEndsElsewhereMakesAStep() throws {
    let property = #"""
      {"a": 1, "k": [{"t": 0, "s": [0, 5], "e": [20, 5], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
       {"t": 10, "s": [50, 5], "e": [70, 5], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 20}]}
      """#
    #expect(abs(try Self.x(property, 9.99) - 19.98) < 1e-9)
    #expect(try Self.x(property, 10) == 50)
    #expect(abs(try Self.x(property, 15) - 60) < 1e-9)
  }

  /// Progress along a bent path is by length, whatever its handles are.
  @Test func aMotionPathIsFollowedEvenly() throws {
    let property = #"""
      {"a": 1, "k": [{"t": 0, "s": [0, 0], "to": [90, 0], "ti": [0, 0], "o": {"x": 0, "y": 0},
       "i": {"x": 1, "y": 1}}, {"t": 10, "s": [100, 0]}]}
      """#
    #expect(abs(try Self.x(property, 5) - 50) < 0.05)
  }

  private static let named: [([Double], Easing)] = [
    ([0.42, 0, 0.58, 1], Easing.easeInOut), ([0.42, 0.001, 0.58, 1], .easeInOut),
    ([0.25, 0.1, 0.25, 1], .ease), ([0.3, 0.3, 0.7, 0.7], .linear), ([0, 0, 1, 1], .linear),
    ([1.0 / 3, 0, 2.0 / 3, 1.0 / 3], .easeIn(.quad)), ([1.0 / 3, 0, 2.0 / 3, 0], .easeIn(.cubic)),
    ([0.4, 0, 0.2, 1], .materialStandard),
    ([0.1, 0.9, 0.2, 0.3], .cubicBezier(0.1, 0.9, 0.2, 0.3)),
    ([2, 0, -1, 1], .cubicBezier(1, 0, 0, 1)),
  ]

  @Test(arguments: named)
  func easingsHaveTheNameOfANearCurve(_ handles: [Double], _ easing: Easing) throws {
    let property = #"""
      {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": \#(handles[0]), "y": \#(handles[1])},
       "i": {"x": \#(handles[2]), "y": \#(handles[3])}}, {"t": 10, "s": [90]}]}
      """#
    let text = Lottie.text([Lottie.layer(1, ##""sw": 10, "sh": 10, "sc": "#112233", "sr": 1"##)])
      .replacing(#""r": {"k": 0}"#, with: "\"r\": \(property)")
    let nodes = try Lottie.read(text).scene.nodes
    #expect(nodes[0].rotation.keyframes[0].easing == easing)
  }
}
