import Editing
import Keyframes
import Stage
package import Words

/// A list of commands for the selected nodes, which their context menu opens.
package enum NodeMenu: CaseIterable, Sendable {
  case order, arrange, mask, blend

  package var title: Message {
    switch self {
    case .order: "Order …"
    case .arrange: "Align, distribute, stagger …"
    case .mask: "Mask, trim …"
    case .blend: "Blend mode …"
    }
  }
}

extension Workspace {
  package func menu(_ kind: NodeMenu) -> Menu {
    switch kind {
    case .order:
      Menu(
        groups: [
          [
            MenuItem("Bring to front", .nodes(.order(.toFront))),
            MenuItem("Bring forward", .nodes(.order(.forward))),
            MenuItem("Send backward", .nodes(.order(.backward))),
            MenuItem("Send to back", .nodes(.order(.toBack))),
          ]
        ])
    case .arrange: arrangeMenu
    case .mask: maskMenu
    case .blend: blendMenu
    }
  }

  private var arrangeMenu: Menu {
    let count = selectedNodes.count
    func item(_ phrase: Message, _ action: Action, least: Int) -> MenuItem {
      MenuItem(
        phrase, action, isEnabled: count >= least,
        reason: least > 2 ? "Select three nodes or more." : "Select two nodes or more.")
    }
    return Menu(
      groups: [
        NodeAlignment.allCases.map {
          item(Message(verbatim: $0.words), .editor(.align($0)), least: 1)
        },
        NodeDistribution.allCases.map {
          item(Message(verbatim: $0.words), .editor(.distribute($0)), least: 3)
        },
        [
          item("Stagger", .nodes(.stagger(.forwards)), least: 2),
          item("Stagger, the last one first", .nodes(.stagger(.backwards)), least: 2),
          item("Stagger from the middle", .nodes(.stagger(.fromCentre)), least: 2),
          item("Stagger from both ends", .nodes(.stagger(.fromEdges)), least: 2),
        ],
      ])
  }

  private var maskMenu: Menu {
    let hasMask = nodes(named: selectedNodes).contains { $0.node.matte != nil }
    func mask(_ phrase: Message, _ kind: Matte.Kind) -> MenuItem {
      MenuItem(
        phrase, .nodes(.mask(kind)), isEnabled: selectedNodes.count > 1,
        reason: "Select two nodes or more.")
    }
    func masked(_ phrase: Message, _ action: NodeAction) -> MenuItem {
      MenuItem(
        phrase, .nodes(action), isEnabled: hasMask,
        reason: "None of the selected nodes has a mask.")
    }
    return Menu(
      groups: [
        [mask("Use as mask", .alpha), mask("Use as luminance matte", .luminance)],
        [masked("Invert mask", .invertMask), masked("Release mask", .releaseMask)],
        [MenuItem("Trim: draw the outline in a second", .nodes(.drawStroke))],
      ])
  }

  /// All modes, in the groups that image editors have: darkening, brightening, contrast, comparing
  /// modes, and those that keep parts of the colour.
  package var blendMenu: Menu {
    let groups: [[BlendMode]] = [
      [.normal], [.darken, .multiply, .colorBurn], [.lighten, .screen, .colorDodge, .add],
      [.overlay, .softLight, .hardLight], [.difference, .exclusion],
      [.hue, .saturation, .color, .luminosity],
    ]
    let now = blendMode
    return Menu(
      groups: groups.map { modes in
        modes.map { MenuItem(Message(verbatim: $0.title), .nodes(.blend($0)), isOn: $0 == now) }
      })
  }

  /// The title of the only selected node, or how many there are.
  package var selectionTitle: String {
    guard selectedNodes.count > 1 else { return primaryNode.map { title(ofNode: $0) } ?? "" }
    return localized(
      Message(count: selectedNodes.count, one: "1 node", other: "\(selectedNodes.count) nodes"))
  }

  /// Commands for the selected nodes.
  package var nodeItems: [[MenuItem]] {
    let hasNodes = !selectedNodes.isEmpty
    let edits = player.edits
    let isHidden = hasNodes && selectedNodes.allSatisfy(edits.hiddenNodes.contains)
    let isLocked = hasNodes && selectedNodes.allSatisfy(edits.lockedNodes.contains)
    func item(
      _ phrase: Message, _ action: Action, keysOf twin: Action? = nil, isOn: Bool = false
    ) -> MenuItem {
      MenuItem(
        phrase, action, keysOf: twin, isOn: isOn, isEnabled: hasNodes,
        reason: "No node is selected.")
    }
    return [
      [
        item("Rename", .outline(.rename)),
        item("Cut", .nodes(.cut), keysOf: .timeline(.cut)),
        item("Copy", .nodes(.copy), keysOf: .copy),
        item("Duplicate", .nodes(.duplicate), keysOf: .timeline(.duplicate)),
        item("Delete", .nodes(.delete), keysOf: .timeline(.delete)),
      ],
      [item("Group the selection", .nodes(.group)), item("Ungroup", .nodes(.ungroup))],
      NodeMenu.allCases.map { MenuItem($0.title, menu($0).groups) },
      [
        item("Hidden in the editor", .nodes(.toggleHidden(nil)), isOn: isHidden),
        item("Locked", .nodes(.toggleLocked(nil)), isOn: isLocked),
      ],
    ]
  }
}
