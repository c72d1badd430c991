import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// The context menu of a card, and of the gallery beside its cards.
extension GalleryPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let part = request.widget?.identity
    guard part.map(owns) == true || request.isIn(workspace.layout.gallery) else { return nil }
    let ways = [
      MenuItem("Search demos", .search), MenuItem("Open a file", .file(.toggleOpening)),
      MenuItem("Gallery", .toggleGallery, isOn: true),
    ]
    // A card's demo may have been removed in the same frame.
    guard case .gallery(.card(let demo))? = part, workspace.gallery.players.indices.contains(demo)
    else {
      return Menu(groups: [ways, workspace.windowItems])
    }
    let isOpen = demo == workspace.gallery.chosen
    let hasEdits = !workspace.document[workspace.gallery.players[demo].demo.name].isEmpty
    return Menu(
      heading: workspace.gallery.players[demo].demo.titleNow,
      groups: [
        [MenuItem("Open", .choose(demo: demo), isEnabled: !isOpen)],
        [
          MenuItem("Reset the demo", .reset, isEnabled: isOpen, reason: "Open the demo first"),
          MenuItem(
            "Reset all edits", .dropEdits, isEnabled: isOpen && hasEdits,
            reason: isOpen ? "The demo has no edits" : "Open the demo first"),
          MenuItem(
            "Save as a new version", .keepVersion, isEnabled: isOpen, reason: "Open the demo first"),
        ],
        fileItems(demo, workspace), ways,
      ])
  }
}
