import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground

/// Knobs that are made in the app, of scenes without code.
@Suite(.languages) struct OwnKnobTests {
  static let nodes: [Node] = [
    Node(.circle(radius: 20), fill: .coral).named("ball")
      .at(x: ([0: 100, 1: 500, 2: 300] as Track<Double>).eased(.easeIn), y: 200),
    Node(.rectangle(80, 40), fill: .sky).named("box")
      .at(x: ([0: 0, 2: 9] as Track<Double>).eased(.easeOut), y: 300),
  ].map { node in
    var node = node
    (node[.width], node[.height]) = (40, 40)
    return node
  }

  static func demo(_ knobs: [SceneKnob] = []) -> SceneDemo {
    var scene = Scene(ground: .black) {}
    (scene.nodes, scene.knobs) = (nodes, knobs)
    return SceneDemo("made", scene: scene, timeline: .seconds(3))
  }

  static let file = OpenedFile(name: "made", path: "/tmp/made.json", kind: .riffScene)

  static func script(_ knobs: [SceneKnob] = [], hasFile: Bool = false) -> Script {
    var script = Script()
    script.change { session in
      if hasFile {
        session.add(demo(knobs), file: file)
      } else {
        session.workspace.add(demo(knobs))
        session.perform(.choose(demo: session.workspace.gallery.players.count - 1))
      }
    }
    if hasFile { script.step(.opened(name: file.name, path: file.path)) }
    script.step()
    script.change { $0.workspace.select(nodes: ["ball"]) }
    script.step()
    return script
  }

  static func target(_ node: String, _ part: SceneKnob.Target.Part) -> SceneKnob.Target {
    SceneKnob.Target(node, part)
  }

  static func node(_ name: String, _ script: Script) throws -> Node {
    try #require(script.session.player.scene.node(named: name))
  }

  static func made(_ targets: [SceneKnob.Target], hasFile: Bool = false) -> Script {
    var script = script(hasFile: hasFile)
    script.change { $0.perform(.knobs(.make(targets))) }
    script.step()
    script.press(.escape)
    return script
  }

  static let width = target("ball", .value("width"))
  static let undo: (Key, Modifiers) = (.character("z"), .control)

  // MARK: Making

  static func menu(_ script: Script) throws -> Menu {
    try #require(script.session.panel(MenuPanel.self).menu)
  }

