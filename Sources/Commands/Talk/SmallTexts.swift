import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Talks

// The texts of a stop that an audience could not read, for `riff check`.
extension TalkStop {
  /// The texts of the stop's demo that stay smaller than an audience can read, or for which there is no room
  /// at a readable size, on a display of 1920×1080. A text that is large for a moment is not among them. `texts` is
  /// the demo's scene with texts in place of outlines, which don't grow. `page` is the size of the page on which the
  /// demo is placed.
  ///
  /// - Complexity: O(*n*) in the number of sprites.
  func smallTexts(
    of demo: any Demo, texts: Scene?, hasCaptions: Bool, page: Size?, measure: TextMeasure
  ) -> [String] {
    guard !demo.keepsSmallType else { return [] }
    let (scene, timeline) = (demo.scene, demo.timeline)
    let least = leastType(on: scene.size, hasCaptions: hasCaptions, page: page)
    var sizes = TextSizes()
    let last =
      play?.range?.upperBound ?? (play == nil ? start(in: timeline) : timeline.range.upperBound)
    for step in 0...8 {
      let time = start(in: timeline).interpolated(to: timeline.clamp(last), at: Double(step) / 8)
      let own = scene.frame(at: time)
      let shown = own.legible(least: least, on: scene.size, measure: measure)
      for (sprite, before) in zip(shown.withoutLayers, own.withoutLayers)
      where before.opacity > 0.05 { sizes.add(sprite) }
      let words = Set(own.withoutLayers.compactMap(\.words))
      let outlines = texts?.frame(at: time).withoutLayers ?? []
      for sprite in outlines where sprite.words.map(words.contains) == false { sizes.add(sprite) }
    }
    return sizes.texts(below: least)
  }

  /// In points of the stage.
  private func leastType(on stage: Size, hasCaptions: Bool, page: Size?) -> Double {
    var arrangement = arrangement(on: Size(width: 1920, height: 1080))
    arrangement.hasCaptions = hasCaptions
    let layout = Layout(arrangement, parts: .whole(page ?? stage))
    guard page != nil, let place else { return layout.leastType }
    let placed = Layout.fitted(stage, into: layout.stage.part(place.rect), pixelsPerPoint: 1)
    return layout.leastType * layout.stageScale * stage.width / placed.width
  }

  /// The first of these displays, in pixels, that has no room for all lines of the caption; nil if all have.
  func displayThatCutsCaption(
    among displays: [Size], measure: @escaping TextMeasure
  ) -> Size? {
    guard !caption.isEmpty else { return nil }
    let ui = UI<Int, Action>(measure: measure)
    return displays.first { display in
      TalkCaption.isCut(caption, Layout(arrangement(on: display), parts: .whole(Scene.size)), ui)
    }
  }

  private func arrangement(on display: Size) -> Arrangement {
    var arrangement = Arrangement(window: WindowSize(size: display, pixelsPerPoint: 1))
    (arrangement.showsPanels, arrangement.showsCode) = (false, code != nil)
    return arrangement
  }
}

extension OpenedRecording {
  /// The texts in the first picture of the run, and in that after ten seconds, that an audience can't read on a
  /// display of 1920×1080.
  ///
  /// - Complexity: As long as ten seconds of the run take.
  func smallTexts() -> [String] {
    let display = Size(width: 1920, height: 1080)
    var (sizes, moment) = (TextSizes(), beginning)
    for seconds in [0.0, 10] {
      moment.play(to: seconds, most: 600)
      for sprite in moment.sprites(in: display, pixelsPerPoint: 1).withoutLayers
      where sprite.opacity > 0.05 { sizes.add(sprite) }
    }
    return sizes.texts(below: display.height * Presentation.leastType)
  }
}

extension Sprite {
  /// Nil if it is no text.
  fileprivate var words: String? { if case .text(let text) = shape { text.string } else { nil } }
}

/// The largest size of each text in several pictures.
private struct TextSizes {
  private var names: [String] = []
  private var sizes: [String: Double] = [:]

  /// A text that can't be seen has the size 0.
  mutating func add(_ sprite: Sprite) {
    guard case .text(let text) = sprite.shape, !text.string.isEmpty else { return }
    let size = sprite.opacity > 0 ? text.style.size * sprite.transform.meanScale : 0
    if sizes[text.string] == nil { names.append(text.string) }
    sizes[text.string] = max(sizes[text.string] ?? 0, size)
  }

  func texts(below least: Double) -> [String] {
    names.filter { (sizes[$0] ?? 0) < least * 0.99 }
  }
}
