extension Easing {
  /// Easings with more steps or stops than this are not split into segments.
  private static let mostPieces = 64

  /// The easing in 0..<1 as formulas, in order; the first begins at 0.
  var segments: [EasingSegment] {
    switch curve {
    case .linear: oriented(PolynomialPieces([(0, Polynomial(0, 1))]))
    case .hold: oriented(PolynomialPieces([(0, Polynomial(0)), (1, Polynomial(1))]))
    case .family(let family, let direction): family.segments(direction)
    case .bezier(let bezier):
      bezier.isHuge ? whole : [EasingSegment(begin: .from(0), form: .bezier(bezier))]
    case .steps(let steps):
      steps.count > Self.mostPieces ? whole : oriented(steps.pieces)
    case .stops(let stops):
      stops.points.count > Self.mostPieces ? whole : oriented(stops.pieces)
    case .spring(let spring):
      isTurned ? whole : spring.form.map { [EasingSegment(begin: .from(0), form: $0)] } ?? whole
    case .composition(.named(let names)): names.curve.segments
    case .composition, .custom: whole
    }
  }

  private var whole: [EasingSegment] { [EasingSegment(begin: .from(0), form: .easing)] }

  private func oriented(_ pieces: PolynomialPieces) -> [EasingSegment] {
    isTurned ? pieces.turnedSegments : pieces.segments
  }
}

extension Steps {
  /// A piece for each step, and one for the value at 1.
  fileprivate var pieces: PolynomialPieces {
    PolynomialPieces(
      (0...count).map { step in
        let begin = Double(step) / Double(count)
        return (begin, Polynomial(value(at: begin)))
      })
  }
}

extension LinearStops {
  /// A piece for each line, and one for the value at 1.
  fileprivate var pieces: PolynomialPieces {
    var begins = [0.0]
    for point in points where point.input > (begins.last ?? 0) && point.input < 1 {
      begins.append(point.input)
    }
    begins.append(1)
    return PolynomialPieces(
      begins.map { begin in
        (begin, Polynomial(value(at: begin), begin < 1 ? slope(at: begin, isBefore: false) : 0))
      })
  }
}

extension Easing.Family {
  fileprivate func segments(_ direction: Easing.Direction) -> [EasingSegment] {
    if let pieces = pieces(isHalf: direction == .easeInOut) {
      return switch direction {
      case .easeIn: pieces.segments
      case .easeOut: pieces.turnedSegments
      case .easeInOut: pieces.halved.segments + pieces.halved.turnedSegments
      }
    }
    let halves: [(begin: Double, half: EasingHalf)] =
      switch direction {
      case .easeIn: [(0, .rising)]
      case .easeOut: [(0, .turned)]
      case .easeInOut: [(0, .firstHalf), (0.5, .secondHalf)]
      }
    return halves.map { EasingSegment(begin: .from($0.begin), form: form($0.half)) }
  }

  /// `easeIn` as polynomials; nil for a family that is not polynomial.
  private func pieces(isHalf: Bool) -> PolynomialPieces? {
    switch kind {
    case .quad: PolynomialPieces([(0, Polynomial(power: 2))])
    case .cubic: PolynomialPieces([(0, Polynomial(power: 3))])
    case .quart: PolynomialPieces([(0, Polynomial(power: 4))])
    case .quint: PolynomialPieces([(0, Polynomial(power: 5))])
    case .back(let overshoot): .back(isHalf ? overshoot * 1.525 : overshoot)
    case .bounce: .bounceIn(Bounces(3, 0.5))
    case .bounces(let bounces): bounces.count > 20 ? nil : .bounceIn(bounces)
    case .sine, .expo, .circ, .elastic, .power: nil
    }
  }
}

extension PolynomialPieces {
  fileprivate static func back(_ overshoot: Double) -> PolynomialPieces {
    PolynomialPieces([(0, Polynomial(0, 0, -overshoot, overshoot + 1))])
  }

  /// Parabolas of equal gravity, the last bounce first.
  fileprivate static func bounceIn(_ bounces: Bounces) -> PolynomialPieces {
    var halves = [1.0]
    for _ in 0..<bounces.count { halves.append((halves.last ?? 1) * bounces.restitution) }
    let duration = 2 * halves.reduce(0, +) - 1
    var end = duration
    let pieces = halves.reversed().map { half in
      let fall = Polynomial(half * half, 0, -1).composed(offset: half, factor: -duration)
      let piece = (1 - end / duration, fall)
      end -= 2 * half
      return piece
    }
    return PolynomialPieces(pieces)
  }
}
