/// A limit that the library keeps to, and what was found.
struct Target {
  let name: String
  let limit: Double
  let found: Double
  /// Whether more is better.
  let isLeast: Bool

  var isMet: Bool { isLeast ? found >= limit : found <= limit }

  init(_ name: String, atLeast limit: Double, _ found: Double) {
    (self.name, self.limit, self.found, isLeast) = (name, limit, found, true)
  }

  init(_ name: String, atMost limit: Double, _ found: Double) {
    (self.name, self.limit, self.found, isLeast) = (name, limit, found, false)
  }
}

extension Report {
  /// The targets; ratios are to the competent engine, with every value read through its slot.
  var targets: [Target] {
    ratios + growth + [
      Target("adding a track, µs", atMost: 2, others.addition),
      Target("springs, × of exp, cos, sin", atLeast: 4, others.springRatio),
      Target("first frame, 2000 nodes, ms", atMost: 20, others.firstFrames[2000] ?? .nan),
      Target(
        "first frame, growth 500 to 2000", atMost: 6,
        (others.firstFrames[2000] ?? .nan) / (others.firstFrames[500] ?? .nan)),
      Target(
        "scene animator, growth 500 to 2000", atMost: 6,
        (others.firstAnimatorFrames[2000] ?? .nan) / (others.firstAnimatorFrames[500] ?? .nan)),
      Target("scene frame, µs", atMost: 200, others.sceneFrame),
    ]
  }

  private var ratios: [Target] {
    let limits: [(name: String, count: Int, engine: Engine, limit: Double)] = [
      ("scrub scalar linear", 10_000, .slots, 10), ("scrub scalar mixed", 10_000, .slots, 6),
      ("seek scalar linear", 10_000, .slots, 2.5), ("seek scalar mixed", 10_000, .slots, 1),
      ("scrub point linear", 10_000, .slots, 5), ("scrub point mixed", 10_000, .slots, 5),
      ("scrub colour linear", 10_000, .slots, 5), ("scrub colour mixed", 10_000, .slots, 5),
      ("scrub scalar linear", 100, .slots, 4), ("scrub scalar mixed", 100, .slots, 4),
      ("scrub scalar linear", 100, .held, 4), ("scrub scalar linear", 100, .closure, 4),
      ("scrub scalar mixed", 100, .held, 4), ("scrub scalar mixed", 100, .closure, 4),
      ("scrub colour linear", 100, .slots, 4), ("scrub colour mixed", 100, .slots, 4),
      ("seek scalar linear", 100_000, .slots, 1.5),
      ("seek scalar linear", 10_000, .tracks, 1), ("seek scalar mixed", 10_000, .tracks, 1 / 1.5),
      ("scrub colour linear", 100, .tracks, 1), ("scrub colour linear", 1_000, .tracks, 1),
      ("seek colour linear", 100, .tracks, 1), ("seek colour linear", 1_000, .tracks, 1),
    ]
    return limits.compactMap { name, count, engine, limit in
      measurements.first { $0.name == name && $0.count == count }.map {
        Target("\(name), \(count) \(engine)", atLeast: limit, $0.ratio(engine))
      }
    }
  }

  /// The cost per value at 100,000 tracks relative to 1,000 tracks, which fit into a cache.
  private var growth: [Target] {
    measurements.filter { $0.count == 1_000 && $0.motion == .scrub }.compactMap { small in
      measurements.first { $0.name == small.name && $0.count == 100_000 }.map { large in
        Target("growth \(small.name)", atMost: 8, large.cost(.slots) / small.cost(.slots))
      }
    }
  }
}
