public import Keyframes
import Syntax

/// A notation in which another tool accepts an easing, above all a spring: a programming library, a
/// design tool, a file format.
///
/// ```swift
/// EasingDialect.compose.write(.snappy).text
/// // spring(dampingRatio = 0.85f, stiffness = 157.91367041742973f)
/// ```
///
/// A dialect that has no words for an easing gets the nearest that it can play, and
/// ``WrittenEasing/largestError`` says how far that is off. ``ReadEasing`` reads all of them.
public enum EasingDialect: String, CaseIterable, Sendable {
  /// Riff's own Swift.
  case swift
  /// `Animation`; several pieces as a `KeyframeTimeline`.
  case swiftUI
  /// Timing parameters of a `UIViewPropertyAnimator`.
  case uiKit
  /// Timing functions, `CASpringAnimation` and `CAKeyframeAnimation`.
  case coreAnimation
  /// One `<easing-function>`; curves as `linear()`.
  case css
  /// `@keyframes` of a number `--progress`, with a `cubic-bezier()` for each piece.
  case cssKeyframes
  /// The transition of Motion, formerly Framer Motion.
  case motion
  /// A named ease, or a `CustomEase` with a path.
  case gsap
  /// An `ease` of anime.js 4.
  case anime
  /// React Native's `Animated`.
  case reactNative
  /// Reanimated, for React Native.
  case reanimated
  /// Curves, `SpringDescription` and `TweenSequence`.
  case flutter
  /// Jetpack Compose: `spring`, `tween` and `keyframes`.
  case compose
  /// Android's views: `PathInterpolator` and `SpringForce`.
  case android
  /// The `Easing` of Figma's prototypes, as its plugins write it.
  case figma
  /// The nearest motion token of Material 3.
  case material
  /// A token in the format of the Design Tokens Community Group (2025.10).
  case dtcg
  /// Temporal eases by speed and influence, as a script of After Effects.
  case afterEffects
  /// The keyframes of a Lottie property from 0 to 100, at 60 frames per second.
  case lottie
  /// Riff's own JSON.
  case json

  /// The name that a person reads.
  public var title: String {
    switch self {
    case .swift: "Swift (Riff)"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .coreAnimation: "Core Animation"
    case .css: "CSS"
    case .cssKeyframes: "CSS keyframes"
    case .motion: "Motion"
    case .gsap: "GSAP"
    case .anime: "anime.js"
    case .reactNative: "React Native"
    case .reanimated: "Reanimated"
    case .flutter: "Flutter"
    case .compose: "Compose"
    case .android: "Android"
    case .figma: "Figma"
    case .material: "Material 3"
    case .dtcg: "Design token"
    case .afterEffects: "After Effects"
    case .lottie: "Lottie"
    case .json: "JSON (Riff)"
    }
  }

  /// The name on the command line, in kebab case: "core-animation".
  public var word: String {
    rawValue.hyphenated.replacing("swift-u-i", with: "swiftui").replacing("ui-kit", with: "uikit")
  }

  /// Writes an easing for a motion of so many `seconds`, above 0.
  ///
  /// A spring is made to last that long. Without it a spring keeps its own pace, and every other easing takes
  /// a second where a duration must be given.
  ///
  /// - Complexity: O(1), with some ten thousand values of the easing.
  public func write(_ easing: Easing, over seconds: Double? = nil) -> WrittenEasing {
    let length = seconds.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    let dialect = DialectEasing(easing.unnamed, seconds: length)
    let draft =
      switch self {
      case .swift: SwiftDialect.write(dialect)
      case .swiftUI: SwiftUIDialect.write(dialect)
      case .uiKit: AppleDialects.uiKit(dialect)
      case .coreAnimation: AppleDialects.coreAnimation(dialect)
      case .css: CSSDialects.function(dialect)
      case .cssKeyframes: CSSDialects.keyframes(dialect)
      case .motion: MotionDialect.write(dialect)
      case .gsap: GSAPDialect.write(dialect)
      case .anime: AnimeDialect.write(dialect)
      case .reactNative: ReactNativeDialects.animated(dialect)
      case .reanimated: ReactNativeDialects.reanimated(dialect)
      case .flutter: FlutterDialect.write(dialect)
      case .compose: ComposeDialect.write(dialect)
      case .android: AndroidDialect.write(dialect)
      case .figma: FigmaDialect.write(dialect)
      case .material: MaterialDialect.write(dialect)
      case .dtcg: DTCGDialect.write(dialect)
      case .afterEffects: AfterEffectsDialect.write(dialect)
      case .lottie: LottieDialect.write(dialect)
      case .json: SwiftDialect.json(dialect)
      }
    return WrittenEasing(draft, of: dialect)
  }
}
