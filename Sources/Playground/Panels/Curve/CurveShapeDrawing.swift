import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

// The kind of a curve and its parameters, below the curve.
extension CurvePanel {
  func drawShape(
    _ drawn: DrawnCurve, _ rects: CurveLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let shape = CurveShape(drawn.easing)
    let content = content(workspace)
    ui.segments(
      CurveKind.allCases.map { kind in
        Segment(
          identity: .curve(.kind(kind)), title: kind.title, isChosen: kind == shape.kind,
          action: .curve(.become(kind)))
      }, in: Rect(x: content.minX, y: content.minY, width: content.width, height: 48), columns: 4)
    var rest = Rect(
      x: content.minX, y: content.minY + 56, width: content.width,
      height: max(content.height - 56, 0))
    let pairs = pairs(of: shape, fitting: rest)
    if pairs.count == 1 { drawChoices(of: shape, in: &rest, &ui) }
    guard let kind = shape.kind else {
      return drawWords([localized("No parameters")], in: rest, &ui)
    }
    for pair in pairs {
      for parameter in kind.parameters(pair) {
        guard let value = shape.value(of: parameter, mass: mass) else { continue }
        let row = rest.cut(pairs.count == 1 ? rects.row : Self.lowRow)
        guard !row.isEmpty else { return }
        draw(parameter, value, in: row, workspace, &ui)
      }
      if pairs.count > 1 { _ = rest.cut(6) }
    }
    drawLasting(drawn, in: rest.cut(26, gap: 2), workspace, &ui)
    drawWords(words(of: shape, drawn.target, workspace), in: rest, &ui)
  }

  private static let lowRow = 24.0

  /// The sets of numbers that are shown: all of a spring's, which move together, where there is room
  /// for them and what follows; else the chosen one.
  private func pairs(of shape: CurveShape, fitting rest: Rect) -> [SpringPair] {
    let count = SpringPair.allCases.reduce(0) { $0 + CurveKind.spring.parameters($1).count }
    let height = Self.lowRow * Double(count) + 6 * Double(SpringPair.allCases.count) + 28 + 34
    return shape.kind == .spring && rest.height >= height ? SpringPair.allCases : [pair]
  }

  /// A family's direction, a spring's pair of parameters, where steps jump.
  private func drawChoices(of shape: CurveShape, in rest: inout Rect, _ ui: inout UI) {
    let segments: [Segment]
    switch shape.form {
    case .spring:
      segments = SpringPair.allCases.map { pair in
        Segment(
          identity: .curve(.pair(pair)), title: pair.title, isChosen: pair == self.pair,
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

  private func draw(
    _ parameter: CurveParameter, _ value: Double, in row: Rect, _ workspace: Workspace,
    _ ui: inout UI
  ) {
    ui.text(
      ui.fitted(parameter.title, Theme.caption, width: 84), Theme.caption, Theme.mutedText,
      at: Point(x: row.minX, y: row.centre.y))
    let field = Rect(x: row.maxX - 64, y: row.centre.y - 12, width: 64, height: 24)
    let slider = Rect(
      x: row.minX + 80, y: row.centre.y - 12, width: field.minX - row.minX - 84, height: 24)
    ui.slider(.curve(.slider(parameter)), slider, parameter.entry(value))
    let name = Part.curve(.field(.number(parameter)))
    ui.field(name, field, text: text(of: name, workspace))
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

  /// The result of a spring's parameters, and the possible edits of stops.
  private func words(
    of shape: CurveShape, _ target: CurveTarget, _ workspace: Workspace
  ) -> [String] {
    switch shape.form {
    case .spring(let spring, let velocity):
      let percent = (100 * spring.overshoot(distance: 1, velocity: velocity)).fixed(1)
      let ratio = spring.dampingRatio.fixed(2)
      let settling = spring.settlingTime(velocity: velocity)
      var words = [
        percent == "0.0"
          ? localized(
            "No visible overshoot, damping ratio \(ratio), settles in \(settling.fixed(2)) s.")
          : localized(
            "Overshoots by \(percent)%, damping ratio \(ratio), settles in \(settling.fixed(2)) s.")
      ]
      if let stretch = target.stretch, workspace.playhead.timeline.unit == .seconds,
        stretch.upperBound > stretch.lowerBound
      {
        let speed = settling / (stretch.upperBound - stretch.lowerBound)
        words.append(localized("Plays at \(speed.fixed(2))× speed in this segment."))
      }
      return words
    case .stops(let stops):
      return [
        localized(
          "\(stops.count) stops. Double-click or press Enter to add one. Drag out sideways or press Delete to remove."
        )
      ]
    case .bezier, .family, .steps, .other: return []
    }
  }
}

extension Rect {
  /// Cuts `height` off the top; nothing where there is less than that.
  mutating func cut(_ height: Double, gap: Double = 0) -> Rect {
    guard self.height >= height - 0.5 else { return Rect(x: minX, y: minY, width: 0, height: 0) }
    let top = Rect(x: minX, y: minY, width: width, height: height)
    self = Rect(
      x: minX, y: minY + height + gap, width: width, height: max(self.height - height - gap, 0))
    return top
  }
}
