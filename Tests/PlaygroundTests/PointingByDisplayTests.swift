import DemoKit
import Demos
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Pointing tools have sizes of the display, on any file, and reach all that an audience sees.
@Suite(.languages) struct PointingByDisplayTests {
  /// A talk that shows a scene of some size.
  private static func desk(_ size: Size, window: Size) -> TalkDesk {
    var desk = TalkDesk("file a.svg\ndemo rainbow\n", size: window, presents: false)
    var scene = Scene(ground: .black) { Node(.circle(radius: 3), fill: .white).at(x: 5, y: 5) }
    scene.size = size
    let demo = SceneDemo("a", title: "A", scene: scene, timeline: .seconds(1))
    desk.script.change { $0.add(demo, file: OpenedFile(name: "a", path: "/home/ada/a.svg")) }
    desk.press(.function(5))
    return desk
  }

  private static func sizes(_ desk: TalkDesk) -> [Double] {
    var script = desk.script
    var found: [Double] = []
    let centre = script.layout.window.centre * script.layout.interfaceScale
    script.step(.pointerMoved(centre))
    for (key, modifiers) in [
      (Key.function(7), Modifiers()), (.function(8), []), (.function(8), .shift),
      (.function(9), []),
    ] {
      script.press(key, modifiers)
      if key == .function(9) {
        script.step(.pointerPressed(centre, clicks: 1))
        script.step(.pointerMoved(centre + Point(x: 40, y: 0)))
        script.step(.pointerReleased(centre + Point(x: 40, y: 0)))
      }
      for sprite in script.frame.sprites {
        if sprite.name == "pen" {
          found.append((sprite.stroke?.width ?? 0) * sprite.transform.meanScale)
        } else if case .ellipse(let size) = sprite.shape, sprite.clips.isEmpty, sprite.name.isEmpty
        {
          found.append(size.width / 2)
        } else if sprite.name == "spotlight", case .gradient(let gradient)? = sprite.fill {
          found.append(gradient.start.distance(to: gradient.end))
        }
      }
      script.press(key, modifiers)
    }
    return found.map { $0 / script.layout.window.height }
  }

  @Test(arguments: [Size(width: 640, height: 480), Size(width: 1920, height: 1080)])
  func sizesAreThoseOfTheDisplay(_ window: Size) {
    let usual = Self.sizes(Self.desk(Scene.size, window: window))
    #expect(usual.count > 5 && usual.allSatisfy { $0 > 0.001 && $0 < 0.5 })
    for size in [Size(width: 24, height: 24), Size(width: 4000, height: 2000)] {
      let other = Self.sizes(Self.desk(size, window: window))
      #expect(other.count == usual.count)
      for (one, two) in zip(usual, other) { #expect(abs(one - two) < 1e-6, "\(size)") }
    }
  }

  /// The colour around a stage that doesn't fill the display is also that below the magnifier.
  @Test func pointingKeepsTheColourAroundTheStage() {
    var desk = TalkDesk("demo rainbow\n", size: Size(width: 640, height: 640))
    let ground = desk.script.frame.ground
    #expect(ground != Theme.ground)
    desk.script.step(.pointerMoved(Point(x: 320, y: 320)))
    for (key, modifiers) in [
      (Key.function(7), Modifiers()), (.function(8), []), (.function(8), .shift),
      (.function(9), []),
    ] {
      desk.script.press(key, modifiers)
      let frame = desk.script.frame
      #expect(frame.ground == ground)
      if modifiers == .shift {
        let isBelow = frame.sprites.contains { sprite in
          if case .ellipse = sprite.shape { sprite.fill == .color(ground) } else { false }
        }
        #expect(isBelow)
      }
      desk.script.press(key, modifiers)
    }
  }

  private static func draw(_ desk: inout TalkDesk, from start: Point, to end: Point) {
    let scale = desk.script.layout.interfaceScale
    desk.script.step(.pointerPressed(start * scale, clicks: 1))
    desk.script.step(.pointerMoved(end * scale))
    desk.script.step(.pointerReleased(end * scale))
  }

  private static func marks(_ desk: TalkDesk) -> [Mark] {
    desk.script.session.panel(PointingPanel.self).marks.all
  }

  @Test func pensDrawOnCodeAndCaptions() throws {
    var desk = TalkDesk("demo springs\ncode track\ncaption Look\n")
    desk.press(.function(9))
    let code = try #require(desk.script.layout.codeRoom)
    let caption = Point(x: desk.script.layout.stage.centre.x, y: desk.script.layout.window.maxY - 9)
    for (index, start) in [code.centre, caption].enumerated() {
      let end = start + Point(x: 30, y: 4)
      Self.draw(&desk, from: start, to: end)
      #expect(Self.marks(desk).count == index + 1)
      let sprite = try #require(desk.script.frame.sprites.last { $0.name == "pen" })
      let last = try #require(Self.marks(desk).last?.points.last)
      #expect(sprite.transform.apply(to: last).distance(to: end) < 1e-6)
      #expect(sprite.clips.count == 1 && desk.presentation?.current == 0)
    }
  }

  /// The caption lies below the pointing tools.
  @Test func theLaserIsSeenOnCaptions() throws {
    var desk = TalkDesk("demo springs\ncaption Look\n")
    desk.press(.function(7))
    desk.script.step(.pointerMoved(desk.script.layout.window.centre))
    let sprites = desk.script.frame.sprites
    let caption = try #require(sprites.lastIndex { $0.name == TalkCaption.spriteName })
    let laser = try #require(
      sprites.lastIndex { if case .ellipse = $0.shape { $0.name.isEmpty } else { false } })
    #expect(laser > caption)
  }

