public import Keyframes
import SceneText
public import Syntax
import Words

/// An easing that was read from a text in any dialect.
///
/// ```swift
/// try ReadEasing("spring(dampingRatio = 0.7f, stiffness = 200f)").dialect     // .compose
/// try ReadEasing("transition: opacity 0.3s ease-in").seconds                  // 0.3
/// ```
public struct ReadEasing: Equatable, Sendable {
  /// The easing.
  public let easing: Easing
  /// The duration in the text beside the easing, in seconds; nil if there is none. A spring has its
  /// `naturalDuration` instead.
  public let seconds: Double?
  /// The dialect; nil for a notation that several share, such as `ease-out` or `cubic-bezier(0.4, 0, 0.2, 1)`.
  public let dialect: EasingDialect?

  init(easing: Easing, seconds: Double? = nil, dialect: EasingDialect?) {
    self.easing = easing
    self.seconds = seconds.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.dialect = dialect
  }

  /// Reads the output of any case of ``EasingDialect``, code that people write in these languages,
  /// and every notation of `Easing.init(notation:customs:)`. `customs` are the easings that
  /// `custom(name)` may mean.
  ///
  /// - Throws: `PasteError`, with the position and a remedy.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, customs: [Easing] = []) throws(PasteError) {
    do {
      if case .easing(let easing) = try Pasted(plain: text, customs: customs) {
        self.init(easing: easing, dialect: nil)
        return
      }
    } catch {
      if let timed = try? Easing.timed(notation: text, customs: customs) {
        self.init(easing: timed.easing, seconds: timed.duration, dialect: nil)
        return
      }
      guard let read = try Self.dialect(of: text, customs) else { throw error }
      self = read
      return
    }
    throw Source(text).error(at: 0, "This is more than an easing", "give an easing alone")
  }

  /// Nil for text that none of the dialects would write.
  static func dialect(of text: String, _ customs: [Easing]) throws(PasteError) -> ReadEasing? {
    guard text.utf8.count <= CodeTree.longest, let code = try? CodeTree(Source(text)),
      // Riff's own JSON has a reader with better messages.
      code.root.items.first?.group?.items.contains(where: { $0.text == "riff" }) != true
    else { return nil }
    for dialect in readers {
      if let found = try dialect.read(code) { return found }
    }
    return try CSSDialects.readDeclaration(code, customs)
  }

  /// The most peculiar first.
  private static let readers: [EasingDialect] = [
    .dtcg, .figma, .material, .lottie, .afterEffects, .cssKeyframes, .swiftUI, .coreAnimation,
    .flutter, .android, .reactNative, .compose, .anime, .motion, .gsap, .swift,
  ]
}

extension EasingDialect {
  /// Nil for text that the dialect would not write. Some are read together.
  fileprivate func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    switch self {
    case .css, .json: nil
    case .swift: try SwiftDialect.read(code)
    case .swiftUI: try SwiftUIDialect.read(code)
    case .uiKit, .coreAnimation: try AppleDialects.read(code)
    case .cssKeyframes: try CSSDialects.readKeyframes(code)
    case .motion: try MotionDialect.read(code)
    case .gsap: try GSAPDialect.read(code)
    case .anime: try AnimeDialect.read(code)
    case .reactNative, .reanimated: try ReactNativeDialects.read(code)
    case .flutter: try FlutterDialect.read(code)
    case .compose: try ComposeDialect.read(code)
    case .android: try AndroidDialect.read(code)
    case .figma: try FigmaDialect.read(code)
    case .material: try MaterialDialect.read(code)
    case .dtcg: try DTCGDialect.read(code)
    case .afterEffects: try AfterEffectsDialect.read(code)
    case .lottie: try LottieDialect.read(code)
    }
  }
}

// Code that the readers share.
extension CodeTree {
  /// The easing of keys; a spring's duration and others are told beside it.
  func meaning(
    of keys: [EasingKeys.Key], _ dialect: EasingDialect, seconds: Double? = nil,
    isProgress: Bool = true
  ) throws(PasteError) -> ReadEasing {
    let all = EasingKeys(keys)
    let scaled = isProgress ? all.progress : all.normalized
    let isHigh = scaled?.keys.contains { abs($0.value) > 1000 } == true
    guard keys.count > 1, let scaled, let easing = scaled.easing else {
      if keys.count > EasingKeys.mostCurves, scaled != nil {
        throw error(0, "There are more than \(EasingKeys.mostCurves) values", "give fewer")
      }
      if isHigh { throw error(0, "The curve is too high", "give y closer to 1") }
      throw error(
        0, "These keyframes make no easing",
        "give at least two with times that rise and values that differ")
    }
    return ReadEasing(easing: easing, seconds: seconds, dialect: dialect)
  }

  /// A curve with x in 0…1.
  func ease(_ points: BezierPoints, _ place: Int) throws(PasteError) -> EasingKeys.Ease {
    for (name, x) in [("x1", points.x1), ("x2", points.x2)] where !(-1e-6...1 + 1e-6).contains(x) {
      throw error(place, "\(name) of the curve is \(x.shortest)", "give a number from 0 to 1")
    }
    guard abs(points.y1) < 1e9, abs(points.y2) < 1e9 else {
      throw error(place, "The curve is too high", "give y closer to 1")
    }
    return .bezier(
      BezierPoints(min(max(points.x1, 0), 1), points.y1, min(max(points.x2, 0), 1), points.y2))
  }

  /// The same, of four numbers.
  func ease(_ numbers: [Double], _ place: Int) throws(PasteError) -> EasingKeys.Ease {
    try ease(BezierPoints(numbers[0], numbers[1], numbers[2], numbers[3]), place)
  }

