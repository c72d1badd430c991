import Code
import Keyframes
import Syntax
import Words

/// An easing to write, with the facts that the dialects need.
struct DialectEasing {
  let easing: Easing
  /// The requested duration; nil if there is none.
  let seconds: Double?
  /// If it is a spring and nothing else.
  let spring: DialectSpring?

  init(_ easing: Easing, seconds: Double?) {
    (self.easing, self.seconds) = (easing, seconds)
    spring = DialectSpring(easing, over: seconds)
  }

  /// The duration in seconds; 1 if nothing sets it.
  var length: Double { seconds ?? spring?.seconds ?? 1 }

  /// The same in whole milliseconds, at least 1.
  var milliseconds: Int { Int(max((min(length, 1e9) * 1000).rounded(), 1)) }

  /// The keys of a few cubic pieces.
  func keys() -> EasingKeys { EasingKeys(easing) }

  /// The notes on a spring without a pace.
  var paceNotes: [Message] {
    guard seconds == nil, case .springShape = easing.form else { return [] }
    return ["The shape of a spring has no pace of its own: here its response is 1 s."]
  }
}

/// A spring in the numbers of the dialects, with mass 1.
struct DialectSpring {
  /// In seconds.
  let response: Double
  let dampingRatio: Double
  /// At the start, in whole distances per second.
  let velocity: Double
  /// The seconds until it comes to rest.
  let seconds: Double

  /// Nil for an easing that is not a spring; over `length` seconds, or at its own pace.
  init?(_ easing: Easing, over length: Double?) {
    guard let own = SpringPhysics(easing) else { return nil }
    let pace = length.map { own.duration / $0 } ?? 1
    response = own.spring.response / pace
    dampingRatio = own.spring.dampingRatio
    velocity = own.velocity * pace
    seconds = own.duration / pace
    guard response > 0, response.isFinite, stiffness.isFinite, stiffness > 0, velocity.isFinite
    else { return nil }
  }

  var spring: Spring { Spring(response: response, dampingRatio: dampingRatio) }
  var stiffness: Double { Self.tidy(spring.stiffness) }
  var damping: Double { Self.tidy(spring.damping) }

  /// 200 where 199.99999999999997 was computed.
  private static func tidy(_ number: Double) -> Double {
    number > 1 ? number.rounded(to: 10) : number
  }

  /// Played by its stiffness and damping.
  var plays: Played {
    .spring(Spring(stiffness: stiffness, damping: damping), velocity: velocity)
  }

  /// React Native's older pair of numbers, from Origami.
  var tension: Double { (stiffness - 194) / 3.62 + 30 }
  var friction: Double { (damping - 25) / 3 + 8 }
}

extension Double {
  /// In a text that a person reads: at most five decimals.
  var brief: String { text(digits: 5) }
  /// With Kotlin's suffix.
  var kotlin: String { withinFloats.withoutMinusZero.shortest + "f" }
  /// As a float holds it.
  var asFloat: Double { Double(Float(withinFloats)) }
  /// Beyond what floats hold, the largest or the smallest of them.
  private var withinFloats: Double {
    let most = Double(Float.greatestFiniteMagnitude)
    return min(max(self, -most), most)
  }
}

extension [Double] {
  /// Separated by commas, with all digits.
  var exactly: String { map { $0.withoutMinusZero.shortest }.joined(separator: ", ") }
  /// The same numbers as floats of Kotlin.
  var kotlin: String { map(\.kotlin).joined(separator: ", ") }
}
