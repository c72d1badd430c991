extension LaneBank {
  /// Computes the values of all lanes at `time`, after `move(to:)` with the same time.
  mutating func evaluate(at time: Double, into values: inout [Output.Value]) {
    let finite =
      time.isNaN ? 0 : min(max(time, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    if hasSpecials { evaluateSpecials(at: finite) }
    Self.evaluate(straight, starts, blocks, ends, at: finite, into: &values)
  }

  private static func evaluate(
    _ straight: [Bool], _ starts: [SIMD8<Double>], _ blocks: [LaneBlock],
    _ ends: [Output.EndsBlock], at time: Double, into values: inout [Output.Value]
  ) {
    let times = SIMD8(repeating: time)
    let (straight, starts, blocks, ends) = (straight.span, starts.span, blocks.span, ends.span)
    var values = values.mutableSpan
    for block in blocks.indices {
      let q = times - starts[block]
      let eight =
        straight[block]
        ? Output.straightValues(at: q, blocks[block], between: ends[block])
        : Output.values(blocks[block].values(at: q), between: ends[block])
      let first = block << 3
      if first + 8 <= values.count {
        for index in 0..<8 { values[first + index] = Output.value(index, of: eight) }
      } else {
        for index in 0..<(values.count - first) {
          values[first + index] = Output.value(index, of: eight)
        }
      }
    }
  }

  private mutating func evaluateSpecials(at time: Double) {
    evaluate(.quintic) { $0.quintics(at: time) }
    evaluate(.wave) { $0.waves(at: time) }
    evaluate(.decay) { $0.decays(at: time) }
    evaluate(.circle) { $0.circles(at: time) }
    evaluate(.bezier) { $0.beziers(at: time) }
    evaluateEasings(at: time)
    evaluateTracks(at: time)
  }

  /// Writes the values of special pieces into `c0` of their lanes.
  @inline(__always)
  private mutating func evaluate(
    _ kind: LanePieceKind, _ kernel: (SpecialBlock) -> SIMD8<Double>
  ) {
    guard specials[Int(kind.rawValue)].count > 0 else { return }
    specials[Int(kind.rawValue)].evaluate(kernel, into: &blocks)
  }

  private mutating func evaluateEasings(at time: Double) {
    let list = specials[Int(LanePieceKind.easing.rawValue)]
    for index in 0..<list.count {
      let row = list.blocks[index >> 3][index & 7]
      let progress = min((time - row[0]) / row[1], 1.0.nextDown)
      let eased = easings[Int(row[7])](progress)
      let lane = Int(list.lanes[index])
      blocks[lane >> 3].c0[lane & 7] = row[2] + row[3] * eased
    }
  }

  private mutating func evaluateTracks(at time: Double) {
    let list = specials[Int(LanePieceKind.track.rawValue)]
    for index in 0..<list.count {
      let lane = Int(list.lanes[index])
      let whole = wholes[Int(list.references[index])](time)
      blocks[lane >> 3].c0[lane & 7] = whole.lane
      Output.set(lane & 7, of: &ends[lane >> 3], to: whole.ends)
    }
  }
}
