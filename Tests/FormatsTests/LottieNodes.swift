import Keyframes
import Stage

/// A node for each thing that Lottie says in another way.
enum LottieNodes {
  private static func square(_ side: Double, _ color: Color) -> Node {
    Node(.rectangle(side, side), fill: color)
  }

  private static let swing: Path = {
    var path = Path()
    path.move(to: Point(x: -200, y: 0))
    path.cubic(Point(x: -100, y: -220), Point(x: 120, y: 260), to: Point(x: 200, y: 0))
    path.line(to: Point(x: 200, y: 120))
    return path
  }()

  private static let ring: Path = {
    var path = Path()
    path.addArc(radius: 100, from: 0, to: 360)
    path.close()
    return path
  }()

  /// Squares about points of the x axis; the later ones run the other way round.
  private static func squares(_ parts: (x: Double, half: Double)...) -> Path {
    var path = Path()
    for (index, part) in parts.enumerated() {
      let side = index == 0 ? part.half : -part.half
      path.move(to: Point(x: part.x - side, y: -part.half))
      path.line(to: Point(x: part.x + side, y: -part.half))
      path.line(to: Point(x: part.x + side, y: part.half))
      path.line(to: Point(x: part.x - side, y: part.half))
      path.close()
    }
    return path
  }

  static let all: [(name: String, node: Node)] = places + paints + masks + layers + times

  private static let places: [(name: String, node: Node)] = [
    (
      "separate x and y", Node { square(80, .white).at(x: [0: -200, 2: 200], y: [0.5: 0, 1: 90]) }
    ),
    ("scale by axes", square(100, .white).scale(x: [0: 0.5, 2: 2], y: [0: 1, 1: 3, 1.5: 1])),
    ("anchor", square(100, .white).anchor(at: Point(x: 1, y: 0)).rotation([0: 0, 2: 300])),
    (
      "anchor of a growing box",
      square(100, .white).size(width: [0: 50, 2: 300], height: 80).anchor(at: Point(x: 0, y: 1))
    ),
    ("skew", square(120, .white).skew([0: 0, 2: 40], axis: 30)),
    ("route", Node { square(60, .white).along(swing, [0: 0, 2: 1], .easeInOut) }),
    (
      "route there and back",
      Node { square(60, .white).along(swing, [0: 0, 1: 1, 2: 0], .spring(bounce: 0.3)) }
    ),
    (
      "raw route",
      Node { square(60, .white).along(swing, [0: 0, 2: 1], .easeOut(.quad), pace: .raw) }
    ),
    (
      "turning",
      Node { Node(.rectangle(120, 30), fill: .white).along(swing, [0: 0, 2: 1], turning: .along) }
    ),
    (
      "turning both ways",
      Node {
        Node(.rectangle(120, 30), fill: .white)
          .along(swing, [0: 0.2, 1: 0.6, 2: 0.3], .easeInOut, turning: .backwards)
      }
    ),
    (
      "constraint",
      Node {
        square(60, .white).at(x: [0: -200, 2: 200]).named("leader")
        square(40, .black).border(Track(Color.white), width: 6)
          .constrained(.left, to: .right, of: "leader", plus: 10)
          .constrained(.height, to: .height, of: "leader", times: 2)
      }
    ),
  ]

