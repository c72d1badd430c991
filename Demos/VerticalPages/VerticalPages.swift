/// Pages that lie below each other, then side by side: the camera dives to the sea floor, moves
/// along it, and rises diagonally. Each page is dragged in its own direction.
///
/// The scenery has files of its own in this folder.
struct VerticalPages: AdjustableDemo, PagedDemo {
  static let title = "Vertical pages"
  static let caption = "Drag each page in its own direction: down, across and diagonally."
  static let posterTime = 1.0

  static let knobs: [Knob] = [
    .choice("snapping", ["mandatory", "directional", "proximity"], default: "mandatory"),
    .number("reach", 0...0.5, step: 0.05, unit: "pages", default: 0.25),
    .number("follow", 0.25...1, step: 0.05, unit: "×", default: 1),
  ]
  var values = KnobValues(knobs)

  let timeline = Timeline.pages(5)

  var follow: Double { values["follow"] }

  var snapping: Snapping {
    switch values.choice("snapping") {
    case "directional": .directional
    case "proximity": .proximity(pages: values["reach"])
    case _: .mandatory
    }
  }

  /// The knob `reach` has an effect only with proximity.
  func shows(_ knob: Knob) -> Bool {
    knob.name != "reach" || values.choice("snapping") == "proximity"
  }

  /// The position of each page, in pages to the right and downwards.
  static let positions = [(0.0, 0.0), (0, 1), (0, 2), (1, 2), (2, 1)].map { Point(x: $0, y: $1) }

  private var camera: Track<Point> {
    Track(Self.positions, every: 1).extrapolated(before: .linear, after: .linear)
  }

  var scene: Scene {
    Scene(ground: .paper, paging: .along(camera)) {
      water
      farDunes
      plankton
      fish
      jellyfish
      dunes
      garden
      submarine
      titles
      map
    }
  }

  @NodeBuilder private var titles: [Node] {
    words(0, "Pull up", "These pages lie below each other.", .ink, x: 480, y: 92)
    words(1, "Down it goes", "A page is as far as the stage is high.", .paper, x: 480, y: 140)
    words(2, "Touch ground", "From here the way goes to the right.", .paper, x: 480, y: 150)
    words(3, "Go along", "Pull to the left: the finger finds the way.", .paper, x: 480, y: 92)
    words(4, "Rise aslant", "What is under the finger follows it.", .paper, x: 300, y: 230)
  }

  /// The text of a page, and a line below it that is drawn when the page has settled.
  private func words(
    _ page: Int, _ title: String, _ words: String, _ color: Color, x: Double, y: Double
  ) -> Node {
    let time = Double(page)
    return Node {
      Node(title, .headline, color).at(x: 0, y: 0).named("title")
      Node(words, .subtitle, color.opacity(0.75)).at(x: 0, y: 50).named("words")
      Node(
        .line((-34, 88), (34, 88)),
        stroke: Stroke(page == 0 ? .coral : .sun, width: 4, cap: .round)
      )
      .stroke(to: [0.05: 0, 0.6: 1], .easeOut(.cubic)).opacity([0.05: 0, 0.1: 1])
      .timed(sinceSettlingOn: page).named("underline")
    }
    .at(x: x, y: y)
    .opacity([time - 0.7: 0, time - 0.15: 1, time + 0.15: 1, time + 0.7: 0])
    .onPage(Self.positions[page]).named("page-\(page + 1)")
  }

  // A map of the camera's route and its position; it stays, because it is on no page.
  private var map: Node {
    let dots = Self.positions.map { Point(x: 864 + 26 * $0.x, y: 32 + 17 * $0.y) }
    let ink: Track<Color> = [0.3: .ink, 0.6: .paper]
    return Node {
      Node(.path(Path(through: dots))).border(ink.map { $0.opacity(0.3) }, width: 2).named("way")
      for (index, dot) in dots.enumerated() {
        Node(.circle(radius: 4), fill: ink).at(dot).named("place-\(index + 1)")
      }
      Node(.circle(radius: 7), fill: .coral, stroke: Stroke(.paper, width: 2))
        .at(Track(dots, every: 1)).named("here")
    }
    .named("map")
  }
}
