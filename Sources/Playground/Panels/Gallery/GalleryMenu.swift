import DemoKit
import Editing
import Interface
import Keyframes
import Stage

// The context menu of a card, and of the gallery beside its cards.
extension GalleryPanel: PanelWithMenu {
  mutating func menu(
    for request: MenuRequest, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Menu? {
    let part = request.widget?.identity
    guard part.map(owns) == true || request.isIn(workspace.layout.gallery) else { return nil }
    let ways = [
      MenuItem(.menuSearch, .search), MenuItem(.openFile, .file(.toggleOpening)),
      MenuItem(.menuGallery, .toggleGallery, isOn: true),
    ]
    guard case .gallery(.card(let demo))? = part else {
      return Menu(groups: [ways, workspace.windowItems])
    }
    let isOpen = demo == workspace.gallery.chosen
    let hasEdits = !workspace.document[workspace.gallery.players[demo].demo.name].isEmpty
    return Menu(
      heading: workspace.gallery.players[demo].demo.titleNow,
      groups: [
        [MenuItem(.menuOpen, .choose(demo: demo), isEnabled: !isOpen)],
        [
          MenuItem(.menuReset, .reset, isEnabled: isOpen, reason: .whyOtherDemo),
          MenuItem(
            .menuResetEdits, .dropEdits, isEnabled: isOpen && hasEdits,
            reason: isOpen ? .whyNoEdits : .whyOtherDemo),
          MenuItem(.menuSaveVersion, .keepVersion, isEnabled: isOpen, reason: .whyOtherDemo),
        ],
        fileItems(demo, workspace), ways,
      ])
  }
}
