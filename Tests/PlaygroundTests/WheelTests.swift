import Demos
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The wheel, over the stage and over the gallery.
@Suite(.languages) struct WheelTests {
  private static let wheels: [(x: Double, y: Double, modifiers: Modifiers, ticks: Double)] = [
    (0, -1, [], 1), (0, 1, [], -1), (1, 0, [], 1), (-1, 0, [], -1), (0, -1, .shift, 1),
    (0, 1, .shift, -1), (0, -0.25, [], 0.25), (0, 0, [], 0),
  ]

  @Test(arguments: Entry.all, wheels.indices)
  func theWheelMovesTime(_ entry: Entry, _ index: Int) {
    let wheel = Self.wheels[index]
    let start = entry.demo.timeline.unit == .pages ? 1 : Script(entry).middle
    var script = Script(entry, at: start)
    script.step(.wheel(x: wheel.x, y: wheel.y, at: script.hold, wheel.modifiers))
    #expect(script.time.isNear(start), "It sets out from where it is.")
    script.settle()
    let points = wheel.ticks * WheelEvent.usualTick
    let pages = wheel.ticks == 0 ? 0.0 : wheel.ticks > 0 ? 1 : -1
    let moved = entry.demo.timeline.unit == .pages ? pages : abs(script.timeOfDrag(1)) * points
    #expect(script.time.isNear(start + moved))
  }

  @Test func theWheelOverTheGalleryLeavesTimeAlone() throws {
    var script = Script(Entry.others.first)
    let position = script.window(try #require(script.layout.gallery).centre)
    let before = script.session.galleryList.position
    script.step(.wheel(x: 0, y: -3, at: position, []))
    script.settle()
    #expect(script.time == script.range.lowerBound)
    #expect(script.session.galleryList.position.isNear(before + 3 * WheelEvent.usualTick))
  }
}
