import Keyframes

extension Node {
  /// Compiles `animation` to keyframes and cues from `start` on. Each motion starts from the node's
  /// values at that time.
  ///
  /// - Returns: the time at which the animation ends.
  /// - Precondition: no property that the animation moves has a keyframe after the motion's start,
  ///   no duration is negative, nothing follows an endless animation, and every name in `.on`
  ///   belongs to exactly one node.
  @discardableResult
  public mutating func perform(_ animation: Animation, at start: Double) -> Double {
    require(!start.isNaN, "An animation cannot start at a time that is not a number.")
    var jobs: [Job] = []
    let end = schedule(animation, at: [], from: start, into: &jobs)
    // In order of time, since parallel animations may move one property in turn.
    let order = jobs.indices.sorted { (jobs[$0].start, $0) < (jobs[$1].start, $1) }
    for index in order { change(at: jobs[index].place[...]) { $0.run(jobs[index]) } }
    return end
  }

  /// Returns the node with the animation added to its tracks.
  public func performing(_ animation: Animation, at start: Double) -> Node {
    with { $0.perform(animation, at: start) }
  }
}

extension [Node] {
  /// Compiles `animation` to keyframes of these nodes: `.on` applies to the node with that name
  /// among them and their descendants, `.each` to all of them. Other cues go to the first node.
  ///
  /// - Returns: the time at which the animation ends.
  /// - Precondition: as for one node; and every motion is in `.on` or `.each`.
  @discardableResult
  public mutating func perform(_ animation: Animation, at start: Double) -> Double {
    var group = Node { self }
    let end = group.perform(animation, at: start)
    require(
      !group.movesItself, "A motion of several nodes must be in .on(name, …) or .each(…).")
    require(group.cues.isEmpty || !isEmpty, "There is no node for the cues.")
    self = group.children
    if !group.cues.isEmpty { self[0].cues += group.cues }
    return end
  }
}

extension [Node] {
  /// Lets every node perform `animation`, staggered by their order in the list or their positions
  /// at `start`.
  ///
  /// - Returns: the time at which the last of them ends; `start` for no nodes.
  /// - Precondition: as for one node.
  @discardableResult
  public mutating func perform(
    _ animation: Animation, _ stagger: Stagger, at start: Double
  ) -> Double {
    let places = map { Point(x: $0.x.value(at: start), y: $0.y.value(at: start)) }
    return perform(.each(animation, delays: stagger.delays(for: places)), at: start)
  }
}

/// An action of one node at one time.
private struct Job {
  enum Action {
    case motion(Motion)
    case anchor(Point)
    case cue(String)
    /// An animation that is compiled on its own first.
    case composed(Animation)
  }

  /// The index path to the node.
  var place: [Int]
  var start: Double
  var end: Double
  var action: Action
}

extension Node {
  /// Adds the jobs of `animation`.
  ///
  /// - Returns: the time at which the animation ends.
  private func schedule(
    _ animation: Animation, at place: [Int], from start: Double, into jobs: inout [Job]
  ) -> Double {
    require(
      start < .infinity, "Nothing can follow an endless animation.")
    func job(_ action: Job.Action, for duration: Double) -> Double {
      jobs.append(Job(place: place, start: start, end: start + duration, action: action))
      return start + duration
    }
    switch animation {
    case .motions(let motions, let duration):
      require(duration >= 0, "The duration of a motion is \(duration); it must be 0 or more.")
      for motion in motions where !motion.change.isOfTheBox {
        _ = job(.motion(motion), for: duration)
      }
      for motion in motions where motion.change.isOfTheBox {
        _ = job(.motion(motion), for: duration)
      }
      return start + duration
    case .wait(let duration):
      require(duration >= 0, "The duration of a pause is \(duration); it must be 0 or more.")
      return start + duration
    case .anchor(let unit): return job(.anchor(unit), for: 0)
    case .cue(let name): return job(.cue(name), for: 0)
    case .sequence(let parts):
      return parts.reduce(start) { schedule($1, at: place, from: $0, into: &jobs) }
    case .parallel(let parts):
      return parts.reduce(start) { max($0, schedule($1, at: place, from: start, into: &jobs)) }
    case .repeated(let part, let times):
      return (0..<max(times, 0)).reduce(start) { time, _ in
        schedule(part, at: place, from: time, into: &jobs)
      }
    case .on(let name, let part):
      return schedule(part, at: find(name, from: place), from: start, into: &jobs)
    case .each(let part, let delays):
      return schedule(part, forEachIn: place, delays, from: start, into: &jobs)
    case .forever, .reversed, .pingPong, .speed, .custom:
      let end = animation.end(from: start)
      require(
        end >= start, "The duration of an animation is \(animation.duration); it must be 0 or more."
      )
      _ = job(.composed(animation), for: 0)
      return end
    }
  }

