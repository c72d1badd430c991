import Keyframes
import Stage

extension Node {
  /// The node with the first of its outlines or texts as its shape, for languages that cannot change
  /// them; states what they cannot say.
  func withFirstShape(_ losses: inout Losses, morphs: Bool = false) -> Node {
    var node = self
    node.stateDetails(&losses)
    if let outline, shape?.isText == false {
      if outline.keyframes.count > 1, !morphs {
        losses.add("A shape that morphs keeps its first outline.")
      }
      node.shape = .path(outline.keyframes[0].value)
    }
    if let string, case .text(var text)? = shape {
      if string.keyframes.count > 1 { losses.add("A text that changes keeps its first words.") }
      text.string = string.keyframes[0].value.value
      node.shape = .text(text)
    }
    return node
  }

  private func stateDetails(_ losses: inout Losses) {
    var hasColors = !rangeColors.isEmpty
    if case .text(let text)? = shape, !text.colors.isEmpty { hasColors = true }
    if hasColors { losses.add("A text has one colour: those of ranges are left out.") }
    if colors[.tint] != nil { losses.add("Tints are left out.") }
    if !constraints.isEmpty {
      losses.add("Constraints are left out: every node is at its own position, in its own size.")
    }
  }
}

extension PropertyTrack {
  /// States that a track alone keeps its first value.
  func stateStill(_ losses: inout Losses) {
    switch self {
    case .outline: losses.add("A shape that morphs keeps its first outline.")
    case .string: losses.add("A text that changes keeps its first words.")
    case .rangeColor: losses.add("A text has one colour: those of ranges are left out.")
    case .color(.tint, _): losses.add("Tints are left out.")
    case .number, .color, .hidden, .gradient: break
    }
  }

  /// The name as a word that begins a declaration: "fill0To3" for a range.
  var swiftName: String {
    guard case .rangeColor(let range, _) = self else { return name }
    return "fill\(range.lowerBound)To\(range.upperBound)".replacingMinus
  }
}

extension String {
  fileprivate var replacingMinus: String { String(map { $0 == "-" ? "_" : $0 }) }
}

extension Shape {
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// The style of a text.
  var textStyle: TextStyle? {
    if case .text(let text) = self { text.style } else { nil }
  }
}
