import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Lists scroll alike: by wheel, by pointer, by their bar and by keys, wherever they are.
@Suite(.languages) struct ListTests {
  /// A list, and what opens it.
  struct Place: CustomTestStringConvertible, Sendable {
    let list: Part
    var demo = 0
    var size = Size(width: 1280, height: 720)
    let open: @Sendable (inout Script) -> Void
    var testDescription: String { "\(list)" }
  }

  static let places = [
    Place(list: .gallery(.list)) { _ in },
    Place(list: .palette(.list)) { $0.press(.function(1)) },
    Place(list: .curve(.presets)) { $0.press(.character("e")) },
    Place(list: .export(.text)) { script in
      script.press(.character("x"))
      script.change { $0.perform(.export(.subject(.scene))) }
    },
    Place(list: .timeline(.list)) { $0.press(.character("t")) },
    Place(
      list: .knobs(.list), demo: catalog.firstIndex { $0.name == "feel" } ?? 0,
      size: Size(width: 800, height: 500)
    ) { $0.press(.character("o")) },
  ]

  private static func script(_ place: Place) throws -> (Script, ScrollList) {
    var script = Script(Entry.all[place.demo], size: place.size)
    place.open(&script)
    script.step(dt: 1)
    script.settle()
    let list = script.session.ui.list(place.list)
    try #require(list.overflow > 0, "Nothing to scroll.")
    script.change { $0.ui.changeList(place.list) { $0.jump(to: 0) } }
    script.step()
    return (script, script.session.ui.list(place.list))
  }

  /// A place in a list where a press scrolls it.
  private static func hold(_ script: Script, _ place: Place) throws -> Point {
    let list = script.session.ui.list(place.list)
    let spots = stride(from: 0.05, to: 1, by: 0.05).flatMap { x in
      stride(from: 0.3, to: 0.9, by: 0.1).map { y in
        Point(
          x: list.view.minX + x * (list.view.width - 16), y: list.view.minY + y * list.view.height)
      }
    }
    let spot = spots.first { spot in
      guard script.session.ui.list(at: spot) == place.list else { return false }
      return switch script.session.ui.widget(at: spot)?.role {
      case .button, .surface, .list: script.session.ui.bar(at: spot) == nil
      case .field, .slider, .label, nil: false
      }
    }
    return script.window(try #require(spot))
  }

  @Test(arguments: places)
  func theWheelScrollsThem(_ place: Place) throws {
    var (script, _) = try Self.script(place)
    let spot = try Self.hold(script, place)
    script.step(.wheel(x: 0, y: -1, at: spot, []))
    script.settle()
    let down = script.session.ui.list(place.list).position
    script.step(.wheel(x: 0, y: 1, at: spot, []))
    script.settle()
    #expect(down > 0 && script.session.ui.list(place.list).position == 0)
  }

  @Test(arguments: places)
  func aPointerScrollsThemOneToOne(_ place: Place) throws {
    var (script, list) = try Self.script(place)
    let spot = try Self.hold(script, place)
    let way = min(list.overflow, 60)
    let up = spot - Point(x: 0, y: way * script.layout.interfaceScale)
    script.step(.pointerPressed(spot, clicks: 1))
    script.step(.pointerMoved(up), dt: 0.1)
    let moved = script.session.ui.list(place.list).position
    #expect(abs(moved - way) <= Gesture.slop + 1e-6)
    script.step(.pointerReleased(up), dt: 1)
    #expect(script.session.document.isEmpty, "A drag is no press.")
  }

  @Test(arguments: places)
  func aDragOfTheBarGoesThroughTheWholeListAndEscapeGoesBack(_ place: Place) throws {
    var (script, list) = try Self.script(place)
    let along = list.view
    let bar = try #require(
      stride(from: along.minX, to: script.layout.window.maxX, by: 1).lazy.map {
        Point(x: $0, y: along.minY + 8)
      }.first { script.session.ui.bar(at: $0)?.list == place.list })
    let start = script.window(bar + Point(x: 4, y: 4))
    let far = Point(x: 0, y: 2000)
    script.step(.pointerPressed(start, clicks: 1))
    script.step(.pointerMoved(start + far))
    #expect(script.session.ui.list(place.list).position == list.overflow)
    script.step(.pointerMoved(start - far))
    #expect(script.session.ui.list(place.list).position == 0)
    script.step(.pointerMoved(start + Point(x: 0, y: 10)))
    #expect(script.session.ui.list(place.list).position > 0)
    script.press(.escape)
    list = script.session.ui.list(place.list)
    #expect(list.position == 0 && script.session.document.isEmpty)
    script.step(.pointerReleased(start))
  }
}
