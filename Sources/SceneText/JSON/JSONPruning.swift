import Syntax
import Words

// Leaves out wrong values, so that the rest can be read and show further mistakes.
extension JSONValue {
  /// The same without the member or the value that contains the byte at `offset` and that can be left out
  /// alone: a keyframe of several, a member of a node, a node, a knob, a member of the scene or of the document.
  /// A token becomes another one, since tracks may name it. Nil if nothing there can.
  ///
  /// - Complexity: O(*n*) in the values beside those that contain the byte.
  func pruned(at offset: Int) -> JSONValue? { pruned(at: offset, .document) }

  /// The owner of the current value.
  private enum Owner {
    case document, scene, nodes, node, keyframes, tokens, other
    /// Values of a list that can be left out.
    case knobs
  }

  private func pruned(at offset: Int, _ owner: Owner) -> JSONValue? {
    switch content {
    case .nothing, .flag, .number, .string: return nil
    case .list(var values):
      guard let index = values.firstIndex(where: { $0.contains(offset) }) else { return nil }
      let inner: Owner =
        switch owner {
        case .nodes: .node
        case .keyframes, .knobs: .other
        case .document, .scene, .node, .tokens, .other: owner
        }
      if let deeper = values[index].pruned(at: offset, inner) {
        values[index] = deeper
      } else {
        guard [.nodes, .knobs].contains(owner) || owner == .keyframes && values.count > 1 else {
          return nil
        }
        values.remove(at: index)
      }
      return replaced(by: .list(values))
    case .object(var members):
      let place = members.firstIndex { $0.place <= offset && offset < $0.value.end }
      guard let index = place else { return nil }
      let key = members[index].key
      if let deeper = members[index].value.pruned(at: offset, Self.owner(key, in: owner)) {
        members[index].value = deeper
      } else if owner == .scene, key == "ground" {
        // The ground is required.
        members[index].value = members[index].value.replaced(by: .string("black"))
      } else if owner == .tokens, offset >= members[index].value.place {
        members[index].value = members[index].value.anyToken
      } else {
        let isWhole = owner == .document && ["scene", "node", "riff"].contains(key)
        guard ![.other, .keyframes, .knobs].contains(owner), !isWhole else { return nil }
        members.remove(at: index)
      }
      return replaced(by: .object(members))
    }
  }

  /// An easing and a duration in its place.
  private var anyToken: JSONValue {
    replaced(by: .list([replaced(by: .string("linear")), replaced(by: .number(1))]))
  }

  private func contains(_ offset: Int) -> Bool { place <= offset && offset < end }

  private static func owner(_ key: String, in owner: Owner) -> Owner {
    switch (owner, key) {
    case (.document, "scene"): .scene
    case (.document, "node"): .node
    case (.scene, "nodes"), (.node, "children"): .nodes
    case (_, "keyframes"): .keyframes
    case (.scene, "knobs"): .knobs
    case (.scene, "tokens"): .tokens
    case _: .other
    }
  }
}
