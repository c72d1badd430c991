public import Keyframes

extension Scene {
  /// The scene's tokens, followed by the named easings that only its tracks have, in the order of
  /// the tracks.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public var allTokens: MotionTokens {
    var all = tokens
    var names = Set(all.easings.map(\.name))
    _ = mapEasings { easing in
      if let name = easing.token, names.insert(name).inserted {
        all.easings.append(.init(name: name, easing: easing.unnamed))
      }
      return easing
    }
    return all
  }

  /// The scene with other easings in all its tracks; `change` is called once for each keyframe.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public func mapEasings(_ change: (Easing) -> Easing) -> Scene {
    var scene = mapOwnEasings(change)
    for index in nodes.indices { scene.nodes[index].mapEasings(change) }
    return scene
  }

  /// The scene with other easings of its ground and of its paging.
  ///
  /// - Complexity: O(*n*) in the keyframes of both.
  package func mapOwnEasings(_ change: (Easing) -> Easing) -> Scene {
    var scene = self
    scene.ground = ground.mapEasings(change)
    if case .along(let track) = paging { scene.paging = .along(track.mapEasings(change)) }
    return scene
  }
}

extension PropertyTrack {
  /// The same keyframes with other easings.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public func mapEasings(_ change: (Easing) -> Easing) -> PropertyTrack {
    switch self {
    case .number(let property, let track): .number(property, track.mapEasings(change))
    case .color(let property, let track): .color(property, track.mapEasings(change))
    case .hidden(let track): .hidden(track.mapEasings(change))
    case .gradient(let track): .gradient(track.mapEasings(change))
    case .outline(let track): .outline(track.mapEasings(change))
    case .string(let track): .string(track.mapEasings(change))
    case .rangeColor(let range, let track): .rangeColor(range, track.mapEasings(change))
    case .maskPath(let index, let track): .maskPath(index, track.mapEasings(change))
    case .maskOpacity(let index, let track): .maskOpacity(index, track.mapEasings(change))
    }
  }

  /// Returns the track with each segment that has a duration token as long as that token; see
  /// `Track.lasting(_:)`.
  ///
  /// - Complexity: as for `Track.lasting(_:)`.
  public func lasting(_ tokens: MotionTokens) -> PropertyTrack {
    switch self {
    case .number(let property, let track): .number(property, track.lasting(tokens))
    case .color(let property, let track): .color(property, track.lasting(tokens))
    case .hidden(let track): .hidden(track.lasting(tokens))
    case .gradient(let track): .gradient(track.lasting(tokens))
    case .outline(let track): .outline(track.lasting(tokens))
    case .string(let track): .string(track.lasting(tokens))
    case .rangeColor(let range, let track): .rangeColor(range, track.lasting(tokens))
    case .maskPath(let index, let track): .maskPath(index, track.lasting(tokens))
    case .maskOpacity(let index, let track): .maskOpacity(index, track.lasting(tokens))
    }
  }
}

extension Node {
  /// Changes the easings in all tracks of the node and of the nodes in it.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public mutating func mapEasings(_ change: (Easing) -> Easing) {
    for property in Property.allCases {
      if let track = numbers[property] { self[property] = track.mapEasings(change) }
    }
    for property in ColorProperty.allCases {
      if let track = colors[property] { self[property] = track.mapEasings(change) }
    }
    own = own.mapValues { $0.mapEasings(change) }
    hidden = hidden.mapEasings(change)
    gradient = gradient?.mapEasings(change)
    outline = outline?.mapEasings(change)
    string = string?.mapEasings(change)
    for part in rangeColors { self = fill(part.color.mapEasings(change), of: part.range) }
    for index in pathMasks.indices {
      pathMasks[index].path = pathMasks[index].path.mapEasings(change)
      pathMasks[index].opacity = pathMasks[index].opacity.mapEasings(change)
    }
    for index in children.indices { children[index].mapEasings(change) }
    if var nodes = matte?.nodes {
      for index in nodes.indices { nodes[index].mapEasings(change) }
      matte?.nodes = nodes
    }
  }
}
