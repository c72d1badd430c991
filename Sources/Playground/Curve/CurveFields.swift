import Exporting
import Keyframes
import Scrolling

/// What is written in the curve editor: an easing in any notation, numbers, a search.
extension Session {
  func text(ofCurve field: CurveField) -> String {
    switch field {
    case .notation:
      guard let target = curveTarget() else { return "" }
      if let draft = curve.draft, draft.easing == target.easing { return draft.text }
      return target.easing.notation
    case .search: return curve.query
    case .number: return number(ofCurve: field).map { $0.value.tidied } ?? ""
    }
  }

  func number(ofCurve field: CurveField) -> NumberField? {
    guard case .number(let parameter) = field, let target = curveTarget() else { return nil }
    let shape = CurveShape(target.easing)
    return shape.value(of: parameter, mass: curve.mass).map {
      NumberField(value: $0, step: parameter.step, range: parameter.limits)
    }
  }

  /// A number was turned, dragged or stepped to.
  mutating func set(_ number: Double, inCurve field: CurveField) {
    guard case .number(let parameter) = field, let target = curveTarget(),
      self.number(ofCurve: field) != nil
    else { return }
    let shape = CurveShape(target.easing).setting(parameter, to: number, mass: curve.mass)
    if parameter == .mass { curve.mass = parameter.fitted(number) }
    bend(to: shape.easing)
  }

  mutating func curveFieldChanged(_ field: CurveField, to text: String) {
    curve.mutedPointer = ui.pointer
    guard field == .search else { return }
    curve.query = text
    curve.scroller.jump(to: 0)
  }

  mutating func curveFieldCommitted(_ field: CurveField, _ text: String, byEnter: Bool) {
    switch field {
    case .search:
      if byEnter, let first = presetMatches.first { perform(.keep(preset: first)) }
    case .notation, .number:
      guard let target = curveTarget(), text != self.text(ofCurve: field) else { return }
      if let easing = try? easing(writtenIn: field, text) {
        if field == .number(.mass), let mass = Double(typed: text) {
          curve.mass = CurveParameter.mass.fitted(mass)
        }
        curve.draft = nil
        bend(to: easing)
        sayLostDuration(of: text, in: field, easing)
      } else if field == .notation {
        // Kept, so that it can be mended.
        curve.draft = CurveRemark(text: text, easing: target.easing)
      }
    }
  }

  /// - Returns: whether the key means something of its own there.
  mutating func takeKey(_ key: Key, inCurve field: CurveField) -> Bool {
    guard field == .search, key == .down else { return false }
    enterPresets()
    return true
  }

  // MARK: Reading

  /// The easing that a text means.
  ///
  /// - Throws: a sentence that says what is wrong.
  func easing(writtenIn field: CurveField, _ text: String) throws(CurveTextError) -> Easing {
    switch field {
    case .notation: return try easing(of: text)
    case .number(let parameter):
      guard let target = curveTarget() else { throw CurveTextError("Nothing here moves.") }
      guard let number = Double(typed: text) else {
        throw CurveTextError("“\(text.prefix(40))” is no number.")
      }
      guard self.number(ofCurve: field) != nil else {
        throw CurveTextError("The curve has no \(parameter.title) any more.")
      }
      return CurveShape(target.easing).setting(parameter, to: number, mass: curve.mass).easing
    case .search: throw CurveTextError("A search is no easing.")
    }
  }

  private func easing(of text: String) throws(CurveTextError) -> Easing {
    let customs = customEasings
    do {
      if case .easing(let easing) = try Pasted(text, customs: customs) { return easing }
    } catch {
      // An easing with a duration is welcome without it.
      if let timed = try? Easing.timed(notation: text, customs: customs) { return timed.easing }
      throw CurveTextError("\(error.problem): \(error.remedy).")
    }
    throw CurveTextError("This is more than an easing: paste one such as ease-out.")
  }

  /// What is wrong with what is written, or was left; nil where nothing is.
  var curveError: String? {
    var text: String?
    var name = CurveField.notation
    if let field, case .curve(let written) = field.name {
      if written == .search { return nil }
      name = written
      if field.edit.text != field.before || curve.draft != nil { text = field.edit.text }
    } else if let draft = curve.draft, draft.easing == curveTarget()?.easing {
      text = draft.text
    }
    guard let text, !text.isEmpty else { return nil }
    do {
      _ = try easing(writtenIn: name, text)
      return nil
    } catch {
      return error.sentence
    }
  }

  private mutating func sayLostDuration(of text: String, in field: CurveField, _ easing: Easing) {
    guard field == .notation, (try? Pasted(text, customs: customEasings)) == nil,
      let duration = try? Easing.timed(notation: text).duration
    else { return }
    curve.note = CurveRemark(
      text: "Without its duration of \(duration.short) s.", easing: easing)
  }
}

/// Why a text is no easing, in one sentence.
struct CurveTextError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension Double {
  /// As a field has room for: five digits at most, and none that say nothing.
  fileprivate var tidied: String {
    let power = abs(self) >= 100 ? 10.0 : abs(self) >= 10 ? 100 : 1000
    let rounded = abs(self) < 1e6 ? (self * power).rounded() / power : self
    return (rounded == 0 ? 0 : rounded).short
  }
}
