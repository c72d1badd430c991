import Keyframes
import DemoKit
import Stage

/// Spring's 27 presets, a card for each, played one diagonal of cards after the other. A tap on a
/// card shows its preset large, with its real distances, next to AT's two animators; another tap
/// goes back.
struct Presets: Demo {
  static let name = "presets"
  static let title = "Presets"
  static let caption = "Spring's 27 presets. Tap one to see it large."
  static let posterTime = 1.6

  private static let duration = 6.0
  private static let columns = 7
  private static let card = Size(width: 120, height: 120)
  /// The area of the figure in its card, above the name.
  private static let room = Rect(x: 0, y: 0, width: 120, height: 90)
  /// Seconds from diagonal to diagonal, and until the first begins.
  private static let (interval, start) = (0.3, 0.3)

  /// The presets that do not return.
  private static let leaving: [Preset] = [.fadeOut, .zoomOut, .fall]

  private var chosen: Preset?

  init() {}

  let timeline = Timeline.seconds(duration)

  mutating func tap(_ place: Point, at time: Double) -> Reply {
    if chosen != nil {
      chosen = nil
      return .nothing
    }
    let index = Preset.allCases.indices.first { index in
      Rect(origin: Self.corner(of: index), size: Self.card).contains(place)
    }
    guard let index else { return .ignored }
    chosen = Preset.allCases[index]
    return .playFromStart
  }

  var scene: Scene {
    Scene(ground: .ink) {
      if let chosen {
        large(chosen)
      } else {
        for (index, preset) in Preset.allCases.enumerated() { card(preset, index) }
        hint
      }
    }
  }

  // MARK: Cards

  private static func corner(of index: Int) -> Point {
    Point(x: 24 + 132 * Double(index % columns), y: 12 + 132 * Double(index / columns))
  }

  private func card(_ preset: Preset, _ index: Int) -> Node {
    let (size, room) = (Self.card, Self.room)
    let rank = index % Self.columns + index / Self.columns
    let start = Self.start + Self.interval * Double(rank)
    let corner = Self.corner(of: index)
    return Node {
      Node(.rectangle(size.width, size.height, cornerRadius: 12), fill: .midnight)
        .at(x: .always(size.width / 2), y: .always(size.height / 2))
      Node {
        // Clipped to its card, which a slide of 300 points leaves.
        Node { figure(preset, at: [start]) }
          .scale(0.36)
          .at(x: .always(room.centre.x), y: .always(room.centre.y + 3))
      }
      .clipped(to: room, cornerRadius: 12)
      Node(preset.rawValue, TextStyle(15, .medium), .sand).at(x: 60, y: 103)
    }
    .at(x: .always(corner.x), y: .always(corner.y))
    .named(preset.rawValue)
  }

  // Where a 28th card would be.
  private var hint: Node {
    let corner = Self.corner(of: Preset.allCases.count)
    return Node("Tap a card", .label, .mist)
      .at(x: .always(corner.x + Self.card.width / 2), y: .always(corner.y + Self.card.height / 2))
      .named("hint")
  }

  // MARK: Figures

  /// Looks the same from behind and upside down, so a flip ends as it began.
  private func figure(_ preset: Preset, at starts: [Double]) -> Node {
    let play = Self.play(preset)
    let figure = Self.plain(Self.color(of: preset), side: 120)
    return starts.reduce(figure) { $0.performing(play, at: $1) }.named("figure")
  }

  private static func plain(_ color: Color, side: Double) -> Node {
    var node = Node(.rectangle(side, side, cornerRadius: side / 5), fill: color)
    node.children = [Node(.circle(radius: side / 5), fill: .ink)]
    return node
  }

  /// The preset; a node that leaves for good reappears a little later, without motion.
  private static func play(_ preset: Preset) -> Animation {
    let reset: [Motion.Change] = [
      .to(.y, 0), .to(.rotation, 0), .to(.scaleX, 1), .to(.scaleY, 1), .to(.opacity, 0),
    ]
    guard leaving.contains(preset) else { return .preset(preset) }
    return .sequence([
      .preset(preset), .wait(0.3), .motions(reset.map { Motion($0) }, duration: 0), .fadeIn(),
    ])
  }

  /// One colour for similar presets.
  private static func color(of preset: Preset) -> Color {
    switch preset {
    case .slideLeft, .slideRight, .slideDown, .slideUp: .sky
    case .squeezeLeft, .squeezeRight, .squeezeDown, .squeezeUp: .mint
    case .fadeIn, .fadeOut, .fadeOutIn, .fadeInLeft, .fadeInRight, .fadeInDown, .fadeInUp: .violet
    case .zoomIn, .zoomOut, .fall: .sun
    case .shake, .pop, .flipX, .flipY, .morph, .squeeze, .flash, .wobble, .swing: .coral
    }
  }

  // MARK: Large

  /// As many times as the preset fits, with a pause after each.
  private func starts(of preset: Preset) -> [Double] {
    let length = Self.play(preset).duration
    return Array(stride(from: 0.4, through: Self.duration - length - 0.2, by: length + 1.1))
  }

  private func large(_ preset: Preset) -> Node {
    let starts = starts(of: preset)
    return Node {
      Node(preset.rawValue, TextStyle(36, .bold, alignment: .leading), .paper).at(x: 60, y: 62)
      panel(Rect(x: 60, y: 104, width: 500, height: 340)) { figure(preset, at: starts) }
      code(".preset(.\(preset.rawValue))", x: 60)
      Node("AT's two animators", .subtitle.aligned(.leading), .sand).at(x: 600, y: 66)
      panel(Rect(x: 600, y: 104, width: 300, height: 132)) {
        animator(.sequence([.motions([Motion(.to(.opacity, 0))], duration: 0), .fadeIn()]), starts)
      }
      code(".fadeIn()", x: 600, y: 260)
      panel(Rect(x: 600, y: 312, width: 300, height: 132)) {
        animator(.scale(values: [1, 1.4, 1]), starts)
      }
      code(".scale(values: [1, 1.4, 1])", x: 600)
      Node("Tap to go back", .label.aligned(.trailing), .mist).at(x: 900, y: 512)
    }
    .named(preset.rawValue)
  }

  private func animator(_ animation: Animation, _ starts: [Double]) -> Node {
    starts.reduce(Self.plain(.sand, side: 64)) { $0.performing(animation, at: $1) }
  }

  private func panel(_ rect: Rect, _ figure: () -> Node) -> Node {
    let inside = Rect(
      x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
    return Node {
      Node(.rectangle(rect.width, rect.height, cornerRadius: 16), fill: .midnight)
      figure()
    }
    .clipped(to: inside, cornerRadius: 16)
    .at(x: .always(rect.centre.x), y: .always(rect.centre.y))
    .named("panel")
  }

  private func code(_ words: String, x: Double, y: Double = 470) -> Node {
    Node(words, TextStyle(16, .medium, family: .mono, alignment: .leading), .sand)
      .at(x: .always(x), y: .always(y))
  }
}
