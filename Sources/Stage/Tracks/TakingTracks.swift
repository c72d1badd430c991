import Keyframes

extension Node {
  /// Replaces the track of the same property. A track without a property, or of a mask that the
  /// node does not have, is ignored.
  package mutating func take(_ track: PropertyTrack) {
    switch track {
    case .number(let property, let track): if let property { self[property] = track }
    case .color(let property, let track): if let property { self[property] = track }
    case .hidden(let track): hidden = track
    case .gradient(let track): gradient = track
    case .outline(let track): outline = track
    case .string(let track): string = track
    case .rangeColor(let range, let track): self = fill(track, of: range)
    case .maskPath(let index, let track):
      if pathMasks.indices.contains(index) { pathMasks[index].path = track }
    case .maskOpacity(let index, let track):
      if pathMasks.indices.contains(index) { pathMasks[index].opacity = track }
    }
  }
}
