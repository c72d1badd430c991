import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

// Context menus of a script.
extension Script {
  /// The open menu, the panels and the document, as text.
  var whatIsThere: String {
    let titles = menu?.items.map(\.title).joined(separator: "|") ?? "no menu"
    let panels = session.workspace.window.arrangement.openPanels
    return "\(titles) \(panels) \(session.document.text) \(playhead.isPlaying) \(time)"
  }

  var menuTitles: [String] { menu?.items.map(\.title) ?? [] }

  var menu: Menu? { session.panel(MenuPanel.self).menu }

  /// The title of the command that Enter performs.
  var chosenItem: String? {
    session.panel(MenuPanel.self).chosen.flatMap { menu?.items[$0].title }
  }

  /// A click of the button for menus.
  mutating func openMenu(at position: Point) {
    step(.menuPressed(position))
    step(.menuReleased(position))
  }

  func position(ofItem title: String) throws -> Point {
    let index = try #require(menu?.items.firstIndex { $0.title == title }, "\(title)")
    return try position(of: .menu(.item(index)))
  }

  mutating func choose(_ title: String) throws {
    click(at: try position(ofItem: title))
  }
}
