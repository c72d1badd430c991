import Keyframes
import Scrolling
import Stage

/// The hand on the scrub bar: 1:1 on it, finer the further it is pulled away.
extension Session {
  /// The bar that is scrubbed along; nil where there is no room for it.
  private var scrubBar: Rect? {
    ui.widgets.first { $0.identity == .scrubBar }?.rect.inset(x: 8, y: 0)
  }

  /// Takes hold of time where the bar is pressed.
  mutating func beginScrub(at place: Point) {
    guard let bar = scrubBar else { return }
    let scrub = FineScrub(at: place.x, pointer: place.x, range: bar.minX...max(bar.minX, bar.maxX))
    gesture = .scrub(scrub, on: bar)
    self.scrub(scrub, on: bar, to: place)
  }

  mutating func scrub(_ scrub: FineScrub, on bar: Rect, to place: Point) {
    var scrub = scrub
    if let moved = scrubBar, moved != bar {
      // The bar has moved under the hand: time stays where it is, and the hand holds on.
      scrub = FineScrub(
        at: moved.minX + part(of: player.time) * moved.width, pointer: place.x,
        range: moved.minX...max(moved.minX, moved.maxX))
      gesture = .scrub(scrub, on: moved)
      return
    }
    let x = scrub.drag(to: place.x, distance: place.y - bar.centre.y)
    gesture = .scrub(scrub, on: bar)
    if let time = scrubTime(atX: x) { player.playhead.scrub(to: time) }
  }

  /// The time that the scrub bar shows at a place, clamped to its ends.
  func scrubTime(atX x: Double) -> Double? {
    guard let bar = scrubBar else { return nil }
    let part = min(max((x - bar.minX) / max(bar.width, 1), 0), 1)
    let timeline = player.playhead.timeline
    return timeline.range.lowerBound + part * timeline.length
  }

  /// 0…1 of the timeline.
  private func part(of time: Double) -> Double {
    let timeline = player.playhead.timeline
    guard timeline.length > 0 else { return 0 }
    return (timeline.clamp(time) - timeline.range.lowerBound) / timeline.length
  }

  /// How much of the hand's way is left, by the knob, while it is less than all of it.
  func drawFineness(at x: Double, in bar: Rect, _ ui: inout UI) {
    guard case .scrub(let scrub, _) = gesture, scrub.factor < 1 else { return }
    let words = "1/\((1 / scrub.factor).rounded().short)"
    let style = Theme.key.aligned(.centre)
    let width = ui.measure(Text(words, style)) + 12
    let middle = min(max(x, bar.minX + width / 2), bar.maxX - width / 2)
    let label = Rect(
      centre: Point(x: middle, y: bar.centre.y - 20), size: Size(width: width, height: 16))
    ui.box(label, Theme.raised, corner: 8)
    ui.text(words, style, Theme.brass, at: label.centre)
  }

  // MARK: Where time will land

  /// Where a throw, a wheel, or a drag that is thrown now will leave time.
  var landing: Double? { player.playhead.landing(ifThrownAt: lastEventTime + sinceEvent) }

  /// Whether a hand that rests is about to throw no more, which is to be seen.
  var predictionFades: Bool {
    guard gesture == .stageDrag, player.playhead.isDragging else { return false }
    let playhead = player.playhead
    return sinceEvent <= playhead.physics.velocityWindow
      && playhead.landing(ifThrownAt: lastEventTime + sinceEvent)
        != playhead.landing(ifThrownAt: lastEventTime + 1)
  }

  /// A faint ring on the bar, before time gets there.
  func drawLanding(x: (Double) -> Double, now: Double, _ middle: Double, _ ui: inout UI) {
    guard let landing else { return }
    let place = x(landing)
    guard abs(place - now) > 2 else { return }
    ui.sprites.append(
      Sprite(
        .circle(radius: 5), name: "landing", transform: .translation(x: place, y: middle),
        fill: .color(Theme.panel), stroke: Stroke(Theme.brass.opacity(0.7), width: 1.5)))
  }
}
