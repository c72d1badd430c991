import Keyframes
import Stage
import Syntax
import Words

extension CSSWriter {
  /// Adds the rules of a node and of its children; `origin` is the position of the parent's own
  /// origin in its box, in parts. Returns the markup.
  mutating func add(_ node: Node, named parent: String, in origin: Point?) -> String {
    let node = node.withFirstShape(&losses)
    let own = node.ownName.kebab
    let name = fresh(parent.isEmpty ? own : "\(parent)-\(own)")
    var element = CSSElement(node: node, name: name)
    animate(&element)
    if let origin {
      element.declarations.append("left: \((origin.x * 100).text(digits: 4))%")
      element.declarations.append("top: \((origin.y * 100).text(digits: 4))%")
    }
    addShape(&element)
    addPlace(&element)
    addLook(&element)
    addClips(&element)
    stateLosses(of: node)
    if node.blend != .normal, !parent.isEmpty {
      losses.add(
        "A blend mode mixes a node only with what its group has painted below.", .noticeable)
    }
    var isTimed = false
    if case .settled = node.clock {
      isTimed = true
      losses.add("What waits for a page to settle begins at once.")
    }
    element.declarations += run(element.animations, isTimed: isTimed)
    addRule(".\(name)", element.declarations)
    addText(element)
    let inner = node.children.map {
      add($0, named: name, in: node.shape.map { $0.bounds.unit(of: .zero) })
    }.joined()
    return "<div class=\"\(name)\">\(element.drawing)\(inner)</div>"
  }

  private mutating func animate(_ element: inout CSSElement) {
    for track in element.node.tracks where !track.isOfMask {
      guard let whole = CSSAnimation(track, &losses) else { continue }
      let animation = whole.seen(from: clock.start)
      let name = "\(element.name)-\(animation.property)"
      register(animation)
      addKeyframes(animation.keyframes(named: name))
      element.animations.append((name, animation))
      element.moving.insert(animation.property)
    }
  }
}
