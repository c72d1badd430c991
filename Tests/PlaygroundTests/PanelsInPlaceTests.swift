import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Open panels, the selection and zoomed timelines come back at the next start.
@Suite(.languages) struct PanelsInPlaceTests {
  /// The panels beside the stage, by their keys.
  private static let sides: [(key: Character, modifiers: Modifiers, name: String)] = [
    ("e", [], "curve"), ("o", [], "knobs"), ("o", .shift, "properties"), ("z", [], "history"),
    ("y", [], "outline"), ("x", [], "export"), ("x", .shift, "code"),
  ]

  private static func savedSession(_ seed: UInt64) -> SavedSession {
    var random = Seeded(state: seed)
    var savedSession = SavedSession(demo: "rainbow", times: ["rainbow": 1.5])
    func coin() -> Bool { Bool.random(using: &random) }
    savedSession.panels = OpenPanels(
      showsTimeline: coin(), showsGallery: [nil, true, false].randomElement(using: &random) ?? nil,
      sides: Array(
        sides.map(\.name).shuffled(using: &random).prefix(.random(in: 0...3, using: &random))),
      viewState: ViewState(lanes: coin(), trails: coin(), values: coin()))
    for name in ["ball", "a \"b\" c", "é/1", ""] where coin() {
      let track = TrackPath(node: name, property: coin() ? "x" : "fill[0..<3]")
      savedSession.selection.keys.insert(
        KeyframePath(track, Int.random(in: 0...999, using: &random)))
      savedSession.selection.keys.insert(KeyframePath(track, 0))
      if coin() { savedSession.selection.track = track }
      let start = Double.random(in: -1...1, using: &random)
      savedSession.views[catalog[savedSession.views.count].name] =
        start...(start + .random(in: 0...9, using: &random))
    }
    return savedSession
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func textReadsBack(_ seed: UInt64) {
    let savedSession = Self.savedSession(seed)
    #expect(SavedSession(text: savedSession.text) == savedSession)
  }

  @Test(arguments: [
    "open", "open window timeLine", "gallery", "view rainbow", "view rainbow 1", "view rainbow 2 1",
    "view rainbow nan 1", "view rainbow 0 1 2", "track", "track ball \"x\"", "track \"ball\"",
    "selected \"ball\" \"x\"", "selected \"ball\" \"x\" 1 -2", "selected \"ball\" \"x\" 1 two",
    "height 300", "open\u{0}",
  ])
  func damagedAndUnknownLinesAreIgnored(_ line: String) {
    let savedSession = Self.savedSession(7)
    #expect(SavedSession(text: savedSession.text + line + "\n") == savedSession, "\(line)")
  }

  /// What somebody leaves with panels open, a timeline zoomed and keyframes selected.
  private static func left() throws -> Script {
    var script = Script(Entry.all.first { $0.demo.name == "rainbow" }, at: 1)
    for key in "tecmv" { script.press(.character(key)) }
    let track = try #require(script.session.workspace.curveTracks.first)
    script.change { $0.selection = Selection(keys: [KeyframePath(track, 1)], track: track) }
    for _ in 0..<3 { script.change { $0.perform(.zoomTimeline(1 / 1.5)) } }
    script.step()
    return script
  }

  private static func started(_ savedSession: SavedSession, demo: String? = nil) -> SessionStart {
    SessionStart(
      demos: catalog.map(\.name), size: Size(width: 1280, height: 720), savedSession: savedSession,
      demo: demo)
  }

  @Test func aSessionLooksAsItWasLeft() throws {
    let script = try Self.left()
    let savedSession = script.session.savedSession
    let read = try #require(SavedSession(text: savedSession.text))
    let session = Self.started(read).session(of: catalog, measure: Script.measure)
    #expect(session.savedSession == savedSession)
    #expect(session.layout == script.layout && session.viewState == script.session.viewState)
    #expect(session.layout.timeline != nil && session.layout.side == .curve)
    #expect(session.selection == script.session.selection && !session.selection.keys.isEmpty)
    let panel = try #require(session.layout.timeline)
    #expect(
      session.workspace.timelineScale(in: panel)
        == script.session.workspace.timelineScale(in: panel))
  }

