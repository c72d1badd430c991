import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// Knobs of a scene while somebody works with it: saving, deleting, naming, limits and choices.
@Suite(.languages) struct KnobsInUseTests {
  private typealias Desk = OwnKnobTests

  private static func target(_ node: String, _ property: String) -> SceneKnob.Target {
    SceneKnob.Target(node, .value(property))
  }

  private static let size = SceneKnob(
    "size", .number(range: 0...90, step: 1, unit: "pt"), .number(40),
    sets: [target("ball", "width")])

  // MARK: Saving

  private static let saved: [(knob: SceneKnob, value: KnobValue)] = [
    (size, .number(70)),
    (
      SceneKnob(
        "look",
        .choice([.init("warm", .color(.sun)), .init("cold", .color(.sky))]), .choice("warm"),
        sets: [target("ball", "fill")]), .choice("cold")
    ),
    (SceneKnob("seen", .toggle, .toggle(true), sets: [target("ball", "opacity")]), .toggle(false)),
  ]

  /// The file has the value of a knob that was only turned, and nothing is left as an edit.
  @Test(arguments: saved)
  func savingWritesWhatWasTurned(_ row: (knob: SceneKnob, value: KnobValue)) throws {
    var script = Desk.script([row.knob], hasFile: true)
    script.change { $0.workspace.turn(knob: row.knob.name, to: row.value) }
    let scene = script.session.player.scene
    script.press(.character("s"), .control)
    #expect(script.requests.contains(.save("made", path: nil, replaces: true)))
    let saved = try #require(script.session.savedScene(of: "made"))
    let old = SceneFile(scene: Desk.demo([row.knob]).scene, timeline: .seconds(3), title: "made")
    let text = ExportFormat.json.export(old.scene, old.timeline).text
    let written = try SceneText(Array(text.utf8), name: "made") { _ throws(FileError) in
      throw FileError(sentence: "")
    }
    let new = try written.text(of: saved.scene, saved.timeline)
    let read = try RiffSceneReader.read(new, name: "made") { _ throws(FileError) in
      throw FileError(sentence: "")
    }
    #expect(Knob(try #require(read.scene.knobs.first)).defaultValue == row.value)
    let demo = SceneDemo("made", scene: read.scene, timeline: read.timeline)
    script.change { $0.saved("made", path: Desk.file.path, by: demo) }
    script.step()
    #expect(script.edits.isEmpty && script.session.workspace.turnedKnobs.isEmpty)
    #expect(script.session.player.scene.nodes == scene.nodes)
    #expect(script.session.demo.knobValues.value(of: row.knob.name) == row.value)
    script.press(.character("s"), .control)
    #expect(script.session.notice?.words == localized("There are no edits to save."))
    script.press(.character("z"), .control)
    #expect(script.edits.values == [row.knob.name: Knob(row.knob).defaultValue])
  }

  @Test func nothingIsLeftOfAKnobMadeHereAfterSaving() throws {
    var script = Desk.made([Desk.width], hasFile: true)
    script.turn("width", to: 70)
    let saved = try #require(script.session.savedScene(of: "made"))
    let demo = SceneDemo("made", scene: saved.scene, timeline: saved.timeline)
    script.change { $0.saved("made", path: Desk.file.path, by: demo) }
    script.step()
    #expect(script.edits.isEmpty && script.session.workspace.turnedKnobs.isEmpty)
    #expect(try Desk.node("ball", script)[.width] == Track(70))
  }

  @Test func resettingKnobsKeepsTheDrawing() throws {
    var script = Desk.made([Desk.width])
    script.change { $0.workspace.perform(.add([Node(.circle(radius: 3))], inFrontOf: nil)) }
    script.turn("width", to: 70)
    let (nodes, knobs) = (script.edits.nodes, script.edits.knobs)
    #expect(nodes != nil && knobs != nil)
    try script.click(.knobs(.act(.reset)))
    #expect(try Desk.node("ball", script)[.width] == Track(40))
    #expect(script.edits.nodes == nodes && script.edits.knobs == knobs)
    let count = script.undoCount
    script.press(.character("z"), .control)
    #expect(script.edits.values == ["width": .number(70)] && script.undoCount == count - 1)
  }

  // MARK: Nodes that go

