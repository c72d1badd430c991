import Keyframes
public import Stage
public import Syntax
import Words

/// Reads Lottie animations (the specification of the Lottie Animation Community 1.0.1, and the
/// extensions of bodymovin and its players).
///
/// Layers become nodes, in groups for their parents; frames become seconds. Features that cannot be
/// shown are in the notes of the file. The ground is white, because a Lottie has none.
public enum LottieReader {
  /// Reads the text of an animation; `name` is its title if it has none, and `pictures` loads an
  /// image by its path beside the file, or from a data URL.
  ///
  /// - Throws: one sentence if it is not an animation, refers to itself, or goes beyond what Riff shows.
  /// - Complexity: O(*n*) in the length of the text; a file that takes more than a second is refused.
  public static func read(
    _ bytes: [UInt8], name: String, pictures: (String) throws(FileError) -> Picture
  ) throws(FileError) -> SceneFile {
    var text = LottieText(bytes)
    let document = try text.document()
    let frame = try LottieFrame(document)
    // The reading ends before this function does.
    return try withoutActuallyEscaping(pictures) { pictures throws(FileError) in
      let reading = LottieImport(
        document, rate: frame.rate, range: frame.range, pictures: pictures)
      return try reading.file(frame, name: name)
    }
  }
}

/// The size and the time of an animation.
struct LottieFrame {
  let size: Size
  let rate: Double
  let range: ClosedRange<Double>

  init(_ document: LottieValue) throws(FileError) {
    guard document["layers"]?.items != nil, case .object = document else {
      throw FileError(
        line: 1, column: 1, sentence: "This is not a Lottie animation: it has no layers.")
    }
    func number(_ key: String) throws(FileError) -> Double {
      guard let value = document[key]?.number else {
        throw FileError(
          sentence: "The animation has no \(quoted(key)): give it a number for \(quoted(key)).")
      }
      return value
    }
    let (width, height) = (try number("w"), try number("h"))
    for side in [width, height] where !(side >= 1 && side <= LottieLimits.side) {
      throw FileError(
        sentence:
          "The animation is \(width.shortest) × \(height.shortest) large: each side must be 1 to \(LottieLimits.side.shortest)."
      )
    }
    rate = try number("fr")
    guard rate > 0, rate <= LottieLimits.rate else {
      throw FileError(
        sentence:
          "The animation has \(rate.shortest) frames a second: \"fr\" must be above 0 and at most \(LottieLimits.rate.shortest)."
      )
    }
    let (first, end) = (try number("ip"), try number("op"))
    guard end > first, end - first <= LottieLimits.duration * rate,
      abs(first) <= LottieLimits.largest
    else {
      throw FileError(
        sentence:
          "The animation lasts from frame \(first.shortest) to \(end.shortest): it must last, and at most a day."
      )
    }
    range = first...end
    size = Size(width: width, height: height)
  }

  /// The seconds of a frame.
  func time(_ frame: Double) -> Double { (limited(frame) - range.lowerBound) / rate }
}

extension LottieImport {
  fileprivate func file(_ frame: LottieFrame, name: String) throws(FileError) -> SceneFile {
    let composition = try composition(document["layers"]?.items ?? [])
    let retiming = LottieRetiming.seconds(from: range.lowerBound, rate: rate)
    let duration = frame.time(range.upperBound)
    let nodes = composition.map { retiming.node($0) }
      .compactMap { $0.shown(before: duration) }
    try SceneFile.checkNesting(of: nodes)
    try settle()
    var scene = Scene(ground: .white, pageWidth: frame.size.width) { nodes }
    scene.size = frame.size
    scene.pageHeight = frame.size.height
    var timeline = Timeline.seconds(duration)
    timeline.frameRate = rate
    timeline.markers = markers(frame, duration: duration)
    let title = document["nm"]?.text ?? ""
    return SceneFile(
      scene: scene, timeline: timeline, title: title.isNameOfComposition ? name : title,
      notes: notes)
  }

  private func markers(_ frame: LottieFrame, duration: Double) -> [Cue] {
    let all = (document["markers"]?.items ?? []).prefix(1000).enumerated().map { index, marker in
      let name = marker["cm"]?.text?.split(whereSeparator: \.isNewline).first.map(String.init)
      let time = frame.time(marker["tm"]?.number ?? 0)
      return Cue(name ?? "marker \(index + 1)", at: min(max(time, 0), duration))
    }
    return all.sorted { $0.time < $1.time }
  }
}

extension Node {
  /// The node as it is shown from time 0 to before `end`; nil if it never is. A node that is always
  /// shown needs no track for that.
  fileprivate func shown(before end: Double) -> Node? {
    var copy = self
    let times = [0] + hidden.keyframes.map(\.time).filter { $0 > 0 && $0 < end }
    let states = times.map { hidden.value(at: $0) }
    if !states.contains(false) { return nil }
    if !states.contains(true) { copy.hidden = false }
    copy.children = children.compactMap { $0.shown(before: end) }
    if let matte { copy.matte?.nodes = matte.nodes.compactMap { $0.shown(before: end) } }
    return copy
  }
}

extension String {
  /// Whether the name is empty of meaning: After Effects' name of a composition that nobody has
  /// named.
  fileprivate var isNameOfComposition: Bool {
    let word = lowercased()
    return word.allSatisfy(\.isWhitespace)
      || ["comp", "composition", "precomp", "pre-comp"].contains { known in
        word.hasPrefix(known)
          && word.dropFirst(known.count).allSatisfy { " 0123456789".contains($0) }
      }
  }
}
