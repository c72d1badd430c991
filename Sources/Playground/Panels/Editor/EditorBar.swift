import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The bar at the top of the stage while it is edited.
extension EditorPanel {
  private static let height = 32.0
  private static let gap = 4.0

  /// A button of the bar, or the tolerance.
  private struct Item {
    let width: Double
    let draw: (inout UI, Rect) -> Void
  }

  /// Where the bar lies.
  func barRect(_ workspace: Workspace, _ ui: UI) -> Rect { bar(workspace, ui).rect }

  private func bar(_ workspace: Workspace, _ ui: UI) -> (rect: Rect, items: [Item]) {
    let stage = workspace.layout.stage
    func width(_ items: [Item]) -> Double {
      items.reduce(Self.gap) { $0 + $1.width + Self.gap }
    }
    var items = items(workspace, ui, isWide: true)
    // Where words would cover most of the stage, icons do.
    if width(items) > 0.6 * stage.width { items = self.items(workspace, ui, isWide: false) }
    let width = width(items)
    // Beside the stage where there is room.
    let above = stage.minY - Self.height - 6
    let rect = Rect(
      x: ui.snap(max(stage.centre.x - width / 2, stage.minX + 4)),
      y: above >= room(workspace).minY + 4 ? above : stage.minY + 8, width: width,
      height: Self.height)
    return (rect, items)
  }

  func drawBar(_ workspace: Workspace, _ ui: inout UI) {
    let (bar, items) = bar(workspace, ui)
    ui.backdrop(.backdrop("stage-editor"), bar)
    ui.box(bar, Theme.panel.opacity(0.95), corner: Theme.corner)
    ui.outline(bar, Theme.hairline, width: 1, corner: Theme.corner)
    var x = bar.minX + Self.gap
    for item in items {
      item.draw(&ui, Rect(x: x, y: bar.minY + 4, width: item.width, height: Self.height - 8))
      x += item.width + Self.gap
    }
  }

  private func items(_ workspace: Workspace, _ ui: UI, isWide: Bool) -> [Item] {
    var items = [autoKey(workspace, ui, isWide: isWide), properties(workspace, ui, isWide: isWide)]
    if lastTake?.isCurrent(workspace) == true { items.append(tolerance(workspace, ui)) }
    items.append(
      Item(width: 24) { ui, rect in
        ui.button("stop-editing", rect, .editor(.toggle)) {
          $0.icon(.close, $1, centre: rect.centre, size: 12)
        }
      })
    return items
  }

  private func autoKey(_ workspace: Workspace, _ ui: UI, isWide: Bool) -> Item {
    let isOn = workspace.editing.stageEditing.setsKeys
    let word = isWide ? localized("Auto-key") : ""
    let width = 28 + (isWide ? ui.measure(Text(word, Theme.label)) + 6 : 0)
    return Item(width: width) { ui, rect in
      ui.button("auto-key", rect, .editor(.toggleAutoKey), isOn: isOn) { ui, color in
        let color = isOn ? Theme.coral : color
        let dot = Point(x: rect.minX + 14, y: rect.centre.y)
        ui.sprites.append(
          Sprite(
            .circle(radius: 5), transform: .translation(x: dot.x, y: dot.y),
            fill: isOn ? .color(color) : nil, stroke: Stroke(color, width: 1.5)))
        ui.text(word, Theme.label, color, at: Point(x: rect.minX + 26, y: rect.centre.y))
      }
    }
  }

  private func properties(_ workspace: Workspace, _ ui: UI, isWide: Bool) -> Item {
    let isOn = workspace.layout.shows(.properties)
    let word = isWide ? localized("Properties") : ""
    let width = 28 + (isWide ? ui.measure(Text(word, Theme.label)) + 6 : 0)
    return Item(width: width) { ui, rect in
      ui.button("properties", rect, .toggle(.properties), isOn: isOn) { ui, color in
        ui.icon(.knobs, color, centre: Point(x: rect.minX + 14, y: rect.centre.y), size: 14)
        ui.text(word, Theme.label, color, at: Point(x: rect.minX + 28, y: rect.centre.y))
      }
    }
  }

  /// How closely the recorded motion is followed, and how many keyframes that takes.
  private func tolerance(_ workspace: Workspace, _ ui: UI) -> Item {
    let count = localized(
      Message(
        count: lastTake?.count ?? 0, one: "1 keyframe", other: "\(lastTake?.count ?? 0) keyframes"))
    let label = localized("Tolerance")
    let (left, right) = (
      ui.measure(Text(label, Theme.caption)), ui.measure(Text(count, Theme.caption))
    )
    return Item(width: left + right + 80) { ui, rect in
      let handle = Rect(x: rect.minX + 4, y: rect.minY, width: left + 8, height: rect.height)
      let look = ui.add(
        Widget(identity: .editor(.toleranceLabel), rect: handle, role: .label, isStop: false))
      ui.text(
        label, Theme.caption, look.isHot || look.isHeld ? Theme.text : Theme.mutedText,
        at: Point(x: handle.minX + 4, y: rect.centre.y))
      let field = Rect(x: handle.maxX, y: rect.minY, width: 48, height: rect.height)
      ui.field(
        .editor(.tolerance), field, text: text(of: .editor(.tolerance), workspace),
        style: Theme.number)
      ui.text(
        count, Theme.caption, Theme.mutedText, at: Point(x: field.maxX + 8, y: rect.centre.y))
    }
  }
}
