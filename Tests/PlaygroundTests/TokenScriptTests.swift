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

/// Motion tokens made, used and changed in the curve editor.
@Suite(.languages) struct TokenScriptTests {
  private static let first = KeyframePath(Script.sunX, 0)
  private static let second = KeyframePath(Script.sunX, 1)
  private static let other = KeyframePath(Script.moonX, 0)
  private static let curve = Easing.cubicBezier(0.2, 0.1, 0.3, 0.9)

  /// The curve editor with the first segment's easing as the token "enter".
  private func made() throws -> Script {
    var script = Script.timeline()
    try script.select(Self.first)
    script.press(.character("e"))
    script.bend(to: Self.curve)
    script.perform(.make)
    try script.write("enter", in: .presetName)
    script.press(.enter)
    return script
  }

  /// The same with another segment that refers to it.
  private func shared() throws -> Script {
    var script = try made()
    script.change { $0.workspace.selection = Selection(keys: [Self.other], track: Script.moonX) }
    script.step()
    try script.click(.curve(.preset(CurvePreset.all.count)))
    // Away from the preset, which is previewed while the pointer is on it.
    script.step(.pointerMoved(script.hold))
    return script
  }

  @Test func anEasingGetsANameAndItsSegmentRefersToIt() throws {
    let script = try made()
    #expect(script.staged(Self.first) == .token("enter", Self.curve))
    #expect(script.session.player.scene.tokens.easing(named: "enter") == script.staged(Self.first))
    #expect(script.undoCount == 2)
    #expect(script.session.workspace.words(ofStep: 1) == "Create the token “enter”")
  }

  @Test func aTakenNameGetsANumberAndAnEmptyOneIsRefused() throws {
    var script = try made()
    script.perform(.make)
    try script.write("enter", in: .presetName)
    script.press(.enter)
    #expect(script.tokens == ["enter", "enter-2"])
    script.perform(.make)
    try script.write("?!", in: .presetName)
    script.press(.enter)
    #expect(script.tokens.count == 2 && script.session.notice?.words.contains("name") == true)
  }

  @Test func aTokenIsUsedByAClick() throws {
    let script = try shared()
    #expect(script.staged(Self.other) == .token("enter", Self.curve))
    #expect(script.uses("enter") == [Self.first, Self.other])
  }

  /// The picture of a pointed preset is not an edit.
  @Test func aTokenIsTriedBeforeItIsUsed() throws {
    var script = try made()
    script.change { $0.workspace.selection = Selection(keys: [Self.other], track: Script.moonX) }
    script.step()
    let before = script.undoCount
    let position = try script.position(of: .curve(.preset(CurvePreset.all.count)))
    script.step(.pointerMoved(position))
    #expect(script.staged(Self.other)?.token == "enter" && script.undoCount == before)
  }