  private static let paints: [(name: String, node: Node)] = [
    (
      "blur",
      Node {
        square(90, .white); square(60, Color(0xFF0000)).at(x: 40)
      }.blur([0: 0, 2: 9]).scale([0: 1, 2: 2]).opacity(0.6)
    ),
    ("blur of a shape", square(90, .white).blur(4)),
    (
      "shadow of a group",
      Node {
        square(90, .white.opacity(0.5)); square(60, Color(0xFF0000)).at(x: 40)
      }.shadow([0: Color(0xFF0000), 2: .white], radius: [0: 0, 2: 12], x: [0: 0, 2: 60], y: 8)
    ),
    ("shadow", square(90, .white).shadow(Color(0x40FF40), radius: 8, x: -30, y: 20)),
    (
      "gradient",
      Node(.rectangle(300, 100), gradient: .vertical(.white, Color(0xFF0000, alpha: 0.2)))
    ),
    (
      "slanting gradient",
      Node(
        .rectangle(300, 100),
        gradient: Gradient(
          from: Point(x: 0, y: 0), to: Point(x: 1, y: 1),
          [.init(0, .white), .init(0.5, Color(0x2040FF)), .init(1, .black)]))
    ),
    (
      "moving gradient",
      Node(
        .circle(radius: 90),
        gradient: [0: .vertical(.white, .black), 2: .horizontal(Color(0xFF8800), .white)])
    ),
    (
      "dashes",
      Node(.rectangle(300, 200), stroke: Stroke(.white, width: 9, dash: [30, 12])).dashPhase([
        0: 0, 2: 84,
      ])
    ),
    (
      "part of a stroke over a whole fill",
      Node(.circle(radius: 90), fill: Color(0x335577), stroke: Stroke(.white, width: 14))
        .stroke(from: [0: 0, 2: 0.5], to: [0: 0.3, 1: 1])
    ),
    (
      "fading group",
      Node {
        square(90, .white); square(90, Color(0xFF0000)).at(x: 40)
      }.opacity([0: 0.2, 2: 1])
    ),
    (
      "fading picture",
      Node {
        square(90, .white); square(90, Color(0xFF0000)).at(x: 40)
      }.composited().opacity([0: 0.2, 2: 0.9])
    ),
    (
      "order in depth",
      Node {
        square(90, .white).depth([0: 0, 2: 10])
        square(90, Color(0xFF0000)).at(x: 40).depth(3)
        Node {
          square(60, Color(0x00FF00)).at(y: 30); square(30, .black)
        }.depth(([0: 8, 1: 2, 1.5: 5] as Track<Double>).eased(.hold)).hidden(from: 1.7)
      }
    ),
    (
      "order in depth that repeats",
      Node {
        square(90, .white).depth(([0: 0, 0.3: 2] as Track<Double>).extrapolated(after: .pingPong))
        square(90, Color(0xFF0000)).at(x: 40).depth(1)
      }
    ),
    ("tint", Node { square(90, .white) }.tint([0: .clear, 2: Color(0x2050FF, alpha: 0.8)])),
    (
      "blend in OKLab",
      Node(
        .circle(radius: 90),
        fill: ([0: .white, 2: Color(0x0000FF)] as Track<Color>).blended(in: .okLab))
    ),
    (
      "morph of unlike paths",
      Node {}.morphing(
        [0: .circle(radius: 90), 1: .star(points: 5, radius: 120), 2: .rectangle(150, 90)],
        .easeInOut)
    ),
    (
      "stretched path",
      Node(.star(points: 5, radius: 90), fill: .white).size(width: [0: 100, 2: 300], height: 150)
    ),
  ].map { ($0.0, $0.0.hasPrefix("morph") ? $0.1.fill(.white) : $0.1) }

