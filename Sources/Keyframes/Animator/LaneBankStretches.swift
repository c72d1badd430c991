extension LaneBank where Output == ScalarOutput {
  mutating func add(_ track: Track<Double>) -> Int {
    add(track) {
      (lane: $0, ends: ScalarOutput.noEnds)
    } course: { from, to, controls in
      let curve = controls.map { controls in
        let (a, b, c, d) = (from, controls.first, controls.second, to)
        return Polynomial(a, 3 * (b - a), 3 * (c - 2 * b + a), d - 3 * c + 3 * b - a)
      }
      return Course(base: from, scale: to - from, curve: curve, ends: ScalarOutput.noEnds)
    }
  }
}

extension LaneBank {
  mutating func add<Value: Componentwise, Rows: LaneRows>(_ track: Track<Value>) -> Int
  where Output == VectorOutput<Rows>, Rows.Vector == Value.Components {
    add(track) {
      (lane: 0, ends: Output.Ends(from: $0.components, difference: .zero))
    } course: { from, to, controls in
      guard controls == nil else { return nil }
      let ends = Value.blendEnds(from, to)
      let difference = ends.to - ends.from
      // If the difference overflows, the track itself computes the value.
      guard difference - difference == .zero else { return nil }
      return Course(
        base: 0, scale: 1, curve: nil, ends: Output.Ends(from: ends.from, difference: difference))
    }
  }

  /// Computes the values of all lanes at `time`.
  mutating func seek(to time: Double, into values: inout [Output.Value]) {
    guard count > 0 else { return }
    if values.count != count { values = Array(repeating: Output.noValue, count: count) }
    move(to: time)
    evaluate(at: time, into: &values)
  }
}
