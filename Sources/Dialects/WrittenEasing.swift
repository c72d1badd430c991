import Keyframes
import Syntax
public import Words

/// An easing in a dialect, with the error of writing it.
public struct WrittenEasing: Equatable, Sendable {
  /// The whole text, without a line break at its end.
  public let text: String
  /// The largest distance between the easing and the dialect's playback of the text, in progress of
  /// the value, as measured at some thousand times. It includes the rounding of the numbers in the
  /// text.
  ///
  /// A spring that a dialect moves by itself is compared with the spring, of which Riff's easing differs by
  /// the last thousandth of the distance; see `Easing.spring(_:velocity:)`.
  public let largestError: Double
  /// Notes for a reader of the text.
  public let notes: [Message]

  /// Whether the dialect plays the same curve: whether it is off by less than a millionth, which numbers of
  /// single precision cost.
  public var isExact: Bool { largestError < 1e-6 }

  /// "exact" or "off by at most 0.0017".
  public var errorText: Message {
    isExact ? "exact" : "off by at most \(largestError.upperBoundText)"
  }

  init(_ draft: DialectDraft, of dialect: DialectEasing) {
    (text, notes) = (draft.text, draft.notes)
    largestError = draft.plays.largestError(from: dialect)
  }
}

/// A text, and the dialect's playback of it.
struct DialectDraft {
  var text: String
  var plays: Played
  var notes: [Message] = []
}

/// The motion that a dialect plays, from the numbers as they are written.
enum Played {
  /// A curve that the dialect and Riff define alike.
  case easing(Easing)
  case keys(EasingKeys)
  /// A spring that moves on its own, in seconds.
  case spring(Spring, velocity: Double)
  /// The dialect's own formula.
  case formula((Double) -> Double)

  func largestError(from dialect: DialectEasing) -> Double {
    let easing = dialect.easing
    switch self {
    case .easing(let own):
      return own == easing ? 0 : Self.largest(from: easing) { own($0) }
    case .keys(let keys): return Self.largest(from: easing) { keys.value(at: $0) }
    case .formula(let formula): return Self.largest(from: easing, formula)
    case .spring(let spring, let velocity):
      guard let own = dialect.spring else {
        return Self.largest(from: easing) { spring.value(at: $0 * dialect.length) }
      }
      return (0...2000).reduce(0) { largest, index in
        let time = Double(index) / 1600 * own.seconds
        let wanted = own.spring.value(at: time, velocity: own.velocity)
        return max(largest, abs(wanted - spring.value(at: time, velocity: velocity)))
      }
    }
  }

  /// Beside every point of the grid, so that a jump is met on both its sides, and not at itself,
  /// where one value is as good as the other.
  private static func largest(from easing: Easing, _ value: (Double) -> Double) -> Double {
    let count = 1680
    return (0..<count).reduce(0) { largest, index in
      [1e-5, 0.5, 1 - 1e-5].reduce(largest) { largest, part in
        let progress = (Double(index) + part) / Double(count)
        let error = abs(value(progress) - easing(progress))
        return error.isFinite ? max(largest, error) : .infinity
      }
    }
  }
}