  @Test func byMouseAPropertyBecomesAKnobAndGetsItsNameAndRange() throws {
    var script = Self.script()
    script.change { $0.perform(.toggle(.properties)) }
    script.step()
    let field = try script.position(of: .properties(.field("width")))
    script.step(.menuPressed(field))
    script.step(.menuReleased(field))
    let index = try #require(
      Self.menu(script).items.firstIndex { $0.title == "New knob: width" })
    try script.click(.menu(.item(index)))
    script.step()
    #expect(script.session.ui.focus == .knobs(.setting(.name)))
    script.step(.text("Ball size"))
    script.press(.enter)
    let knob = try #require(script.session.workspace.sceneKnob("ball-size"))
    #expect(script.session.workspace.knob("ball-size")?.label == "Ball size")
    #expect(knob.sets == [Self.width] && script.undoCount == 2)
    try script.click(.knobs(.setting(.high)))
    script.step(.text("60"))
    script.press(.enter)
    guard
      case .number(let range, _, let unit)? = script.session.workspace.sceneKnob("ball-size")?.kind
    else {
      Issue.record("It is no number.")
      return
    }
    #expect(range == 0...60 && unit == "pt" && script.undoCount == 3)
    script.turn("ball-size", to: 55)
    #expect(try Self.node("ball", script)[.width] == Track(55))
    for _ in 0..<4 { script.press(Self.undo.0, Self.undo.1) }
    #expect(script.edits.isEmpty && script.session.demo.knobs.isEmpty)
    for _ in 0..<4 { script.press(.character("z"), [.control, .shift]) }
    #expect(try Self.node("ball", script)[.width] == Track(55))
  }

  @Test func byKeysAloneTheListOfTheSelectedNodeMakesAKnob() throws {
    var script = Self.script()
    script.press(.character("?"))
    script.step(.text("new knob"))
    script.press(.enter)
    script.step()
    let items = try Self.menu(script).items
    let titles = items.map(\.title)
    #expect(titles.contains("width") && titles.contains("easing of x"))
    #expect(titles.contains("duration of x") && !titles.contains("x"))
    let index = try #require(titles.firstIndex(of: "duration of x"))
    for _ in 0..<index { script.press(.down) }
    script.press(.enter)
    script.step()
    script.step(.text("Pace"))
    script.press(.enter)
    let knob = try #require(script.session.workspace.sceneKnob("pace"))
    #expect(knob.sets == [Self.target("ball", .duration("x"))] && knob.value == .number(2))
    script.turn("pace", to: 4)
    #expect(try Self.node("ball", script)[.x].times == 0...4)
  }

  @Test func aDemoOfCodeSaysWhyItHasNone() throws {
    var script = Script(Entry.all.first { $0.demo.name == "springs" })
    let document = script.session.document
    script.change { $0.perform(.knobs(.offer)) }
    script.step()
    #expect(
      script.session.workspace.requests.notice?.words.contains("This demo is written in Swift")
        == true)
    #expect(script.session.document == document)
  }

  // MARK: What knobs set

  /// A constant, a colour, an easing and a duration of two nodes each.
  private static let parts: [SceneKnob.Target.Part] = [
    .value("width"), .value("fill"), .easing("x"), .duration("x"), .easing(nil), .duration(nil),
  ]

  @Test(arguments: parts)
  func linkedValuesAreOneAndStayWhenTheKnobGoes(_ part: SceneKnob.Target.Part) throws {
    let (one, two) = (Self.target("ball", part), Self.target("box", part))
    var script = Self.made([one])
    let name = try #require(script.session.demo.knobs.first?.name)
    script.change { $0.perform(.knobs(.link([two], to: name))) }
    script.step()
    #expect(script.undoCount == 2)
    let workspace = script.session.workspace
    #expect(workspace.setting(of: one) != nil)
    #expect(workspace.setting(of: one) == workspace.setting(of: two))
    let scene = script.session.player.scene
    script.change { $0.perform(.knobs(.remove(name))) }
    script.step()
    #expect(script.session.demo.knobs.isEmpty && script.session.player.scene.nodes == scene.nodes)
    script.press(Self.undo.0, Self.undo.1)
    #expect(script.session.player.scene == scene && script.session.demo.knobs.count == 1)
    script.change { $0.perform(.knobs(.unlink([two]))) }
    script.step()
    #expect(script.session.player.scene.nodes == scene.nodes)
    #expect(script.session.workspace.sceneKnob(name)?.sets == [one])
  }

  @Test func aColourHasChoicesThatAreChangedWhereTheyAreShown() throws {
    let fills = ["ball", "box"].map { Self.target($0, .value("fill")) }
    var script = Self.made(fills)
    #expect(try Self.node("ball", script)[.fill] == Track(.sky))
    script.change { $0.perform(.knobs(.addChoice("fill"))) }
    let path = TrackPath(node: "ball", property: "fill")
    script.change { $0.workspace.setTrack(.color(.fill, Track(.sun)), at: path) }
    script.step()
    #expect(try Self.node("box", script)[.fill] == Track(.sun))
    let words = script.session.demo.knobs.first.map(\.kind)
    guard case .choice(let choices)? = words else {
      Issue.record("It is no choice.")
      return
    }
    #expect(choices.count == 2)
    script.change { $0.workspace.turn(knob: "fill", to: .choice(choices[0])) }
    #expect(try Self.node("box", script)[.fill] == Track(.sky))
    script.step()
    try script.click(.knobs(.setting(.word(1))))
    script.step(.text("warm"))
    script.press(.enter)
    script.change { $0.workspace.turn(knob: "fill", to: .choice("warm")) }
    #expect(try Self.node("ball", script)[.fill] == Track(.sun))
    script.change { $0.perform(.knobs(.removeChoice("fill", word: "warm"))) }
    #expect(try Self.node("ball", script)[.fill] == Track(.sky))
  }

  // MARK: Values that are edited directly

  /// A drag of the number in the properties panel turns the knob, and all that it sets; dragged back, nothing has
  /// changed.
  @Test func aKnobFollowsADragOfItsValue() throws {
    var script = Self.made([Self.target("box", .value("width")), Self.width])
    script.change { $0.perform(.toggle(.properties)) }
    script.step()
    let document = script.session.document
    let count = script.undoCount
    let start = try script.position(of: .properties(.field("width")))
    func moved(_ x: Double) -> InputEvent { .pointerMoved(start + Point(x: x, y: 0)) }
    script.step(moved(0), .pointerPressed(start, clicks: 1))
    for x in [5.0, 15, 15, 30] { script.step(moved(x)) }
    let value = try Self.node("ball", script)[.width]
    #expect(value != Track(40))
    #expect(try Self.node("box", script)[.width] == value)
    #expect(script.edits.values["width"] == .number(value.value(at: 0)))
    script.step(moved(0))
    #expect(script.session.document == document)
    script.step(moved(30), .pointerReleased(start + Point(x: 30, y: 0)))
    #expect(script.undoCount == count + 1)
    script.press(Self.undo.0, Self.undo.1)
    #expect(script.session.document == document)
  }

  @Test func easingsAndDurationsFollowToo() throws {
    var script = Self.made(["ball", "box"].map { Self.target($0, .easing("x")) })
    let path = TrackPath(node: "ball", property: "x")
    script.change {
      $0.workspace.setEasing(.easeInOut, of: [KeyframePath(path, 1)])
    }
    script.step()
    for name in ["ball", "box"] {
      let easings = try Self.node(name, script)[.x].keyframes.dropLast().map(\.easing)
      #expect(Set(easings) == [.easeInOut])
    }
    script = Self.made(["ball", "box"].map { Self.target($0, .duration("x")) })
    script.change { session in
      session.workspace.selection = Selection(keys: [KeyframePath(path, 2)], track: path)
      session.workspace.moveChosenKeys(to: 3)
    }
    script.step()
    #expect(try Self.node("box", script)[.x].times == 0...3)
    #expect(try Self.node("ball", script)[.x].times == 0...3)
  }

  @Test func aPropertyWithKeyframesIsNoLongerSet() throws {
    var script = Self.made([Self.width])
    let path = TrackPath(node: "ball", property: "width")
    script.change { $0.workspace.setTrack(.number(.width, [0: 10, 1: 90]), at: path) }
    script.step()
    #expect(try Self.node("ball", script)[.width] == [0: 10, 1: 90])
    #expect(script.session.workspace.sceneKnob("width")?.sets == [])
  }

  @Test func knobsFollowTheirNodes() throws {
    var script = Self.made([Self.width])
    script.change { $0.workspace.perform(.rename("ball", to: "sun")) }
    script.turn("width", to: 70)
    #expect(try Self.node("sun", script)[.width] == Track(70))
    script.change { $0.workspace.perform(.duplicate(["sun"])) }
    script.turn("width", to: 30)
    let widths = script.session.player.scene.nodes.map { $0[.width] }
    #expect(widths == [Track(30), Track(30), Track(40)])
    script.change { $0.workspace.perform(.delete(["sun"])) }
    script.turn("width", to: 20)
    #expect(script.session.player.scene.nodes.map { $0[.width] } == [Track(20), Track(40)])
  }

  // MARK: Saving

  @Test(arguments: parts)
  func documentsAndStepsOfUndoKeepKnobs(_ part: SceneKnob.Target.Part) throws {
    var script = Self.made([Self.target("ball", part)])
    let name = try #require(script.session.demo.knobs.first?.name)
    script.change { $0.perform(.knobs(.addChoice(name))) }
    script.press(.character("b"), .shift)
    let document = script.session.document
    #expect(document.text.hasPrefix("riff document 7\n"))
    #expect(try Document(text: document.text) == document)
    var before = document
    before["made"] = DemoEdits()
    #expect(!before.text.contains("knobs made"))
    let history = script.session.workspace.editing.history
    var texts = UndoText()
    let text = texts.text(of: history, documentText: document.text)
    let read = try #require(UndoText.stack(text, of: document, documentText: document.text))
    var (first, second) = (history, read)
    while first.undoCount > 0 {
      _ = (first.undo(), second.undo())
      #expect(first.value == second.value)
    }
  }

  @Test func aFileKeepsItsOwnKnobsAndGetsThoseMadeHere() throws {
    let own = SceneKnob(
      "tall", .number(range: 0...90, step: 1, unit: ""), .number(40),
      sets: [Self.target("box", .value("height"))])
    var script = Self.made([Self.width], hasFile: true)
    func reread(_ knobs: [SceneKnob]) {
      script.change { $0.replace("made", by: Self.demo(knobs)) }
      script.step()
    }
    reread([own])
    #expect(script.session.demo.knobs.map(\.name) == ["width", "tall"])
    script.turn("tall", to: 70)
    #expect(try Self.node("box", script)[.height] == Track(70))
    let saved = try #require(script.session.savedScene(of: "made"))
    #expect(saved.scene.knobs.map(\.name) == ["width", "tall"])
    script.press(.character("s"), .control)
    #expect(script.requests.contains(.save("made", path: nil, replaces: true)))
    // What both changed is asked.
    script.change { $0.perform(.knobs(.link([Self.target("box", .value("width"))], to: "tall"))) }
    var other = own
    other.kind = .number(range: 0...500, step: 1, unit: "")
    reread([other])
    let conflict = MergeConflict(node: "", property: MergeConflict.knob("tall"))
    #expect(script.session.workspace.fileConflicts == [conflict])
    try script.click(.button("take-theirs"))
    #expect(script.session.workspace.sceneKnob("tall") == other)
    #expect(script.session.workspace.sceneKnob("width") != nil)
  }

  @Test func theFileHasTheKnobsAfterSaving() throws {
    var script = Self.made([Self.width], hasFile: true)
    script.turn("width", to: 70)
    let saved = try #require(script.session.savedScene(of: "made"))
    let text = ExportFormat.json.export(saved.scene, saved.timeline).text
    let read = try RiffSceneReader.read(Array(text.utf8), name: "made") {
      source throws(FileError) in
      throw FileError(sentence: Message(verbatim: source))
    }
    #expect(read.scene.knobs.first?.sets == [Self.width])
    #expect(read.scene.knobs.first?.value == .number(70))
    #expect(try #require(read.scene.node(named: "ball"))[.width] == Track(70))
    script.change { $0.workspace.takeOutSaved("made") }
    #expect(script.edits.knobs == nil)
  }

  @Test func versionsHaveTheirOwnKnobs() throws {
    var script = Self.script()
    script.press(.character("b"), .shift)
    script.change { $0.perform(.knobs(.make([Self.width]))) }
    script.turn("width", to: 70)
    #expect(script.session.demo.knobs.count == 1)
    script.change { $0.perform(.exchangeVersion) }
    script.step()
    #expect(script.session.demo.knobs.isEmpty)
    script.change { $0.perform(.exchangeVersion) }
    script.step()
    #expect(try Self.node("ball", script)[.width] == Track(70))
  }

  // MARK: The panel

  @Test(arguments: [(800.0, 600.0), (1280, 720), (1920, 1080), (3840, 2160)])
  func everySettingCanBeReached(_ width: Double, _ height: Double) throws {
    var script = Self.made(["ball", "box"].map { Self.target($0, .value("fill")) })
    script.step(.resized(Size(width: width, height: height), pixelsPerPoint: 1))
    script.change { $0.perform(.knobs(.addChoice("fill"))) }
    script.step()
    let card = try #require(script.layout.room(of: .knobs))
    var seen: Set<Widget.Identity> = []
    for _ in 0..<200 {
      script.press(.tab)
      guard let focused = script.session.ui.focused else { continue }
      guard case .knobs = focused.identity else { continue }
      #expect(card.contains(focused.rect.centre), "\(focused.identity)")
      seen.insert(focused.identity)
    }
    let wanted: [KnobPart] = [
      .setting(.name), .setting(.word(0)), .setting(.word(1)), .act(.addChoice("fill")),
      .act(.unlink([Self.target("box", .value("fill"))])), .act(.offerMore("fill")),
      .act(.remove("fill")), .act(.offer), .act(.settings("fill")),
    ]
    for part in wanted { #expect(seen.contains(.knobs(part)), "\(part)") }
  }
}
