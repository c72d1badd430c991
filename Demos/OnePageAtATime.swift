/// The other kind of intro: only one page is visible. Dragging drives the transition at half the
/// speed; letting go completes or reverts it.
struct OnePageAtATime: PagedDemo {
  static let title = "One page at a time"
  static let caption = "Drag to change the page; let go to finish or go back."

  let timeline = Timeline.pages(4)
  let follow = 0.5

  var scene: Scene {
    Scene(ground: [0.35: .ink, 0.65: .navy, 1.35: .navy, 1.65: .plum, 2.35: .plum, 2.65: .paper]) {
      page(0, "Find the light", .paper, "It is where the shadows point away from.") { light }
      page(1, "Open up", .paper, "The wider the opening, the softer the far away.") { aperture }
      page(2, "Press once", .paper, "The ring closes when the moment is in.") { shutter }
      page(3, "Keep it", .ink, "Paper remembers longer than a phone.") { prints }
    }
  }

  /// A page is visible while it is the nearest one, and has faded out before the next appears.
  private func page(
    _ number: Double, _ title: String, _ color: Color, _ words: String,
    @NodeBuilder _ art: () -> [Node]
  ) -> Node {
    Node {
      Node(art).at(x: 480, y: 210).named("art")
      Node(title, .headline, color)
        .at(x: 480, y: [number - 0.5: 452, number: 412, number + 0.5: 372]).named("title")
      Node(words, .subtitle, color.opacity(0.75))
        .at(x: 480, y: [number - 0.5: 520, number: 464, number + 0.5: 408]).named("words")
    }
    .opacity([number - 0.5: 0, number - 0.25: 1, number + 0.25: 1, number + 0.5: 0])
    .shown(during: (number - 0.5)..<(number + 0.5)).named("page-\(Int(number) + 1)")
  }

  @NodeBuilder private var light: [Node] {
    for ray in 0..<16 {
      Node(.line((0, -92), (0, -142)), stroke: Stroke(.sun, width: 6, cap: .round))
        .rotation([-0.5: 22.5 * Double(ray) - 60, 0.5: 22.5 * Double(ray) + 60])
        .stroke(to: [-0.4: 0, 0: 1])
    }
    Node(.circle(radius: 66), fill: .sun)
      .scale([-0.5: 0.6, 0: 1, 0.5: 1.9], .easeInOut(.quad))
  }

  // Six blades rotate aside and open a hexagon.
  @NodeBuilder private var aperture: [Node] {
    Node {
      Node(.circle(radius: 150), fill: .sky)
      for blade in 0..<6 {
        Node {
          Node(
            .corners((-210, -210), (210, -210), (210, 0), (-210, 0)),
            gradient: .vertical(.slate, .ink), stroke: Stroke(.ink, width: 2)
          )
          .at(x: 0, y: [0.5: -6, 1: -88, 1.5: -150])
        }
        .rotation([0.5: 60 * Double(blade) - 40, 1.5: 60 * Double(blade) + 40])
      }
    }
    .clipped(to: Rect(x: -150, y: -150, width: 300, height: 300), cornerRadius: 150)
    Node(.circle(radius: 150), stroke: Stroke(.paper, width: 8))
  }

  @NodeBuilder private var shutter: [Node] {
    Node(.arc(radius: 132, from: -90, to: 270), stroke: Stroke(.coral, width: 14, cap: .round))
      .stroke(to: [1.6: 0, 2: 1])
    Node(.circle(radius: 104), fill: .paper).scale([1.5: 0.7, 2: 1, 2.25: 0.86, 2.5: 1.1])
    Node(.circle(radius: 40), fill: .coral).scale([1.6: 0, 2: 1, 2.5: 0], .easeOut(.back))
  }

  @NodeBuilder private var prints: [Node] {
    for (index, color) in [Color.mint, .violet, .sky].enumerated() {
      let turn = Double(index - 1) * 12
      Node {
        Node(.rectangle(190, 220, cornerRadius: 4), fill: .white, stroke: Stroke(.sand, width: 1))
        Node(.rectangle(160, 150), gradient: .vertical(color, color.opacity(0.55))).at(y: -18)
        Node(.corners((-80, 57), (-18, -12), (20, 24), (44, 4), (80, 57)), fill: .ink.opacity(0.75))
        Node(.circle(radius: 15), fill: .sun).at(x: 42, y: -58)
      }
      .at(x: [2.5: 0, 3: 150 * Double(index - 1)], y: [2.5: -420, 3: 0])
      .rotation([2.5: 0, 3: turn]).named("print-\(index + 1)")
    }
  }
}
