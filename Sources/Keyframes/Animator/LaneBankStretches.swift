extension LaneBank where Output == ScalarOutput {
  mutating func add(_ track: Track<Double>) -> Int {
    add(track) {
      (lane: $0, ends: ScalarOutput.noEnds)
    } stretch: { from, to in
      (Stretch(from, to), ScalarOutput.noEnds)
    }
  }
}

extension LaneBank {
  mutating func add<Value: Componentwise, Rows: LaneRows>(_ track: Track<Value>) -> Int
  where Output == VectorOutput<Rows>, Rows.Vector == Value.Components {
    add(track) {
      (lane: 0, ends: Output.Ends(from: $0.components, difference: .zero))
    } stretch: { from, to in
      guard from.controls == nil else { return nil }
      let ends = Value.blendEnds(from.value, to.value)
      let difference = ends.to - ends.from
      // If the difference overflows, the track itself computes the value.
      guard difference - difference == .zero else { return nil }
      let stretch = Stretch(
        start: from.time, end: to.time, easing: from.easing, base: 0, scale: 1, curve: nil)
      return (stretch, Output.Ends(from: ends.from, difference: difference))
    }
  }

  /// Computes the values of all lanes at `time`.
  mutating func seek(to time: Double) {
    guard count > 0 else { return }
    move(to: time)
    evaluate(at: time)
  }
}
