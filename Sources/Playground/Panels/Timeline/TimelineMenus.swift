import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// Context menus of keyframes, segments, rows, and the ruler.
extension TimelinePanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    guard let view = refreshedView(&workspace, ui) else { return nil }
    guard let position = request.press else {
      let isFocused = request.isIn(view.parts.panel)
      return isFocused || request.widget == nil && !workspace.selection.keys.isEmpty
        ? menuOfSelection(view, request, &workspace) : nil
    }
    guard view.parts.panel.contains(position) else { return nil }
    if view.parts.header.contains(position) { return Menu(groups: [viewItems(workspace)]) }
    guard view.parts.field.contains(position) else {
      guard let index = view.rowIndex(atY: position.y) else {
        return Menu(groups: [viewItems(workspace)])
      }
      return menu(ofRow: view.rows[index].name, at: position, &workspace)
    }
    return menu(of: view.target(at: position), at: position, view, &workspace)
  }

  private mutating func menu(
    of target: TimelineTarget, at position: Point, _ view: TimelineView,
    _ workspace: inout Workspace
  ) -> Menu {
    switch target {
    case .key(let key):
      select(workspace.bothHalves(of: key), of: key, &workspace)
      return menuOfKeys(at: position, &workspace)
    case .curve(let key):
      select([key], of: key, &workspace)
      return menuOfSegment(workspace)
    case .marker(let marker):
      workspace.editing.chosenNode = nil
      return menuOfMarker(marker)
    case .edge: return menuOfKeys(at: position, &workspace)
    case .ruler, .loop, .end: return menuOfRuler(at: view.scale.time(at: position.x), workspace)
    case .bar(let node, _):
      return menu(ofRow: .init(node: node, property: nil), at: position, &workspace)
    case .ground:
      guard let index = view.rowIndex(atY: position.y) else {
        return menuOfRuler(at: view.scale.time(at: position.x), workspace)
      }
      return menu(ofRow: view.rows[index].name, at: position, &workspace)
    }
  }

  /// An existing selection stays.
  private mutating func select(
    _ keys: KeySet, of key: KeyframePath, _ workspace: inout Workspace
  ) {
    if !workspace.selection.keys.contains(key) { workspace.selection.keys = keys }
    select(track: key.track, &workspace)
  }

  /// The menu of the selected keyframes, else of the row chosen by keys.
  private mutating func menuOfSelection(
    _ view: TimelineView, _ request: MenuRequest, _ workspace: inout Workspace
  ) -> Menu {
    let position = request.position
    let cursorRow = view.rows.firstIndex { $0.name == cursor }
    let row = cursorRow.map { view.rowRect($0).intersection(view.parts.list) }
    var menu: Menu
    if let first = workspace.selection.keys.first {
      menu = menuOfKeys(at: position, &workspace)
      let index = view.rows.firstIndex { $0.path == first.track }
      if let index, first.index < view.rows[index].keyframeCount {
        let x = view.scale.x(of: view.rows[index].keyframes[first.index].time)
        menu.anchor = Point(
          x: min(max(x, view.parts.field.minX), view.parts.field.maxX),
          y: view.rowRect(index).intersection(view.parts.list).maxY)
      }
    } else if let cursor {
      menu = self.menu(ofRow: cursor, at: position, &workspace)
    } else {
      menu = Menu(groups: [viewItems(workspace)])
    }
    if menu.anchor == nil {
      menu.anchor = Point(x: view.parts.field.minX, y: row?.maxY ?? view.parts.ruler.maxY)
    }
    return menu
  }

  // MARK: Commands

  private func menuOfKeys(at position: Point?, _ workspace: inout Workspace) -> Menu {
    let more = [
      workspace.tangentsItem(at: position), workspace.extrapolationItem(at: position),
      curveItem(workspace),
    ]
    return Menu(
      groups: [clipboardItems(workspace), keyItems(&workspace)] + workspace.easingItems() + [more])
  }

  private func menuOfSegment(_ workspace: Workspace) -> Menu {
    Menu(
      groups: [[curveItem(workspace)]] + workspace.easingItems() + [clipboardItems(workspace)])
  }

  private func menu(
    ofRow name: TimelineRow.Name, at position: Point?, _ workspace: inout Workspace
  ) -> Menu {
    guard let path = name.path else { return menuOfNode(name, workspace) }
    workspace.selection.track = path
    workspace.selection.keys = workspace.selection.keys.only(path)
    let track = workspace.timelineTracks()[path]
    let isHere = track?.index(at: workspace.keyTime) != nil
    return Menu(
      heading: path.words,
      groups: [
        [
          MenuItem(
            isHere ? "Remove keyframe at the playhead" : "Insert keyframe at the playhead",
            .timeline(.toggleKey(path)),
            keysOf: isHere ? nil : .timeline(.insert)),
          MenuItem("Paste", .paste),
          MenuItem(
            "Select all keyframes of the track", .timeline(.selectAll),
            isEnabled: track?.isConstant == false,
            reason: "The track has no keyframes"),
        ],
        [workspace.extrapolationItem(at: position), curveItem(workspace)]
          + workspace.seeingItems.prefix(2),
        workspace.knobItems(of: path.property, [path.node]), viewItems(workspace),
      ])
  }

  private func menuOfNode(_ name: TimelineRow.Name, _ workspace: Workspace) -> Menu {
    let isFolded = folded[workspace.player.demo.name]?.contains(name.node) == true
    return Menu(
      heading: name.node.displayName,
      groups: [
        [
          MenuItem("Select all keyframes of the node", .timeline(.chooseRow(name))),
          MenuItem(isFolded ? "Unfold" : "Fold", .timeline(.fold(name.node))),
        ],
        Array(workspace.seeingItems.prefix(2)),
        viewItems(workspace),
      ])
  }

  private func menuOfRuler(at time: Double, _ workspace: Workspace) -> Menu {
    let range = workspace.playhead.timeline.range
    let hasLoop = workspace.playhead.clock.loopRange != nil
    return Menu(
      groups: [
        [
          MenuItem(
            "Move playhead here", .goTo(min(max(time, range.lowerBound), range.upperBound))),
          MenuItem("Type a time", .typeTime),
        ],
        [
          MenuItem("Loop from the playhead", .setLoop(.start)),
          MenuItem("Loop to the playhead", .setLoop(.end)),
          MenuItem("Clear loop", .clearLoop, isEnabled: hasLoop, reason: "No loop is set"),
          MenuItem("Change what happens at the end", .cycleEnding),
        ],
        [
          MenuItem("Add a marker at the playhead", .timeline(.addMarker)),
          MenuItem(
            "Type the length of the timeline", .timeline(.typeLength),
            isEnabled: workspace.canEditLength,
            reason: "This demo is as long as its pages."),
        ],
        [MenuItem("Paste", .paste), MenuItem("Select all keyframes", .timeline(.selectAll))],
        viewItems(workspace),
      ])
  }

  /// Selects the marker.
  private mutating func menuOfMarker(_ marker: Cue) -> Menu {
    selectedMarker = marker
    return Menu(
      groups: [
        [MenuItem("Move playhead here", .goTo(marker.time))],
        [
          MenuItem("Rename the marker", .timeline(.renameMarker)),
          MenuItem("Delete the marker", .timeline(.deleteMarker)),
        ],
      ])
  }

  private func clipboardItems(_ workspace: Workspace) -> [MenuItem] {
    let hasKeys = !workspace.selection.keys.isEmpty
    func item(_ phrase: Message, _ command: TimelineCommand, _ twin: Action? = nil) -> MenuItem {
      MenuItem(
        phrase, .timeline(command), keysOf: twin, isEnabled: hasKeys,
        reason: "No keyframes are selected")
    }
    return [
      item("Cut", .cut), item("Copy", .copy, .copy), MenuItem("Paste", .paste),
      item("Duplicate", .duplicate), item("Delete", .delete),
    ]
  }

  private func keyItems(_ workspace: inout Workspace) -> [MenuItem] {
    let canStretch = workspace.selectedKeys().span?.length ?? 0 > 0
    func stretch(_ phrase: Message, by frames: Int) -> MenuItem {
      MenuItem(
        phrase, .timeline(.stretch(frames: frames)), isEnabled: canStretch,
        reason: "Select keyframes at different times")
    }
    return [
      MenuItem("Move one frame earlier", .timeline(.nudge(frames: -1))),
      MenuItem("Move one frame later", .timeline(.nudge(frames: 1))),
      stretch("Squeeze by one frame", by: -1), stretch("Stretch by one frame", by: 1),
      MenuItem("Select all keyframes of the track", .timeline(.selectAll)),
    ]
  }

  private func curveItem(_ workspace: Workspace) -> MenuItem {
    workspace.menuItem(.curve)
  }

  private func viewItems(_ workspace: Workspace) -> [MenuItem] {
    RowFilter.allCases.map { MenuItem($0.phrase, .timeline(.show($0)), isOn: filter == $0) } + [
      MenuItem("Fit timeline", .fitTimeline), MenuItem("Zoom in", .zoomTimeline(1 / 1.5)),
      MenuItem("Zoom out", .zoomTimeline(1.5)),
      MenuItem("Timeline", .toggleTimeline, isOn: true),
    ]
  }
}
