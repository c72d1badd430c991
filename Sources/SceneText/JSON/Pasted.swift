public import Keyframes
public import Stage
package import Syntax

/// The meaning of a pasted text, which is one of:
///
/// - Riff's JSON, whole and exact
/// - an easing as CSS, SwiftUI, UIKit or Riff writes it; see `Easing.init(notation:customs:)`
/// - a track as Swift for Riff: `[0: 0, 0.5: 1]`, `Track([Keyframe(time: 0, value: 1)])`, with
///   `eased`, `extrapolated` and the name of its property before it
/// - a track as CSS: one `@keyframes` that moves one property; with a rule for its duration, else
///   over a second
/// - an easing in any ``EasingDialect``, described at ``ReadEasing``
///
/// ```swift
/// try Pasted("ease-out-bounce")                   // .easing(.easeOut(.bounce))
/// try Pasted("let x: Track<Double> = [0: 0, 0.5: 1]")     // .track(.number(.x, [0: 0, 0.5: 1]))
/// ```
public enum Pasted: Equatable, Sendable {
  /// An easing.
  case easing(Easing)
  /// A track, with its property where the text names one.
  case track(PropertyTrack)
  /// A node with everything in it.
  case node(Node)
  /// A scene, with its timeline where the text gives one.
  case scene(Scene, Timeline?)

  /// Reads Riff's JSON as a document keeps it. A picture in a file has only its source there; a
  /// clear pixel with that source stands for it.
  ///
  /// - Throws: a sentence with the position and a remedy.
  /// - Complexity: O(*n*) in the length of the text.
  package init(stored text: String, customs: [Easing]) throws(PasteError) {
    let source = Source(text)
    var parser = JSONParser(source)
    var reader = JSONReader(source: source, customs: customs)
    reader.standsInForPictures = true
    self = try reader.document(try parser.document())
  }

  /// Reads Riff's JSON.
  package init(json source: Source, customs: [Easing]) throws(PasteError) {
    var parser = JSONParser(source)
    self = try JSONReader(source: source, customs: customs).document(try parser.document())
  }
}