  private static let masks: [(name: String, node: Node)] =
    Mask.Reveal.allCases.map { reveal in
      (
        "reveal \(reveal)",
        Node(.rectangle(300, 200), fill: .white).revealed(reveal, [0: 0, 2: 1], .easeOut)
      )
    } + [
      (
        "reveal of a group",
        Node {
          square(120, .white); square(60, .black).at(x: 20)
        }
        .revealed(.toBounds, [0: 1, 2: 0.2], of: Rect(x: -60, y: -60, width: 120, height: 120))
      ),
      (
        "clip",
        Node { square(200, .white).at(x: [0: -200, 2: 200]) }
          .clipped(to: Rect(x: -100, y: -60, width: 200, height: 120), cornerRadius: 30)
      ),
      ("path mask", square(200, .white).masked(by: Track(ring), .subtract, opacity: [0: 0, 2: 1])),
      (
        "matte",
        Node {
          square(200, .white); square(60, Color(0xFF0000)).rotation([0: 0, 2: 90])
        }
        .masked(
          by: Matte { Node(.circle(radius: 80), fill: .white).at(x: [0: 400, 2: 560], y: 270) })
      ),
      (
        "multiplied",
        Node {
          square(200, Color(0x4080C0))
          Node {
            square(150, Color(0xF0A020)); square(60, .white)
          }.at(x: [0: -60, 2: 60]).opacity(0.8).blended(.multiply)
        }
      ),
      (
        "mixed inside",
        Node {
          square(200, Color(0x4080C0))
          square(100, Color(0xF0A020)).at(x: [0: -90, 2: 90]).blended(.screen)
        }.composited().opacity([0: 1, 2: 0.5])
      ),
      (
        "inverted luma matte",
        square(200, .white)
          .masked(
            by: Matte(.luminance, isInverted: true) {
              Node(.circle(radius: 80), fill: Color(0x00C000)).at(x: 480, y: 270)
            })
      ),
    ]

  private static let hole = Track(squares((0, 90), (0, 60)))
  private static let changing: Track<Path> = [
    0: squares((0, 90)), 1: squares((0, 50)), 1: squares((-60, 50), (60, 30)),
  ]

  private static let layers: [(name: String, node: Node)] = [
    (
      "path mask of two squares",
      square(200, .white).masked(by: Track(squares((-60, 50), (60, 50))), .intersect)
    ),
    (
      "path mask with a hole",
      Node {
        square(200, .white); square(60, Color(0xFF0000)).rotation([0: 0, 2: 90])
      }.masked(by: hole, opacity: 0.8).opacity(0.5)
    ),
    ("path mask that changes its lines", square(200, .white).masked(by: changing)),
    (
      "path masks in a row",
      square(200, .white).masked(by: Track(ring))
        .masked(by: Track(squares((-60, 30), (60, 30))), .subtract, opacity: [0: 0.5, 2: 1])
        .masked(by: Track(squares((20, 90))), .difference, isInverted: true)
        .masked(by: hole, .intersect)
    ),
    (
      "shadow of a turned square",
      square(90, .white).shadow(Color(0x40FF40), radius: 8, x: -60, y: 40)
        .rotation([0: 0, 2: 300]).scale([0: 1, 2: 2])
    ),
  ]

  private static let times: [(name: String, node: Node)] = [
    (
      "repeat",
      Node {
        square(60, .white).at(
          x: ([0: -200, 0.3: 0, 0.5: 200] as Track<Double>).extrapolated(after: .repeat))
      }
    ),
    (
      "there and back",
      Node {
        square(60, .white).at(
          x: ([0.2: -200, 0.6: 200] as Track<Double>).eased(.easeIn(.quad)).extrapolated(
            before: .pingPong, after: .pingPong))
      }
    ),
    (
      "going on",
      Node {
        square(60, .white).at(
          x: ([0: -200, 0.5: -100] as Track<Double>).extrapolated(after: .cumulative))
      }
    ),
    (
      "steps",
      Node { square(60, .white).at(x: ([0: -200, 2: 200] as Track<Double>).eased(.steps(5))) }
    ),
    ("jump", Node { square(60, .white).at(x: [0: -200, 0.8: -100, 0.8: 100, 2: 200]) }),
    (
      "hidden twice",
      Node { square(90, .white).with(hidden: [0: false, 0.5: true, 0.9: false, 1.5: true]) }
    ),
    (
      "springs that are added",
      Node {
        square(60, .white).at(x: ([0: -200, 2: 200] as Track<Double>).eased(.spring(bounce: 0.3)))
          .translation(
            x: ([0.5: 0, 1.5: 60] as Track<Double>).eased(.easeOut(.elastic)), y: 0)
      }
    ),
  ]
}

extension Node {
  fileprivate func with(hidden: Track<Bool>) -> Node {
    var copy = self
    copy.hidden = hidden
    return copy
  }
}
