import AppState
import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

/// The position or focus for which a context menu is requested.
struct MenuRequest {
  /// The widget that was pressed, or that has the focus.
  let widget: Widget?
  /// Where it was pressed, in logical points; nil if it was asked for by key.
  let press: Point?

  /// Where the pointer or the focus is; nil if nothing has the focus.
  var position: Point? { press ?? widget?.rect.centre }

  func isIn(_ rect: Rect?) -> Bool {
    guard let position, let rect else { return false }
    return rect.contains(position)
  }
}

// Commands that several menus offer.
extension Workspace {
  /// The panels that can be shown and hidden, open ones with a check mark.
  var sideItems: [MenuItem] {
    [
      MenuItem("Timeline", .toggleTimeline, isOn: layout.timeline != nil),
      menuItem(.curve), menuItem(.properties), menuItem(.outline), menuItem(.knobs),
      menuItem(.export), MenuItem("Gallery", .toggleGallery, isOn: layout.gallery != nil),
    ]
  }

  /// The selected node in other notations.
  var copyItem: MenuItem {
    MenuItem(
      "Copy as code",
      [
        [ExportFormat.swiftUI, .css, .json].map {
          MenuItem("Copy as \($0.title)", .export(.copyAs(.node, $0)))
        }
      ])
  }

  var seeingItems: [MenuItem] {
    [
      MenuItem("Motion paths", .toggleTrails, isOn: viewState.trails),
      MenuItem("Values and graph editor", .toggleValues, isOn: viewState.values),
      MenuItem("Compare versions", .toggleCompare, isOn: viewState.lanes),
      MenuItem("Reduced motion beside it", .toggleReducedMotion, isOn: viewState.reducedMotion),
    ]
  }

  var windowItems: [MenuItem] {
    [
      MenuItem("All panels", .togglePanels, isOn: window.arrangement.showsPanels),
      MenuItem("Full screen", .toggleFullscreen), MenuItem("All commands and keys", .toggleHelp),
    ]
  }

  var resetItems: [MenuItem] {
    let hasEdits = !document[player.demo.name].isEmpty
    return [
      MenuItem("Reset the demo", .reset),
      MenuItem("Reset all edits", .dropEdits, isEnabled: hasEdits, reason: "The demo has no edits"),
    ]
  }

  /// The most used easings, and the commands for the edited one.
  func easingItems() -> [[MenuItem]] {
    let target = curveTarget()
    let now = target.flatMap { $0.others.isEmpty ? $0.easing : nil }
    let usual: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut, .hold]
    let presets = usual.compactMap { easing -> MenuItem? in
      guard let index = CurvePreset.all.firstIndex(where: { $0.easing == easing }) else {
        return nil
      }
      return MenuItem(
        Message(verbatim: CurvePreset.all[index].title), .curve(.keep(preset: index)),
        isOn: now == easing,
        isEnabled: target != nil, reason: "There is no easing here")
    }
    let changes: [(Message, CurveAction)] = [
      ("Reverse", .reverse), ("Play forward, then back", .mirror), ("Copy easing", .copy),
    ]
    let others = changes.map {
      MenuItem($0, .curve($1), isEnabled: target != nil, reason: "There is no easing here")
    }
    return [presets, others]
  }
}