  @Test(arguments: sides)
  func everyPanelBesideTheStageIsOpenAgain(_ key: Character, _ modifiers: Modifiers, name: String)
    throws
  {
    var script = Script(Entry.all.first { $0.demo.name == "rainbow" })
    script.press(.character(key), modifiers)
    let read = try #require(SavedSession(text: script.session.savedSession.text))
    let session = Self.started(read).session(of: catalog, measure: Script.measure)
    #expect(session.layout.side?.name == name && session.layout == script.layout)
  }

  @Test func everyPanelBesideTheStageWithAKeyIsAmongThese() {
    #expect(SidePanel.all.filter { $0.key != nil }.map(\.name) == Self.sides.map(\.name))
  }

  @Test func everyRowOfTheTableHasItsPanel() {
    let sides = Session.allPanels.compactMap { panel in
      (type(of: panel) as? any PanelBesideStage.Type)?.side
    }
    #expect(sides == SidePanel.all)
  }

  @Test func aDemoOfTheCommandLineTakesPrecedence() throws {
    let savedSession = try Self.left().session.savedSession
    let session = Self.started(savedSession, demo: "springs").session(
      of: catalog, measure: Script.measure)
    #expect(session.demo.name == "springs" && session.selection.isEmpty)
    #expect(session.layout.timeline != nil)
  }

  @Test func keyframesThatAreGoneAreNotSelected() throws {
    var savedSession = try Self.left().session.savedSession
    let track = try #require(savedSession.selection.track)
    let gone = TrackPath(node: "gone", property: "x")
    savedSession.selection.keys.formUnion([KeyframePath(track, 99), KeyframePath(gone, 0)])
    let session = Self.started(savedSession).session(of: catalog, measure: Script.measure)
    #expect(session.selection.keys == [KeyframePath(track, 1)])
    savedSession.selection = Selection(track: gone)
    #expect(
      Self.started(savedSession).session(of: catalog, measure: Script.measure).selection.isEmpty)
  }

  @Test func aRecordingBeginsWithTheSamePanels() throws {
    var tape = Tape(Self.started(try Self.left().session.savedSession))
    for _ in 0..<3 { tape.step([.keyPressed(.right, [], isRepeat: false)], dt: 0.1) }
    let recording = try Recording(text: tape.recording.text, demos: catalog.map(\.name))
    #expect(recording == tape.recording)
    var replay = Replay(recording, of: catalog, measure: Script.measure)
    #expect(replay.play(to: 10).shows(try #require(tape.frames.last)))
    #expect(replay.session.layout.timeline != nil)
  }

  // MARK: Edited

  @Test(arguments: [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1280, height: 720),
  ])
  func anEditedDemoSaysSoAndIsReset(_ size: Size) throws {
    let springs = try #require(Entry.all.first { $0.demo.name == "springs" })
    var script = Script(springs, size: size)
    let reset = Part.button("reset edits")
    #expect(!script.widgets.contains { $0.identity == reset })
    script.turn("response", to: 0.5)
    let controls = script.widgets.filter {
      $0.role != .surface && $0.rect.minY > script.layout.stage.maxY
    }
    for (index, one) in controls.enumerated() {
      for other in controls[(index + 1)...] {
        #expect(!one.rect.intersects(other.rect), "\(one.identity) and \(other.identity)")
      }
    }
    if script.layout.gallery != nil {
      #expect(script.widgets.contains { $0.identity == .gallery(.edited(springs.index)) })
    }
    try script.click(reset)
    #expect(script.session.document.isEmpty)
    #expect(script.session.notice?.words == "Reset all edits of Springs. Ctrl+Z brings them back.")
    #expect(!script.widgets.contains { $0.identity == reset })
    script.press(.character("z"), .control)
    #expect(script.edits.values == ["response": .number(0.5)])
    #expect(script.session.notice?.words == "Undid: Reset all edits")
  }
}
