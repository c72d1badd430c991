import Code
public import Keyframes
import Lottie
import SVG
import SceneText
public import Stage
import Syntax
import Words

/// A language in which an easing, a track, a node or a whole scene can be exported.
///
/// ```swift
/// ExportFormat.css.export(.easeOut).text      // "cubic-bezier(0, 0, 0.58, 1)"
/// ```
///
/// Anything a language cannot express is approximated, and stated in `Exported.losses`. Equal
/// things give equal texts, on every machine.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// The words in which demos are written; it compiles, and makes the same scene to the last bit.
  case swift
  /// Core Animation: layers, keyframe animations, springs.
  case uiKit
  /// One view for each node, its tracks in a keyframe animator.
  case swiftUI
  /// `@keyframes` and `linear()`; scrolled motion uses `animation-timeline`.
  case css
  /// A picture that plays on its own wherever pictures are shown, by CSS alone; easings and tracks
  /// are written as in ``css``.
  case svg
  /// A page with that picture and a bar that moves its time; easings and tracks as in ``css``.
  case html
  /// Riff's own, of version 1, which reads back whole and exact; see `Pasted`.
  case json
  /// An animation of shape and text layers, as players of Lottie show it.
  case lottie

  /// The languages that are copied as text; the others are files to be opened.
  public static let codes: [ExportFormat] = [.swift, .uiKit, .swiftUI, .css, .json, .lottie]

  /// The name that a person reads.
  public var title: String {
    switch self {
    case .swift: "Swift (Riff)"
    case .uiKit: "UIKit"
    case .swiftUI: "SwiftUI"
    case .css: "CSS"
    case .svg: "SVG"
    case .html: "HTML"
    case .json: "JSON"
    case .lottie: "Lottie"
    }
  }

  /// The extension of a file in this language, without the dot.
  public var fileExtension: String {
    switch self {
    case .swift, .uiKit, .swiftUI: "swift"
    case .css: "css"
    case .svg: "svg"
    case .html: "html"
    case .json, .lottie: "json"
    }
  }

  /// Whether the export plays on its own, so that the part to play, and how often, can be chosen.
  public var plays: Bool {
    switch self {
    case .swift, .uiKit, .swiftUI, .css, .json, .lottie: false
    case .svg, .html: true
    }
  }

  /// An easing as an expression or a value of the language; without the name of a motion token, but in JSON.
  ///
  /// - Complexity: O(1); some 15,000 values where the easing has to be sampled.
  public func export(_ easing: Easing) -> Exported {
    var losses = Losses()
    let easing = self == .json ? easing : easing.unnamed
    let text =
      switch self {
      case .swift: SwiftEasing.alone(easing, &losses)
      case .uiKit: UIKitEasing.text(easing, &losses)
      case .swiftUI: SwiftUIEasing.text(easing, &losses)
      case .css, .svg, .html: CSSEasing.text(easing, &losses)
      case .json: JSONWriter.document("easing", JSONWriter.easing(easing, &losses))
      case .lottie: LottieExport.text(easing)
      }
    return Exported(text: text, losses: losses.sentences)
  }

  /// A track of `property`.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public func export(_ track: Track<Double>, of property: Property) -> Exported {
    export(.number(property, track))
  }

  /// A track of `property`.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public func export(_ track: Track<Color>, of property: ColorProperty) -> Exported {
    export(.color(property, track))
  }

  /// Any track of a node.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public func export(_ track: PropertyTrack) -> Exported {
    var losses = Losses()
    let track = self == .json ? track : track.mapEasings(\.unnamed)
    stateInfinities([track], &losses)
    let text =
      switch self {
      case .swift: SwiftExport.text(track, &losses)
      case .uiKit: UIKitExport.text(track, &losses)
      case .swiftUI: SwiftUIExport.text(track, &losses)
      case .css, .svg, .html: CSSExport.text(track, &losses)
      case .json: JSONWriter.document("track", JSONWriter.track(track, &losses))
      case .lottie: LottieExport.text(track, &losses)
      }
    return Exported(text: text, losses: losses.sentences)
  }

  /// A node with all that it holds. Lottie takes the `outlines` of its characters along.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public func export(_ node: Node, outlines: GlyphOutlines? = nil) -> Exported {
    var losses = Losses()
    var node = node
    if self != .json { node.mapEasings(\.unnamed) }
    stateInfinities(node.tracksWithDescendants, &losses)
    stateOwn([node], &losses)
    let text =
      switch self {
      case .swift: SwiftExport.text(node, &losses)
      case .uiKit: UIKitExport.text(node, &losses)
      case .swiftUI: SwiftUIExport.text(node, &losses)
      case .css: CSSExport.text(node, &losses)
      case .svg: SVGExport.text(node, &losses)
      case .html: SVGExport.page(node, &losses)
      case .json: JSONWriter.document("node", JSONWriter.node(node, &losses))
      case .lottie: LottieExport.text(node, outlines, &losses)
      }
    return Exported(text: text, losses: losses.sentences)
  }

  /// A whole scene. Types and classes are called after `name`, as in `PagingIntroScene` and
  /// `.paging-intro`; characters other than letters and digits are left out.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  ///
  /// `playback` is for formats that ``plays``; Lottie takes its range, and others ignore it. Lottie also takes the
  /// `outlines` of characters along, so that players need no fonts.
  public func export(
    _ scene: Scene, _ timeline: Timeline, named name: String = "Exported",
    playing playback: ScenePlayback = ScenePlayback(), outlines: GlyphOutlines? = nil
  ) -> Exported {
    var losses = Losses()
    let scene = keepsTokens ? scene : scene.mapEasings(\.unnamed)
    let tracks = [.color(nil, scene.ground)] + scene.nodes.flatMap(\.tracksWithDescendants)
    stateInfinities(tracks, &losses)
    stateOwn(scene.nodes, &losses)
    stateKnobs(scene, &losses)
    let text =
      switch self {
      case .swift: SwiftExport.text(scene, timeline, named: name, &losses)
      case .uiKit: UIKitExport.text(scene, timeline, named: name, &losses)
      case .swiftUI: SwiftUIExport.text(scene, timeline, named: name, &losses)
      case .css: CSSExport.text(scene, timeline, named: name, &losses)
      case .svg: SVGExport.text(scene, timeline, named: name, playback, &losses)
      case .html: HTMLWriter.text(scene, timeline, named: name, playback, &losses)
      case .json: JSONWriter.document(scene, timeline, &losses)
      case .lottie:
        LottieWriter.text(scene, timeline, named: name, playback, outlines, &losses)
      }
    return Exported(text: text, losses: losses.sentences)
  }

  /// Whether a scene's motion tokens keep their names; elsewhere their values stand alone.
  private var keepsTokens: Bool {
    switch self {
    case .swift, .css, .json: true
    case .uiKit, .swiftUI, .svg, .html, .lottie: false
    }
  }

  /// Only Riff's own formats have numbers that nothing draws, and no format has such values of other types.
  private func stateOwn(_ nodes: [Node], _ losses: inout Losses) {
    func list(_ keys: some Collection<String>) -> String {
      keys.sorted().map { key in
        quoted(key.split(whereSeparator: \.isNewline).joined(separator: " "))
      }.joined(separator: ", ")
    }
    for (name, node) in Scene.named(nodes) {
      if self != .swift, self != .json, !node.own.isEmpty {
        losses.add("The own numbers of \(name) are left out: \(list(node.own.keys)).")
      }
      if !node.ownValues.isEmpty {
        losses.add("The own values of \(name) are left out: \(list(node.ownValues.keys)).")
      }
    }
  }

  /// JSON keeps knobs, and pages have controls for them.
  private func stateKnobs(_ scene: Scene, _ losses: inout Losses) {
    guard self != .json, self != .html, !scene.knobs.isEmpty else { return }
    let names = scene.knobs.map(\.name).joined(separator: ", ")
    losses.add("The scene has its present values, without its knobs: \(names).")
  }

  /// Swift can express infinities, and JSON states its own replacement.
  private func stateInfinities(_ tracks: [PropertyTrack], _ losses: inout Losses) {
    guard self != .swift, self != .json else { return }
    for track in tracks where !track.isFinite {
      losses.add("\(track.name) is not finite everywhere: the nearest number stands in its place.")
    }
  }
}

extension PropertyTrack {
  /// Riff's JSON of the track, as `ExportFormat.json` exports it, but without line breaks.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  public var jsonLine: String { JSONWriter.line(self) }
}
