import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// Every property of the selected nodes as a number to drag or to type, each with its diamond.
struct PropertiesPanel: Panel, FollowingPanel, CommandPanel, PanelBesideStage, PanelWithTips,
  CachingPanel
{
  /// Whether properties are shown that are not set.
  var showsAll = true
  /// The nodes whose properties are shown; the last is the primary one.
  private(set) var nodes: [String] = []
  private(set) var rows: [PropertyRow] = []
  /// Numbers being dragged.
  var held: NumberEdit?

  private static let header = 84.0

  static let side = SidePanel.properties

  func owns(_ part: Part) -> Bool { if case .properties = part { true } else { false } }

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let card = card(workspace) else { return forgetCache() }
    nodes = workspace.selectedNodes
    rows = Self.rows(of: nodes, workspace, showsAll: showsAll)
    let view = Rect(
      x: card.minX, y: card.minY + Self.header, width: card.width,
      height: max(card.height - Self.header, 1))
    ui.resizeList(
      .properties(.list), height: Double(rows.count) * PropertyRow.height + 8, view: view)
  }

  mutating func forgetCache() { (nodes, rows) = ([], []) }

  mutating func didHandle(_ workspace: inout Workspace, _ ui: inout UI) {
    if !workspace.editing.history.isOpen { held = nil }
  }

  // MARK: Rows

  private static func rows(
    of nodes: [String], _ workspace: Workspace, showsAll: Bool
  ) -> [PropertyRow] {
    let found = workspace.nodes(named: nodes)
    guard let (primary, node) = found.last else { return [] }
    let set = node.tracks.map(\.name)
    let isPaged = workspace.playhead.isPaged
    let all = set + (showsAll ? node.unsetProperties(isPaged: isPaged) : [])
    let time = workspace.player.time
    let driven = workspace.propertiesWithKnobs(of: primary)
    return PropertyGroup.allCases.flatMap { group -> [PropertyRow] in
      let contents = group.sorted(all).compactMap { name -> PropertyRow? in
        guard let track = node.anyTrack(of: name), track.isEditable else { return nil }
        let value = track.value(at: time)
        let other = found.lazy.compactMap { $0.node.anyTrack(of: name)?.value(at: time) }
          .first { $0 != value }
        let path = TrackPath(node: primary, property: name)
        return .property(
          .init(
            name: name, track: track, isSet: set.contains(name),
            isEdited: workspace.player.edits[path] != nil, other: other,
            hasKnob: driven.contains(name)))
      }
      let rows =
        contents + blend(of: node, in: group, showsAll: showsAll)
        + (group == .size ? stars(of: nodes, workspace) : [])
      return rows.isEmpty ? [] : [.heading(group.title)] + rows
    }
  }

  /// The row of the blend mode, below the opacity and the visibility.
  private static func blend(
    of node: Node, in group: PropertyGroup, showsAll: Bool
  ) -> [PropertyRow] {
    let isBlended = node.blend != .normal
    return group == .transform && (showsAll || isBlended) ? [.blend(isSet: isBlended)] : []
  }

  /// The numbers of the primary node, if it is a star or a polygon.
  private static func stars(of nodes: [String], _ workspace: Workspace) -> [PropertyRow] {
    let stars = workspace.stars(among: nodes)
    guard let primary = nodes.last.flatMap({ stars[$0] }) else { return [] }
    let others = nodes.dropLast().compactMap { stars[$0] }
    return StarNumber.allCases.compactMap { number in
      number.value(in: primary).map { value in
        .star(number, value, isMixed: others.contains { number.value(in: $0) != value })
      }
    }
  }

  func star(_ name: String) -> (number: StarNumber, value: Double)? {
    for case .star(let number, let value, _) in rows where number.rawValue == name {
      return (number, value)
    }
    return nil
  }

  /// The paths of a property in all selected nodes that have it.
  func paths(of property: String, _ workspace: Workspace) -> [TrackPath] {
    workspace.nodes(named: nodes).filter { $0.node.anyTrack(of: property) != nil }
      .map { TrackPath(node: $0.name, property: property) }
  }

  func content(of property: String) -> PropertyRow.Content? {
    for case .property(let content) in rows where content.name == property { return content }
    return nil
  }

  mutating func reveal(_ part: Part, _ workspace: inout Workspace, _ ui: inout UI) {
    guard case .properties(let part) = part else { return }
    let index = rows.firstIndex { row in
      switch row {
      case .property(let content): part.row == content.name
      case .blend: part == .blend
      case .star(let number, _, _): part.row == number.rawValue
      case .heading: false
      }
    }
    guard let index else { return }
    let top = Double(index) * PropertyRow.height
    ui.changeList(.properties(.list)) { $0.reveal(from: top, to: top + PropertyRow.height) }
  }

  // MARK: Actions

  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .properties(let action) = action else { return false }
    switch action {
    case .toggleKey(let name): workspace.toggleKeys(of: paths(of: name, workspace))
    case .showAll(let showsAll): self.showsAll = showsAll
    case .setHidden(let isHidden): set(.flag(isHidden), of: "hidden", &workspace)
    case .chooseBlend:
      guard let button = ui.widgets.first(where: { $0.identity == .properties(.blend) }) else {
        return true
      }
      let position = Point(x: button.rect.minX, y: button.rect.maxY + 2)
      workspace.ask(
        .menu(.open(workspace.blendMenu, MenuAnchor(position: position, isPress: false))))
    case .pickColor(let name):
      guard let path = paths(of: name, workspace).last else { return true }
      let isOpen = workspace.editing.picksColors && workspace.selection.track == path
      workspace.selection = Selection(keys: [], track: path)
      workspace.editing.picksColors = !isOpen
    }
    return true
  }

  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    guard case .properties(let part) = part else { return nil }
    return switch part {
    case .label: Tip(localized("Drag to change; double-click removes your changes"))
    case .field(let name):
      if star(name) != nil || content(of: name)?.track.numbers != nil {
        Tip(
          localized("Value: drag, use the arrow keys or type, such as 100*2 or +=10"), keys: "↑ ↓")
      } else {
        Tip(localized("Colour in any CSS notation, such as #FF7F50, coral or hsl(16 100% 66%)"))
      }
    case .list, .swatch, .toggle, .key, .blend, .all, .set: nil
    }
  }
}

extension PropertyTrack {
  /// Whether its value can be typed or picked.
  var isEditable: Bool {
    switch self {
    case .number, .color, .hidden, .gradient, .maskOpacity: true
    case .outline, .string, .rangeColor, .maskPath: false
    }
  }
}
