import Keyframes
import Stage

extension Session {
  /// All versions at the same time, each with its letter and with what makes it different.
  mutating func drawLanes(_ ui: inout UI) {
    players[chosen].makeLanes(of: versions)
    let words = versionWords(of: players[chosen].sights.lanes)
    for (index, rect) in layout.lanes.enumerated() {
      guard players[chosen].sights.lanes.indices.contains(index) else { break }
      let version = players[chosen].sights.lanes[index].version
      let picture = players[chosen].picture(ofLane: index)
      if version.isOnStage {
        drawStage(picture, layout, &ui)
      } else {
        _ = ui.add(Widget(identity: .lane(index), rect: rect, role: .surface))
        let clip = Clip(rect, cornerRadius: layout.stageCorner)
        let view = layout.transform(ofLane: index)
        ui.sprites += picture.map { $0.placed(by: view, in: clip) }
      }
      drawMotion(ofLane: index, &ui)
      drawHead(of: version, words[index], layout.head(ofLane: index), &ui)
    }
    if let easings = layout.easings { drawEasings(in: easings, &ui) }
  }

  private func drawHead(
    of version: Lane.Version, _ words: String, _ head: Rect, _ ui: inout UI
  ) {
    let right = drawHeadButtons(of: version, head, &ui)
    let pressed = Rect(x: head.minX, y: head.minY, width: right - head.minX, height: head.height)
    var color = version.isOnStage ? Theme.text : Theme.mutedText
    if let letter = version.letter, !version.isOnStage {
      let name = "variant \(letter.rawValue)"
      let look = ui.add(
        Widget(identity: .button(name), rect: pressed, role: .button(.showVariant(letter))))
      if look.isHot || look.isHeld { ui.box(pressed, Theme.raised, corner: 6) }
      if look.isHot { color = Theme.text }
      if look.hasFocus { ui.focusRing(around: pressed.inset(by: 3), corner: 6) }
    }
    let badge = drawBadge(of: version, head, &ui)
    ui.text(
      ui.fitted(words, Theme.caption, width: right - badge.maxX - 16), Theme.caption, color,
      at: Point(x: badge.maxX + 8, y: head.centre.y))
  }

  /// The letter, in brass for what is on the stage.
  private func drawBadge(of version: Lane.Version, _ head: Rect, _ ui: inout UI) -> Rect {
    let width = max(20, ui.measure(Text(version.title, Theme.key)) + 12)
    let badge = Rect(x: head.minX + 2, y: head.centre.y - 10, width: width, height: 20)
    ui.box(badge, version.isOnStage ? Theme.brass : Theme.raised, corner: 6)
    ui.text(
      version.title, Theme.key.aligned(.centre),
      version.isOnStage ? Theme.onBrass : Theme.mutedText, at: badge.centre)
    return badge
  }

  /// - Returns: where they begin.
  private func drawHeadButtons(
    of version: Lane.Version, _ head: Rect, _ ui: inout UI
  ) -> Double {
    if version.isOnStage, let next = variants.nextLetter {
      let rect = Rect(x: head.maxX - 84, y: head.minY, width: 84, height: head.height)
      ui.button("keep variant", rect, .keepVariant) { ui, color in
        ui.text("Keep as \(next.rawValue)", Theme.caption.aligned(.centre), color, at: rect.centre)
      }
      return rect.minX - 4
    }
    guard let letter = version.letter, !version.isOnStage else { return head.maxX }
    let rect = Rect(x: head.maxX - 24, y: head.minY, width: 24, height: head.height)
    ui.button("forget variant \(letter.rawValue)", rect, .forgetVariant(letter)) { ui, color in
      for way in [1.0, -1] {
        let line = Stroke(color, width: 1.5, cap: .round)
        ui.sprites.append(
          Sprite(
            .line(from: Point(x: -4, y: -4 * way), to: Point(x: 4, y: 4 * way)),
            transform: .translation(x: rect.centre.x, y: rect.centre.y), stroke: line))
      }
    }
    return rect.minX - 4
  }
}
