import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Keyframes that are copied, pasted, doubled, inserted and deleted.
@Suite(.languages) struct TimelineClipboardTests {
  private let x = Script.sunX, opacity = Script.sunOpacity

  private static func copied(_ script: Script) throws -> String {
    let texts = script.requests.compactMap { request -> String? in
      if case .copy(let text) = request { text } else { nil }
    }
    return try #require(texts.last)
  }

  @Test func pastedWhereItWasTheTrackIsTheSame() throws {
    var script = Script.timeline()
    let scene = script.session.player.scene
    script.press(.character("a"), .control)
    script.press(.character("c"), .control)
    script.step(.pasted(try Self.copied(script)))
    #expect(script.session.player.scene == scene && script.undoCount == 0)
    try script.select(KeyframePath(x, 1), KeyframePath(x, 2))
    script.press(.character("c"), .control)
    script.change { $0.player.playhead.jump(to: 1) }
    script.step(.pasted(try Self.copied(script)))
    #expect(script.session.player.scene == scene)
    #expect(script.selection.keys == [KeyframePath(x, 1), KeyframePath(x, 2)])
  }

  @Test func copiedKeyframesComeAtThePlayhead() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1), KeyframePath(opacity, 0), KeyframePath(opacity, 1))
    script.press(.character("c"), .control)
    script.change { $0.player.playhead.jump(to: 2.5) }
    script.step(.pasted(try Self.copied(script)))
    #expect(try script.times(x) == [0, 1, 2, 2.5, 3.5])
    #expect(try script.times(opacity) == [1, 2, 2.5, 3.5])
    #expect(try script.track(x).easing(at: 3) == KeyDemo.easing)
    #expect(script.selection.keys.count == 3 && script.undoCount == 1)
  }

  @Test func oneTrackGoesToAnotherOfItsKind() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(opacity, 0), KeyframePath(opacity, 1))
    script.press(.character("c"), .control)
    try script.click(.button("row marker y"))
    script.change { $0.player.playhead.jump(to: 3) }
    script.step(.pasted(try Self.copied(script)))
    #expect(try script.times(Script.markerY) == [0.5, 1.5, 3, 4])
    #expect(try script.times(opacity) == [1, 2])
    try script.click(.button("row sun fill"))
    let before = script.session.document
    script.step(.pasted(ExportFormat.json.export([0: 1, 1: 2], of: .rotation).text))
    #expect(script.session.document == before, "That is not a track of numbers.")
    #expect(script.session.notice != nil)
  }

  @Test func swiftIsPastedAsWell() throws {
    var script = Script.timeline()
    try script.click(.button("row sun x"))
    script.step(.pasted("let x: Track<Double> = [0: 7, 0.5: 8]"))
    #expect(try script.times(x) == [0, 0.5, 1, 2, 3.5])
    #expect(try script.track(x).value(at: 0) == .number(7))
  }

  @Test func ofTracksPastedOnSeveralNodesTheFirstByNameIsSelected() {
    let nodes = ["sun", "sky/moon", "marker", "sky"]
    for count in 2...nodes.count {
      var script = Script.timeline()
      script.change { $0.workspace.select(nodes: Array(nodes.prefix(count))) }
      script.step(.pasted("let x: Track<Double> = [0: 7, 0.5: 8]"))
      let first = nodes.prefix(count).min().map { TrackPath(node: $0, property: "x") }
      #expect(script.selection.track == first)
      #expect(script.selection.keys.byTrack.count == count)
    }
  }

  @Test func cutIsCopyAndDelete() throws {
    var script = Script.timeline()
    let scene = script.session.player.scene
    try script.select(KeyframePath(x, 1), KeyframePath(x, 2))
    script.press(.character("x"), .control)
    #expect(try script.times(x) == [0, 3.5] && script.selection.keys.isEmpty)
    #expect(script.undoCount == 1)
    script.change { $0.player.playhead.jump(to: 1) }
    script.step(.pasted(try Self.copied(script)))
    #expect(script.session.player.scene == scene)
  }

  @Test func doubledKeyframesFollowTheSelection() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 0), KeyframePath(x, 1))
    script.press(.character("d"), .control)
    let frame = script.playhead.frame
    #expect(
      zip(try script.times(x), [0, 1, 1 + frame, 2, 2 + frame, 3.5]).allSatisfy { $0.isNear($1) })
    #expect(script.selection.keys == [KeyframePath(x, 2), KeyframePath(x, 4)])
  }

  @Test(arguments: [Key.delete, .backspace])
  func withoutKeyframesATrackIsConstant(_ key: Key) throws {
    var script = Script.timeline()
    script.change { $0.player.playhead.jump(to: 1.5) }
    try script.select(KeyframePath(opacity, 0), KeyframePath(opacity, 1))
    script.press(key)
    #expect(try script.track(opacity) == .number(.opacity, Track(0.625)))
    #expect(script.selection.keys.isEmpty && script.selection.track == opacity)
    script.press(key)
    #expect(script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(try script.times(opacity) == [1, 2] && script.edits.isEmpty)
  }

  @Test func aKeyframeIsInsertedWithTheValueThatIsThere() throws {
    var script = Script.timeline()
    let before = script.session.player.scene
    try script.click(.button("row sun x"))
    script.change { $0.player.playhead.jump(to: 1.3) }
    script.press(.character("i"))
    #expect(try script.times(x) == [0, 1, 1.3, 2, 3.5])
    #expect(script.selection.keys == [KeyframePath(x, 2)])
    let (old, new) = (before.allNodes[0].node.x, script.session.player.scene.allNodes[0].node.x)
    for time in stride(from: 0.0, through: 4, by: 0.013) {
      #expect(abs(old.value(at: time) - new.value(at: time)) < 1e-9)
    }
    script.press(.character("i"))
    #expect(script.undoCount == 1, "There is one already.")
  }

  /// Without a selected track, on the position of each selected node.
  @Test func keyframesAreInsertedOnSelectedNodes() throws {
    var script = Script.timeline()
    script.change { $0.player.playhead.jump(to: 1.3) }
    script.press(.character("i"))
    #expect(script.undoCount == 0 && script.session.notice != nil)
    script.change { $0.workspace.selectedNodes = ["sun"] }
    script.press(.character("i"))
    #expect(try script.times(x) == [0, 1, 1.3, 2, 3.5])
    #expect(try script.times(TrackPath(node: "sun", property: "y")).contains(1.3))
    #expect(script.undoCount == 1)
  }

  @Test func aConstantBecomesAnimatedByOneClick() throws {
    var script = Script.timeline()
    let y = TrackPath(node: "sun", property: "y")
    try script.click(.button("rows set"))
    script.change { $0.player.playhead.jump(to: 2) }
    script.step()
    try script.click(.button("key sun y"))
    #expect(try script.track(y) == .number(.y, [2: 270]) && script.undoCount == 1)
    script.step()
    try script.click(.button("key sun y"))
    #expect(try script.track(y) == .number(.y, Track(270)))
    script.press(.character("z"), .control)
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }
}
