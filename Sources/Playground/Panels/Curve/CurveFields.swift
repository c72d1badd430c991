import AppState
import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

// Typing in the curve editor: an easing in any notation, numbers, a search.
extension CurvePanel: TypedPanel, NumberedPanel {
  func isField(_ part: Part) -> Bool { if case .curve(.field) = part { true } else { false } }

  func text(of part: Part, _ workspace: Workspace) -> String {
    guard case .curve(.field(let field)) = part else { return "" }
    switch field {
    case .notation:
      guard let target = workspace.curveTarget() else { return "" }
      return draftText(for: target, workspace) ?? target.easing.unnamed.notation
    case .search: return query
    case .presetName: return suggestedName(workspace)
    case .number, .tokenSeconds: return number(of: part, workspace).map { $0.value.tidied } ?? ""
    }
  }

  func endsWriting(in part: Part) -> Bool { part == .curve(.field(.presetName)) }

  private func draftText(for target: CurveTarget, _ workspace: Workspace) -> String? {
    guard draft?.subject == CurveSubject(target, of: workspace.player.demo.name) else {
      return nil
    }
    return draft?.text
  }

  // MARK: Numbers

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    if part == .curve(.field(.tokenSeconds)) { return tokenSeconds(workspace) }
    guard let parameter = parameter(of: part), let target = workspace.curveTarget() else {
      return nil
    }
    return CurveShape(target.easing).value(of: parameter, mass: mass).map { parameter.entry($0) }
  }

  /// Dragging a slider moves in steps.
  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    if part == .curve(.field(.tokenSeconds)) { return setTokenSeconds(number, &workspace) }
    guard let parameter = parameter(of: part), let target = workspace.curveTarget(),
      self.number(of: part, workspace) != nil
    else { return }
    let isOnSlider = part == .curve(.slider(parameter)) && !workspace.input.isPointerFree
    let number = isOnSlider ? parameter.stepped(number, factor: factor) : tidy(number)
    let shape = CurveShape(target.easing).setting(parameter, to: number, mass: mass)
    if parameter == .mass {
      if massBefore == nil, workspace.editing.history.isOpen { massBefore = mass }
      mass = parameter.fitted(number)
    }
    workspace.bend(to: shape.easing)
  }

  private func parameter(of part: Part) -> CurveParameter? {
    switch part {
    case .curve(.slider(let parameter)), .curve(.field(.number(let parameter))): parameter
    case _: nil
    }
  }

  // MARK: Typing

  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    mutedPointer = ui.pointer
    if part == .curve(.field(.search)) { search(for: text, &ui) }
  }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard case .curve(.field(let field)) = part else { return }
    switch field {
    case .presetName: commitName(text, &workspace)
    case .search:
      if byEnter, let first = matches.first { keep(first, &workspace) }
    case .tokenSeconds:
      if let seconds = try? number(of: part, workspace)?.typed(text) {
        setTokenSeconds(seconds, &workspace)
      }
    case .notation, .number:
      guard let target = workspace.curveTarget(), text != self.text(of: part, workspace) else {
        return
      }
      if let easing = try? easing(typedIn: field, text, workspace) {
        if field == .number(.mass), let mass = try? number(of: part, workspace)?.typed(text) {
          self.mass = CurveParameter.mass.fitted(mass)
        }
        draft = nil
        workspace.bend(to: easing)
        remarkDuration(of: text, in: field, workspace)
      } else if field == .notation {
        draft = CurveRemark(
          text: text, subject: CurveSubject(target, of: workspace.player.demo.name))
      }
    }
  }

  private mutating func remarkDuration(
    of text: String, in field: CurveField, _ workspace: Workspace
  ) {
    guard field == .notation,
      let duration = (try? ReadEasing(text, customs: workspace.customEasings))?.seconds
    else { return }
    remark(localized("Duration (\(duration.short) s) ignored"), workspace)
  }

  // MARK: Reading

  /// The easing that a text describes.
  ///
  /// - Throws: a sentence that describes the problem.
  func easing(
    typedIn field: CurveField, _ text: String, _ workspace: Workspace
  ) throws(CurveTextError) -> Easing {
    switch field {
    case .notation: return try easing(of: text, workspace)
    case .number(let parameter):
      guard let target = workspace.curveTarget() else {
        throw CurveTextError(localized("Nothing is animated here."))
      }
      let shape = CurveShape(target.easing)
      guard let now = shape.value(of: parameter, mass: mass) else {
        throw CurveTextError(
          localized("The curve no longer has this parameter: \(parameter.title)."))
      }
      let number: Double
      do throws(ArithmeticError) {
        number = try parameter.entry(now).typed(text)
      } catch {
        throw CurveTextError(error.sentence(about: text, Message.notANumber))
      }
      return shape.setting(parameter, to: number, mass: mass).easing
    case .search, .presetName, .tokenSeconds:
      throw CurveTextError(localized("An easing can't be entered in this field."))
    }
  }

  private func easing(
    of text: String, _ workspace: Workspace
  ) throws(CurveTextError) -> Easing {
    let customs = workspace.customEasings
    do {
      if case .easing(let easing) = try Pasted(text, customs: customs) { return easing }
    } catch {
      // An easing with a duration is welcome without it.
      if let timed = try? Easing.timed(notation: text, customs: customs) { return timed.easing }
      throw CurveTextError(
        localized("\(localized(error.problem)): \(localized(error.remedy))."))
    }
    throw CurveTextError(
      localized("This is more than an easing. Paste only the easing, such as ease-out."))
  }

  /// The error in the text being typed or kept; nil if there is none.
  func error(_ workspace: Workspace, _ ui: UI) -> String? {
    var text: String?
    var field = CurveField.notation
    if let writing = ui.writing, case .curve(.field(let written)) = writing.name {
      if [.search, .presetName, .tokenSeconds].contains(written) { return nil }
      field = written
      if writing.edit.text != writing.before || draft != nil { text = writing.edit.text }
    } else if let target = workspace.curveTarget() {
      text = draftText(for: target, workspace)
    }
    guard let text, !text.isEmpty else { return nil }
    do {
      _ = try easing(typedIn: field, text, workspace)
      return nil
    } catch {
      return error.sentence
    }
  }
}

/// Why a text is not an easing, in one sentence.
struct CurveTextError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension Double {
  /// Fits into a field: at most five digits, without trailing zeros.
  fileprivate var tidied: String {
    let power = abs(self) >= 100 ? 10.0 : abs(self) >= 10 ? 100 : 1000
    let rounded = abs(self) < 1e6 ? (self * power).rounded() / power : self
    return (rounded == 0 ? 0 : rounded).short
  }
}
