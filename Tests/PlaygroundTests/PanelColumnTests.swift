import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Several panels beside the stage of a wide window, and the dividers between them.
@Suite(.languages) struct PanelColumnTests {
  private static let wide = [
    Size(width: 1440, height: 900), Size(width: 1900, height: 1000),
    Size(width: 2560, height: 1080), Size(width: 3840, height: 2160),
  ]
  private static let keys: [(Character, Modifiers)] = [("y", []), ("o", .shift), ("e", [])]

  /// With outline, properties, curve editor, graphs and timeline.
  private static func everything(_ size: Size) -> Script {
    var script = Script(Entry.all.first { $0.demo.name == "rainbow" }, size: size)
    for (key, modifiers) in keys { script.press(.character(key), modifiers) }
    for key in "tv" { script.press(.character(key)) }
    return script
  }

  private static func rooms(_ layout: Layout) -> [Rect] {
    let panels = layout.panels
    return [panels.transport, panels.timeline, panels.graphs, panels.gallery].compactMap { $0 }
      + [panels.stage] + panels.sides.map(\.rect)
  }

  /// The rooms cover the window without overlapping, and the picture stays large.
  private static func expectTiles(
    _ layout: Layout, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rooms = rooms(layout)
    let area = rooms.reduce(0) { $0 + $1.width * $1.height }
    let whole = layout.window.width * layout.window.height
    #expect(area.isNear(whole, within: 1e-6), "\(rooms)", sourceLocation: sourceLocation)
    for (index, one) in rooms.enumerated() {
      for other in rooms[(index + 1)...] {
        let shared = one.intersection(other)
        #expect(
          min(shared.width, shared.height) < 1e-6, "\(one) \(other)",
          sourceLocation: sourceLocation)
      }
    }
    #expect(layout.panels.stage.width >= 200, sourceLocation: sourceLocation)
  }

  /// A panel that is hidden by another one is named, and comes back.
  @Test func aHiddenPanelIsNamed() {
    var script = Script(size: Size(width: 1920, height: 1080))
    for (key, modifiers) in [("o", Modifiers.shift), ("o", [])] {
      script.press(.character(Character(key)), modifiers)
    }
    #expect(script.layout.shows(.properties) && script.layout.shows(.knobs))
    #expect(script.session.notice == nil)
    script.press(.character("e"))
    #expect(!script.layout.shows(.properties) && script.layout.shows(.curve))
    #expect(
      script.session.notice?.words
        == "There is no room for “Properties”. It comes back when another panel closes.")
    script.press(.character("e"))
    #expect(script.layout.shows(.properties))
  }

  @Test(arguments: wide)
  func panelsStayOpenBesideEachOther(_ size: Size) {
    let layout = Self.everything(size).layout
    for panel in [SidePanel.outline, .properties, .curve] {
      #expect(layout.shows(panel), "\(panel.name)")
    }
    #expect(layout.graphs != nil && layout.timeline != nil)
    #expect(layout.roomOrNone(of: .outline).maxX <= layout.stage.minX)
    #expect(layout.roomOrNone(of: .properties).minX >= layout.stage.maxX)
    Self.expectTiles(layout)
  }

  @Test(arguments: [Size(width: 1280, height: 720), Size(width: 800, height: 600)])
  func narrowWindowsHaveOneAtATime(_ size: Size) {
    var script = Self.everything(size)
    #expect(script.layout.panels.sides.map(\.panel) == [.curve])
    script.press(.character("e"))
    #expect(script.layout.panels.sides.isEmpty)
  }

  /// Each key shows and hides its own panel, and leaves the others alone.
  @Test func aPanelClosesAlone() {
    var script = Self.everything(Self.wide[0])
    script.press(.character("o"), .shift)
    #expect(script.layout.panels.sides.map(\.panel) == [.outline, .curve])
    // A third one at the right takes the place of the one that was opened first.
    script.press(.character("o"))
    script.press(.character("o"), .shift)
    #expect(script.layout.panels.sides.map(\.panel) == [.outline, .properties, .knobs])
  }

  @Test func aNarrowerWindowShowsTheLastOneAndAWiderOneAllAgain() {
    var script = Self.everything(Self.wide[0])
    let before = script.layout.panels
    script.step(.resized(Size(width: 1280, height: 720), pixelsPerPoint: 1))
    #expect(script.layout.panels.sides.map(\.panel) == [.curve])
    script.step(.resized(Self.wide[0], pixelsPerPoint: 1))
    #expect(script.layout.panels == before)
  }

  @Test func theGalleryMakesRoomForTheOutlineAndCanBeOpenedAboveIt() throws {
    var script = Self.everything(Self.wide[0])
    #expect(script.layout.gallery == nil)
    script.press(.character("v"))
    script.press(.character("g"))
    let gallery = try #require(script.layout.gallery)
    #expect(gallery.maxY == script.layout.roomOrNone(of: .outline).minY)
    Self.expectTiles(script.layout)
    script.press(.character("g"))
    #expect(script.layout.gallery == nil && script.layout.shows(.outline))
  }

  /// With another panel above or below it, the tabs of the curve editor are whole words.
  @Test(arguments: wide + [Size(width: 1920, height: 1080)])
  func theCurveEditorsTabsAreWholeBesideOtherPanels(_ size: Size) {
    for (key, modifiers) in [(Character("o"), Modifiers()), ("o", .shift), ("x", [])] {
      var script = Script(Entry.all.first { $0.demo.name == "springs" }, size: size)
      script.press(.character("e"))
      script.press(.character(key), modifiers)
      script.step()
      #expect(script.layout.panels.sides.count == 2)
      let words = script.frame.sprites.compactMap { sprite -> String? in
        if case .text(let text) = sprite.shape { text.string } else { nil }
      }
      for tab in ["Presets", "Shape", "Nearest"] { #expect(words.contains(tab), "\(tab) \(key)") }
    }
  }

  // MARK: Dividers

  private static func dividers(_ size: Size) -> [Divider.Name] {
    everything(size).layout.panels.dividers.map(\.name)
  }

  @Test(arguments: wide)
  func everyDividerIsDraggedAndRestored(_ size: Size) throws {
    #expect(
      Set(Self.dividers(size)) == [.left, .right, .under("properties"), .timeline, .graphs])
    for name in Self.dividers(size) {
      var script = Self.everything(size)
      let before = script.layout
      let start = try script.position(of: .divider(name))
      let distance = Point(x: name == .right ? -20 : 20, y: -20) * before.interfaceScale
      script.drag(from: start, to: start + distance)
      let moved = script.layout
      #expect(moved.panels != before.panels && script.undoCount == 0, "\(name)")
      Self.expectTiles(moved)

      let text = script.session.savedSession.text
      var other = Script(Entry.all.first { $0.demo.name == "rainbow" }, size: size)
      other.restore(try #require(SavedSession(text: text)))
      other.step()
      #expect(other.layout == moved && other.session.savedSession.text == text, "\(name)")

      script.click(at: try script.position(of: .divider(name)), clicks: 2)
      #expect(script.layout == before, "\(name)")
    }
  }

  @Test func escapeInADragGivesTheSizeBack() throws {
    for name in Self.dividers(Self.wide[0]) {
      var script = Self.everything(Self.wide[0])
      let before = script.layout
      let start = try script.position(of: .divider(name))
      script.step(.pointerMoved(start), .pointerPressed(start, clicks: 1))
      script.step(.pointerMoved(start + Point(x: -30, y: -30)))
      #expect(script.layout.panels != before.panels, "\(name)")
      script.press(.escape)
      #expect(script.layout == before, "\(name)")
    }
  }

  /// However far they are dragged.
  @Test func noPanelIsDraggedAway() throws {
    for name in Self.dividers(Self.wide[0]) {
      for distance in [-3000.0, 3000] {
        var script = Self.everything(Self.wide[0])
        let start = try script.position(of: .divider(name))
        script.drag(from: start, to: start + Point(x: distance, y: distance))
        Self.expectTiles(script.layout)
        for side in script.layout.panels.sides {
          #expect(side.rect.height >= 150, "\(name) \(distance)")
          #expect(side.rect.width >= side.panel.leastWidth, "\(name) \(distance)")
        }
        #expect(script.layout.panels.sides.count == 3 && script.layout.graphs != nil)
      }
    }
  }

  @Test func arrowKeysMoveAFocusedDivider() throws {
    for name in Self.dividers(Self.wide[0]) {
      var script = Self.everything(Self.wide[0])
      let before = script.layout
      script.change { $0.ui.setFocus(.divider(name)) }
      let isUpright = name == .left || name == .right
      script.press(isUpright ? .left : .up)
      #expect(script.layout.panels != before.panels, "\(name)")
      script.press(isUpright ? .right : .down)
      #expect(script.layout.panels == before.panels, "\(name)")
      script.press(isUpright ? .right : .down, .shift)
      script.press(.delete)
      #expect(script.layout == before, "\(name)")
      #expect(script.session.ui.focus == .divider(name))
    }
  }

  @Test func tabReachesEveryDivider() {
    var script = Self.everything(Self.wide[0])
    var reached: Set<Divider.Name> = []
    for _ in 0..<script.widgets.count {
      script.press(.tab)
      if case .divider(let name)? = script.session.ui.focus { reached.insert(name) }
    }
    #expect(reached == Set(Self.dividers(Self.wide[0])))
  }

  @Test func oldSavedSessionsAreRead() throws {
    let text = "riff place 1\ndemo rainbow\nopen timeline curve\ntimeline-height 300\n"
    let old = try #require(SavedSession(text: text))
    #expect(old.panels.sides == ["curve"] && old.sizes.timelineHeight == 300)
    let odd = try #require(
      SavedSession(
        text: "riff place 1\ndemo rainbow\nopen curve curve outline none\nwidth curve x\n"))
    #expect(odd.panels.sides == ["curve", "outline"] && odd.sizes == PanelSizes())
  }
}

