import AppState
import Interface
import Keyframes
import Stage

/// Values beside moving things, on dark cards that never cover them.
extension MotionPicture {
  private static let line = 16.0
  private static let padding = 8.0

  /// The tile has a label for each so many points of its width.
  private static let spacing = 240.0

  func drawValues(_ view: Transform, in tile: Rect, _ ui: inout UI) {
    let boxes = bodies.map { body in
      view.bounds(of: body.reduce(Rect.zero) { $0.union($1.box(ui.measure)) })
    }
    let buttons = ui.widgetsOfThisFrame {
      if case .stage(.button) = $0 { true } else { false }
    }
    let points = paths.flatMap { $0.dots.compactMap { $0.map(view.apply) } }
    let most = min(Int(tile.width / Self.spacing), 4)
    var taken: [Rect] = []
    for (path, box) in zip(paths, boxes) {
      guard taken.count < most, box.intersects(tile) else { continue }
      let readings = path.source.readings(at: time)
      guard !readings.isEmpty else { continue }
      let position = LabelPosition(
        box: box, tile: tile, taken: taken, objects: boxes + buttons, points: points,
        goesAcross: path.extent.width > path.extent.height
      ).best(for: Self.size(path.title, readings, &ui))
      guard let position else { continue }
      taken.append(position)
      Self.draw(path.title, readings, in: position, &ui)
    }
  }

  private static func size(
    _ title: String, _ readings: [(name: String, value: String)], _ ui: inout UI
  ) -> Size {
    let names = readings.map { ui.measure(Text($0.name, Theme.caption)) }.max() ?? 0
    // "-1234.5°" is as long as any that is seen.
    let values = ui.measure(Text("-000.0°", Theme.index))
    let longest = readings.map { ui.measure(Text($0.value, Theme.index)) }.max() ?? 0
    let words = min(ui.measure(Text(title, Theme.key)), 120)
    return Size(
      width: max(names + 12 + max(values, longest), words) + 2 * padding,
      height: line * Double(readings.count + 1) + padding)
  }

  private static func draw(
    _ title: String, _ readings: [(name: String, value: String)], in position: Rect, _ ui: inout UI
  ) {
    ui.box(position, Theme.ground.opacity(0.86), corner: 6)
    ui.outline(position, Theme.hairline, width: 1, corner: 6)
    let (left, right) = (position.minX + padding, position.maxX - padding)
    var y = position.minY + padding / 2 + line / 2
    ui.text(
      ui.fitted(title, Theme.key, width: right - left), Theme.key, Theme.text,
      at: Point(x: left, y: y))
    for (name, value) in readings {
      y += line
      ui.text(name, Theme.caption, Theme.mutedText, at: Point(x: left, y: y))
      ui.text(value, Theme.index, Theme.text, at: Point(x: right, y: y))
    }
  }
}
