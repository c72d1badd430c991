import Exporting
import Keyframes
import Stage

/// The tracks of the demo on the stage, as they are edited.
extension Session {
  /// The track of the demo on the stage at a place, edited or not; nil where there is none.
  func track(at place: TrackPlace) -> PropertyTrack? { player.scene.track(at: place) }

  /// Puts a track in its place. Between `history.begin()` and `history.commit()` it is part of that
  /// step, else a step of its own.
  mutating func setTrack(_ track: PropertyTrack, at place: TrackPlace) {
    let demo = player.demo.name
    edit { $0[demo][place] = track }
  }

  /// Gives keyframes of the demo on the stage another easing, as one change; places that there are
  /// not are passed over.
  mutating func setEasing(_ easing: Easing, of keys: Set<KeyPlace>) {
    let demo = player.demo.name
    let byTrack = Dictionary(grouping: keys, by: \.track)
    let tracks = byTrack.compactMap { place, keys in
      track(at: place).map { (place, $0.leaving(Set(keys.map(\.index)), with: easing)) }
    }
    edit { document in
      for (place, track) in tracks { document[demo][place] = track }
    }
  }
}

extension Scene {
  /// A node's own track; nil where there is no such node, or it says nothing of the property.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func track(at place: TrackPlace) -> PropertyTrack? {
    guard let node = allNodes.first(where: { $0.name == place.node })?.node else { return nil }
    return node.track(of: place.property)
  }
}

extension Node {
  func track(of property: String) -> PropertyTrack? {
    if let number = Property.allCases.first(where: { $0.name == property }) {
      return numbers[number].map { .number(number, $0) }
    }
    if let color = ColorProperty.allCases.first(where: { $0.name == property }) {
      return colors[color].map { .color(color, $0) }
    }
    return switch property {
    case "hidden": .hidden(hidden)
    case "gradient": gradient.map { .gradient($0) }
    default: nil
    }
  }
}