  @Test func aChangedTokenChangesAllItsSegmentsInOneStep() throws {
    var script = try shared()
    let before = script.undoCount
    try script.click(.button("edit-token"))
    script.bend(to: .easeIn)
    for key in [Self.first, Self.other] { #expect(script.staged(key) == .token("enter", .easeIn)) }
    #expect(script.undoCount == before + 1)
    script.press(.character("z"), .control)
    for key in [Self.first, Self.other] {
      #expect(script.staged(key) == .token("enter", Self.curve))
    }
    script.press(.character("z"), [.control, .shift])
    #expect(script.staged(Self.first) == .token("enter", .easeIn))
  }

  @Test func aHandleChangesTheTokenInOneStep() throws {
    var script = try shared()
    let before = script.undoCount
    try script.click(.button("edit-token"))
    let canvas = try script.canvas()
    let start = canvas.point(0.2, 0.1)
    script.drag(from: start, through: (1...5).map { start + Point(x: 4, y: -3) * Double($0) })
    #expect(script.staged(Self.other) == script.staged(Self.first))
    #expect(script.staged(Self.first)?.token == "enter")
    #expect(script.staged(Self.first)?.unnamed != Self.curve)
    #expect(script.undoCount == before + 1)
  }

  @Test func aSegmentEditedByHandIsDetached() throws {
    var script = try shared()
    script.bend(to: .easeIn)
    #expect(script.staged(Self.other) == .easeIn)
    #expect(script.staged(Self.first) == .token("enter", Self.curve))
    #expect(script.session.notice?.words.contains("enter") == true)
    #expect(script.uses("enter") == [Self.first])
  }

  @Test func aTokenOfAnotherSegmentIsNotEdited() throws {
    var script = try shared()
    try script.click(.button("edit-token"))
    script.change { $0.workspace.selection = Selection(keys: [Self.second], track: Script.sunX) }
    script.step()
    script.bend(to: .easeIn)
    #expect(script.staged(Self.second) == .easeIn)
    #expect(script.staged(Self.first) == .token("enter", Self.curve))
    #expect(script.session.workspace.editing.editedToken == nil)
  }

  @Test func renamingGoesThroughAllSegments() throws {
    var script = try shared()
    let before = script.undoCount
    script.perform(.rename(nil))
    try script.write("Ease in fast", in: .presetName)
    script.press(.enter)
    #expect(script.tokens == ["Ease-in-fast"] && script.uses("enter") == [])
    #expect(script.uses("Ease-in-fast") == [Self.first, Self.other])
    #expect(script.undoCount == before + 1)
    script.press(.character("z"), .control)
    #expect(script.uses("enter") == [Self.first, Self.other])
  }

  @Test func deletingKeepsWhatSegmentsHave() throws {
    var script = try shared()
    let before = script.undoCount
    script.perform(.delete("enter"))
    #expect(script.tokens == [] && script.session.player.scene.allTokens.isEmpty)
    for key in [Self.first, Self.other] { #expect(script.staged(key) == Self.curve) }
    #expect(script.undoCount == before + 1)
    script.press(.character("z"), .control)
    #expect(script.tokens == ["enter"] && script.uses("enter") == [Self.first, Self.other])
  }

  @Test func itsSegmentsAreSelected() throws {
    var script = try shared()
    try script.click(.button("token-users-enter"))
    #expect(script.session.workspace.selection.keys == [Self.first, Self.other])
  }

  @Test func detachingKeepsTheCurve() throws {
    var script = try shared()
    script.perform(.detach)
    #expect(script.staged(Self.other) == Self.curve && script.tokens == ["enter"])
    script.perform(.detach)
    #expect(script.session.notice?.words == localized("This segment doesn't use a token."))
  }

  // MARK: Durations

  /// The first segment's length as the token "short".
  private func measured() throws -> (script: Script, length: Double) {
    var script = Script.timeline()
    try script.select(Self.first)
    script.press(.character("e"))
    script.perform(.makeDuration)
    try script.write("short", in: .presetName)
    script.press(.enter)
    let times = try script.times(Script.sunX)
    return (script, times[1] - times[0])
  }

  @Test func aLengthGetsAName() throws {
    let (script, length) = try measured()
    #expect(script.session.player.scene.tokens.seconds(named: "short") == length)
    #expect(script.staged(Self.first)?.durationToken == "short" && script.undoCount == 1)
  }

  @Test func aChangedDurationMovesWhatFollows() throws {
    var (script, length) = try measured()
    let before = try script.times(Script.sunX)
    script.change { $0.workspace.last(as: "short") }
    try script.write("\(length + 0.25)", in: .tokenSeconds)
    script.press(.enter)
    let times = try script.times(Script.sunX)
    #expect(times[0] == before[0])
    for (old, new) in zip(before.dropFirst(), times.dropFirst()) {
      #expect(new.isNear(old + 0.25, within: 1e-9))
    }
    #expect(script.undoCount == 2)
    script.press(.character("z"), .control)
    #expect(try script.times(Script.sunX) == before)
  }

  @Test func aSegmentThatIsMadeLongerIsDetached() throws {
    var (script, _) = try measured()
    script.change { session in
      session.workspace.selection = Selection(keys: [Self.second], track: Script.sunX)
      session.workspace.change { $0.moved(by: 0.1) }
    }
    #expect(script.staged(Self.first)?.durationToken == nil)
    #expect(script.session.player.scene.tokens.seconds(named: "short") == 1)
    script.press(.character("z"), .control)
    #expect(script.staged(Self.first)?.durationToken == "short")
  }

  // MARK: Pasting and saving

  @Test func tokensOfOthersArePasted() throws {
    var script = try shared()
    let before = script.undoCount
    script.step(.pasted("--ease-enter: ease-in; --ease-leave: ease-out; --duration-short: 200ms;"))
    #expect(script.tokens == ["enter", "leave", "short"])
    for key in [Self.first, Self.other] { #expect(script.staged(key) == .token("enter", .easeIn)) }
    #expect(script.undoCount == before + 1)
    script.step(
      .tokens(
        path: "/a/x.tokens.json",
        text: MotionTokens(
          easings: [.init(name: "drop", easing: .easeIn(.bounce))]).dtcg))
    #expect(script.tokens == ["enter", "leave", "drop", "short"])
    script.step(.tokens(path: "/a/x.json", text: "{}"))
    #expect(script.session.notice?.words.contains("x.json") == true)
  }

  @Test func theyAreSavedWithVersionsAndSteps() throws {
    var script = try shared()
    script.press(.character("b"), .shift)
    script.perform(.delete("enter"))
    let document = script.session.document
    #expect(document.text.hasPrefix("riff document 5\n"))
    let read = try Document(text: document.text)
    #expect(read == document && read.text == document.text)
    script.press(.character("z"), .control)
    let text = script.session.document.text
    var undo = UndoText()
    let steps = undo.text(of: script.session.history, documentText: text)
    var back = try #require(
      UndoText.stack(steps, of: script.session.document, documentText: text))
    #expect(back.undoCount == script.undoCount)
    while back.undo() {}
    #expect(back.value == Document())
    while back.redo() {}
    #expect(back.value == document)
  }

  @Test func withoutTokensADocumentIsAsItWas() throws {
    var script = try made()
    for _ in 0..<script.undoCount { script.press(.character("z"), .control) }
    #expect(script.session.document.text.hasPrefix("riff document 1\n"))
  }

  /// What files say wins over what edited tracks said.
  @Test func tracksFollowTheTokensOfTheScene() {
    var scene = Scene(ground: .black) { Node(.circle(radius: 1)).named("sun") }
    scene.tokens = MotionTokens(easings: [.init(name: "enter", easing: .easeIn)])
    var edits = DemoEdits()
    let old = Track([
      Keyframe(time: 0, value: 0.0, easing: .token("enter", .easeOut)), Keyframe(time: 1, value: 1),
    ])
    edits[Script.sunX] = .number(.x, old)
    #expect(
      scene.edited(by: edits).nodes[0].x.keyframes[0].easing == .token("enter", .easeIn))
    edits.tokens = MotionTokens()
    #expect(scene.edited(by: edits).nodes[0].x.keyframes[0].easing == .easeOut)
  }
}

extension Script {
  fileprivate var tokens: [String] { session.player.tokensNow.list.map(\.name) }

  fileprivate func uses(_ name: String) -> KeySet {
    session.player.tokensNow.users[name] ?? []
  }

  fileprivate mutating func perform(_ action: TokenAction) {
    change { $0.perform(.curve(.token(action))) }
    step()
  }
}

/// Free names, whatever is taken.
@Suite(.languages) struct FreeTokenNameTests {
  @Test(arguments: [1, 5, 57, 58, 59, 60])
  func namesStayNamesAndDiffer(_ length: Int) {
    let name = String(repeating: "x", count: length)
    var scene = Scene(ground: .white) {}
    for _ in 0..<120 {
      let free = TokensOfScene(scene).freeName(name)
      #expect(Easing.isTokenName(free) && !scene.tokens.names.contains(free))
      scene.tokens.easings.append(.init(name: free, easing: .linear))
    }
    #expect(scene.tokens.easings[0].name == name)
  }
}
