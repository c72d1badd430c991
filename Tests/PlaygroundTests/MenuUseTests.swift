import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// How the pointer and keys open context menus and choose from them.
@Suite(.languages) struct MenuUseTests {
  // MARK: Pointer

  /// A slow computer has several clicks in one frame: the second one hits what the first one has opened, or
  /// nothing, but never the menu that is gone.
  @Test(arguments: (0..<42).map { 4 + 8 * Double($0) })
  func clicksInOneFrameHitOnlyTheMenuThatIsThere(_ distance: Double) {
    func outcome(of clicks: Int, inOneFrame: Bool) -> String {
      var script = Script(Entry.all.first { $0.demo.name == "springs" })
      let size = Size(width: 640, height: 360)
      script.step(.resized(size, pixelsPerPoint: 1))
      let position = Point(x: 328, y: 344)
      script.step(.pointerMoved(position), .menuPressed(position))
      let item = Point(x: 322, y: position.y + 10 - distance)
      script.step(.pointerMoved(item))
      let first: [InputEvent] = [.menuReleased(item)]
      let second: [InputEvent] = [.menuPressed(item), .menuReleased(item)]
      if inOneFrame { script.step(first + second) } else { script.step(first) }
      if clicks == 2, !inOneFrame { script.step(second) }
      script.step()
      return script.whatIsThere
    }
    let together = outcome(of: 2, inOneFrame: true)
    let apart = (1...2).map { outcome(of: $0, inOneFrame: false) }
    #expect(apart.contains(together), "\(together), not one of \(apart)")
  }

  @Test func aPressBesideItClosesItAndDoesNothingElse() throws {
    var script = Script.timeline()
    let key = KeyframePath(Script.sunX, 1)
    try script.openMenu(at: script.position(key))
    let other = try script.position(KeyframePath(Script.markerY, 1))
    script.click(at: other)
    #expect(script.menu == nil && script.selection.keys == [key])
    try script.openMenu(at: script.position(key))
    let before = script.session.chosen
    script.click(at: try script.position(of: .button("play")))
    #expect(script.menu == nil && !script.playhead.isPlaying && script.session.chosen == before)
  }

  @Test func pressDragReleaseChooses() throws {
    var script = Script.timeline()
    let position = try script.position(KeyframePath(Script.sunX, 1))
    script.step(.menuPressed(position))
    let item = try script.position(ofItem: "Delete")
    script.step(.menuPressed(position), .pointerMoved(item), .menuReleased(item))
    #expect(script.menu == nil)
    #expect(try script.times(Script.sunX) == [0, 2, 3.5])
    // A click leaves it open, also where it opens under the pointer.
    let low = script.window(
      Point(x: script.layout.window.maxX - 4, y: script.layout.window.maxY - 4))
    script.openMenu(at: low)
    #expect(script.menu != nil)
    // Letting go beside it does too.
    script.step(.pointerMoved(position))
    #expect(script.menu != nil && script.chosenItem == nil)
  }

  @Test func anotherPressOfTheButtonOpensAnotherMenu() throws {
    var script = Script.timeline()
    try script.openMenu(at: script.position(KeyframePath(Script.sunX, 1)))
    let other = KeyframePath(Script.sunX, 3)
    try script.openMenu(at: script.position(other))
    #expect(script.menu != nil && script.selection.keys == [other])
  }

  @Test func nothingOpensDuringADrag() throws {
    var script = Script.timeline()
    let position = try script.position(KeyframePath(Script.sunX, 1))
    let end = position + (try script.points(0.5))
    script.drag(from: position, to: end, lets: false)
    script.step(.menuPressed(end), .menuReleased(end))
    #expect(script.menu == nil)
    script.step(.pointerReleased(end))
    #expect(try script.times(Script.sunX).contains { $0.isNear(1.5, within: 0.02) })
  }

  @Test func aDisabledCommandDoesNothingAndSaysWhy() throws {
    var script = Script(Entry.clips[0])
    script.openMenu(at: script.hold)
    try script.choose("Edits and versions")
    let position = try script.position(ofItem: "Reset all edits")
    script.step(.pointerMoved(position))
    #expect(script.chosenItem == nil)
    let plain = script.frame.sprites.count
    script.step(dt: 0.6)
    #expect(script.frame.sprites.count > plain, "The tooltip has the reason.")
    script.click(at: position)
    #expect(script.menu != nil && script.undoCount == 0)
  }

  // MARK: Keys

