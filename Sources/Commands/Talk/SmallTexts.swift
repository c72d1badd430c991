public import DemoKit
import Interface
public import Keyframes
public import Stage

// The texts of a stop that an audience could not read, for `riff check`.
extension TalkStop {
  /// The texts of the stop's demo that stay smaller than an audience can read, or for which there is no room
  /// at a readable size, on a display of 1920×1080. A text that is large for a moment is not among them.
  ///
  /// - Complexity: O(*n*) in the number of sprites.
  public func smallTexts(
    of demo: any Demo, hasCaptions: Bool, measure: TextMeasure
  ) -> [String] {
    guard !demo.keepsSmallType else { return [] }
    let (scene, timeline) = (demo.scene, demo.timeline)
    var arrangement = arrangement(on: Size(width: 1920, height: 1080))
    arrangement.hasCaptions = hasCaptions
    let least = Layout(arrangement, parts: .whole(scene.size)).leastType
    var (names, sizes) = ([String](), [String: Double]())
    let last =
      play?.range?.upperBound ?? (play == nil ? start(in: timeline) : timeline.range.upperBound)
    for step in 0...8 {
      let time = start(in: timeline).interpolated(to: timeline.clamp(last), at: Double(step) / 8)
      let own = scene.frame(at: time)
      let shown = own.legible(least: least, on: scene.size, measure: measure)
      for (sprite, before) in zip(shown.withoutLayers, own.withoutLayers) {
        guard case .text(let text) = sprite.shape, before.opacity > 0.05 else { continue }
        let size = sprite.opacity > 0 ? text.style.size * sprite.transform.meanScale : 0
        if sizes[text.string] == nil { names.append(text.string) }
        sizes[text.string] = max(sizes[text.string] ?? 0, size)
      }
    }
    return names.filter { (sizes[$0] ?? 0) < least * 0.99 }
  }

  /// The first of these displays, in pixels, that has no room for all lines of the caption; nil if all have.
  public func displayThatCutsCaption(
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
