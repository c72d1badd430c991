import Keyframes
package import Stage
import Words

extension Node {
  /// The node with the first of its outlines or texts as its shape, for languages that can't change
  /// them; states the losses.
  package func withFirstShape(_ losses: inout Losses, morphs: Bool = false) -> Node {
    var node = self
    node.stateDetails(&losses)
    if let outline, shape?.isText == false {
      if outline.keyframes.count > 1, !morphs {
        losses.add("A shape that morphs keeps its first outline.", .grave)
      }
      node.shape = .path(outline.keyframes[0].value)
    }
    if let string, case .text(var text)? = shape {
      if string.keyframes.count > 1 {
        losses.add("A text that changes keeps its first words.", .grave)
      }
      text.string = string.keyframes[0].value.value
      node.shape = .text(text)
    }
    return node
  }

  private func stateDetails(_ losses: inout Losses) {
    var hasColors = !rangeColors.isEmpty
    if case .text(let text)? = shape, !text.colors.isEmpty { hasColors = true }
    if hasColors { losses.add("A text has one colour: those of ranges are left out.", .grave) }
    if colors[.tint] != nil { losses.add("Tints are left out.", .grave) }
    stateLayer(&losses)
    if !constraints.isEmpty {
      losses.add(
        "Constraints are left out: every node is at its own position, in its own size.", .grave)
    }
  }
}

extension Node {
  private func stateLayer(_ losses: inout Losses) {
    if !pathMasks.isEmpty || matte != nil {
      losses.add("Masks by paths and mattes are left out.", .grave)
    }
    if isComposited, pathMasks.isEmpty, matte == nil {
      losses.add("A group fades node by node, not as one picture.")
    }
    if numbers[.skew] != nil { losses.add("Nodes are not slanted: skew is left out.", .grave) }
    if isEvenOdd { losses.add("Outlines are filled by the nonzero rule, not by even and odd.") }
    if hasCrispEdges { losses.add("Crisp edges are drawn with antialiasing.") }
    if trimsFill {
      losses.add("The whole outline is filled, not only the part that the line shows.")
    }
    if stroke?.offset ?? 0 != 0 || numbers[.strokeOffset] != nil {
      losses.add("The part of a line that is drawn is not shifted.")
    }
    if case .picture? = shape {
      losses.add("Pictures are left out: empty rectangles stand in.", .grave)
    }
  }
}

extension Gradient {
  /// States the losses of writing it as a linear gradient in a box.
  package func stateLinear(_ losses: inout Losses) {
    if kind != .linear { losses.add("A radial gradient is written as a linear one.") }
    if units != .box || transform != .identity {
      losses.add("A gradient in points or with a transform is written as one over the box.")
    }
  }
}

extension PropertyTrack {
  /// States that a track alone keeps its first value.
  package func stateStill(_ losses: inout Losses) {
    switch self {
    case .outline, .maskPath:
      losses.add("A shape that morphs keeps its first outline.", .grave)
    case .string: losses.add("A text that changes keeps its first words.", .grave)
    case .rangeColor: losses.add("A text has one colour: those of ranges are left out.", .grave)
    case .color(.tint, _): losses.add("Tints are left out.", .grave)
    case .number, .color, .hidden, .gradient, .maskOpacity: break
    }
  }

  /// The name as a word that begins a declaration: "fill0To3" for a range, "mask1Path" for the first mask.
  package var swiftName: String {
    switch self {
    case .rangeColor(let range, _):
      String("fill\(range.lowerBound)To\(range.upperBound)".map { $0 == "-" ? "_" : $0 })
    case .maskPath(let index, _): "mask\(index + 1)Path"
    case .maskOpacity(let index, _): "mask\(index + 1)Opacity"
    case .number, .color, .hidden, .gradient, .outline, .string: name
    }
  }
}

extension Shape {
  package var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// The style of a text.
  package var textStyle: TextStyle? {
    if case .text(let text) = self { text.style } else { nil }
  }
}
