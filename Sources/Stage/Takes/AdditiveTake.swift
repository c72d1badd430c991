import Keyframes

extension Takes {
  /// Begins `animation` on top of the running motions, each of its numbers over the distance from the
  /// target before to its own.
  mutating func add(toTargets animation: Animation, at time: Double) -> ClosedRange<Double> {
    let take = forgettingLater(than: time)
    var targets = Targets(take.node)
    guard let added = animation.added(to: &targets), !targets.areMixed else {
      return begin(animation, at: time) { $0.node.frozen(at: time) }
    }
    var node = take.node
    node.freeze(at: time, targets.replaced)
    let end = node.perform(added, at: time)
    takes.append(
      Take(
        start: time, node: node, origin: time < take.end ? take.origin : time,
        end: max(take.end, end)))
    return time...end
  }
}

/// The values at which the motions of a node end.
private struct Targets {
  private let node: Node
  private var values: [Property: Double] = [:]
  /// The names of properties that changes replace, since nothing can be added to them.
  private(set) var replaced: Set<String> = []
  /// Whether a property is both added to and replaced.
  private(set) var areMixed = false

  init(_ node: Node) { self.node = node }

  /// Nil for an endless motion, or one that is replaced.
  subscript(property: Property) -> Double? {
    get {
      guard !replaced.contains(property.name), node[property].after == .hold else { return nil }
      return values[property] ?? node[property].keyframes.last?.value
    }
    set { values[property] = newValue }
  }

  /// The motion from the target before, which it moves on.
  mutating func added(_ motion: Motion) -> Motion {
    if case .adding(let property, let track) = motion.change, let before = self[property] {
      self[property] = before + (track.keyframes.last?.value ?? 0)
      return motion
    }
    guard let property = motion.change.number, let before = self[property],
      let target = motion.change.target(from: before)?.value
    else {
      let names = motion.change.properties
      if values.keys.contains(where: { names.contains($0.name) }) { areMixed = true }
      replaced.formUnion(names)
      return motion
    }
    self[property] = target
    // As the easing of a segment it stays exact.
    let start = Keyframe(time: 0, value: 0.0, easing: motion.easing)
    return Motion(
      .adding(property, Track([start, Keyframe(time: 1, value: target - before)])))
  }
}

extension Animation {
  /// The animation with motions that can be added to others; nil if it has other parts than motions, waits
  /// and cues in sequence or in parallel.
  fileprivate func added(to targets: inout Targets) -> Animation? {
    switch self {
    case .motions(let motions, let duration):
      guard duration > 0 else { return nil }
      return .motions(motions.map { targets.added($0) }, duration: duration)
    case .sequence(let parts):
      return parts.added(to: &targets).map { .sequence($0) }
    case .parallel(let parts):
      // Two parts that move a property would be added in the order of the list.
      let names = parts.flatMap { Set($0.movedNames) }
      guard Set(names).count == names.count else { return nil }
      return parts.added(to: &targets).map { .parallel($0) }
    case .repeated(let part, let times):
      let rounds = Array(repeating: part, count: Swift.max(times, 0))
      return rounds.added(to: &targets).map { .sequence($0) }
    case .wait, .cue: return self
    case .anchor, .forever, .reversed, .pingPong, .speed, .on, .each, .custom: return nil
    }
  }
}

extension Animation {
  /// The names of the properties that its plain motions move.
  fileprivate var movedNames: [String] {
    switch self {
    case .motions(let motions, _): motions.flatMap(\.change.properties)
    case .sequence(let parts), .parallel(let parts): parts.flatMap(\.movedNames)
    case .repeated(let part, _): part.movedNames
    case .wait, .cue, .anchor, .forever, .reversed, .pingPong, .speed, .on, .each, .custom: []
    }
  }
}

extension [Animation] {
  fileprivate func added(to targets: inout Targets) -> [Animation]? {
    var all: [Animation] = []
    for part in self {
      guard let added = part.added(to: &targets) else { return nil }
      all.append(added)
    }
    return all
  }
}

extension Node {
  /// Ends the motions of these properties at `time`.
  fileprivate mutating func freeze(at time: Double, _ names: Set<String>) {
    for (property, track) in numbers where names.contains(property.name) {
      self[property] = Track(track.value(at: time))
    }
    for (property, track) in colors where names.contains(property.name) {
      self[property] = Track(track.value(at: time))
    }
  }
}