  @Test(arguments: [(Key.menu, Modifiers()), (.function(10), .shift)])
  func keysOpenItAndChoose(_ key: Key, _ modifiers: Modifiers) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.sunX, 1))
    script.press(key, modifiers)
    #expect(script.chosenItem == "Cut")
    script.press(.down)
    #expect(script.chosenItem == "Copy")
    script.press(.up)
    script.press(.up)
    #expect(script.chosenItem == script.menuTitles.last)
    script.press(.home)
    #expect(script.chosenItem == "Cut")
    script.press(.end)
    #expect(script.chosenItem == script.menuTitles.last)
    script.press(.character("d"))
    #expect(script.chosenItem == "Duplicate")
    script.press(.character("d"))
    #expect(script.chosenItem == "Delete")
    script.press(.enter)
    #expect(try script.times(Script.sunX) == [0, 2, 3.5])
    #expect(script.menu == nil)
    script.press(key, modifiers)
    script.press(.escape)
    #expect(script.menu == nil)
  }

  @Test func itOpensForWhatHasTheFocus() throws {
    var script = Script(Entry.clips[0])
    script.press(.menu)
    #expect(script.menuTitles.contains("Play"))
    script.press(.escape)
    script.press(.character("/"))
    script.press(.down)
    script.press(.menu)
    #expect(script.menu?.heading == catalog[0].title)
    // While it is open no letter reaches what lies below.
    script.step(.keyPressed(.character("t"), [], isRepeat: false), .text("t"))
    #expect(script.layout.timeline == nil && script.session.search.isEmpty)
  }

  @Test func theWindowsKeysWorkBesideIt() {
    var script = Script(Entry.clips[0])
    script.press(.menu)
    script.press(.function(11))
    #expect(script.requests.contains(.toggleFullscreen))
    script.press(.character("q"), .control)
    #expect(script.requests.contains(.quit))
    script.press(.character("z"), .control)
    #expect(script.menu != nil)
    script.step(.focusLost)
    #expect(script.menu == nil)
  }

  // MARK: Commands behind commands

  @Test func keysEnterAndLeaveThem() throws {
    var script = Script(Entry.clips[0])
    script.openMenu(at: script.hold)
    let whole = script.menu
    while script.chosenItem != "View" { script.press(.down) }
    script.press(.right)
    #expect(script.menu?.heading == "View" && script.chosenItem == "Motion paths")
    script.press(.left)
    #expect(script.menu == whole && script.chosenItem == "View")
    script.press(.enter)
    script.press(.escape)
    #expect(script.menu == whole && script.chosenItem == "View")
    script.press(.enter)
    script.press(.enter)
    #expect(script.menu == nil && script.session.viewState.trails)
  }

  @Test func thePointerGoesBack() throws {
    var script = Script(Entry.clips[0])
    script.openMenu(at: script.hold)
    let whole = script.menu
    try script.choose("Panels")
    #expect(script.menu?.items.contains { $0.title == "Properties" } == true)
    try script.choose("Back")
    #expect(script.menu == whole)
    try script.choose("Panels")
    script.click(at: Point(x: 2, y: 2))
    #expect(script.menu == nil && script.layout.side == nil)
  }

  /// In a window of usual height, on the stage, on a node and while it is edited.
  @Test func menusOfTheStageDoNotScroll() throws {
    for edits in [false, true] {
      for point in [Point(x: 100, y: 270), Point(x: 700, y: 500)] {
        var script = Script.timeline(size: Size(width: 800, height: 600))
        if edits { script.press(.character("q")) }
        script.openMenu(at: script.window(stage: point))
        let layout = try #require(script.session.panel(MenuPanel.self).layout)
        #expect(!layout.scrolls && layout.items.count <= 18, "\(edits) \(point)")
      }
    }
  }

  // MARK: Places

  @Test(arguments: [
    Size(width: 320, height: 240), Size(width: 640, height: 480), Size(width: 800, height: 600),
    Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
  ])
  func itStaysInsideTheWindow(_ size: Size) throws {
    for (x, y) in [(0.0, 0.0), (0.5, 0.5), (1, 0), (0, 1), (1, 1), (0.99, 0.5)] {
      var script = Script(Entry.clips[0], size: size)
      script.openMenu(at: Point(x: x * (size.width - 1), y: y * (size.height - 1)))
      guard let layout = script.session.panel(MenuPanel.self).layout else { continue }
      let window = script.layout.window
      #expect(layout.card.minX >= 0 && layout.card.maxX <= window.maxX)
      #expect(layout.card.minY >= 0 && layout.card.maxY <= window.maxY)
      // Keys reach every command, and what is chosen is seen.
      script.press(.end)
      let last = try #require(layout.items.last)
      let top = layout.list.minY - script.session.ui.list(.menu(.list)).position
      #expect(last.offset(y: top).maxY <= layout.list.maxY + 1e-9, "\(size)")
    }
  }

  @Test func aTallMenuScrollsByWheel() throws {
    var script = Script(Entry.clips[0], size: Size(width: 480, height: 270))
    script.openMenu(at: Point(x: 300, y: 120))
    let layout = try #require(script.session.panel(MenuPanel.self).layout)
    #expect(layout.scrolls)
    let before = script.time
    script.step(.wheel(x: 0, y: -3, at: Point(x: 320, y: 130), []))
    script.settle()
    #expect(script.session.ui.list(.menu(.list)).position > 0 && script.time == before)
  }

  // MARK: Events

  @Test func itsEventsAreRecorded() throws {
    let events: [InputEvent] = [
      .menuPressed(Point(x: 1.5, y: 2)), .menuReleased(Point(x: -3, y: 4)),
      .keyPressed(.menu, [], isRepeat: false), .keyReleased(.menu),
    ]
    let lines = events.map { TimedEvent(time: 1, $0).line }
    #expect(
      lines == [
        "1 menu-press 1.5 2", "1 menu-release -3 4", "1 key menu none",
        "1 key-up menu",
      ])
    let start = SessionStart(demos: ["rotation"], size: Size(width: 800, height: 600))
    let recording = Recording(
      start, steps: [Recording.Step(events.map { TimedEvent(time: 1, $0) }, dt: 0.5)],
      isComplete: true)
    #expect(try Recording(text: recording.text, demos: ["rotation"]) == recording)
  }
}
