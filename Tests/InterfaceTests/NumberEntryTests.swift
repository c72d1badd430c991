import Interface
import Keyframes
import Testing

/// Numbers are dragged, stepped and set on sliders in one way.
@Suite struct NumberEntryTests {
  static let entries = [
    NumberEntry(5, step: 1, range: 0...10, usual: 5),
    NumberEntry(0.5, step: 0.05, range: 0.1...2, perPoint: 0.01),
    NumberEntry(100, step: 1, range: 1...1000, limits: 0.1...10_000, scale: .square, usual: 100),
    NumberEntry(-3, step: 0.5),
  ]

  @Test(arguments: entries.dropLast())
  func theSliderAndItsNumberAgree(_ entry: NumberEntry) {
    for part in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(abs(entry.part(of: entry.value(at: part)) - part) < 1e-9)
    }
    #expect(entry.value(at: -1) == entry.range.lowerBound)
    #expect(entry.value(at: 2) == entry.range.upperBound)
  }

  @Test(arguments: entries)
  func aDragAddsSoMuchForEachPoint(_ entry: NumberEntry) {
    for (modifiers, factor) in [(Modifiers(), 1.0), (.shift, 10), (.alt, 0.1)] {
      var drag = NumberDrag(atX: 100, entry.value)
      #expect(drag.move(toX: 102, entry, modifiers) == nil, "A press wanders.")
      let expected = entry.fitted(entry.value + 5 * entry.perPoint * factor)
      #expect(drag.move(toX: 105, entry, modifiers) == expected)
      #expect(drag.move(toX: 105, entry, modifiers) == nil, "The pointer has not moved.")
    }
  }

  @Test func aDragSticksAtTheEndsAndLeavesThemAtOnce() {
    let entry = Self.entries[0]
    var drag = NumberDrag(atX: 0, entry.value)
    #expect(drag.move(toX: 400, entry, []) == 10)
    #expect(drag.move(toX: 399, entry, []) == 9)
  }

  @Test func aSliderHasAMarginAtItsEnds() {
    let drag = SliderDrag(Rect(x: 0, y: 0, width: 116, height: 24), margin: 8)
    for (x, part) in [(0.0, 0.0), (8, 0), (58, 0.5), (108, 1), (200, 1)] {
      #expect(drag.part(atX: x) == part)
    }
  }
}
