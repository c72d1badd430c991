import Keyframes
import Stage
import Syntax
import Words

/// A scene being written as Lottie: the state that layers share, and the losses.
final class LottieWriting {
  let clock: LottieClock
  let scene: Scene
  private(set) var assets: [JSON] = []
  private(set) var fonts: [String: JSON] = [:]
  let outlines: GlyphOutlines?
  var glyphs: [LottieGlyph: JSON] = [:]
  private var layers = 0
  private var losses: [LottieLoss: Int] = [:]
  private var pictures: [Picture: String] = [:]

  init(
    _ scene: Scene, _ timeline: Timeline, _ playback: ScenePlayback = ScenePlayback(),
    _ outlines: GlyphOutlines? = nil
  ) {
    clock = LottieClock(timeline, playback)
    self.scene = scene
    self.outlines = outlines
  }

  /// Frames in a second of playback: 60 unless the timeline has its own rate.
  static func rate(of timeline: Timeline) -> Double {
    guard timeline.unit == .seconds, let rate = timeline.frameRate, rate >= 1,
      rate <= LottieLimits.rate
    else { return 60 }
    return rate
  }

  func lose(_ loss: LottieLoss) { losses[loss, default: 0] += 1 }

  var allLosses: Losses {
    var all = Losses()
    for loss in LottieLoss.allCases where losses[loss] != nil {
      all.add(loss.sentence, loss.weight)
    }
    return all
  }

  /// The number of a new layer.
  func newLayer() -> Int {
    layers += 1
    return layers
  }

  /// The name of a composition of layers, the first of which is painted first.
  func composition(_ layers: [JSON]) -> String {
    let name = "comp_\(assets.count)"
    assets.append(["id": .string(name), "layers": .list(layers.reversed())])
    return name
  }

  func asset(_ picture: Picture) -> String {
    if let known = pictures[picture] { return known }
    let name = "image_\(assets.count)"
    pictures[picture] = name
    assets.append([
      "id": .string(name), "w": .number(Double(picture.width)),
      "h": .number(Double(picture.height)), "u": "", "p": .string(picture.dataURL), "e": 1,
    ])
    return name
  }

  /// The name of the font of a style.
  func font(_ style: TextStyle) -> String {
    let (family, weight) = LottieCodes.font(of: style)
    let name = family.filter { $0 != " " } + "-" + weight
    fonts[name] = [
      "fName": .string(name), "fFamily": .string(family), "fStyle": .string(weight), "ascent": 75,
    ]
    return name
  }
}

extension LottieClock {
  /// The clock of a whole scene.
  convenience init(_ timeline: Timeline, _ playback: ScenePlayback) {
    let rate = LottieWriting.rate(of: timeline)
    self.init(
      scale: rate / playback.rate(of: timeline), range: timeline.range,
      mostFrames: rate * LottieLimits.duration)
  }
}

/// The losses of a Lottie, gravest first.
enum LottieLoss: CaseIterable {
  case length, clocks, space, order, contents, texts, textGradients, missingGlyphs, glyphs
  case otherGlyphs
  case movingTexts, textColors, tint, radials, pictureStrokes, shadows, blurs, repeats, traces
  case morphs, cues, skew, turning, crispEdges

  var weight: Losses.Weight {
    switch self {
    case .length, .clocks, .space, .order, .contents, .texts, .textGradients, .missingGlyphs,
      .pictureStrokes, .shadows, .blurs:
      .grave
    case .glyphs, .textColors, .radials, .repeats, .traces, .morphs, .cues: .noticeable
    case .otherGlyphs, .movingTexts, .tint, .skew, .turning, .crispEdges: .slight
    }
  }

  var sentence: Message {
    switch self {
    case .length: "The end is left out: a Lottie lasts at most a day and 10,000,000 frames."
    case .clocks:
      "Motion that starts when a page settles is not played: a Lottie has only one clock."
    case .space:
      "Rotation out of the plane becomes flat scaling, without perspective and depth."
    case .order:
      "Nodes that change their order in depth too often keep their first order."
    case .contents: "Parts of contents that are scaled to fill a box are shown whole."
    case .texts:
      "Texts name their fonts, Inter and JetBrains Mono, and need a player that has them; rlottie draws no text."
    case .textGradients: "A text in a gradient is in the colour of its first stop."
    case .missingGlyphs: "Characters that no installed font has are left blank."
    case .glyphs:
      "Texts are drawn by the outlines of their characters, without kerning and ligatures; rlottie draws no text."
    case .otherGlyphs:
      "Some characters have outlines of another font: Inter or JetBrains Mono isn't installed, or lacks them."
    case .movingTexts: "Texts that change their size, spacing or colour do so from frame to frame."
    case .textColors: "Colours of parts of a text are left out: it has one fill."
    case .tint: "Tints that move are blended from frame to frame."
    case .radials: "Elliptical gradients become circular ones."
    case .pictureStrokes: "Strokes around pictures are left out."
    case .shadows: "Shadows are drop shadow effects, which rlottie leaves out."
    case .blurs:
      "Blurs are Gaussian blur effects, which rlottie and lottie-web's canvas leave out."
    case .repeats: "Tracks that repeat thousands of times stop early."
    case .traces:
      "Dashes and drawn parts of rectangles that change in size begin at another corner."
    case .morphs: "Outlines morph straight between their keyframes."
    case .skew: "rlottie draws nodes without their skew."
    case .turning: "lottie-web's light build does not turn nodes along their path."
    case .crispEdges: "Crisp edges are drawn with antialiasing."
    case .cues: "Cues become markers, which only a player's own code can react to."
    }
  }
}
