import Keyframes
import Stage

/// The kind of a curve and its numbers, below the curve.
extension Session {
  func drawShape(
    _ easing: Easing, _ target: CurveTarget, _ rects: CurveLayout, _ ui: inout UI
  ) {
    let shape = CurveShape(easing)
    let content = rects.content
    ui.segments(
      CurveKind.allCases.map { kind in
        Segment(
          identity: .curve(.kind(kind)), title: kind.title, isChosen: kind == shape.kind,
          action: .curve(.become(kind)))
      }, in: Rect(x: content.minX, y: content.minY, width: content.width, height: 48), columns: 4)
    var rest = Rect(
      x: content.minX, y: content.minY + 56, width: content.width,
      height: max(content.height - 56, 0))
    drawChoices(of: shape, in: &rest, &ui)
    guard let kind = shape.kind else {
      return drawWords(["This curve has no numbers to turn."], in: rest, &ui)
    }
    for parameter in kind.parameters(curve.pair) {
      guard let value = shape.value(of: parameter, mass: curve.mass) else { continue }
      let row = rest.cut(rects.row)
      guard !row.isEmpty else { return }
      draw(parameter, value, in: row, &ui)
    }
    drawWords(words(of: shape, easing, target), in: rest, &ui)
  }

  /// What is chosen among few words: a family's direction, how a spring is told, where stairs rise.
  private func drawChoices(of shape: CurveShape, in rest: inout Rect, _ ui: inout UI) {
    let segments: [Segment]
    switch shape.form {
    case .spring:
      segments = SpringPair.allCases.map { pair in
        Segment(
          identity: .curve(.pair(pair)), title: pair.title, isChosen: pair == curve.pair,
          action: .curve(.describe(pair)))
      }
    case .family(_, let direction):
      segments = CurveDirection.allCases.map { one in
        Segment(
          identity: .curve(.direction(one)), title: one.title, isChosen: one == direction,
          action: .curve(.turn(one)))
      }
    case .steps(_, let position):
      segments = StepPosition.allCases.map { one in
        Segment(
          identity: .curve(.position(one)), title: String(one.rawValue.dropFirst(5)),
          isChosen: one == position, action: .curve(.jump(one)))
      }
    case .bezier, .stops, .other: return
    }
    ui.segments(segments, in: rest.cut(24, gap: 4))
  }

  private func draw(_ parameter: CurveParameter, _ value: Double, in row: Rect, _ ui: inout UI) {
    ui.text(
      ui.fitted(parameter.title, Theme.caption, width: 84), Theme.caption, Theme.mutedText,
      at: Point(x: row.minX, y: row.centre.y))
    let field = Rect(x: row.maxX - 64, y: row.centre.y - 12, width: 64, height: 24)
    let slider = Rect(
      x: row.minX + 80, y: row.centre.y - 12, width: field.minX - row.minX - 84, height: 24)
    ui.slider(
      .curve(.slider(parameter)), slider, part: parameter.part(of: value),
      mark: parameter.part(of: parameter.usual))
    ui.field(
      .curve(.number(parameter)), field, text: text(ofCurve: .number(parameter)),
      writing: self.field?.edit)
  }

  private func drawWords(_ sentences: [String], in rect: Rect, _ ui: inout UI) {
    var top = rect.minY + 4
    for sentence in sentences {
      for line in ui.wrapped(sentence, Theme.caption, width: rect.width, lines: 3) {
        guard top + 16 <= rect.maxY + 1 else { return }
        ui.text(line, Theme.caption, Theme.mutedText, at: Point(x: rect.minX, y: top + 8))
        top += 16
      }
    }
  }

  /// What a spring comes to, or how stops are bent.
  private func words(of shape: CurveShape, _ easing: Easing, _ target: CurveTarget) -> [String] {
    switch shape.form {
    case .spring(let spring, let velocity):
      let overshoot = 100 * spring.overshoot(distance: 1, velocity: velocity)
      let settling = spring.settlingTime(velocity: velocity)
      var words = [
        "Overshoots by \(overshoot.fixed(1)) %, damping ratio \(spring.dampingRatio.fixed(2)), "
          + "settles in \(settling.fixed(2)) s."
      ]
      if let stretch = target.stretch, player.playhead.timeline.unit == .seconds,
        stretch.upperBound > stretch.lowerBound
      {
        let pace = settling / (stretch.upperBound - stretch.lowerBound)
        words.append("Here it runs at \(pace.fixed(2))× that pace.")
      }
      return words
    case .stops(let stops):
      return [
        "\(stops.count) stops. Double-click or Enter adds one; dragged out sideways, or with "
          + "Delete, it goes."
      ]
    case .bezier, .family, .steps, .other: return []
    }
  }
}

extension Rect {
  /// Takes `height` off the top, or what there is if that is at least nearly as much; else nothing.
  fileprivate mutating func cut(_ height: Double, gap: Double = 0) -> Rect {
    guard self.height >= height - 0.5 else { return Rect(x: minX, y: minY, width: 0, height: 0) }
    let top = Rect(x: minX, y: minY, width: width, height: height)
    self = Rect(
      x: minX, y: minY + height + gap, width: width, height: max(self.height - height - gap, 0))
    return top
  }
}
