import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Tangents and extrapolation set from the timeline, by keys, menus and the palette.
@Suite(.languages) struct TangentCommandTests {
  private let x = Script.sunX, fill = Script.sunFill

  private func numbers(_ script: Script) throws -> Track<Double> {
    try #require(try script.track(x).numbers)
  }

  @Test(arguments: TangentKind.allCases.map(Optional.some) + [nil])
  func theKindOfTheSelectedKeyframesIsSetInOneStep(_ kind: TangentKind?) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1), KeyframePath(x, 2))
    script.perform(.timeline(.setTangents(.spline)))
    script.perform(.timeline(.setTangents(kind)))
    let track = try numbers(script)
    #expect(track.keyframes.map(\.tangents) == [nil, kind, kind, nil])
    #expect(script.undoCount == (kind == .spline ? 1 : 2))
    if kind != nil {
      #expect(try abs(#require(track.incoming(1)).slope - #require(track.outgoing(1)).slope) < 1e-9)
    }
    let before = script.session.document
    script.press(.character("z"), .control)
    script.press(.character("y"), .control)
    #expect(script.session.document == before)
    #expect(try Document(text: before.text) == before)
  }

  @Test func keysGoThroughTheKinds() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    for kind in [TangentKind.automatic, .smooth, .flat, nil, .automatic] {
      script.press(.character("t"), .alt)
      #expect(try numbers(script).keyframes[1].tangents == kind)
    }
  }

  @Test func tangentsFollowKeyframesThatAreMoved() throws {
    var script = Script.timeline()
    script.press(.character("a"), .control)
    script.perform(.timeline(.setTangents(.spline)))
    try script.select(KeyframePath(x, 2))
    let before = try numbers(script)
    var document = script.session.document
    script.press(.character("."), .shift)
    let moved = try numbers(script)
    #expect(moved.keyframes[2].time > before.keyframes[2].time)
    #expect(moved == moved.settlingTangents() && moved.keyframes[1] != before.keyframes[1])
    // Neighbours that followed don't count.
    #expect(script.change(since: document) == .keyframes(.moved, 1, of: x))
    document = script.session.document
    script.press(.delete)
    #expect(script.change(since: document) == .keyframes(.deleted, 1, of: x))
    let rest = try numbers(script)
    #expect(rest.keyframes.count == 3 && rest == rest.settlingTangents())
    script.press(.character("z"), .control)
    script.press(.character("z"), .control)
    #expect(try numbers(script) == before)
  }

  @Test func withoutKeyframesOfNumbersNothingChanges() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(fill, 1))
    script.press(.character("t"), .alt)
    #expect(script.undoCount == 0 && script.edits.isEmpty)
  }

  // MARK: Extrapolation

  @Test(arguments: Extrapolation.allCases, TrackEnd.allCases)
  func aTrackContinuesBeyondItsEnds(_ kind: Extrapolation, _ end: TrackEnd) throws {
    var script = Script.timeline()
    try script.select(KeyframePath(fill, 1), KeyframePath(x, 0))
    script.perform(.timeline(.extrapolate(kind, end)))
    for path in [x, fill] {
      let track = try script.track(path)
      #expect(track.extrapolation(end) == kind)
      #expect(track.extrapolation(end == .before ? .after : .before) == .hold)
    }
    #expect(script.undoCount == (kind == .hold ? 0 : 1))
    let document = script.session.document
    #expect(try Document(text: document.text) == document)
    script.press(.character("z"), .control)
    #expect(script.edits.isEmpty)
  }

  /// A step of undo holds only the keyframes that differ.
  @Test func extrapolationOfALongTrackIsUndone() {
    let path = TrackPath(node: "sun", property: "x")
    let long = Track((0..<100).map { Keyframe(time: Double($0), value: Double($0 % 7)) })
    var document = Document()
    document["demo"][path] = .number(.x, long)
    var stack = UndoStack(document)
    stack.change {
      $0["demo"][path] = .number(.x, long.extrapolated(before: .linear, after: .repeat))
    }
    let changed = stack.value
    stack.undo()
    #expect(stack.value == document)
    stack.redo()
    #expect(stack.value == changed)
  }

  @Test func theMenusOfKeyframesAndRowsOpenMenusOfTheirOwn() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(x, 1))
    script.press(.menu)
    func titles() -> [String] {
      script.session.panel(MenuPanel.self).menu?.items.map(\.title) ?? []
    }
    func choose(_ title: String) throws {
      let index = try #require(titles().firstIndex(of: title))
      script.perform(.menu(.perform(index)))
      script.step()
    }
    try choose("Tangents…")
    #expect(titles().count == 5)
    try choose("Flat tangents")
    #expect(try numbers(script).keyframes[1].tangents == .flat && titles().isEmpty)
    script.press(.menu)
    try choose("Beyond the keyframes…")
    try choose("After the last keyframe: ping-pong")
    #expect(try numbers(script).after == .pingPong)
  }
}

extension Script {
  fileprivate func change(since old: Document) -> EditChange {
    let scene = session.player.plainScene
    return session.document.summary(since: old) { _, path in scene.track(at: path) }.change
  }

  fileprivate mutating func perform(_ action: Action) {
    change { $0.perform(action) }
    step()
  }
}
