import Keyframes

/// What the curve editor's buttons and words do.
extension Session {
  mutating func perform(_ action: CurveAction) {
    switch action {
    case .keep(let preset):
      guard CurvePreset.all.indices.contains(preset) else { return }
      bend(to: CurvePreset.all[preset].easing)
    case .choose(let chooser, let count): choose(chooser, by: count)
    case .show(let tab): curve.tab = tab
    case .become(let kind): become(kind)
    case .turn(let direction):
      bendShape { shape in
        guard case .family(let family, _) = shape.form else { return }
        shape.form = .family(family, direction)
      }
    case .describe(let pair): curve.pair = pair
    case .jump(let position):
      bendShape { shape in
        guard case .steps(let count, _) = shape.form else { return }
        shape.form = .steps(position == .jumpNone ? max(count, 2) : count, position)
      }
    case .reverse: bend(each: \.reversed)
    case .mirror:
      let customs = customEasings
      bend(each: { $0.mirroredOrNot(customs) })
    case .copy:
      guard let target = curveTarget() else { return }
      requests.append(.copy(target.easing.notation))
      notice = Notice("Copied \(target.easing.notation.prefix(60))")
    }
  }

  private mutating func bendShape(_ change: (inout CurveShape) -> Void) {
    guard let target = curveTarget() else { return }
    let before = CurveShape(target.easing)
    var shape = before
    change(&shape)
    if shape != before { bend(to: shape.easing) }
  }

  private mutating func become(_ kind: CurveKind) {
    guard let target = curveTarget(), CurveShape(target.easing).kind != kind else { return }
    let (easing, error) = target.easing.converted(to: kind)
    bend(to: easing)
    guard let error else { return }
    let words = error < 5e-5 ? "exactly" : "largest error \((error + 5e-5).fixed(4))"
    curve.note = CurveRemark(text: "\(kind.title) fitted, \(words)", easing: easing)
  }
}

extension Easing {
  /// There and back; what goes there and back already, only there.
  fileprivate func mirroredOrNot(_ customs: [Easing]) -> Easing {
    let prefix = "mirrored("
    guard notation.hasPrefix(prefix) else { return mirrored }
    let inner = String(notation.dropFirst(prefix.count).dropLast())
    return (try? Easing(notation: inner, customs: customs)) ?? mirrored
  }
}
