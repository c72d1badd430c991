import DemoKit
import Demos
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Demos that come from files: they join the gallery, and are replaced while they play.
@Suite(.languages) struct FileSessionTests {
  static let file = OpenedFile(name: "ball", path: "/home/ada/ball.json", kind: .riffScene)

  static func demo(
    _ name: String = "ball", size: Size = Scene.size, length: Double = 2, colour: Color = .white
  ) -> SceneDemo {
    var scene = Scene(ground: .black) {
      Node(.circle(radius: 25), fill: colour).named("dot").at(x: [0: 0, 2: 300], y: 0)
    }
    scene.size = size
    return SceneDemo(name, title: "Ball", scene: scene, timeline: .seconds(length))
  }

  /// A script in which a file is open, and on the stage.
  static func script(
    _ demo: SceneDemo = demo(), notes: [ImportNote] = [],
    size: Size = Size(width: 1280, height: 720)
  ) -> Script {
    var script = Script(size: size)
    var file = file
    file.notes = notes
    script.change { $0.add(demo, file: file) }
    script.step(.opened(name: "ball", path: file.path))
    // The gallery scrolls to the card.
    for _ in 0..<30 { script.step(dt: 0.1) }
    return script
  }

  @Test func anOpenedFileIsTheLastCardAndOnTheStage() throws {
    let script = Self.script()
    #expect(script.session.players.map(\.demo.name) == catalog.map(\.name) + ["ball"])
    #expect(script.session.demo.name == "ball")
    let card = GalleryPart.card(catalog.count)
    #expect(script.widgets.contains { $0.identity == .gallery(card) })
    let words = script.frame.sprites.compactMap { sprite -> String? in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    #expect(words.contains { $0.hasPrefix("Scene ·") }, "\(words)")
    #expect(words.contains("Ball"), "\(words)")
  }

  @Test func theSameFileAgainIsNoSecondCard() {
    var script = Self.script()
    script.change { $0.add(Self.demo(length: 5), file: Self.file) }
    #expect(script.session.players.count == catalog.count + 1)
    #expect(script.session.player.playhead.timeline.length == 5)
  }

  @Test func replacingKeepsPlayheadEditsAndSelection() throws {
    var script = Self.script()
    script.change {
      $0.workspace.playhead.jump(to: 1.25)
      $0.workspace.edit { document in
        document["ball"][TrackPath(node: "dot", property: "y")] = .number(.y, [0: 5, 1: 9])
      }
      $0.workspace.selection.keys = [KeyframePath(TrackPath(node: "dot", property: "y"), 1)]
    }
    let before = script.session.selection
    script.change { $0.replace("ball", by: Self.demo(colour: .black)) }
    script.step()
    #expect(script.time == 1.25)
    #expect(script.session.selection == before && !before.keys.isEmpty)
    #expect(script.session.player.scene.allNodes[0].node.numbers[.y] == [0: 5, 1: 9])
    #expect(script.session.player.scene.allNodes[0].node.colors[.fill]?.value(at: 0) == .black)
  }

  @Test func replacingKeepsPlaying() {
    var script = Self.script()
    script.press(.space)
    script.step(dt: 0.5)
    script.change { $0.replace("ball", by: Self.demo(length: 4)) }
    script.step(dt: 0.5)
    #expect(script.playhead.isPlaying && abs(script.time - 1) < 1e-9)
  }

  @Test func aShorterSceneHoldsThePlayheadAtItsEnd() {
    var script = Self.script()
    script.change {
      $0.workspace.playhead.jump(to: 1.75)
      $0.replace("ball", by: Self.demo(length: 1))
    }
    script.step()
    #expect(script.time == 1)
  }

  @Test func removingLeavesTheOthersAndTheEdits() throws {
    var script = Self.script()
    script.change { $0.workspace.edit { $0["ball"].length = 3 } }
    script.change { $0.perform(.file(.remove("ball"))) }
    script.step()
    #expect(script.session.players.map(\.demo.name) == catalog.map(\.name))
    #expect(script.session.demo.name == catalog.last?.name && script.session.files.isEmpty)
    script.change { $0.add(Self.demo(), file: Self.file) }
    #expect(script.session.players.last?.playhead.timeline.length == 3)
  }

  @Test func deleteOnItsCardRemovesItAndNothingElse() throws {
    var script = Self.script()
    script.change { $0.ui.setFocus(.gallery(.card(0))) }
    script.press(.delete)
    #expect(script.session.players.count == catalog.count + 1)
    script.change { $0.ui.setFocus(.gallery(.card(catalog.count))) }
    script.press(.delete)
    #expect(script.session.players.count == catalog.count)
  }

  @Test func itsTimeIsRestoredOnceItHasBeenRead() {
    var file = Self.file
    file.state = .waiting
    let empty = SceneDemo("ball", scene: Scene(ground: .black) {}, timeline: .seconds(0))
    let start = SessionStart(
      demos: catalog.map(\.name) + ["ball"], size: Size(width: 1280, height: 720),
      savedSession: SavedSession(demo: "rainbow", times: ["ball": 1.5]), files: [file])
    var session = start.session(of: catalog + [empty], measure: Script.measure)
    #expect(session.savedSession.times["ball"] == 1.5)
    session.replace("ball", by: Self.demo())
    #expect(session.players.last?.time == 1.5)
    #expect(session.savedSession.times["ball"] == 1.5 && session.files[0].state == .shown)
  }

  @Test func anEarlierMomentShowsTheFileAsItIsNow() {
    var show = RewindableSession(Script().session)
    for _ in 0..<40 { _ = show.step([TimedEvent(time: 0, .pointerLeft)], dt: 0.1) }
    show.add(Self.demo(), file: Self.file)
    _ = show.step([TimedEvent(time: 0, .opened(name: "ball", path: "/home/ada/ball.json"))], dt: 0)
    for _ in 0..<60 { _ = show.step([TimedEvent(time: 0, .pointerLeft)], dt: 0.1) }
    show.replace("ball", by: Self.demo(length: 7))
    for _ in 0..<3 {
      _ = show.step([TimedEvent(time: 0, .keyPressed(.left, .control, isRepeat: false))], dt: 0)
    }
    #expect(show.isRewinding)
    _ = show.step([TimedEvent(time: 0, .keyPressed(.enter, [], isRepeat: false))], dt: 0)
    #expect(!show.isRewinding && show.session.demo.name == "ball")
    #expect(show.session.player.playhead.timeline.length == 7)
  }

  @Test func droppingAFileAsksTheHostToOpenIt() {
    var script = Script()
    script.step(.dropped("/tmp/a b.svg"))
    #expect(script.frame.requests.contains(.open("/tmp/a b.svg")))
  }

  // MARK: The scene's own size

  @Test(arguments: [
    Size(width: 200, height: 200), Size(width: 100, height: 900), Size(width: 3000, height: 40),
  ])
  func theStageHasTheProportionsOfTheScene(_ stage: Size) throws {
    for window in [Size(width: 800, height: 600), Size(width: 1280, height: 720)] {
      let script = Self.script(Self.demo(size: stage), size: window)
      let rect = script.layout.stage
      let room = script.layout.panels.stage
      #expect(room.contains(Point(x: rect.minX, y: rect.minY)))
      #expect(rect.maxX <= room.maxX && rect.maxY <= room.maxY)
      // Both sides are whole pixels.
      let shape = stage.height / stage.width
      #expect(abs(rect.height - rect.width * shape) <= 0.5 + 0.5 * shape)
      let corner = script.layout.stagePoint(Point(x: rect.maxX, y: rect.maxY))
      #expect(abs(corner.x - stage.width) < stage.width / 100)
    }
  }

  @Test func thePictureIsFilledByTheStage() throws {
    let scene = Self.demo(size: Size(width: 200, height: 200)).scene
    let sprites = scene.picture(at: 0, size: Size(width: 80, height: 80))
    let ground = try #require(sprites.first)
    let bounds = ground.transform.bounds(of: ground.shape.bounds)
    #expect(bounds == Rect(x: 0, y: 0, width: 80, height: 80))
  }

  @Test func theStageFollowsAFileThatChangesItsSize() {
    var script = Self.script()
    let wide = script.layout.stage
    script.change { $0.replace("ball", by: Self.demo(size: Size(width: 100, height: 100))) }
    script.step()
    #expect(abs(script.layout.stage.width - script.layout.stage.height) <= 1)
    #expect(script.layout.stage != wide)
  }
}
