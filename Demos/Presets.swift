/// Spring's 27 presets, a card for each, played diagonal by diagonal. A tap on a card shows its
/// preset large, at its real distances, next to AT's two animators; another tap goes back.
struct Presets: Demo {
  static let title = "Presets"
  static let caption =
    "27 ready-made motions, one on each card. Tap a card to see its motion large."
  static let posterTime = 1.6

  private static let duration = 6.0
  private static let columns = 7
  /// The presets after which the node stays invisible.
  private static let leaving: [Preset] = [.fadeOut, .zoomOut, .fall]

  private var chosen: Preset?

  let timeline = Timeline.seconds(duration)

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    guard case .tap(let position) = input else { return .ignored }
    if chosen != nil {
      chosen = nil
      return .nothing
    }
    let cards = Preset.allCases.enumerated()
    chosen = cards.first { Self.card($0.offset).contains(position) }?.element
    return chosen == nil ? .ignored : .playFromStart
  }

  var scene: Scene {
    Scene(ground: .ink) {
      if let chosen {
        large(chosen)
      } else {
        for (index, preset) in Preset.allCases.enumerated() { card(preset, index) }
        // The position of a 28th card.
        Node("Tap a card", .label, .mist).at(Self.card(Preset.allCases.count).centre).named("hint")
      }
    }
  }

  private static func card(_ index: Int) -> Rect {
    Rect(x: 24, y: 12, width: 120, height: 120)
      .cell(index, of: columns, every: Size(width: 132, height: 132))
  }

  private func card(_ preset: Preset, _ index: Int) -> Node {
    let start = 0.3 + 0.3 * Double(index % Self.columns + index / Self.columns)
    return Node {
      Node(Rect(x: 0, y: 0, width: 120, height: 120), cornerRadius: 12, fill: .midnight)
      Node {
        // Clipped to its card, since a slide of 300 points goes far beyond.
        Node { figure(preset, at: [start]) }.scale(0.36).at(x: 60, y: 48)
      }
      .clipped(to: Rect(x: 0, y: 0, width: 120, height: 90), cornerRadius: 12)
      Node(preset.rawValue, TextStyle(15, .medium), .sand).at(x: 60, y: 103)
    }
    .at(Self.card(index).origin).named(preset.rawValue)
  }

  /// A figure that looks the same from behind and upside down, so that a flip ends as it began.
  private func figure(_ preset: Preset, at starts: [Double]) -> Node {
    performer(Self.color(of: preset), side: 120, Self.play(preset), starts).named("figure")
  }

  private func performer(
    _ color: Color, side: Double, _ animation: Animation, _ starts: [Double]
  ) -> Node {
    let plain = Node(.rectangle(side, side, cornerRadius: side / 5), fill: color)
      .containing { Node(.circle(radius: side / 5), fill: .ink) }
    return starts.reduce(plain) { $0.performing(animation, at: $1) }
  }

  /// The preset; if the node leaves for good, it is put back after a moment, and fades in.
  private static func play(_ preset: Preset) -> Animation {
    let still: KeyValuePairs<Property, Double> = [
      .y: 0, .rotation: 0, .scaleX: 1, .scaleY: 1, .opacity: 0,
    ]
    let reset = still.map { Motion(.to($0.key, $0.value)) }
    return leaving.contains(preset)
      ? .preset(preset).then(.wait(0.3), .motions(reset, duration: 0), .fadeIn())
      : .preset(preset)
  }

  /// Similar presets share a colour.
  private static func color(of preset: Preset) -> Color {
    switch preset {
    case .slideLeft, .slideRight, .slideDown, .slideUp: .sky
    case .squeezeLeft, .squeezeRight, .squeezeDown, .squeezeUp: .mint
    case .fadeIn, .fadeOut, .fadeOutIn, .fadeInLeft, .fadeInRight, .fadeInDown, .fadeInUp: .violet
    case .zoomIn, .zoomOut, .fall: .sun
    case .shake, .pop, .flipX, .flipY, .morph, .squeeze, .flash, .wobble, .swing: .coral
    }
  }

  /// The start times: the preset is repeated as often as it fits, with a pause after each time.
  private func starts(of preset: Preset) -> [Double] {
    let length = Self.play(preset).duration
    return Array(stride(from: 0.4, through: Self.duration - length - 0.2, by: length + 1.1))
  }

  private func large(_ preset: Preset) -> Node {
    let starts = starts(of: preset)
    return Node {
      Node(preset.rawValue, TextStyle(36, .bold).leading, .paper).at(x: 60, y: 62)
      panel(Rect(x: 60, y: 104, width: 500, height: 340)) { figure(preset, at: starts) }
      code(".preset(.\(preset.rawValue))", x: 60)
      Node("AT's two animators", .subtitle.leading, .sand).at(x: 600, y: 66)
      panel(Rect(x: 600, y: 104, width: 300, height: 132)) {
        performer(.sand, side: 64, .fadeOut(0).then(.fadeIn()), starts)
      }
      code(".fadeIn()", x: 600, y: 260)
      panel(Rect(x: 600, y: 312, width: 300, height: 132)) {
        performer(.sand, side: 64, .scale(values: [1, 1.4, 1]), starts)
      }
      code(".scale(values: [1, 1.4, 1])", x: 600)
      Node("Tap to go back", .label.trailing, .mist).at(x: 900, y: 512)
    }
    .named(preset.rawValue)
  }

  private func panel(_ rect: Rect, _ figure: () -> Node) -> Node {
    Node {
      Node(.rectangle(rect.size, cornerRadius: 16), fill: .midnight)
      figure()
    }
    .clipped(to: Rect(centre: .zero, size: rect.size), cornerRadius: 16)
    .at(rect.centre).named("panel")
  }

  private func code(_ words: String, x: Double, y: Double = 470) -> Node {
    Node(words, .mono(16).leading, .sand).at(x: x, y: y)
  }
}
