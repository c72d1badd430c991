import Stage

// Everything of a node but its children.
extension ThreeWay {
  /// Merges a node property by property. `mine` keeps its children.
  mutating func node(_ base: Node, _ mine: Node, _ theirs: Node, named name: String) -> Node {
    let bases = base.without(\.children)
    if theirs.without(\.children) == bases { return mine }
    var merge = NodeContentMerge(base: base, theirs: theirs, name: name, result: mine)
    merge.mergeTracks(&self)
    merge.mergeOwn(&self)
    merge.take(\.ownValues, "ownValues", &self)
    merge.take(\.name, "name", &self)
    merge.take(\.shape, "shape", &self)
    merge.take(\.rangeColors, "rangeColors", &self)
    merge.take(\.constraints, "constraints", &self)
    merge.take(\.stroke, "stroke", &self)
    merge.take(\.route, "route", &self)
    merge.take(\.mask, "mask", &self)
    merge.take(\.pathMasks, "pathMasks", &self)
    merge.take(\.matte, "matte", &self)
    merge.take(\.isComposited, "isComposited", &self)
    merge.take(\.blend, "blend", &self)
    merge.take(\.trimsFill, "trimsFill", &self)
    merge.take(\.isEvenOdd, "isEvenOdd", &self)
    merge.take(\.hasCrispEdges, "hasCrispEdges", &self)
    merge.take(\.numberFormat, "numberFormat", &self)
    merge.take(\.clip, "clip", &self)
    merge.take(\.clipCornerRadius, "clipCornerRadius", &self)
    merge.take(\.showsBack, "showsBack", &self)
    merge.take(\.clock, "clock", &self)
    merge.take(\.cues, "cues", &self)
    return merge.result
  }
}

private struct NodeContentMerge {
  let base: Node
  let theirs: Node
  let name: String
  /// Mine at first.
  var result: Node

  mutating func take<Value: Equatable>(
    _ path: WritableKeyPath<Node, Value>, _ property: String, _ merge: inout ThreeWay
  ) {
    result[keyPath: path] = merge.value(
      base[keyPath: path], result[keyPath: path], theirs[keyPath: path], of: name, property)
  }

  /// All tracks but those of ranges of a text and of masks, which are in lists.
  mutating func mergeTracks(_ merge: inout ThreeWay) {
    let (old, mine, new) = (base.ownTracks, result.ownTracks, theirs.ownTracks)
    for property in Set(old.keys).union(mine.keys).union(new.keys).sorted() {
      let own = mine[property]
      let merged = merge.track(old[property], own, new[property], of: name, property)
      guard merged != own else { continue }
      if let merged { result.take(merged) } else { result.unset(property) }
    }
  }
}

extension NodeContentMerge {
  /// Numbers of the node's own, by their names.
  fileprivate mutating func mergeOwn(_ merge: inout ThreeWay) {
    for key in Set(base.own.keys).union(result.own.keys).union(theirs.own.keys).sorted() {
      let tracks = [base, result, theirs].map { node in
        node.own[key].map { PropertyTrack.number(nil, $0) }
      }
      let merged = merge.track(tracks[0], tracks[1], tracks[2], of: name, "own.\(key)")
      guard merged != tracks[1] else { continue }
      if case .number(_, let track)? = merged {
        result.own[key] = track
      } else {
        result.own[key] = nil
      }
    }
  }
}

extension Node {
  fileprivate func without<Value>(_ path: WritableKeyPath<Node, [Value]>) -> Node {
    var copy = self
    copy[keyPath: path] = []
    return copy
  }

  /// The tracks that are explicitly set, by the property's name.
  fileprivate var ownTracks: [String: PropertyTrack] {
    var all: [String: PropertyTrack] = [:]
    for track in tracks {
      switch track {
      case .number, .color, .hidden, .gradient, .outline, .string: all[track.name] = track
      case .rangeColor, .maskPath, .maskOpacity: break
      }
    }
    return all
  }
}
