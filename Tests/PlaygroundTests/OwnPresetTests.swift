import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// Easings that are saved as presets.
@Suite(.languages) struct OwnPresetTests {
  private static let first = CurvePreset.all.count
  private static let easing = Easing.cubicBezier(0.2, 0.1, 0.3, 0.9)

  /// A demo whose curve is saved as "Soft".
  private func saved(_ name: String = "Soft") throws -> Script {
    var script = try Script.bending()
    script.bend(to: Self.easing)
    try script.save(name)
    return script
  }

  @Test func aCurveIsSavedUnderItsName() throws {
    let script = try saved()
    #expect(script.presets.map(\.name) == ["Soft"] && script.presets[0].easing == Self.easing)
    #expect(script.undoCount == 2 && script.session.field == nil)
    #expect(script.widgets.contains { $0.identity == .curve(.preset(Self.first)) })
  }

  @Test func itIsPreviewedAndAppliedInAnyDemo() throws {
    var script = try saved()
    script.choose((script.chosen + 1) % catalog.count)
    let key = try #require(script.session.workspace.curveTarget()).first
    let position = try script.position(of: .curve(.preset(Self.first)))
    script.step(.pointerMoved(position))
    #expect(script.staged(key) == Self.easing && script.undoCount == 2)
    try script.click(.curve(.preset(Self.first)))
    #expect(script.bent == Self.easing && script.undoCount == 3)
  }

  @Test func aTakenNameGetsANumber() throws {
    var script = try saved()
    for _ in 0..<2 { try script.save("Soft") }
    #expect(script.presets.map(\.name) == ["Soft", "Soft 2", "Soft 3"])
    // Enter alone takes the name that is suggested.
    for _ in 0..<2 { try script.save(nil) }
    #expect(script.presets.suffix(2).map(\.name) == ["My easing", "My easing 2"])
    try script.save("   ")
    #expect(script.presets.count == 5 && script.session.notice != nil)
  }

  @Test func escapeSavesNothing() throws {
    var script = try Script.bending()
    try script.click(.button("save-preset"))
    script.step(.text("Soft"))
    script.press(.escape)
    #expect(script.presets.isEmpty && script.session.curve.naming == nil)
    #expect(script.widgets.contains { $0.identity == .curve(.field(.search)) })
  }

  @Test func aDoubleClickAndF2Rename() throws {
    var script = try saved()
    let position = try script.position(of: .curve(.preset(Self.first)))
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    script.step(.pointerPressed(position, clicks: 2), .pointerReleased(position))
    script.step(.text("Softer"))
    script.press(.enter)
    #expect(script.presets.map(\.name) == ["Softer"])
    script.focus(.preset(Self.first))
    script.press(.function(2))
    script.step(.text("Softest"))
    script.press(.enter)
    #expect(script.presets.map(\.name) == ["Softest"])
    script.press(.character("z"), .control)
    #expect(script.presets.map(\.name) == ["Softer"])
  }

  @Test func itHasAContextMenu() throws {
    var script = try saved()
    let position = try script.position(of: .curve(.preset(Self.first)))
    script.step(.menuPressed(position), .menuReleased(position))
    #expect(script.session.panel(MenuPanel.self).menu?.heading == "Soft")
  }

  @Test func deletingIsUndone() throws {
    var script = try saved()
    script.focus(.preset(Self.first))
    script.press(.delete)
    #expect(script.presets.isEmpty)
    script.press(.character("z"), .control)
    #expect(script.presets.map(\.name) == ["Soft"])
    script.step(.pointerMoved(try script.position(of: .curve(.preset(Self.first)))))
    try script.click(.button("delete-preset"))
    #expect(script.presets.isEmpty)
  }

