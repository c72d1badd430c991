import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The outline lists all nodes, and rearranges them by pointer and by keys.
@Suite(.languages) struct OutlineTests {
  private static var script: Script {
    var script = Script.timeline()
    script.press(.character("t"))
    script.press(.character("y"))
    return script
  }

  private static func row(_ name: String) -> Part { .outline(.row(name)) }

  private static let all = ["marker.2", "sky", "sky/moon", "marker", "sun"]

  @Test func whatIsInFrontComesFirst() {
    let script = Self.script
    #expect(script.listed == Self.all)
    #expect(script.layout.side == .outline)
  }

  @Test func clicksSelectAndSoDoOtherPanels() throws {
    var script = Self.script
    try script.click(Self.row("marker"))
    #expect(script.session.workspace.selectedNodes == ["marker"])
    #expect(script.session.selection.track == Script.markerY)
    try script.click(Self.row("sky"))
    #expect(script.session.selection.track == nil)
    script.change { $0.workspace.selection = Selection(keys: [], track: Script.moonX) }
    script.step(.modifiersChanged([]))
    #expect(script.session.workspace.selectedNodes == ["sky/moon"])
  }

  @Test func controlAddsAndShiftExtends() throws {
    var script = Self.script
    try script.click(Self.row("sun"))
    script.step(.modifiersChanged(.control))
    try script.click(Self.row("sky"))
    #expect(script.session.workspace.selectedNodes == ["sun", "sky"])
    try script.click(Self.row("sun"))
    #expect(script.session.workspace.selectedNodes == ["sky"])
    script.step(.modifiersChanged(.shift))
    try script.click(Self.row("marker"))
    #expect(Set(script.session.workspace.selectedNodes) == ["sun", "marker"])
  }

  @Test func keysGoThroughTheRows() throws {
    var script = Self.script
    script.press(.down)
    script.press(.down)
    #expect(script.session.workspace.selectedNodes == ["sky"])
    script.press(.left)
    #expect(script.listed == ["marker.2", "sky", "marker", "sun"])
    script.press(.right)
    script.press(.right)
    #expect(script.session.workspace.selectedNodes == ["sky/moon"])
    script.press(.left)
    #expect(script.session.workspace.selectedNodes == ["sky"])
    script.press(.end, .shift)
    #expect(Set(script.session.workspace.selectedNodes) == Set(Self.all.dropFirst()))
  }

  @Test func namesAreTyped() throws {
    var script = Self.script
    try script.click(Self.row("sun"))
    script.press(.function(2))
    #expect(script.session.field?.name == .outline(.name))
    script.step(.text("ball"))
    script.press(.enter)
    #expect(script.listed.last == "ball")
    #expect(script.session.workspace.selectedNodes == ["ball"])
    #expect(script.session.ui.focus == .outline(.list))
    script.press(.character("z"), .control)
    #expect(script.listed.last == "sun")
    #expect(script.session.notice?.words == "Undid: Rename a node to “ball”")
  }

  @Test func aDoubleClickRenamesToo() throws {
    var script = Self.script
    let position = try script.position(of: Self.row("marker"))
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
    script.step(.pointerPressed(position, clicks: 2), .pointerReleased(position))
    #expect(script.session.field?.name == .outline(.name))
    script.press(.escape)
    #expect(script.session.field == nil && script.listed == Self.all)
  }

  @Test func keysDeleteDuplicateAndGroup() throws {
    var script = Self.script
    try script.click(Self.row("marker"))
    script.press(.character("d"), .control)
    #expect(script.listed == ["marker.2", "sky", "sky/moon", "marker-2", "marker", "sun"])
    #expect(script.session.workspace.selectedNodes == ["marker-2"])
    script.press(.character("g"), .control)
    #expect(script.session.workspace.selectedNodes == ["Group"])
    #expect(script.listed.contains("Group/marker-2"))
    script.press(.character("g"), [.control, .shift])
    #expect(script.session.workspace.selectedNodes == ["marker-2"])
    script.press(.delete)
    #expect(script.listed == Self.all)
    #expect(script.edits.nodes == nil)
    #expect(script.session.workspace.selectedNodes.isEmpty)
    script.press(.delete)
    #expect(script.listed == Self.all, "A second Delete deletes nothing.")
    script.press(.down)
    #expect(script.session.workspace.selectedNodes.count == 1, "Arrow keys go on from there.")
  }

