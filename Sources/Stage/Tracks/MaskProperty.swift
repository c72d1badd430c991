/// A property of one of the masks in `Node.pathMasks`.
package enum MaskProperty: Hashable, Sendable {
  /// The path of the mask at an index.
  case path(Int)
  /// The opacity of the mask at an index.
  case opacity(Int)

  /// The property with a name such as "pathMasks[0].path"; nil for other names.
  package init?(_ name: String) {
    guard name.hasPrefix(Self.head), let end = name.firstIndex(of: "]"),
      let index = Int(name[..<end].dropFirst(Self.head.count)), index >= 0
    else { return nil }
    switch name[end...] {
    case "].path": self = .path(index)
    case "].opacity": self = .opacity(index)
    case _: return nil
    }
    // Each property has only one name.
    if self.name != name { return nil }
  }

  /// The name, as in `PropertyTrack.name`.
  package var name: String {
    switch self {
    case .path(let index): "\(Self.head)\(index)].path"
    case .opacity(let index): "\(Self.head)\(index)].opacity"
    }
  }

  private static let head = "pathMasks["
}

extension PropertyTrack {
  /// Whether the track belongs to one of the masks of a node.
  package var isOfMask: Bool {
    switch self {
    case .maskPath, .maskOpacity: true
    case .number, .color, .hidden, .gradient, .outline, .string, .rangeColor: false
    }
  }
}

extension Node {
  /// The track of a property of a mask; nil if there is no such mask.
  package func track(at place: MaskProperty) -> PropertyTrack? {
    switch place {
    case .path(let index):
      pathMasks.indices.contains(index) ? .maskPath(index, pathMasks[index].path) : nil
    case .opacity(let index):
      pathMasks.indices.contains(index) ? .maskOpacity(index, pathMasks[index].opacity) : nil
    }
  }
}
