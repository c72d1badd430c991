import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// Around the grid of presets: the search, the name that is given, and the titles of its sections.
extension CurvePanel {
  /// The search, or the name that is given, and a button that saves the easing.
  func drawSearch(_ rect: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let button = Rect(x: rect.maxX - 28, y: rect.minY, width: 28, height: rect.height)
    let field = Rect(
      x: rect.minX, y: rect.minY, width: rect.width - button.width - 4, height: rect.height)
    if naming != nil {
      ui.field(
        .curve(.field(.presetName)), field, text: suggestedName(workspace),
        placeholder: localized(namesToken ? "Name of the token" : "Name of the preset"))
    } else {
      ui.searchField(
        .curve(.field(.search)), field, text: query, placeholder: localized("Search curves"))
    }
    ui.button("save-preset", button, .curve(.savePreset)) { ui, color in
      ui.cross(button.centre, color, turned: false)
    }
  }

  /// "Tokens" and "Yours" with buttons that copy them, and "Built-in".
  func drawTitles(_ grid: Rect, top: Double, _ ui: inout UI) {
    guard hasTitles else { return }
    for (index, section) in sections.enumerated() {
      let y = top + self.top(of: index) - Self.title / 2
      ui.text(section.kind.title, Theme.caption, Theme.mutedText, at: Point(x: grid.minX, y: y))
      let copying: (name: String, action: CurveAction)
      switch section.kind {
      case .tokens: copying = ("copy-tokens", .token(.copy(.dtcg)))
      case .own: copying = ("copy-presets", .copyPresets)
      case .builtIn: continue
      }
      let button = Rect(x: grid.maxX - 24, y: y - 12, width: 24, height: 24)
      ui.button(copying.name, button, .curve(copying.action)) { ui, color in
        ui.icon(.copy, color, centre: button.centre, size: 12)
      }
    }
  }

  /// A cross in the corner of a saved preset under the pointer.
  func drawDeleting(_ index: Int, _ picture: Rect, _ ui: inout UI) {
    let rect = Rect(x: picture.maxX - 20, y: picture.minY, width: 20, height: 20)
    let name = "delete-preset"
    let look = ui.add(
      Widget(
        identity: .button(name), rect: rect, role: .button(.curve(.deletePreset(index))),
        isStop: false))
    ui.box(rect.inset(x: 2, y: 2), look.isHot ? Theme.hairline : Theme.panel, corner: 4)
    ui.cross(rect.centre, look.isHot ? Theme.coral : Theme.mutedText, turned: true)
  }
}

extension UI {
  /// Two crossed lines: a plus, or, turned by 45°, a cross.
  fileprivate mutating func cross(_ centre: Point, _ color: Color, turned: Bool) {
    let reach = turned ? 3.5 : 5.5
    for direction in [Point(x: 1, y: turned ? 1 : 0), Point(x: turned ? 1 : 0, y: -1)] {
      var path = Path()
      path.move(to: centre - direction * reach)
      path.line(to: centre + direction * reach)
      sprites.append(Sprite(.path(path), stroke: Stroke(color, width: 1.5, cap: .round)))
    }
  }
}
