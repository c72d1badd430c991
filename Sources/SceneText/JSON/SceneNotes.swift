import Keyframes
import Stage
import Syntax
import Words

extension Scene {
  /// Parts of a scene that cannot be meant, since nobody ever sees them.
  var notes: [ImportNote] {
    var notes: [ImportNote] = []
    for idle in idleConstraints {
      let word = "\(idle.constraint.attribute)"
      guard case .node(let name) = idle.constraint.reference else { continue }
      notes.note(
        "constraint of \(word) to \(quoted(name))", of: idle.node,
        instead: idle.isCyclic
          ? "left out: both wait for each other" : "left out: no node has this name")
    }
    for (name, node) in allNodes { node.addNotes(name, &notes) }
    return notes
  }
}

extension Node {
  fileprivate func addNotes(_ name: String, _ notes: inout [ImportNote]) {
    if let mask, mask.box == nil, shape?.isText ?? true {
      notes.note(
        "mask without a box", of: name,
        instead: "never visible: add \"box\": [x, y, width, height]")
    }
    if let size = shape?.ownSize, size.width < 0 || size.height < 0 {
      notes.note("negative size", of: name, instead: "not visible: write it without the minus")
    }
    let strange = opacity.keyframes.first { !(0...1).contains($0.value) }
    if let value = strange?.value, !(-0.5...1.5).contains(value) {
      notes.note(
        "opacity \(value.shortest)", of: name,
        instead: "shown as \(value > 1 ? 1 : 0): opacities are from 0 to 1")
    }
  }
}

extension Shape {
  /// The size of a shape that is written with one.
  fileprivate var ownSize: Size? {
    switch self {
    case .rectangle(let size, _), .ellipse(let size), .picture(_, let size): size
    case .path, .text: nil
    }
  }
}