  @Test func arrowsWalkFromYoursToTheBuiltIn() throws {
    var script = try saved()
    for name in ["b", "c", "d"] { try script.save(name) }
    script.focus(.preset(Self.first + 3))
    let walk: [(key: Key, index: Int)] = [
      (.down, 0), (.up, Self.first + 3), (.up, Self.first), (.right, Self.first + 1), (.down, 1),
      (.down, 4), (.up, 1), (.up, Self.first + 3),
    ]
    for (step, row) in walk.enumerated() {
      script.press(row.key)
      #expect(script.session.ui.focus == .curve(.preset(row.index)), "\(step)")
    }
  }

  @Test func copiedPresetsCanBePasted() throws {
    var script = try saved("Soft \"out\"")
    try script.save("Other")
    try script.click(.button("copy-presets"))
    let copied = script.requests.compactMap { request -> String? in
      if case .copy(let text) = request { text } else { nil }
    }
    let text = try #require(copied.last)
    #expect(text.hasPrefix("preset \"Soft \\\"out\\\"\" cubic-bezier(0.2, 0.1, 0.3, 0.9)\n"))
    var other = try Script.bending()
    other.step(.pasted(text))
    #expect(other.presets == script.presets && other.undoCount == 1)
    // Those that are there already are not added again.
    other.step(.pasted(text))
    #expect(other.presets.count == 2 && other.undoCount == 1)
    other.step(.pasted("preset \"Third\" ease-out\npreset \"Fourth\" nonsense\n"))
    #expect(other.presets.count == 2)
    #expect(other.session.notice?.words.contains("Line 2") == true)
  }

  @Test func theyAreLinesOfTheDocument() throws {
    var script = try saved()
    script.press(.escape)
    let text = script.session.document.text
    #expect(text.hasPrefix("riff document 3\npreset \"Soft\" cubic-bezier(0.2, 0.1, 0.3, 0.9)\n"))
    #expect(try Document(text: text) == script.session.document)
    #expect(throws: DocumentError.self) {
      try Document(text: text.replacingLine("end", with: "preset \"Soft\" ease\nend"))
    }
    // Without presets a document is as it was.
    script.change { $0.workspace.edit { $0.removePreset(at: 0) } }
    #expect(script.session.document.text.hasPrefix("riff document 1\n"))
  }

  // MARK: Springs

  @Test func aSegmentLastsAsLongAsItsSpring() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.sunX, 1))
    script.press(.character("e"))
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    script.bend(to: .spring(spring))
    script.show(.shape)
    let before = try script.times(Script.sunX)
    try script.click(.button("last-as-spring"))
    let times = try script.times(Script.sunX)
    let length = times[2] - times[1]
    #expect(length.isNear(spring.settlingTime(velocity: 0), within: 1e-6))
    #expect(times[..<2] == before[..<2])
    #expect((times[3] - times[2]).isNear(before[3] - before[2]))
    #expect(script.undoCount == 2)
    // The button is hidden while the segment has that length.
    #expect(!script.widgets.contains { $0.identity == .button("last-as-spring") })
    script.press(.character("z"), .control)
    #expect(try script.times(Script.sunX) == before)
    #expect(script.widgets.contains { $0.identity == .button("last-as-spring") })
  }

  @Test func onlySpringsHaveADuration() throws {
    var script = Script.timeline()
    try script.select(KeyframePath(Script.sunX, 1))
    script.press(.character("e"))
    script.show(.shape)
    #expect(!script.widgets.contains { $0.identity == .button("last-as-spring") })
    script.change { $0.workspace.lastAsSprings() }
    #expect(script.undoCount == 0)
  }
}

extension Script {
  fileprivate var presets: [SavedEasing] { session.document.presets }

  /// Saves the curve; nil takes the name that is suggested.
  fileprivate mutating func save(_ name: String?) throws {
    try click(.button("save-preset"))
    if let name { step(.text(name)) }
    press(.enter)
  }
}

extension String {
  fileprivate func replacingLine(_ line: String, with other: String) -> String {
    split(separator: "\n").map { $0 == line ? other : String($0) }.joined(separator: "\n") + "\n"
  }
}
