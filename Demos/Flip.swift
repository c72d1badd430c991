import Keyframes
import DemoKit
import Stage

/// Rotation out of the plane: cards turn over one after the other, the upper row about the y axis
/// and the lower about the x axis; and a die, whose faces rotate together.
struct Flip: Demo {
  static let name = "flip"
  static let title = "Flip"
  static let caption = "Cards and a die rotate out of the plane, in perspective."
  static let posterTime = 1.3

  private static let duration = 6.0
  /// When the cards begin to turn over, and when they begin to turn back.
  private static let turns = [0.5, 3.4]
  private static let turnDuration = 0.9
  /// The stagger of each wave, and its code.
  private static let waves = [
    (words: "Stagger(0.1, .radial(from: corner))", stagger: Stagger(0.1, .radial(from: places[0]))),
    (words: "Stagger(0.2, .rightToLeft)", stagger: Stagger(0.2, .rightToLeft)),
  ]
  /// Relative to the centre of all cards, row by row.
  private static let places = [-90.0, 90].flatMap { y in
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

  // MARK: Cards

  private static let figures: [(letter: String, symbol: Shape, color: Color)] = [
    ("T", .star(points: 5, radius: 38), .coral), ("U", .circle(radius: 30), .sun),
    ("R", .polygon(sides: 4, radius: 38), .mint), ("N", .polygon(sides: 3, radius: 38), .sky),
    ("O", .polygon(sides: 6, radius: 34), .violet), ("V", .circle(radius: 30), .coral),
    ("E", .star(points: 4, radius: 40, waist: 0.4), .sun),
    ("R", .polygon(sides: 4, radius: 38), .mint),
  ]

  private var cards: Node {
    let delays = Self.waves.map { $0.stagger.delays(for: Self.places) }
    return Node {
      for (index, place) in Self.places.enumerated() {
        card(index, starts: zip(Self.turns, delays).map { $0 + $1[index] })
          .at(x: .always(place.x), y: .always(place.y))
      }
    }
    .at(x: 318, y: 230)
    .named("cards")
  }

  private func card(_ index: Int, starts: [Double]) -> Node {
    let (letter, symbol, color) = Self.figures[index]
    var (turn, lift): (Track<Double>, Track<Double>) = (0, 0)
    for (half, start) in starts.enumerated() {
      let end = start + Self.turnDuration
      turn.add(180 * Double(half), at: start, easing: .easeInOut(.cubic))
      turn.add(180 * Double(half + 1), at: end)
      lift.add(0, at: start, easing: .easeInOut(.quad))
      lift.add(36, at: (start + end) / 2, easing: .easeInOut(.quad))
      lift.add(0, at: end)
    }
    func face(_ color: Color, _ turn: Track<Double>, _ figure: Node) -> Node {
      let shadow = Track(Color.ink.opacity(0.16))
      var face = Node(.rectangle(120, 160, cornerRadius: 14), fill: color)
        .shadow(shadow, radius: lift.map { 6 + $0 / 6 }, y: lift.map { 5 + $0 / 4 })
        .perspective(760)
        .hidingBack()
      face.children = [figure]
      face[.z] = lift
      return index < 4 ? face.rotation3D(y: turn) : face.rotation3D(x: turn)
    }
    return Node {
      face(.navy, turn, Node(symbol, fill: color)).named("front")
      face(color, turn.map { $0 - 180 }, Node(letter, TextStyle(76, .bold), .ink)).named("back")
    }
    .depth(lift)
    .named("card-\(index + 1)")
  }

  // MARK: The die

  private static let side = 150.0

  private var spin: Track<Double> { [0: -30, Self.duration: 330] }

  // The faces are assembled, then spun, then tilted, and finally seen in perspective.
  private var die: Node {
    let tilt: Track<Double> = [0: -20, 3: -34, 6: -20]
    return Node {
      // Only the shadow of this node is visible.
      Node(.ellipse(Size(width: 190, height: 44)), fill: .clear)
        .shadow(.always(.ink.opacity(0.12)), radius: 10)
        .at(y: 134)
      Node {
        Node {
          for (index, pips) in [1, 2, 6, 5].enumerated() {
            Node { face(pips, shade(about: 90 * Double(index))) }
              .rotation3D(y: .always(90 * Double(index)))
          }
          Node { face(3, .always(Self.tone(1))) }.rotation3D(x: 90)
        }
        .rotation3D(y: spin)
        .named("spun")
      }
      .rotation3D(x: tilt.eased(.easeInOut(.sine)))
      .perspective(700)
      .named("tilted")
    }
    .at(x: 766, y: 226)
    .named("die")
  }

  private func face(_ pips: Int, _ fill: Track<Color>) -> Node {
    // A line of the same colour rounds the corners and closes the seams.
    let line = Stroke(.coral, width: 3, join: .round)
    var face = Node(.rectangle(Self.side, Self.side), fill: fill, stroke: line)
      .border(fill, width: 3)
      .hidingBack()
    face.children = Self.places(ofPips: pips).map { place in
      Node(.circle(radius: 14), fill: .paper).at(x: .always(place.x), y: .always(place.y))
    }
    face[.z] = .always(Self.side / 2)
    return face.named("face-\(pips)")
  }

  private static func places(ofPips count: Int) -> [Point] {
    let (middle, step) = (Point.zero, 40.0)
    let slash = [Point(x: step, y: -step), Point(x: -step, y: step)]
    let backslash = [Point(x: -step, y: -step), Point(x: step, y: step)]
    let sides = [Point(x: -step, y: 0), Point(x: step, y: 0)]
    return (count.isMultiple(of: 2) ? [] : [middle]) + (count > 1 ? slash : [])
      + (count > 3 ? backslash : []) + (count == 6 ? sides : [])
  }

  /// The light comes from the upper left: a face is brightest when it points there.
  private func shade(about angle: Double) -> Track<Color> {
    Track(
      (0...24).map { step in
        let time = Self.duration * Double(step) / 24
        let turn = spin.value(at: time) + angle + 40
        return Keyframe(time: time, value: Self.tone(-Point.polar(0.8, degrees: turn).y))
      })
  }

  /// From dark at 0 and below to bright at 1.
  private static func tone(_ light: Double) -> Color {
    let dark = Color.coral.interpolated(to: .plum, at: 0.5)
    return dark.interpolated(to: .coral, at: min(max(light, 0), 1))
  }

  // MARK: Words

  @NodeBuilder private var words: [Node] {
    let style = TextStyle(20, .medium, family: .mono)
    for (index, (words, _)) in Self.waves.enumerated() {
      let start = Self.turns[index]
      Node(words, style.aligned(.leading), .slate).at(x: 48, y: 468)
        .characters([start: 0, start + 1.4: 1])
        .shown(
          from: index > 0 ? start : -.infinity,
          until: index + 1 < Self.turns.count ? Self.turns[index + 1] : .infinity
        )
        .named("wave-\(index + 1)")
    }
    Node(
      number: spin.map { $0 + 30 }, NumberFormat(suffix: "°"),
      TextStyle(36, .medium, family: .mono), .slate
    )
    .at(x: 766, y: 468)
    .named("angle")
  }
}