  @Test func deletingIsUndoneWithTheSelection() throws {
    var script = Self.script
    try script.click(Self.row("sky"))
    script.press(.delete)
    #expect(script.listed == ["marker.2", "marker", "sun"])
    script.press(.character("z"), .control)
    #expect(script.listed == Self.all)
    #expect(script.session.workspace.selectedNodes == ["sky"])
    #expect(script.session.notice?.words == "Undid: Delete sky")
  }

  @Test func orderGoesByKeys() throws {
    var script = Self.script
    try script.click(Self.row("sun"))
    script.press(.up, .control)
    #expect(script.listed == ["marker.2", "sky", "sky/moon", "sun", "marker"])
    script.press(.up, [.control, .shift])
    #expect(script.listed.first == "sun")
    script.press(.down, [.control, .shift])
    #expect(script.listed == Self.all)
  }

  @Test func rowsAreDraggedIntoGroupsAndOutOfThem() throws {
    var script = Self.script
    let (sun, sky) = (
      try script.position(of: Self.row("sun")), try script.position(of: Self.row("sky"))
    )
    let before = script.picture
    script.dragRow(from: sun, to: sky)
    #expect(script.listed == ["marker.2", "sky", "sky/sun", "sky/moon", "marker"])
    #expect(script.session.workspace.selectedNodes == ["sky/sun"])
    let top = try script.position(of: Self.row("marker.2"))
    script.dragRow(
      from: try script.position(of: Self.row("sky/sun")), to: Point(x: top.x, y: top.y - 12))
    #expect(script.listed == ["sun", "marker.2", "sky", "sky/moon", "marker"])
    let now = script.picture.first { $0.name == "sun" }?.transform
    let then = try #require(before.first { $0.name == "sun" }?.transform)
    #expect(now?.apply(to: .zero).distance(to: then.apply(to: .zero)) ?? 1 < 1e-9)
  }

  @Test func escDropsWhatIsDragged() throws {
    var script = Self.script
    let sun = try script.position(of: Self.row("sun"))
    script.step(.pointerPressed(sun, clicks: 1), .pointerMoved(Point(x: sun.x, y: sun.y - 60)))
    script.step(.focusLost)
    script.step(.pointerReleased(sun))
    #expect(script.listed == Self.all)
  }

  @Test func hiddenNodesAreNotSeenAndStillExported() throws {
    var script = Self.script
    let shown = script.stageSpriteCount
    try script.click(.outline(.eye("sun")))
    #expect(script.edits.hiddenNodes == ["sun"])
    #expect(script.stageSpriteCount == shown - 1)
    #expect(script.picture.contains { $0.name == "sun" })
    try script.click(.outline(.eye("sun")))
    #expect(script.edits.isEmpty)
  }

  @Test func lockedGroupsLockWhatIsInThem() throws {
    var script = Self.script
    try script.click(.outline(.lock("sky")))
    #expect(script.session.workspace.isLocked("sky/moon"))
    #expect(!script.session.workspace.isLocked("sun"))
  }

  @Test func ofManyNodesOnlyThoseInSightAreDrawn() throws {
    var script = Self.script
    let dots = (0..<5000).map { Node(.circle(radius: 2)).at(x: Double($0), y: 0) }
    script.change { $0.workspace.perform(.add(dots, inFrontOf: nil)) }
    script.step()
    #expect(script.listed.count == 5005)
    #expect(script.rowsDrawn < 60)
    script.press(.end)
    script.settle()
    #expect(script.widgets.contains { $0.identity == Self.row("sun") })
  }

  @Test func theMenuIsForTheRowUnderThePointer() throws {
    var script = Self.script
    let position = try script.position(of: Self.row("marker"))
    script.step(.menuPressed(position))
    #expect(script.session.workspace.selectedNodes == ["marker"])
    let menu = try #require(script.session.panel(MenuPanel.self).menu)
    #expect(menu.items.map(\.action).contains(.nodes(.duplicate)))
  }
}

extension Script {
  fileprivate var listed: [String] {
    session.panel(OutlinePanel.self).outline.rows.map(\.name)
  }

  fileprivate var rowsDrawn: Int {
    widgets.count { if case .outline(.row) = $0.identity { true } else { false } }
  }

  fileprivate var stageSpriteCount: Int {
    var player = session.player
    return player.picture().count
  }

  fileprivate mutating func dragRow(from start: Point, to end: Point) {
    step(.pointerPressed(start, clicks: 1))
    step(.pointerMoved(start.interpolated(to: end, at: 0.5)), .pointerMoved(end))
    step(.pointerReleased(end))
  }
}
