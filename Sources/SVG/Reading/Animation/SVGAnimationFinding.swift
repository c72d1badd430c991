import Keyframes
import Stage
import Syntax
import Words

// All animations of a file, before anything is drawn.
extension SVGBuilder {
  /// Finds them, and how long the scene is; what cannot be shown is noted.
  mutating func findMotions(
    _ root: XMLElement, _ animations: [(XMLElement, XMLElement?)],
    hasRules: Bool
  ) {
    var timed = SMILElements()
    for (element, parent) in animations { timed.add(element, in: parent, ids) }
    let cycle = timed.compile(into: &play, ids, work)
    for note in timed.notes { notes.note(note.feature, of: note.layer, instead: note.instead) }
    var elements: [XMLElement] = []
    if hasRules || !play.motions.isEmpty { collect(root, into: &elements) }
    if hasRules { for element in elements { addRules(element) } }
    for element in elements where play.motions[element.place] != nil { keepShown(element) }
    play.measure(cycle)
  }

  private func collect(_ element: XMLElement, into all: inout [XMLElement]) {
    all.append(element)
    for child in element.children { collect(child, into: &all) }
  }

  /// The animations that style rules give an element.
  private mutating func addRules(_ element: XMLElement) {
    let values = values(of: element)
    guard values["animation-name"] != nil else { return }
    let (motions, unknown) = SVGAnimationNames.motions(values, sheet.keyframes, work)
    for name in unknown {
      notes.note(
        "animation \(quoted(name))", of: element.attributes["id"] ?? element.name,
        instead: "shown without it")
    }
    if !motions.isEmpty { play.motions[element.place, default: []] += motions }
  }

  /// Notes the animations of an element that have no counterpart, and drops them.
  private mutating func keepShown(_ element: XMLElement) {
    let name = element.attributes["id"] ?? element.name
    var shown: [SVGAnimation] = []
    for motion in play.motions[element.place] ?? [] {
      if isShown(motion, of: element) {
        shown.append(motion)
      } else {
        notes.note("animation of \(motion.property)", of: name, instead: "shown without it")
      }
    }
    play.motions[element.place] = shown.isEmpty ? nil : shown
  }

  private func isShown(_ motion: SVGAnimation, of element: XMLElement) -> Bool {
    if Self.gradients[element.name]?.contains(motion.property) == true { return true }
    let own = Self.geometry[element.name]
    let isNode = own != nil || Self.drawn.contains(element.name)
    return own?.contains(motion.property) == true || isNode && Self.moved.contains(motion.property)
  }

  /// The attributes of gradients and their stops that can move.
  private static let gradients: [String: Set<String>] = [
    "linearGradient": ["x1", "y1", "x2", "y2", "gradientTransform"],
    "radialGradient": ["cx", "cy", "r", "fx", "fy", "fr", "gradientTransform"],
    "stop": ["offset", "stop-color", "stop-opacity"],
  ]

  /// Elements other than shapes that become nodes.
  private static let drawn: Set<String> = [
    "svg", "g", "a", "switch", "use", "text", "image", "symbol",
  ]

  /// Properties of all nodes that can be animated.
  private static let moved = SVGStyle.inherited.union([
    "opacity", "transform", "translate", "rotate", "scale", "offset-distance", "display",
    SVGAnimation.along,
  ])
}