  /// Adds the jobs of `animation` for every child of the group at `place`.
  private func schedule(
    _ animation: Animation, forEachIn place: [Int], _ delays: [Double], from start: Double,
    into jobs: inout [Job]
  ) -> Double {
    let count = node(at: place[...]).children.count
    require(
      delays.isEmpty || delays.count == count,
      "\(count) nodes need as many delays, but there are \(delays.count).")
    require(delays.allSatisfy { $0 >= 0 }, "The delays are \(delays); all must be 0 or more.")
    return (0..<count).reduce(start) { end, index in
      let begin = start + (delays.isEmpty ? 0 : delays[index])
      return max(end, schedule(animation, at: place + [index], from: begin, into: &jobs))
    }
  }

  private mutating func run(_ job: Job) {
    switch job.action {
    case .motion(let motion): apply(motion, from: job.start, to: job.end)
    case .anchor(let unit): moveAnchor(to: unit, at: job.start)
    case .cue(let name): cues.append(Cue(name, at: job.start))
    case .composed(let animation): perform(composed: animation, at: job.start)
    }
  }

  private mutating func perform(composed animation: Animation, at start: Double) {
    switch animation {
    case .forever(let part):
      performForever(part, at: start)
    case .reversed(.reversed(let part)):
      perform(part, at: start)
    case .reversed(let part):
      follow(Passage(of: part, on: self, at: start).reversed, at: start)
    case .pingPong(let part):
      follow(Passage(of: part, on: self, at: start).thereAndBack, at: start)
    case .speed(let part, let factor):
      follow(Passage(of: part, on: self, at: start).sped(by: factor), at: start)
    case .custom(let performance):
      follow(Passage(of: performance, on: self, at: start), at: start)
    case .motions, .wait, .anchor, .cue, .sequence, .parallel, .repeated, .on, .each:
      perform(animation, at: start)
    }
  }
}

// Finding a node in a group.
extension Node {
  private func node(at place: ArraySlice<Int>) -> Node {
    guard let index = place.first else { return self }
    return children[index].node(at: place.dropFirst())
  }

  private mutating func change(at place: ArraySlice<Int>, _ body: (inout Node) -> Void) {
    guard let index = place.first else { return body(&self) }
    children[index].change(at: place.dropFirst(), body)
  }

  private func find(_ name: String, from place: [Int]) -> [Int] {
    let found = node(at: place[...]).places(of: name)
    require(
      found.count == 1, "\(found.count) nodes are called \"\(name)\"; there must be exactly one.")
    return place + found[0]
  }

  private func places(of name: String) -> [[Int]] {
    (self.name == name ? [[]] : [])
      + children.enumerated().flatMap { index, child in child.places(of: name).map { [index] + $0 }
      }
  }

  /// Whether the node itself moves.
  fileprivate var movesItself: Bool {
    numbers.values.contains { $0.times != nil } || colors.values.contains { $0.times != nil }
  }
}