  /// A caption is not darkened, so that it is read beside the spotlight.
  @Test func theSpotlightLeavesTheCaption() throws {
    var desk = TalkDesk("demo springs\ncaption Look\n")
    desk.press(.function(8))
    desk.script.step(.pointerMoved(desk.script.layout.window.centre))
    let sprites = desk.script.frame.sprites
    let dark = try #require(sprites.lastIndex { $0.name == "spotlight" })
    let above = sprites[dark...].filter { $0.name == TalkCaption.spriteName }
    #expect(above.count == sprites[..<dark].count { $0.name == TalkCaption.spriteName })
    #expect(
      above.contains { if case .text(let text) = $0.shape { text.string == "Look" } else { false } }
    )
  }

  @Test func marksBelongToTheirStop() {
    var desk = TalkDesk("demo springs\ndemo flip\n")
    desk.press(.function(9))
    let centre = desk.script.layout.stage.centre
    func draw() { Self.draw(&desk, from: centre, to: centre + Point(x: 50, y: 20)) }
    draw()
    desk.press(.pageDown)
    #expect(Self.marks(desk).isEmpty)
    desk.press(.pageUp)
    #expect(Self.marks(desk).isEmpty)
    // Marks that stay return with their stop.
    for _ in 0..<2 { desk.script.change { $0.perform(.pointing(.cycleLifetime)) } }
    draw()
    desk.press(.pageDown)
    #expect(Self.marks(desk).isEmpty)
    draw()
    draw()
    desk.press(.pageUp)
    #expect(Self.marks(desk).count == 1)
    desk.press(.pageDown)
    #expect(Self.marks(desk).count == 2)
    desk.press(.function(9))
    desk.press(.escape)
    desk.press(.function(5))
    #expect(Self.marks(desk).isEmpty)
  }

  @Test func escapeClosesTheContactSheetBeforeThePen() {
    var desk = TalkDesk()
    desk.press(.function(9))
    desk.press(.character("o"))
    desk.press(.escape)
    #expect(desk.presentation?.sheet == nil)
    #expect(desk.script.session.panel(PointingPanel.self).tool == .pen)
  }

  // MARK: Edges

  @Test(arguments: LegibleTypeTests.sizes)
  func theTestCardReachesTheEdges(_ size: Size) {
    for text in ["demo test-card\ncaption Look\n", "demo springs\ncaption Look\n"] {
      var desk = TalkDesk(text, size: size)
      if desk.demo != "test-card" {
        desk.press(.character("o"))
        desk.press(.left)
        desk.press(.enter)
      }
      let layout = desk.script.layout
      let fits = [
        layout.stage.width - layout.window.width, layout.stage.height - layout.window.height,
      ]
      #expect(desk.demo == "test-card" && fits.allSatisfy { abs($0) < 1 })
      let sprites = desk.script.frame.sprites.filter { $0.clips.contains(Clip(layout.stage)) }
      let edges = sprites.map { $0.transform.bounds(of: $0.shape.bounds) }
      #expect(
        edges.contains {
          $0.width > layout.window.width - 8 && $0.height > layout.window.height - 8
        })
      // Nothing of it lies outside.
      #expect(edges.allSatisfy { $0.inset(by: 1).union(layout.window) == layout.window })
    }
  }

  /// A line along an edge that nobody sees, while something is cut there.
  @Test func edgesAreSeenWhereSomethingIsCut() {
    func lines(at x: Double, _ caption: String) -> [Sprite] {
      var desk = TalkDesk("file a.svg\n\(caption)", presents: false)
      let scene = Scene(ground: .black) {
        Node(.circle(radius: 50), fill: .white).at(x: x, y: 100)
      }
      let demo = SceneDemo("a", title: "A", scene: scene, timeline: .seconds(1))
      desk.script.change { $0.add(demo, file: OpenedFile(name: "a", path: "/home/ada/a.svg")) }
      desk.press(.function(5))
      let stage = desk.script.layout.stage
      return desk.script.frame.sprites.filter { sprite in
        let box = sprite.transform.bounds(of: sprite.shape.bounds)
        return box.width < 4 && box.height > stage.height * 0.9
      }
    }
    #expect(lines(at: 480, "caption Look\n").isEmpty)
    #expect(lines(at: -60, "caption Look\n").isEmpty)
    #expect(lines(at: 0, "caption Look\n").count == 1)
    #expect(lines(at: 0, "").isEmpty)
  }

  /// In the light look the stage's colour is left and right of it, and the usual light ground above and below.
  @Test(arguments: LegibleTypeTests.sizes)
  func theLightLookLeavesNoStripsBesideTheStage(_ size: Size) throws {
    var desk = TalkDesk("demo paging-intro\ncaption Look\n", size: size)
    while desk.script.session.workspace.window.arrangement.theme != .light {
      desk.press(.character("c"))
    }
    let (layout, sprites) = (desk.script.layout, desk.script.frame.sprites)
    let stage = try #require(sprites.firstIndex { $0.clips.contains(Clip(layout.stage)) })
    let around = sprites[..<stage].map { $0.transform.bounds(of: $0.shape.bounds) }
    let room = layout.roomAroundStage(.light)
    #expect(
      around.contains {
        abs($0.width - layout.window.width) < 1 && abs($0.height - room.height) < 1
      })
    #expect(room.minY == layout.stage.minY && room.maxY == layout.stage.maxY)
  }

  /// A background reaches the edges of the stage, which lie on whole pixels; all else keeps its proportions.
  @Test(arguments: LegibleTypeTests.sizes)
  func backgroundsReachTheEdges(_ size: Size) throws {
    var arrangement = Arrangement(window: WindowSize(size: size, pixelsPerPoint: 1))
    arrangement.showsPanels = false
    let scene = Size(width: 401, height: 293)
    let layout = Layout(arrangement, parts: .whole(scene))
    for (part, isWhole) in [(1.0, true), (1.5, true), (0.9, false)] {
      let sprite = Sprite(
        .rectangle(Size(width: scene.width * part, height: scene.height * part), cornerRadius: 0),
        transform: .translation(x: scene.width / 2, y: scene.height / 2), fill: .color(.white))
      let box = layout.placed(sprite, in: layout.stage).transform.bounds(of: sprite.shape.bounds)
      #expect(abs(box.width / layout.stage.width - part) < 1e-9)
      let height = isWhole ? layout.stage.height : scene.height * layout.stageScale
      #expect(abs(box.height - height * part) < 1e-9)
    }
    let lowerHalf = Sprite(
      .rectangle(Size(width: scene.width, height: scene.height / 2), cornerRadius: 0),
      transform: .translation(x: scene.width / 2, y: scene.height * 0.75), fill: .color(.white))
    let box = layout.placed(lowerHalf, in: layout.stage).transform.bounds(
      of: lowerHalf.shape.bounds)
    #expect(abs(box.maxY - layout.stage.maxY) < 1e-9)
  }
}