  /// The curve of a function with four numbers.
  func curve(
    _ function: String, _ arguments: CodeGroup, _ place: Int
  ) throws(PasteError) -> Easing {
    let numbers = arguments.numbers
    guard numbers.count == 4 else {
      throw error(place, "\(function) has \(numbers.count) numbers", "give four")
    }
    return try ease(numbers, place).easing
  }

  /// The curve of four numbers alone.
  func curve(
    _ numbers: [Double], _ dialect: EasingDialect, _ place: Int, seconds: Double? = nil
  ) throws(PasteError) -> ReadEasing {
    ReadEasing(easing: try ease(numbers, place).easing, seconds: seconds, dialect: dialect)
  }

  /// A spring; one that never settles is refused.
  func spring(
    _ spring: Spring, _ velocity: Double, _ dialect: EasingDialect, _ place: Int,
    seconds: Double? = nil
  ) throws(PasteError) -> ReadEasing {
    guard let easing = Easing(validating: .spring(spring, velocity: velocity)) else {
      throw error(place, "The spring never settles", "give numbers closer to 1")
    }
    return ReadEasing(easing: easing, seconds: seconds, dialect: dialect)
  }

  func spring(
    response: Double?, dampingRatio: Double?, _ velocity: Double, _ dialect: EasingDialect,
    _ place: Int
  ) throws(PasteError) -> ReadEasing {
    let response = try positive(response, "response", place)
    let ratio = try positive(dampingRatio, "damping ratio", place)
    return try spring(Spring(response: response, dampingRatio: ratio), velocity, dialect, place)
  }

  func spring(
    duration: Double, bounce: Double, _ velocity: Double, _ dialect: EasingDialect, _ place: Int
  ) throws(PasteError) -> ReadEasing {
    let duration = try positive(duration, "duration", place)
    guard bounce > -1, bounce < 1 else {
      throw error(place, "The bounce is \(bounce.shortest)", "give a number above -1 and below 1")
    }
    return try spring(Spring(duration: duration, bounce: bounce), velocity, dialect, place)
  }

  /// A spring that comes to rest within a duration.
  func spring(
    uiKitDuration duration: Double, dampingRatio: Double, _ velocity: Double,
    _ dialect: EasingDialect, _ place: Int
  ) throws(PasteError) -> ReadEasing {
    let duration = try positive(duration, "duration", place)
    guard duration > 1e-9, dampingRatio > 1e-9, dampingRatio < 1e6, abs(velocity) < 1e9 else {
      throw error(place, "The spring never settles", "give numbers closer to 1")
    }
    let spring = Spring(uiKitDuration: duration, dampingRatio: dampingRatio, velocity: velocity)
    return try self.spring(spring, velocity, dialect, place)
  }

  func spring(
    stiffness: Double?, damping: Double?, mass: Double?, _ velocity: Double,
    _ dialect: EasingDialect,
    _ place: Int
  ) throws(PasteError) -> ReadEasing {
    let stiffness = try positive(stiffness, "stiffness", place)
    let damping = try positive(damping, "damping", place)
    let mass = try positive(mass ?? 1, "mass", place)
    let response = 2 * .pi * (mass / stiffness).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    guard response > 0, response.isFinite, ratio.isFinite, ratio > 0 else {
      throw error(place, "The spring never settles", "give numbers closer to 1")
    }
    return try spring(Spring(response: response, dampingRatio: ratio), velocity, dialect, place)
  }

  /// From members of which the first two have to be there.
  func spring(
    of group: CodeGroup, _ velocity: Double, _ dialect: EasingDialect, _ place: Int
  ) throws(PasteError) -> ReadEasing {
    try spring(
      stiffness: group.number("stiffness"), damping: group.number("damping"),
      mass: group.number("mass"), velocity, dialect, place)
  }

  /// With a damping ratio, and mass 1.
  func spring(
    stiffness: Double, ratio: Double, _ velocity: Double, _ dialect: EasingDialect, _ place: Int
  ) throws(PasteError) -> ReadEasing {
    let damping = ratio > 0 && stiffness > 0 ? 2 * ratio * stiffness.squareRoot() : 0
    return try spring(
      stiffness: stiffness, damping: damping, mass: 1, velocity, dialect, place)
  }

  /// From the members `stiffness`, `damping` and `mass`, with a library's defaults for missing
  /// ones.
  func spring(
    _ group: CodeGroup, _ dialect: EasingDialect,
    defaults: (stiffness: Double, damping: Double, mass: Double), velocity: String
  ) throws(PasteError) -> ReadEasing {
    try spring(
      stiffness: group.number("stiffness") ?? defaults.stiffness,
      damping: group.number("damping") ?? defaults.damping,
      mass: group.number("mass") ?? defaults.mass, group.number(velocity) ?? 0, dialect, place)
  }

  private func positive(
    _ number: Double?, _ name: Message, _ place: Int
  ) throws(PasteError) -> Double {
    guard let number else {
      throw error(place, "The \(name) of the spring is missing", "add it with a number above 0")
    }
    guard number > 0, number < 1e12 else {
      throw error(place, "The \(name) of the spring is \(number.shortest)", "give a number above 0")
    }
    return number
  }
}

extension Double {
  /// A velocity in whole distances per second; a distance that is unknown or 0 counts as 1.
  func relative(to distance: Double?) -> Double {
    guard let distance, distance != 0 else { return self }
    return self / distance
  }
}

extension EasingKeys {
  /// The keys as they are where they are written as progress, else from 0 to 1.
  fileprivate var progress: EasingKeys? {
    guard let first = keys.first, let last = keys.last else { return nil }
    let isProgress =
      keys.allSatisfy { abs($0.value) <= 3 } || first.value == 0 && last.value == 1
    return isProgress ? timed : normalized
  }
}
