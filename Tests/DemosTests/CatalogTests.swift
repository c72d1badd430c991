import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// One demo of the catalogue, described by its name in failures.
struct Entry: CustomTestStringConvertible, Sendable {
  let demo: any Demo
  var testDescription: String { demo.name }

  static let all = catalog.map { Entry(demo: $0) }

  /// Five times over the demo's range, both ends among them.
  var times: [Double] {
    (0...4).map { demo.timeline.range.lowerBound + demo.timeline.length * Double($0) / 4 }
  }
}

@Suite struct CatalogTests {
  @Test func namesAreWordsForTheCommandLine() {
    let names = catalog.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(name)")
    }
  }

  @Test(arguments: Entry.all)
  func captionFitsOnALine(_ entry: Entry) {
    #expect(!entry.demo.title.isEmpty)
    #expect((10...90).contains(entry.demo.caption.count), "\(entry.demo.caption)")
    #expect(entry.demo.timeline.range.contains(entry.demo.posterTime))
  }

  @Test(arguments: Entry.all)
  func scrubbingBackShowsTheSameSprites(_ entry: Entry) {
    let scene = entry.demo.scene
    let range = entry.demo.timeline.range
    let times = (0...240).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / 240
    }
    let forwards = times.map { scene.frame(at: $0) }
    let backwards = times.reversed().map { scene.frame(at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(forwards.contains { $0 != forwards[0] }, "Nothing ever moves.")
  }

  @Test(arguments: Entry.all)
  func everyNumberIsFiniteBeyondBothEndsToo(_ entry: Entry) {
    let scene = entry.demo.scene
    let range = entry.demo.timeline.range
    let times = [-1e6, range.lowerBound - 0.7, range.upperBound + 0.7, 1e6] + entry.times
    for time in times {
      for sprite in scene.frame(at: time) {
        let map = sprite.transform
        let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty, sprite.opacity]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(sprite.name) at \(time)")
        #expect((0...1).contains(sprite.opacity))
      }
    }
  }

  @Test(arguments: Entry.all)
  func everyNodeHasANameOfItsOwnThatIsOneWord(_ entry: Entry) {
    let names = entry.demo.scene.allNodes.map(\.name)
    #expect(Set(names).count == names.count, "\(names.filter { n in names.count { $0 == n } > 1 })")
    #expect(names.allSatisfy { !$0.contains(where: \.isWhitespace) })
  }

  @Test(arguments: Entry.all)
  func spritesAreThoseOfTheGolden(_ entry: Entry) throws {
    let text = entry.times.map { time in
      "at \(time.fixed(3))\n"
        + entry.demo.scene.frame(at: time).map { "  \($0.golden)\n" }.joined()
    }.joined()
    try Golden.expect(text, in: "\(entry.demo.name).txt")
  }

  /// Every button that a demo offers does something, at the start, in the middle and at the end,
  /// and none of it ends outside the timeline.
  @Test(arguments: Entry.all)
  func everyButtonCanBePressed(_ entry: Entry) {
    for time in entry.times {
      let buttons = [false, true].flatMap { entry.demo.stageButtons(at: time, isPlaying: $0) }
      for button in buttons where button.isEnabled {
        var demo = entry.demo
        #expect(demo.receive(.button(button.title), at: time) != .ignored, "\(button.title)")
        #expect(demo.timeline.range.contains(time), "\(button.title)")
      }
    }
  }

  /// Interaction does not change the past.
  @Test(arguments: Entry.all)
  func interactionDoesNotChangeThePast(_ entry: Entry) {
    for time in entry.times.dropFirst() where entry.demo.timeline.unit == .seconds {
      for button in entry.demo.stageButtons(at: time, isPlaying: false) where button.isEnabled {
        var demo = entry.demo
        _ = demo.receive(.button(button.title), at: time)
        for part in [0.1, 0.5, 0.99] {
          #expect(
            demo.scene.frame(at: time * part) == entry.demo.scene.frame(at: time * part),
            "\(button.title) at \(time) changed \(time * part)")
        }
      }
    }
  }
}
