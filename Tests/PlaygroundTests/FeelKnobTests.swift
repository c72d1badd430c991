import Demos
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// The bars on the stage of `feel` are knobs like any others.
@Suite(.languages) struct FeelKnobTests {
  private static let knob = "ios-kept-per-millisecond"

  private func script() throws -> Script {
    let entry = try #require(Entry.all.first { $0.demo.name == "feel" })
    return Script(entry)
  }

  private func kept(_ script: Script) -> Double { script.session.demo.knobValues[Self.knob] }

  /// The middle of a bar, in the window.
  private func position(of bar: String, _ script: Script) throws -> Point {
    let node = try #require(script.session.demo.scene.nodes.first { $0.name == bar }).children[0]
    return script.window(
      stage: Point(x: node.x.value(at: 0), y: node.y.value(at: 0)))
  }

  private func pull(_ script: inout Script, by points: Double, releasing: Bool = true) throws {
    let position = try position(of: "Kept per millisecond", script)
    script.step(.pointerPressed(position, clicks: 1))
    for part in 1...8 {
      script.step(.pointerMoved(position + Point(x: points * Double(part) / 8, y: 0)), dt: 0.01)
    }
    if releasing { script.step(.pointerReleased(position + Point(x: points, y: 0))) }
  }

  @Test func aPullIsOneStepBackAndForth() throws {
    var script = try script()
    try pull(&script, by: -60)
    let turned = kept(script)
    #expect(turned < 0.995 && script.session.history.undoCount == 1 && !script.session.isEditing)
    #expect(script.session.physics.keep == turned, "Time is thrown that way.")
    #expect(script.session.players.allSatisfy { $0.playhead.physics.keep == turned })
    script.press(.character("z"), .control)
    #expect(kept(script) == 0.998 && script.session.physics == .iOS)
    #expect(script.session.document.isEmpty)
    script.press(.character("z"), [.control, .shift])
    #expect(kept(script) == turned && script.session.physics.keep == turned)
    try pull(&script, by: 30)
    #expect(script.session.history.undoCount == 2)
  }

  /// Keys that are pressed and let go of meanwhile do not cut it in two.
  @Test func keysInMidPullLeaveItWhole() throws {
    var script = try script()
    try pull(&script, by: -60, releasing: false)
    script.press(.character("g"))
    #expect(script.session.isEditing)
    let position = try position(of: "Kept per millisecond", script)
    script.step(.pointerMoved(position), .pointerReleased(position))
    #expect(script.session.history.undoCount == 1)
  }

  private static let cancels: [(key: Key, modifiers: Modifiers)] = [
    (.escape, []), (.character("z"), .control),
  ]

  @Test(arguments: cancels)
  func itIsTakenBackInMidPull(_ cancel: (key: Key, modifiers: Modifiers)) throws {
    var script = try script()
    try pull(&script, by: -60, releasing: false)
    #expect(kept(script) != 0.998)
    script.press(cancel.key, cancel.modifiers)
    #expect(kept(script) == 0.998 && script.session.history.undoCount == 0)
    #expect(script.session.gesture == .none && script.session.physics == .iOS)
    let position = try position(of: "Kept per millisecond", script)
    script.step(.pointerMoved(position + Point(x: 50, y: 0)), .pointerReleased(position))
    #expect(kept(script) == 0.998)
  }

  @Test func losingTheFocusKeepsWhatWasPulled() throws {
    var script = try script()
    try pull(&script, by: -60, releasing: false)
    let turned = kept(script)
    script.step(.focusLost)
    #expect(kept(script) == turned && script.session.history.undoCount == 1)
    #expect(!script.session.isEditing)
  }

  @Test func aDoubleClickIsTheUsualValue() throws {
    var script = try script()
    try pull(&script, by: -60)
    let position = try position(of: "Kept per millisecond", script)
    script.step(
      .pointerPressed(position, clicks: 1), .pointerReleased(position),
      .pointerPressed(position, clicks: 2), .pointerReleased(position))
    #expect(kept(script) == 0.998 && script.session.document.isEmpty)
  }

  /// A name on the stage and P choose the profile, with the constants that the bars have.
  @Test func theProfileIsChosenWithItsOwnConstants() throws {
    var script = try script()
    try pull(&script, by: -60)
    let turned = kept(script)
    let names = ["iOS fast", "Android", "macOS", "None", "iOS"]
    for name in names {
      script.press(.character("p"))
      #expect(script.session.profile == name)
      let usual = try #require(Physics.profiles.first { $0.name == name }).physics
      #expect((script.session.physics == usual) == (name != "iOS"))
    }
    #expect(script.session.physics.keep == turned)
    script.press(.character("r"))
    #expect(script.session.physics.keep == turned, "The reset leaves knobs alone.")
    script.press(.character("p"))
    let before = script.session.demo.scene.nodes.map(\.name)
    script.press(.character("r"))
    #expect(script.session.demo.scene.nodes.map(\.name) == before, "Its lane stays.")
  }

  /// What was saved is in force from the first throw on.
  @Test func savedConstantsComeBack() throws {
    var document = Document()
    let feel = try #require(catalog.first { $0.name == "feel" })
    document.turn([try Setting("\(Self.knob)=0.95", for: feel)], of: feel)
    var session = Session(
      demos: catalog, size: Size(width: 1280, height: 720), measure: Script.measure)
    session.open(document)
    #expect(session.physics.keep == 0.95)
    session.perform(.choose(demo: catalog.firstIndex { $0.name == "feel" } ?? 0))
    session.workspace.dropEdits()
    #expect(session.physics == .iOS && session.document.isEmpty)
  }

  /// The panel has room for the chosen lane's knobs, and each is the bar.
  @Test func thePanelShowsTheChosenLane() throws {
    var script = try script()
    script.press(.character("o"))
    let names = script.widgets.compactMap { widget -> String? in
      if case .knobs(.control(let name)) = widget.identity { name } else { nil }
    }
    #expect(names.contains(Self.knob) && names.allSatisfy { $0.hasPrefix("ios-") })
    #expect(names.allSatisfy { !$0.hasPrefix("ios-fast-") })
    let window = script.layout.window
    for widget in script.widgets {
      if case .knobs(.control) = widget.identity {
        #expect(widget.rect.intersection(window) == widget.rect, "\(widget.identity)")
      }
    }
    try script.click(.knobs(.control(Self.knob)))
    #expect(kept(script) != 0.998 && script.session.history.undoCount == 1)
    let bar = try #require(
      script.session.demo.scene.nodes.first { $0.name == "Kept per millisecond" })
    #expect(
      bar.children.contains { node in
        if case .text(let text)? = node.shape {
          text.string == kept(script).fixed(4)
        } else {
          false
        }
      })
  }
}
