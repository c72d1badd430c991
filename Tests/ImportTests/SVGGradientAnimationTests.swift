import Formats
import Keyframes
import Stage
import TestSupport
import Testing

/// An animated gradient is at each time the still gradient with the values of that time.
struct SVGGradientAnimationTests {
  private func gradient(_ server: String, at time: Double) throws -> Gradient {
    let svg =
      "<svg width='100' height='100'>\(server)<rect width='80' height='60' fill='url(#g)'/></svg>"
    let file = try SVGReader.read(Array(svg.utf8), name: "test") { _ throws(FileError) in
      throw FileError(sentence: "There is no such file.")
    }
    #expect(file.notes.isEmpty)
    return try #require(file.scene.nodes.last?.gradient).value(at: time)
  }

  private static func linear(
    _ end: String, _ color: String, _ offset: String, _ more: [String] = ["", "", ""]
  )
    -> String
  {
    """
    <linearGradient id='g' x2='\(end)'>\(more[0])
      <stop offset='\(offset)' stop-color='\(color)'>\(more[1])</stop>
      <stop offset='1' stop-color='lime' stop-opacity='0.5'>\(more[2])</stop>
    </linearGradient>
    """
  }

  private static func animate(_ name: String, _ values: String) -> String {
    "<animate attributeName='\(name)' values='\(values)' dur='4s' fill='freeze'/>"
  }

  @Test(arguments: [0, 1, 2.5, 4])
  func endsStopsAndColoursMove(_ time: Double) throws {
    let moving = Self.linear(
      "1", "red", "0",
      [
        Self.animate("x2", "1;0.2"), Self.animate("stop-color", "red;blue"),
        Self.animate("stop-opacity", "0.5;1"),
      ])
    let share = time / 4
    let still = Self.linear(
      "\(1 - 0.8 * share)", "color(srgb \(1 - share) 0 \(share))", "0"
    ).replacing("stop-opacity='0.5'", with: "stop-opacity='\(0.5 + 0.5 * share)'")
    let (one, other) = (try gradient(moving, at: time), try gradient(still, at: 0))
    #expect(one.end.distance(to: other.end) < 1e-9 && one.stops.count == other.stops.count)
    for (a, b) in zip(one.stops, other.stops) {
      #expect(abs(a.offset - b.offset) < 1e-9 && abs(a.color.alpha - b.color.alpha) < 1e-9)
      if time == 0 || time == 4 { #expect(a.color == b.color) }
    }
  }

  @Test(arguments: [0, 1, 3])
  func transformsTurnRatherThanBlendTheirMatrix(_ time: Double) throws {
    let turn =
      "<animateTransform attributeName='gradientTransform' type='rotate' values='0 .5 .5;360 .5 .5' dur='4s' repeatCount='indefinite'/>"
    let one = try gradient(Self.linear("1", "red", "0", [turn, "", ""]), at: time)
    let still = Self.linear("1", "red", "0").replacing(
      "<linearGradient", with: "<linearGradient gradientTransform='rotate(\(90 * time) .5 .5)'")
    let other = try gradient(still, at: 0)
    let point = Point(x: 0.9, y: 0.1)
    #expect(
      one.transform.apply(to: point).distance(to: other.transform.apply(to: point)) < 1e-6)
  }
}
