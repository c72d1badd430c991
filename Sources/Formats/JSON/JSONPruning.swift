import Words

// Leaves out what is wrong, so that the rest can be read and tell of further mistakes.
extension JSONValue {
  /// The same without the member or the value that contains the byte at `offset` and that can be left out
  /// alone: a keyframe of several, a member of a node, a node, a member of the scene or of the document.
  /// Nil if nothing there can.
  ///
  /// - Complexity: O(*n*) in the values beside those that contain the byte.
  func pruned(at offset: Int) -> JSONValue? { pruned(at: offset, .document) }

  /// What the value at hand is a part of.
  private enum Owner {
    case document, scene, nodes, node, keyframes, other
  }

  private func pruned(at offset: Int, _ owner: Owner) -> JSONValue? {
    switch content {
    case .nothing, .flag, .number, .string: return nil
    case .list(var values):
      guard let index = values.firstIndex(where: { $0.contains(offset) }) else { return nil }
      let inner: Owner = owner == .nodes ? .node : owner == .keyframes ? .other : owner
      if let deeper = values[index].pruned(at: offset, inner) {
        values[index] = deeper
      } else {
        guard owner == .nodes || owner == .keyframes && values.count > 1 else { return nil }
        values.remove(at: index)
      }
      return replaced(by: .list(values))
    case .object(var members):
      let place = members.firstIndex { $0.place <= offset && offset < $0.value.end }
      guard let index = place else { return nil }
      let key = members[index].key
      if let deeper = members[index].value.pruned(at: offset, Self.owner(key, in: owner)) {
        members[index].value = deeper
      } else {
        let isWhole = owner == .document && ["scene", "node", "riff"].contains(key)
        guard owner != .other, owner != .keyframes, !isWhole else { return nil }
        members.remove(at: index)
      }
      return replaced(by: .object(members))
    }
  }

  private func contains(_ offset: Int) -> Bool { place <= offset && offset < end }

  private static func owner(_ key: String, in owner: Owner) -> Owner {
    switch (owner, key) {
    case (.document, "scene"): .scene
    case (.document, "node"): .node
    case (.scene, "nodes"), (.node, "children"): .nodes
    case (_, "keyframes"): .keyframes
    case _: .other
    }
  }
}

extension Source {
  /// The byte at which a mistake is.
  func offset(of error: PasteError) -> Int {
    var start = 0
    for _ in 1..<max(error.line, 1) {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    let characters = String(decoding: lineBytes(from: start), as: UTF8.self)
    return start + characters.prefix(error.column - 1).utf8.count
  }

  private func lineBytes(from start: Int) -> ArraySlice<UInt8> {
    bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  /// A mistake with the text of its line.
  func fileError(_ error: PasteError) -> FileError {
    var start = 0
    for _ in 1..<max(error.line, 1) {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return FileError(
      line: error.line, column: error.column, sentence: "\(error.problem): \(error.remedy).",
      lineText: String(decoding: lineBytes(from: start), as: UTF8.self))
  }
}
