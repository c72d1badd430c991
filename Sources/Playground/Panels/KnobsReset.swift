import Keyframes
import Stage

/// Reset all, and what it would drop.
extension Session {
  /// What the reset would drop: "Response 0.50 s → 0.90 s", "x of bird: 2 keyframes changed".
  var dropped: [String] {
    let values = player.edits.values
    var lines: [String] = player.demo.knobs.compactMap { knob in
      guard let value = values[knob.name].flatMap(knob.fitted), value != knob.defaultValue else {
        return nil
      }
      return "\(knob.label) \(knob.text(value)) → \(knob.text(knob.defaultValue))"
    }
    lines += droppedTracks
    if lines.isEmpty, !values.isEmpty { lines.append("values of knobs that are gone") }
    return lines
  }

  private var droppedTracks: [String] {
    let tracks = player.edits.tracks.sorted { $0.key.order < $1.key.order }
    guard !tracks.isEmpty else { return [] }
    let all = player.plainScene.allNodes
    let nodes = Dictionary(all.map { ($0.name, $0.node) }) { first, _ in first }
    return tracks.map { place, track in
      guard let node = nodes[place.node] else { return "\(place.words): the node is gone" }
      return "\(place.words): \(track.difference(from: node.track(of: place.property)))"
    }
  }

  func drawDropping(_ rect: Rect, _ ui: inout UI) {
    guard !player.edits.isEmpty else {
      let words = player.demo.knobs.isEmpty ? "This demo has no knobs." : "All as it was made."
      return ui.text(
        words, Theme.caption, Theme.faintText, at: Point(x: rect.minX, y: rect.minY + 16))
    }
    let button = Rect(x: rect.minX, y: rect.minY + 8, width: rect.width, height: 28)
    let name = "reset all"
    let lines = dropped
    let look = ui.add(Widget(identity: .button(name), rect: button, role: .button(.dropEdits)))
    ui.box(button, look.isHot ? Theme.raisedHot : Theme.raised, corner: Theme.corner)
    ui.text(
      lines.count > 1 ? "Reset all \(lines.count)" : "Reset", Theme.label.aligned(.centre),
      look.isHot ? Theme.text : Theme.mutedText,
      at: button.centre)
    if look.hasFocus { ui.focusRing(around: button, corner: Theme.corner) }
    for (index, words) in lines.prefix(KnobRow.lines).enumerated() {
      let isCut = index == KnobRow.lines - 1 && lines.count > KnobRow.lines
      let shown = isCut ? "and \(lines.count - index) more" : words
      ui.text(
        ui.fitted(shown, Theme.caption, width: rect.width), Theme.caption, Theme.mutedText,
        at: Point(x: rect.minX, y: button.maxY + 14 + KnobRow.line * Double(index)))
    }
  }
}
