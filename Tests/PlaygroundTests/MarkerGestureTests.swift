import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Markers that are dragged or selected while something else happens.
@Suite(.languages) struct MarkerGestureTests {
  private static func marked(_ markers: Cue...) -> Script {
    var script = Script.timeline()
    script.change { session in
      session.workspace.edit { document in
        for marker in markers { document["keys"].add(marker) }
      }
    }
    script.step()
    return script
  }

  private static func position(_ marker: Cue, _ script: Script) throws -> Point {
    let flag = try #require(try script.timelineView().flags.first { $0.cue == marker })
    return script.window(Point(x: flag.x + 4, y: flag.rect.centre.y))
  }

  @Test func aMarkerThatIsAddedDuringADragStays() throws {
    let marker = Cue("one", at: 0.75)
    var script = Self.marked(marker)
    script.press(.space)
    let start = try Self.position(marker, script)
    let end = start + (try script.points(2))
    script.drag(from: start, to: end, lets: false)
    script.press(.character("m"), .shift)
    #expect(script.edits.markers.count == 2)
    script.step(.pointerMoved(end + Point(x: 20, y: 0)), .pointerReleased(end))
    #expect(script.edits.markers.map(\.name) == ["Marker 1", "one"])
  }

  /// One of the same name and time is the same marker only as long as it lies there.
  @Test func aMarkerIsDraggedAcrossOneOfItsName() throws {
    let marker = Cue("a", at: 0.75)
    var script = Self.marked(marker, Cue("a", at: 2))
    let start = try Self.position(marker, script)
    script.step(.pointerPressed(start, clicks: 1))
    script.step(.pointerMoved(start + (try script.points(1.25))))
    #expect(script.edits.markers == [Cue("a", at: 2)])
    let end = start + (try script.points(2.25))
    script.step(.pointerMoved(end), .pointerReleased(end))
    #expect(script.edits.markers.count == 2 && script.edits.markers.first?.time == 2)
  }

  @Test func aSelectedMarkerIsOfItsDemo() throws {
    let marker = Cue("one", at: 0.75)
    var script = Self.marked(marker)
    script.change { session in
      session.add(FileSessionTests.demo(), file: FileSessionTests.file)
      session.workspace.edit { $0["ball"].add(marker) }
    }
    script.click(at: try Self.position(marker, script))
    #expect(script.session.panel(TimelinePanel.self).selectedMarker == marker)
    script.step(.opened(name: "ball", path: FileSessionTests.file.path))
    #expect(script.session.panel(TimelinePanel.self).selectedMarker == nil)
    script.press(.delete)
    #expect(script.session.demo.name == "ball" && script.edits.markers == [marker])
  }
}
