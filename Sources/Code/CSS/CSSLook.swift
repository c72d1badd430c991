import Keyframes
import Stage
import Syntax
import Words

extension CSSWriter {
  mutating func addLook(_ element: inout CSSElement) {
    var opacity = element.says(.opacity) ? element.value(Property.opacity) : nil
    if element.moving.contains("shown") {
      opacity = opacity.map { "calc(\($0) * var(--shown))" } ?? "var(--shown)"
    } else if element.node.hidden.keyframes[0].value {
      opacity = "0"
    }
    if let opacity {
      element.declarations.append("opacity: \(opacity)")
      if element.says(.opacity), element.node.children.count > 1 {
        losses.add("A group fades as one, so that nothing shines through where its parts overlap.")
      }
    }
    var filters = element.says(.blur) ? ["blur(\(element.pixels(.blur)))"] : []
    if element.node.colors[.shadow] != nil {
      losses.add("A shadow turns with its node and lies under all that the node holds.")
      if let filter = castShadow(&element) { filters.append(filter) }
    }
    if !filters.isEmpty {
      element.declarations.append("filter: \(filters.joined(separator: " "))")
    }
    if element.node.blend != .normal {
      element.declarations.append("mix-blend-mode: \(element.node.blend.css)")
    }
    if !element.node.showsBack { element.declarations.append("backface-visibility: hidden") }
    let isDeep =
      [Property.z, .rotationX, .rotationY, .axisRotation, .perspective, .anchorZ].contains {
        element.says($0)
      }
    if isDeep { element.declarations.append("transform-style: preserve-3d") }
  }

  /// The filter that casts the shadow; nil if it is drawn, since there is nothing to cast it.
  private mutating func castShadow(_ element: inout CSSElement) -> String? {
    guard element.node.shape?.isText == true || !element.isClear else {
      drawShadow(&element)
      return nil
    }
    // CSS blurs by half of what its other shadows mean.
    let radius = "calc(\(element.value(Property.shadowRadius)) * 0.5px)"
    let parts = [element.pixels(.shadowX), element.pixels(.shadowY), radius]
    return "drop-shadow(\(parts.joined(separator: " ")) \(element.value(ColorProperty.shadow)))"
  }

  mutating func addClips(_ element: inout CSSElement) {
    let box = element.node.shape?.bounds ?? .zero
    if let clip = element.node.clip {
      set(CSSClip.rectangle(clip, in: box, radius: element.node.clipCornerRadius), &element)
    }
    if let mask = element.node.mask {
      set(CSSClip.mask(mask, in: box, element.value(Property.visibility)), &element)
    }
    if let clip = element.clip { element.declarations.append("clip-path: \(clip)") }
  }

  private mutating func set(_ clip: String, _ element: inout CSSElement) {
    if element.clip != nil {
      losses.add("Of a path, a clip and a mask on one node only the last counts.")
    }
    element.clip = clip
  }

  mutating func stateLosses(of node: Node) {
    if !Property.ofTheContents.isDisjoint(with: node.numbers.keys) {
      losses.add("All of what a node holds is shown, in its own size, whatever part was asked for.")
    }
    if !node.cues.isEmpty {
      losses.add("Cues are left out: CSS fires no events at named moments.", .grave)
    }
  }
}
