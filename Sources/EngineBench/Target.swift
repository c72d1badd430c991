/// The engine's targets, as ratios to the naive one.
struct Target {
  let name: String
  let least: Double
  let ratio: (Measurement) -> Double?

  /// At 10,000 tracks.
  static var all: [Target] {
    [
      Target("scrub scalar linear", 200), Target("scrub scalar polynomial", 200),
      Target("scrub scalar mixed", 60), Target("scrub point linear", 100),
      Target("scrub point mixed", 40), Target("scrub colour linear", 90),
      Target("scrub colour mixed", 40), Target("seek scalar linear", 35),
      Target("seek scalar mixed", 8),
      Target(name: "track seek scalar linear", least: 6) {
        $0.name == "seek scalar linear" ? $0.trackRatio : nil
      },
    ]
  }

  private init(_ name: String, _ least: Double) {
    self.init(name: name, least: least) { $0.name == name ? $0.animatorRatio : nil }
  }

  private init(name: String, least: Double, ratio: @escaping (Measurement) -> Double?) {
    (self.name, self.least, self.ratio) = (name, least, ratio)
  }

  func result(in measurements: [Measurement]) -> TargetResult? {
    measurements.lazy.filter { $0.count == 10_000 }.compactMap(ratio).first.map {
      TargetResult(name: name, least: least, found: $0, isMet: $0 >= least)
    }
  }
}

struct TargetResult {
  let name: String
  let least: Double
  let found: Double
  let isMet: Bool
}

extension Measurement {
  var name: String { "\(motion.rawValue) \(value) \(easings.rawValue)" }
}

/// The cost per value at 100,000 tracks relative to 1,000 tracks: at most 3 times.
func growthResults(_ measurements: [Measurement]) -> [TargetResult] {
  measurements.filter { $0.count == 1_000 && $0.motion == .scrub }.compactMap { small in
    measurements.first { $0.name == small.name && $0.count == 100_000 }.map { large in
      let growth = large.animator / small.animator
      return TargetResult(
        name: "growth \(small.name)", least: 3, found: growth, isMet: growth <= 3)
    }
  }
}