  @Test func aKnobGoesWithItsLastNode() throws {
    var script = Desk.made([Desk.width, Self.target("box", "width")])
    let count = script.undoCount
    script.change { $0.workspace.requests.notice = nil }
    script.change { $0.workspace.perform(.delete(["ball"])) }
    script.step()
    #expect(script.session.notice == nil && script.undoCount == count + 1)
    let rest = try #require(script.session.workspace.sceneKnob("width"))
    #expect(rest.sets == [Self.target("box", "width")])
    script.turn("width", to: 70)
    script.change { $0.workspace.perform(.delete(["box"])) }
    script.step()
    #expect(
      script.session.notice?.words == "Removed the knob “Width”. Ctrl+Z brings it back.")
    #expect(script.session.workspace.sceneKnob("width") == nil && script.edits.values.isEmpty)
    script.press(.character("z"), .control)
    #expect(script.session.workspace.sceneKnob("width") == rest)
    #expect(script.edits.values == ["width": .number(70)])
  }

  @Test func aKnobWhosePropertyGetsKeyframesSaysThatItSetsNothing() throws {
    var script = Desk.made([Desk.width])
    let path = TrackPath(node: "ball", property: "width")
    script.change { $0.workspace.setTrack(.number(.width, [0: 10, 1: 90]), at: path) }
    #expect(script.session.notice?.words.hasPrefix("The knob “Width” sets nothing now.") == true)
    let knob = try #require(script.session.workspace.knob("width"))
    #expect(script.session.workspace.label(of: knob) == "Width (sets nothing)")
    script.press(.character("z"), .control)
    #expect(script.session.workspace.label(of: knob) == "Width")
  }

  @Test func checkingAFileNamesAKnobThatSetsNothing() throws {
    var idle = Self.size
    idle.sets = []
    for (knob, isNamed) in [(Self.size, false), (idle, true)] {
      let demo = Desk.demo([knob])
      let text = ExportFormat.json.export(demo.scene, demo.timeline).text
      let read = try RiffSceneReader.read(Array(text.utf8), name: "made") { _ throws(FileError) in
        throw FileError(sentence: "")
      }
      #expect(read.notes.contains { $0.feature.text(in: .english) == "knob \"size\"" } == isNamed)
    }
  }

  // MARK: Durations

  /// Tracks of every kind that were edited here, from 0 to 2 s.
  private static let edited: [PropertyTrack] = [
    .number(.x, [0: 100, 1: 300, 2: 200]), .number(.opacity, [0: 0, 2: 1]),
    .color(.fill, [0: .sun, 1: .coral, 2: .sky]), .hidden([0: false, 1: true, 2: false]),
    .gradient([
      0: Gradient(from: .zero, to: Point(x: 1, y: 0), [.init(0, .sun), .init(1, .sky)]),
      2: Gradient(from: .zero, to: Point(x: 1, y: 0), [.init(0, .sky), .init(1, .sun)]),
    ]),
    .outline([
      0: Path(through: [.zero, Point(x: 9, y: 0)]), 2: Path(through: [.zero, Point(x: 0, y: 9)]),
    ]),
  ]

  /// The knob of a node's duration stretches tracks of all kinds, whether they were edited before it was made or after.
  @Test(arguments: edited, [false, true])
  func aNodesDurationStretchesEditedTracks(_ track: PropertyTrack, _ isLater: Bool) throws {
    let path = try #require(track.path(of: "ball"))
    var script = Desk.script()
    func edit() {
      script.change { $0.workspace.setTrack(track, at: path) }
      script.step()
    }
    if !isLater { edit() }
    script.change { $0.perform(.knobs(.make([SceneKnob.Target("ball", .duration(nil))]))) }
    script.step()
    if isLater { edit() }
    let count = script.undoCount
    for (seconds, scale) in [(4.0, 2.0), (1, 0.5), (2, 1)] {
      script.turn("duration", to: seconds)
      let now = try #require(Desk.node("ball", script).track(of: track.name))
      #expect(now.marks.map(\.time) == track.marks.map { $0.time * scale }, "\(seconds)")
      let x = try Desk.node("ball", script)[.x]
      #expect(x.times == 0...seconds)
    }
    #expect(script.undoCount == count + 3)
  }

  /// Undo names what was dragged, not the knob that follows.
  @Test func undoNamesTheKeyframesThatTurnAKnob() throws {
    var script = Desk.made([SceneKnob.Target("ball", .duration("x"))])
    let path = TrackPath(node: "ball", property: "x")
    let numbers = try #require(script.session.workspace.anyTrack(at: path)?.numbers)
    let last = numbers.keyframes.count - 1
    script.change { session in
      session.workspace.setTrack(.number(.x, numbers.retimed([last]) { $0 + 0.5 }.track), at: path)
    }
    script.step()
    #expect(!script.edits.values.isEmpty)
    script.press(.character("z"), .control)
    #expect(script.session.notice?.words == "Undid: Move 1 keyframe of x (ball)")
  }

  // MARK: Names

  @Test func noTwoKnobsHaveOneLabel() throws {
    var script = Desk.script()
    for (node, property) in [("ball", "width"), ("box", "width"), ("ball", "height")] {
      script.change { $0.perform(.knobs(.make([Self.target(node, property)]))) }
      script.step(.pointerMoved(.zero))
      script.step(.text("Ball SIZE"))
      script.press(.enter)
      script.step()
    }
    let knobs = script.session.demo.knobs
    #expect(knobs.map(\.label) == ["Ball SIZE", "Ball SIZE 2", "Ball SIZE 3"])
    #expect(Set(knobs.map(\.name)).count == 3)
    #expect(
      script.session.notice?.words
        == "There is a knob “Ball SIZE” already. This one is “Ball SIZE 3”.")
    script.change { _ = $0.workspace.commit("Ball size 2", in: .name, of: knobs[2].name) }
    #expect(script.session.demo.knobs[2].label == "Ball size 3")
  }

  /// A new knob avoids the labels of others, whatever their names.
  @Test func aNewKnobAvoidsLabels() {
    var other = Self.size
    (other.name, other.label) = ("a", "Width")
    #expect(SceneKnob.freeName("width", besides: [other]) == "width-2")
    #expect(SceneKnob.freeName("height", besides: [other]) == "height")
  }

  @Test func undoOfANewNameKeepsTheSettingsOpen() throws {
    var script = Desk.made([Desk.width])
    func panel() -> KnobsPanel { script.session.panel(KnobsPanel.self) }
    try script.click(.knobs(.setting(.name)))
    script.step(.text("Ball size"))
    script.press(.enter)
    script.step()
    #expect(panel().opened == "ball-size" && !panel().settings.isEmpty)
    script.press(.character("z"), .control)
    #expect(panel().opened == "width" && !panel().settings.isEmpty)
    script.press(.character("z"), [.control, .shift])
    #expect(panel().opened == "ball-size" && !panel().settings.isEmpty)
  }

  // MARK: Limits

  @Test func limitsAreSaidInWords() throws {
    var script = Desk.made([Desk.width])
    script.change { $0.workspace.set(60, of: .high, "width") }
    func typed(_ text: String, _ part: KnobPart) throws -> String? {
      script.change { $0.workspace.requests.notice = nil }
      try script.click(.knobs(part))
      script.step(.text(text))
      script.press(.enter)
      return script.session.notice?.words
    }
    #expect(try typed("50", .field("width")) == nil)
    #expect(try typed("500", .field("width")) == "“Width” can be 0.0 pt to 60.0 pt.")
    #expect(try Desk.node("ball", script)[.width] == Track(60))
    #expect(try typed("45", .setting(.high)) == "“Width” is 45.0 pt now: its range ends there.")
    #expect(
      try typed("-3", .setting(.high)) == "This end of the range can’t be less than 0.1 pt.")
    #expect(try typed("80", .setting(.high)) == nil)
  }

  /// A value that is edited on the stage or in the properties stops at the end of the range.
  @Test func anEditBeyondTheRangeIsSaid() throws {
    var script = Desk.script([Self.size])
    let path = TrackPath(node: "ball", property: "width")
    script.change { $0.workspace.requests.notice = nil }
    script.change { $0.workspace.setTrack(.number(.width, Track(80)), at: path) }
    #expect(script.session.notice == nil)
    script.change { $0.workspace.setTrack(.number(.width, Track(300)), at: path) }
    #expect(script.session.notice?.words == "“Size” can be 0 pt to 90 pt.")
    #expect(try Desk.node("ball", script)[.width] == Track(90))
  }

  // MARK: Choices

  private static func words(_ script: Script) -> [String] {
    guard case .choice(let words)? = script.session.demo.knobs.first?.kind else { return [] }
    return words
  }

  @Test func aNewChoiceGetsItsNameAtOnce() throws {
    var script = Desk.made([Self.target("ball", "fill")])
    try script.click(.knobs(.act(.addChoice("fill"))))
    #expect(script.session.ui.focus == .knobs(.setting(.word(1))))
    script.step(.text("cold"))
    script.press(.enter)
    #expect(Self.words(script).last == "cold")
  }

  @Test func wordsThatNobodyNamedFollowTheirColour() throws {
    var script = Desk.made(["ball", "box"].map { Self.target($0, "fill") })
    let path = TrackPath(node: "ball", property: "fill")
    func paint(_ color: Color) {
      script.change { $0.workspace.setTrack(.color(.fill, Track(color)), at: path) }
      script.step()
    }
    let sky = Color.sky.hexText
    #expect(Self.words(script) == [sky])
    script.change { $0.perform(.knobs(.addChoice("fill"))) }
    #expect(Self.words(script) == [sky, sky + " 2"])
    paint(.sun)
    #expect(Self.words(script) == [sky, Color.sun.hexText])
    #expect(try Desk.node("box", script)[.fill] == Track(.sun))
    paint(.sky)
    #expect(Self.words(script) == [sky, sky + " 2"])
    script.change { _ = $0.workspace.commit("warm", in: .word(1), of: "fill") }
    paint(.coral)
    #expect(Self.words(script) == [sky, "warm"])
    #expect(try Desk.node("box", script)[.fill] == Track(.coral))
  }

  /// Its colour is beside each word, and the only choice has no button that removes it.
  @Test func choicesShowTheirColours() throws {
    var script = Desk.made([Self.target("ball", "fill")])
    func removals() -> Int {
      script.widgets.count {
        if case .knobs(.act(.removeChoice)) = $0.identity { true } else { false }
      }
    }
    func swatches(_ color: Color) -> Int {
      let card = script.layout.roomOrNone(of: .knobs)
      return script.frame.sprites.count { sprite in
        sprite.fill == .color(color) && card.contains(sprite.transform.apply(to: .zero))
      }
    }
    #expect(removals() == 0 && swatches(.coral) > 0)
    let before = swatches(.coral)
    script.change { $0.perform(.knobs(.addChoice("fill"))) }
    script.step()
    #expect(removals() == 2 && swatches(.coral) > before)
  }

  // MARK: What can be set

  /// All that the properties panel can set of a drawn shape as a number or a colour, whether or not it is set.
  @Test(arguments: [
    Node(.rectangle(80, 40), fill: .sky), Node(.circle(radius: 9), fill: .sky),
    Node(.text("Ag", TextStyle(20)), fill: .sky),
  ])
  func aKnobIsOfferedForEveryProperty(_ node: Node) throws {
    var script = Desk.script()
    script.change { $0.workspace.perform(.add([node.named("new").at(x: 5, y: 5)], inFrontOf: nil)) }
    script.change { $0.workspace.select(nodes: ["new"]) }
    script.change { $0.perform(.toggle(.properties)) }
    script.step()
    let rows = script.session.panel(PropertiesPanel.self).rows
    let names = rows.compactMap { row -> String? in
      guard case .property(let content) = row else { return nil }
      switch content.track {
      case .number(_?, _), .color(_?, _): return content.name.localizedProperty
      case _: return nil
      }
    }
    script.change { $0.perform(.knobs(.offer)) }
    script.step()
    let items = try Desk.menu(script).items
    let offered = Set((items + items.flatMap { $0.submenu?.items ?? [] }).map(\.title))
    #expect(Set(names).isSubset(of: offered), "\(Set(names).subtracting(offered))")
    #expect(names.contains("width") && names.contains("opacity") && names.contains("fill"))
    #expect(items.count < 16)
  }

  @Test func aRowOfTheTimelineOffersAKnob() throws {
    var script = Desk.script()
    script.press(.character("t"))
    let position = try script.position(TrackPath(node: "ball", property: "x"), at: 2.7)
    script.step(.menuPressed(position), .menuReleased(position))
    let titles = try Desk.menu(script).items.map(\.title)
    #expect(titles.contains("New knob: easing of x") && titles.contains("New knob: duration of x"))
  }

  /// With more linked values than the panel shows, Tab brings each line into view.
  @Test func everyLineIsRevealed() throws {
    let properties = ["width", "height", "opacity", "rotation", "scaleX", "scaleY", "anchorX"]
    var script = Desk.script()
    script.step(.resized(Size(width: 800, height: 600), pixelsPerPoint: 1))
    let targets = ["ball", "box"].flatMap { node in properties.map { Self.target(node, $0) } }
    script.change { $0.perform(.knobs(.make(targets))) }
    script.step()
    var seen = 0
    for _ in 0..<60 {
      script.press(.tab)
      guard let focused = script.session.ui.focused,
        case .knobs(.act(.unlink)) = focused.identity
      else { continue }
      let view = script.session.ui.list(.knobs(.list)).view
      #expect(view.contains(focused.rect.centre), "\(focused.identity)")
      seen += 1
    }
    #expect(seen >= targets.count)
  }
}
