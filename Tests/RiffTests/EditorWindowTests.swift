import Demos
import Foundation
import Keyframes
import Stage
import Testing

@testable import Playground

extension WindowTests {
  /// The editors in a real window, driven by a real pointer, keyboard and clipboard. Where things lie
  /// tells a session of the same size that was driven alike.
  struct EditorWindowTests {
    /// A window with its twin.
    private struct Desk {
      let app: App
      var twin: Session
      let demo: String

      init(_ demo: String, at time: Double, panels keys: String) throws {
        self.demo = demo
        app = try App([demo, "--at", "\(time)"])
        twin = Session(demos: catalog, size: Size(width: 800, height: 600)) { text in
          0.55 * text.style.size * Double(text.string.count)
        }
        twin.start(demo: demo, at: time)
        _ = twin.step([], dt: 0)
        for key in keys {
          try app.drive("key", String(key))
          let stroke = InputEvent.keyPressed(.character(key), [], isRepeat: false)
          _ = twin.step([TimedEvent(time: 0, stroke)], dt: 0)
        }
      }

      func place(of identity: Widget.Identity) throws -> Point {
        try #require(twin.ui.widgets.first { $0.identity == identity }).rect.centre
      }

      /// Where a keyframe's diamond lies.
      func place(ofKey index: Int, in track: TrackPlace) throws -> Point {
        var session = twin
        let panel = try #require(session.layout.timeline)
        let rows = session.timelineRows()
        let row = try #require(rows.firstIndex { $0.place == track })
        let rect = session.rowRect(row, in: session.timelineParts(in: panel))
        return Point(
          x: session.timelineScale(in: panel).x(of: rows[row].times[index]), y: rect.centre.y)
      }

      func click(_ place: Point) throws {
        try app.point(Int(place.x.rounded()), Int(place.y.rounded()))
        try app.drive("click", "1")
      }

      func key(_ words: String...) throws { for word in words { try app.drive("key", word) } }

      /// What is kept of the demo, once it is as wanted.
      func waitForLines(_ isWanted: ([String]) -> Bool) throws -> [String] {
        try Desktop.wait(for: "the document") {
          let text = (try? app.home.text("riff/document")) ?? ""
          let lines = text.split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("track \(demo) ") }
          return isWanted(lines) ? lines : nil
        }
      }
    }

    @Test func aKeyframeIsDraggedAndTheDragIsTakenBack() throws {
      let desk = try Desk("rotation", at: 0.5, panels: "t")
      var rows = desk.twin
      let track = try #require(rows.timelineRows().first { $0.keyframes.count > 2 }?.place)
      let before = try desk.app.restingPicture()
      let key = try desk.place(ofKey: 1, in: track)
      try desk.app.point(Int(key.x.rounded()), Int(key.y.rounded()))
      try desk.app.drive("mousedown", "1")
      for step in 1...6 {
        try desk.app.point(Int(key.x.rounded()) + 7 * step, Int(key.y.rounded()))
      }
      try desk.app.drive("mouseup", "1")
      let lines = try desk.waitForLines { $0.count == 1 }
      #expect(lines[0].contains("\"\(track.node)\""))
      // Away from the keyframe, so that nothing answers to the pointer.
      try desk.app.point(790, 20)
      let dragged = try desk.app.restingPicture()
      #expect(dragged.stage != before.stage)
      // Esc lets go of the keyframe that is selected.
      try desk.key("ctrl+z", "Escape")
      _ = try desk.waitForLines(\.isEmpty)
      let restored = try desk.app.restingPicture()
      #expect(restored.stage == before.stage)
      #expect(try desk.app.quit() == 0)
    }

    @Test func anEasingIsWrittenCopiedAndPastedThroughTheClipboard() throws {
      let desk = try Desk("rotation", at: 0.5, panels: "e")
      let before = try desk.app.restingPicture()
      try desk.click(try desk.place(of: .field(.curve(.notation))))
      try desk.key("ctrl+a")
      try desk.app.drive("type", "easeOutBack")
      try desk.key("Return", "Escape")
      let written = try desk.waitForLines { $0.count == 1 }
      try desk.app.point(790, 20)
      #expect(try desk.app.restingPicture().stage != before.stage)
      // The notation goes to the clipboard, the edit is undone, and comes back by pasting.
      try desk.click(try desk.place(of: .button("copy curve")))
      try desk.key("ctrl+z")
      _ = try desk.waitForLines(\.isEmpty)
      try desk.key("ctrl+v")
      #expect(try desk.waitForLines { $0.count == 1 } == written)
      #expect(try desk.app.quit() == 0)
    }

    @Test func theCommandThatIsTypedIsDone() throws {
      let desk = try Desk("rainbow", at: 1, panels: "")
      try desk.key("F1")
      try desk.app.drive("type", "to the end")
      try desk.key("Return")
      try desk.app.waitForTime("rainbow") { $0 == 4 }
      #expect(try desk.app.quit() == 0)
    }
  }
}
