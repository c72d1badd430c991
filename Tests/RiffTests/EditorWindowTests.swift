import Demos
import Editing
import Foundation
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

private typealias Widget = Playground.Widget

extension WindowTests {
  /// The editors in a real window, driven by a real pointer, keyboard and clipboard. Positions come
  /// from a session of the same size with the same input.
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

      func position(of identity: Widget.Identity) throws -> Point {
        try #require(twin.ui.widgets.first { $0.identity == identity }).rect.centre
      }

      /// Where a keyframe's diamond lies.
      func position(ofKey index: Int, in track: TrackPath) throws -> Point {
        let view = try timelineView()
        let row = try #require(view.rows.firstIndex { $0.path == track })
        let time = view.rows[row].keyframes[index].time
        return Point(x: view.scale.x(of: time), y: view.rowRect(row).centre.y)
      }

      func timelineView() throws -> TimelineView {
        var workspace = twin.workspace
        var panel = try #require(twin.panels.lazy.compactMap { $0 as? TimelinePanel }.first)
        return try #require(panel.refreshedView(&workspace, twin.ui))
      }

      func click(_ position: Point) throws {
        try app.point(Int(position.x.rounded()), Int(position.y.rounded()))
        try app.drive("click", "1")
      }

      func key(_ words: String...) throws { for word in words { try app.drive("key", word) } }

      /// What is kept of the demo, once it is as wanted.
      func waitForLines(_ isWanted: ([String]) -> Bool) throws -> [String] {
        try app.wait(for: "the document") {
          let text = (try? app.home.text("riff/document")) ?? ""
          let lines = text.split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("track \(demo) ") }
          return isWanted(lines) ? lines : nil
        }
      }
    }

    @Test func aKeyframeIsDraggedAndTheDragUndone() throws {
      let desk = try Desk("rotation", at: 0.5, panels: "t")
      let rows = try desk.timelineView().rows
      let track = try #require(rows.first { $0.keyframes.count > 2 }?.path)
      let before = try desk.app.restingPicture()
      let key = try desk.position(ofKey: 1, in: track)
      try desk.app.point(Int(key.x.rounded()), Int(key.y.rounded()))
      try desk.app.drive("mousedown", "1")
      for step in 1...6 {
        try desk.app.point(Int(key.x.rounded()) + 7 * step, Int(key.y.rounded()))
      }
      try desk.app.drive("mouseup", "1")
      let lines = try desk.waitForLines { $0.count == 1 }
      #expect(lines[0].contains("\"\(track.node)\""))
      // Away from the keyframe, so that nothing reacts to the pointer.
      try desk.app.point(790, 20)
      let dragged = try desk.app.restingPicture()
      #expect(dragged.stage != before.stage)
      // Esc lets go of the keyframe that is selected.
      try desk.key("ctrl+z", "Escape")
      _ = try desk.waitForLines(\.isEmpty)
      let restored = try desk.app.restingPicture()
      expectSame(restored.stage, before.stage)
      #expect(try desk.app.quit() == 0)
    }

    @Test func anEasingIsWrittenCopiedAndPastedThroughTheClipboard() throws {
      let desk = try Desk("rotation", at: 0.5, panels: "e")
      let before = try desk.app.restingPicture()
      try desk.click(try desk.position(of: .curve(.field(.notation))))
      try desk.key("ctrl+a")
      try desk.app.drive("type", "easeOutBack")
      try desk.key("Return", "Escape")
      let written = try desk.waitForLines { $0.count == 1 }
      try desk.app.point(790, 20)
      #expect(try desk.app.restingPicture().stage != before.stage)
      // The notation is copied, the edit undone, and restored by pasting.
      try desk.click(try desk.position(of: .button("copy curve")))
      try desk.key("ctrl+z")
      _ = try desk.waitForLines(\.isEmpty)
      try desk.key("ctrl+v")
      #expect(try desk.waitForLines { $0.count == 1 } == written)
      #expect(try desk.app.quit() == 0)
    }

    /// Pressed, dragged to a command and released, and by keys.
    @Test func theRightButtonOpensAMenuThatChooses() throws {
      let desk = try Desk("rotation", at: 0.5, panels: "t")
      let rows = try desk.timelineView().rows
      let track = try #require(rows.first { $0.keyframes.count > 2 }?.path)
      let before = try desk.app.restingPicture()
      let key = try desk.position(ofKey: 1, in: track)
      try desk.app.point(Int(key.x.rounded()), Int(key.y.rounded()))
      try desk.app.drive("click", "3")
      _ = try desk.app.waitForPicture { $0 != before }
      // Down to the fifth command of keyframes, which deletes them.
      try desk.key("Down", "Down", "Down", "Down", "Down", "Return")
      let deleted = try desk.waitForLines { $0.count == 1 }
      #expect(deleted[0].contains("\"\(track.node)\""))
      // Undo brings the selection back; Esc lets go of it.
      try desk.key("ctrl+z", "Escape")
      _ = try desk.waitForLines(\.isEmpty)
      // The bar of the node whose track was clicked last stays marked.
      try desk.app.point(790, 20)
      let marked = try desk.app.restingPicture()
      // A press beside the menu closes it, and plays nothing.
      try desk.app.point(500, 150)
      let resting = try desk.app.restingPicture()
      try desk.app.drive("click", "3")
      _ = try desk.app.waitForPicture { $0.stage != resting.stage }
      try desk.app.point(20, 590)
      try desk.app.drive("click", "1")
      // The menu has selected the node below it, whose bar is marked.
      try desk.key("Escape")
      try desk.app.point(790, 20)
      let closed = try desk.app.restingPicture()
      expectSame(closed.stage, marked.stage)
      #expect(try desk.app.quit() == 0)
    }

    @Test func aTypedCommandIsRun() throws {
      let desk = try Desk("rainbow", at: 1, panels: "")
      try desk.key("F1")
      try desk.app.drive("type", "to the end")
      try desk.key("Return")
      try desk.app.waitForTime("rainbow") { $0 == 4 }
      #expect(try desk.app.quit() == 0)
    }
  }
}