/// What is edited is left in sight, and is not lost by a slip of a key.
@Suite(.languages) struct EditingRoomTests {
  @Test(arguments: [
    Size(width: 800, height: 600), Size(width: 1440, height: 900), Size(width: 1900, height: 1000),
    Size(width: 3840, height: 2160),
  ])
  func barsLeaveThePictureFree(_ size: Size) throws {
    for opensTimeline in [false, true] {
      var script = Script(Entry.all.first { $0.demo.name == "presets" }, size: size)
      if opensTimeline { script.press(.character("t")) }
      script.press(.character("q"))
      let layout = script.layout
      let tools = try #require(script.widgets.first { $0.identity == .backdrop("tools") }).rect
      let bar = try #require(script.widgets.first { $0.identity == .backdrop("stage-editor") }).rect
      #expect(layout.panels.stage.inset(by: -1e-6).contains(tools.centre))
      guard size.width >= 1440 else { continue }
      #expect(!tools.intersects(layout.stage) && tools.height > tools.width)
      #expect(!bar.intersects(layout.stage))
      for rect in [tools, bar] {
        let inside = rect.intersection(layout.panels.stage)
        #expect(
          inside.width.isNear(rect.width) && inside.height.isNear(rect.height),
          "\(rect) \(layout.panels.stage)")
      }
    }
  }

  @Test func digitsLeaveTheDemoWhileSomethingIsSelectedOrEdited() {
    var script = Script(Entry.all.first { $0.demo.name == "presets" })
    let chosen = script.chosen
    script.press(.character("q"))
    script.press(.character("1"))
    #expect(script.chosen == chosen)
    script.press(.character("q"))
    let node = script.session.player.scene.allNodes[0].name
    script.change { _ = $0.workspace.select(nodes: [node]) }
    script.press(.character("1"))
    #expect(script.chosen == chosen)
    script.press(.escape)
    script.change { $0.workspace.selectedNodes = [] }
    script.change { $0.workspace.selection = Selection() }
    script.press(.character("1"))
    #expect(script.chosen == 0)
  }
}
