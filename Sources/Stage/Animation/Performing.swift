import Keyframes

extension Node {
  /// Compiles `animation` to keyframes and cues that begin at `start`; the values that it sets out
  /// from are those that the node has when each motion begins.
  ///
  /// - Returns: the time at which the animation is over.
  /// - Precondition: no property that it moves has a keyframe after the motion's start, no
  ///   duration is negative, nothing comes after what goes on for ever, and every name that it is
  ///   aimed at is that of one node.
  @discardableResult
  public mutating func perform(_ animation: Animation, at start: Double) -> Double {
    var jobs: [Job] = []
    let end = schedule(animation, at: [], from: start, into: &jobs)
    // By time, not as they are written: two that go together may move one property in turn.
    let order = jobs.indices.sorted { (jobs[$0].start, $0) < (jobs[$1].start, $1) }
    for index in order { change(at: jobs[index].place[...]) { $0.run(jobs[index]) } }
    return end
  }

  /// The node with the animation in its tracks.
  public func performing(_ animation: Animation, at start: Double) -> Node {
    with { $0.perform(animation, at: start) }
  }
}

extension [Node] {
  /// Compiles `animation` to keyframes of these nodes: `.on` aims at one of them or of what they
  /// hold by its name, `.each` at all of them. A cue without an aim is the first node's.
  ///
  /// - Returns: the time at which the animation is over.
  /// - Precondition: as for one node; and every motion is aimed at something.
  @discardableResult
  public mutating func perform(_ animation: Animation, at start: Double) -> Double {
    var group = Node { self }
    let end = group.perform(animation, at: start)
    precondition(
      !group.movesItself, "A motion of several nodes needs an aim: .on(name, …) or .each(…).")
    precondition(group.cues.isEmpty || !isEmpty, "There is no node to keep the cues.")
    self = group.children
    if !group.cues.isEmpty { self[0].cues += group.cues }
    return end
  }
}

extension [Node] {
  /// Lets every node perform `animation`, one after the other by their places in the list or at
  /// `start` on the stage.
  ///
  /// - Returns: the time at which the last of them is over; `start` for no nodes.
  /// - Precondition: as for one node.
  @discardableResult
  public mutating func perform(
    _ animation: Animation, _ stagger: Stagger, at start: Double
  ) -> Double {
    let places = map { Point(x: $0.x.value(at: start), y: $0.y.value(at: start)) }
    return perform(.each(animation, delays: stagger.delays(for: places)), at: start)
  }
}

/// What happens to one node at one time.
private struct Job {
  enum Action {
    case motion(Motion)
    case anchor(Point)
    case cue(String)
    /// One that is compiled by itself first.
    case composed(Animation)
  }

  /// The way down to the node, by the numbers of children.
  var place: [Int]
  var start: Double
  var end: Double
  var action: Action
}

extension Node {
  /// - Returns: when it is over.
  private func schedule(
    _ animation: Animation, at place: [Int], from start: Double, into jobs: inout [Job]
  ) -> Double {
    precondition(
      start < .infinity, "What comes after something that goes on for ever never begins.")
    func job(_ action: Job.Action, for duration: Double) -> Double {
      jobs.append(Job(place: place, start: start, end: start + duration, action: action))
      return start + duration
    }
    switch animation {
    case .motions(let motions, let duration):
      precondition(duration >= 0, "A motion cannot last \(duration) seconds.")
      for motion in motions where !motion.change.isOfTheBox {
        _ = job(.motion(motion), for: duration)
      }
      for motion in motions where motion.change.isOfTheBox {
        _ = job(.motion(motion), for: duration)
      }
      return start + duration
    case .wait(let duration):
      precondition(duration >= 0, "A pause cannot last \(duration) seconds.")
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
      precondition(end >= start, "An animation cannot last \(animation.duration) seconds.")
      _ = job(.composed(animation), for: 0)
      return end
    }
  }

  /// For every child of the group at `place`.
  private func schedule(
    _ animation: Animation, forEachIn place: [Int], _ delays: [Double], from start: Double,
    into jobs: inout [Job]
  ) -> Double {
    let count = node(at: place[...]).children.count
    precondition(
      delays.isEmpty || delays.count == count,
      "\(count) nodes cannot have \(delays.count) delays.")
    precondition(delays.allSatisfy { $0 >= 0 }, "The delays \(delays) are not all 0 or more.")
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

// The way down to a node in a group.
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
    precondition(found.count == 1, "\(found.count) nodes are called \"\(name)\", not one.")
    return place + found[0]
  }

  private func places(of name: String) -> [[Int]] {
    (self.name == name ? [[]] : [])
      + children.enumerated().flatMap { index, child in child.places(of: name).map { [index] + $0 }
      }
  }

  /// Whether the node moves, whatever its children do.
  fileprivate var movesItself: Bool {
    numbers.values.contains { $0.times != nil } || colors.values.contains { $0.times != nil }
  }
}
