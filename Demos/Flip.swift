/// Rotation out of the plane: cards turn over one after the other, the upper row about the y axis
/// and the lower row about the x axis. Beside them spins a die, whose faces rotate together.
struct Flip: Demo {
  static let title = "Flip"
  static let caption = "Cards and a die rotate out of the plane, in perspective."
  static let posterTime = 1.3

  private static let duration = 6.0
  /// The times when the cards begin to turn over, and to turn back.
  private static let turns = [0.5, 3.4]
  /// The stagger of each wave, with its code as a label.
  private static let waves = [
    ("Stagger(0.1, .radial(from: corner))", Stagger(0.1, .radial(from: positions[0]))),
    ("Stagger(0.2, .rightToLeft)", Stagger(0.2, .rightToLeft)),
  ]
  /// The positions of the cards relative to their common centre, row by row.
  private static let positions = [-90.0, 90].flatMap { y in
    [-210.0, -70, 70, 210].map { Point(x: $0, y: y) }
  }

  let timeline = Timeline.seconds(duration, ticks: turns)

  var scene: Scene {
    Scene(ground: .paper) {
      cards
      die
      words
    }
  }

  private static var figures: [(letter: String, symbol: Shape, color: Color)] {
    [
      ("T", .star(points: 5, radius: 38), .coral), ("U", .circle(radius: 30), .sun),
      ("R", .polygon(sides: 4, radius: 38), .mint), ("N", .polygon(sides: 3, radius: 38), .sky),
      ("O", .polygon(sides: 6, radius: 34), .violet), ("V", .circle(radius: 30), .coral),
      ("E", .star(points: 4, radius: 40, waist: 0.4), .sun),
      ("R", .polygon(sides: 4, radius: 38), .mint),
    ]
  }

  private var cards: Node {
    let delays = Self.waves.map { $1.delays(for: Self.positions) }
    return Node {
      for (index, position) in Self.positions.enumerated() {
        card(index, starts: zip(Self.turns, delays).map { $0 + $1[index] }).at(position)
      }
    }
    .at(x: 318, y: 230).named("cards")
  }

  private func card(_ index: Int, starts: [Double]) -> Node {
    let (letter, symbol, color) = Self.figures[index]
    var (turn, lift): (Track<Double>, Track<Double>) = (0, 0)
    for (half, start) in starts.enumerated() {
      let end = start + 0.9
      turn.add(180 * Double(half), at: start, easing: .easeInOut(.cubic))
      turn.add(180 * Double(half + 1), at: end)
      lift.add(0, at: start, easing: .easeInOut(.quad))
      lift.add(36, at: (start + end) / 2, easing: .easeInOut(.quad))
      lift.add(0, at: end)
    }
    func face(_ color: Color, _ turn: Track<Double>, _ figure: Node) -> Node {
      let face = Node(.rectangle(120, 160, cornerRadius: 14), fill: color)
        .containing { figure }
        .shadow(.ink.opacity(0.16), radius: lift.map { 6 + $0 / 6 }, y: lift.map { 5 + $0 / 4 })
        .perspective(760).z(lift).hidingBack()
      return index < 4 ? face.rotation3D(y: turn) : face.rotation3D(x: turn)
    }
    return Node {
      face(.navy, turn, Node(symbol, fill: color)).named("front")
      face(color, turn.map { $0 - 180 }, Node(letter, TextStyle(76, .bold), .ink)).named("back")
    }
    .depth(lift).named("card-\(index + 1)")
  }

  private var spin: Track<Double> { [0: -30, Self.duration: 330] }

  // The faces are assembled, then spun, then tilted, and finally seen in perspective.
  private var die: Node {
    Node {
      // Only the shadow of this node is visible.
      Node(.ellipse(Size(width: 190, height: 44)), fill: .clear)
        .shadow(.ink.opacity(0.12), radius: 10).at(y: 134)
      Node {
        Node {
          for (index, pips) in [1, 2, 6, 5].enumerated() {
            Node { face(pips, shade(about: 90 * Double(index))) }
              .rotation3D(y: 90 * Double(index))
          }
          Node { face(3, .always(Self.tone(1))) }.rotation3D(x: 90)
        }
        .rotation3D(y: spin).named("spun")
      }
      .rotation3D(x: [0: -20, 3: -34, 6: -20], .easeInOut(.sine))
      .perspective(700).named("tilted")
    }
    .at(x: 766, y: 226).named("die")
  }

  private func face(_ pips: Int, _ fill: Track<Color>) -> Node {
    // A border of the same colour rounds the corners and closes the seams.
    let line = Stroke(.coral, width: 3, join: .round)
    return Node(.rectangle(150, 150), fill: fill, stroke: line)
      .containing {
        for position in Self.positions(ofPips: pips) {
          Node(.circle(radius: 14), fill: .paper).at(position)
        }
      }
      .border(fill, width: 3).z(75).hidingBack().named("face-\(pips)")
  }

  private static func positions(ofPips count: Int) -> [Point] {
    let slash = [Point(x: 40, y: -40), Point(x: -40, y: 40)]
    let backslash = [Point(x: -40, y: -40), Point(x: 40, y: 40)]
    let sides = [Point(x: -40, y: 0), Point(x: 40, y: 0)]
    return (count.isMultiple(of: 2) ? [] : [.zero]) + (count > 1 ? slash : [])
      + (count > 3 ? backslash : []) + (count == 6 ? sides : [])
  }

  /// The light comes from the upper left: the more a face points there, the brighter it is.
  private func shade(about angle: Double) -> Track<Color> {
    Track(over: 0...Self.duration, steps: 24) { time in
      Self.tone(Point.polar(0.8, degrees: spin.value(at: time) + angle + 40).x)
    }
  }

  /// A colour for an amount of light: dark at 0 and below, bright at 1.
  private static func tone(_ light: Double) -> Color {
    let dark = Color.coral.interpolated(to: .plum, at: 0.5)
    return dark.interpolated(to: .coral, at: min(max(light, 0), 1))
  }

  @NodeBuilder private var words: [Node] {
    wave(0).hidden(from: Self.turns[1])
    wave(1).hidden(until: Self.turns[1])
    Node(number: spin.map { $0 + 30 }, NumberFormat(suffix: "°"), .mono(36), .slate)
      .at(x: 766, y: 468).named("angle")
  }

  private func wave(_ index: Int) -> Node {
    let start = Self.turns[index]
    return Node(Self.waves[index].0, .mono(20).leading, .slate).at(x: 48, y: 468)
      .characters([start: 0, start + 1.4: 1]).named("wave-\(index + 1)")
  }
}
