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
    let nodes = allNodes
    for (name, node) in nodes { node.addNotes(name, &notes) }
    for knob in knobs {
      if knob.sets.isEmpty {
        notes.note(
          "knob \(quoted(knob.name))", of: "", instead: "without effect: it sets nothing")
      }
      for target in knob.sets {
        guard let node = nodes.first(where: { $0.name == target.node })?.node else { continue }
        node.addNotes(on: knob, target.part, &notes)
      }
    }
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

extension Node {
  /// A knob for the duration or the easing of a property that doesn't change in time.
  fileprivate func addNotes(
    on knob: SceneKnob, _ part: SceneKnob.Target.Part, _ notes: inout [ImportNote]
  ) {
    let (word, name): (String, String?)
    switch part {
    case .value: return
    case .easing(let property): (word, name) = ("easing", property)
    case .duration(let property): (word, name) = ("duration", property)
    }
    let own = tracks.filter { name == nil || $0.name == name }
    guard own.allSatisfy({ $0.keyframeCount < 2 }) else { return }
    notes.note(
      "knob \(quoted(knob.name))", of: "",
      instead: "without effect: a property needs two keyframes to have a \(quoted(word))")
  }
}

extension PropertyTrack {
  fileprivate var keyframeCount: Int {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track): track.keyframes.count
    case .color(_, let track), .rangeColor(_, let track): track.keyframes.count
    case .hidden(let track): track.keyframes.count
    case .gradient(let track): track.keyframes.count
    case .outline(let track), .maskPath(_, let track): track.keyframes.count
    case .string(let track): track.keyframes.count
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
