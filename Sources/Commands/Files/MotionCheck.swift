import DemoKit
import Drawing
import Editing
import Interface
import Keyframes
import Playground
import SDLHost
import Stage
import Words

/// Looks for motion that harms or disturbs people.
struct MotionCheck {
  private let demo: any Demo
  private let scene: Scene

  /// Times are looked at to here, in seconds.
  private static let longest = 60.0
  private static let rate = 60.0
  /// The longer side of the pictures whose flashes are counted, in pixels.
  private static let side = 64.0
  /// The most parts of sprites that are drawn for that, in all pictures: it takes a second.
  private static let mostParts = 4_000_000

  init(_ demo: any Demo) {
    self.demo = demo
    scene = demo.scene
  }

  /// A sentence for each. `text` draws texts; without it, flashes are not looked for.
  func warnings(_ text: TextRenderer?) throws(Failure) -> [Message] {
    var warnings = [motion]
    if let text { warnings.insert(try flashes(text), at: 0) }
    return warnings.compactMap(\.self) + answers
  }

  /// Seconds of playing as times of the scene.
  private func time(after seconds: Double) -> Double {
    demo.timeline.range.lowerBound + seconds * demo.timeline.rate
  }

  // MARK: Flashes

  /// The size of the pictures whose flashes are counted, in pixels.
  var size: Size {
    let longer = max(scene.size.width, scene.size.height)
    return Size(
      width: (Self.side * scene.size.width / longer).rounded(.up),
      height: (Self.side * scene.size.height / longer).rounded(.up))
  }

  /// The pictures whose flashes are counted: fewer of a scene that takes long to draw.
  var frames: Int {
    let seconds = min(demo.timeline.length / demo.timeline.rate, Self.longest)
    let parts = [0, 0.5].map { scene.frame(at: time(after: seconds * $0)).parts }.max() ?? 0
    return min(Int(seconds * Self.rate), Self.mostParts / max(parts, 1)) + 1
  }

  private func flashes(_ text: TextRenderer) throws(Failure) -> Message? {
    guard scene.hasChangingTracks else { return nil }
    let size = size
    var film = StageFilm(scene, size: size)
    var (painter, text, counter) = (RasterPainter(), text, FlashCounter())
    for frame in 0..<frames {
      try goOn()
      let second = Double(frame) / Self.rate
      let damage = painter.paint(
        film.picture(at: time(after: second)), on: .black,
        size: (Int(size.width), Int(size.height)), scale: 1, text: &text)
      // A picture that stays the same changes no count.
      if damage != nil { counter.add(painter.raster, at: second) }
    }
    guard counter.mostPerSecond > FlashCounter.allowed else { return nil }
    return
      "It flashes \(counter.mostPerSecond) times in the second before \(time(after: counter.time).rounded3): more than 3 can cause seizures (WCAG 2.3.1)."
  }

  // MARK: Motion that goes on

  private var motion: Message? {
    guard demo.timeline.unit == .seconds,
      let (node, time) = scene.longestMotion(in: demo.timeline.range), time.length > 5
    else { return nil }
    return
      "\"\(node)\" moves for \(time.length.rounded3) s without rest: more than 5 s need a way to pause (WCAG 2.2.2)."
  }

  // MARK: Answers

  /// Buttons whose effect comes later than a tenth of a second.
  private var answers: [Message] {
    let start = demo.timeline.range.lowerBound
    return demo.stageButtons(at: start, isPlaying: false).filter(\.isEnabled).compactMap { button in
      guard let delay = delay(of: .button(button.title)), delay > 0.1 else { return nil }
      return
        "The button \"\(button.title)\" shows nothing for \(delay.rounded3) s: an answer within 0.1 s feels immediate."
    }
  }

  /// The seconds until the stage shows an effect of an input at the start; nil if it never does.
  private func delay(of input: DemoInput) -> Double? {
    let start = time(after: 0)
    var pressed = demo
    let reply = pressed.receive(input, at: start)
    guard reply != .ignored else { return nil }
    var (plain, changed) = (SceneAnimator(scene), SceneAnimator(pressed.scene))
    let frames = Int(Self.rate) * 5
    return (0...frames).lazy.map { Double($0) / Self.rate }.first { second in
      let now = time(after: second)
      // Before it, the stage stands still.
      return changed.frame(at: now) != plain.frame(at: start)
    }
  }
}

extension Scene {
  /// Whether any picture of it can differ from another.
  fileprivate var hasChangingTracks: Bool {
    allNodes.contains { _, node in
      node.numbers.values.contains(where: \.changes)
        || node.colors.values.contains(where: \.changes)
        || node.hidden.changes || node.gradient?.changes ?? false || node.outline?.changes ?? false
        || node.string?.changes ?? false
    }
  }
}

extension Track {
  fileprivate var changes: Bool { keyframes.count > 1 }
}

extension [Sprite] {
  /// The sprites, with those of their layers, the pieces of their paths and the bytes of their texts.
  fileprivate var parts: Int {
    reduce(0) { count, sprite in
      if let layer = sprite.layer {
        return count + 1 + layer.sprites.parts + (layer.matte?.sprites.parts ?? 0)
      }
      return switch sprite.shape {
      case .path(let path): count + 1 + path.elements.count
      case .text(let text): count + 1 + text.string.utf8.count
      case .rectangle, .ellipse, .picture: count + 1
      }
    }
  }
}
