import Keyframes
import DemoKit
import Stage

/// The scrolling intro that Jazz Hands was made for. Time is the page: 1.5 is halfway from the
/// second page to the third, and scrolling back plays everything backwards.
struct PagingIntro: Demo {
  static let name = "paging-intro"
  static let title = "Paging intro"
  static let caption = "Four pages that play as you drag them."

  let timeline = Timeline.pages(4)

  var scene: Scene {
    // The page turns blue the moment the growing disc has covered it.
    Scene(ground: [1: .slate, 1.1: .sky]) {
      disc
      title
      sticks
      sun
      plane
      words
      stand
      clouds
      notes
      pageDots(4)
    }
  }

  private let discSize = 312.0
  private let discPlace = Point(x: 480, y: 216)

  // Stays for two pages and grows over the whole of the second.
  private var disc: Node {
    Node(.circle(radius: discSize / 2), fill: [0: .steel, 1: .sky])
      .at(x: .always(discPlace.x), y: .always(discPlace.y))
      .onPages(0...1)
      .scale([0: 1, 1: 6], .easeIn(.quad))
      .hidden(from: 1.15)
      .named("disc")
  }

  // Two words that rotate in opposite directions as the page leaves.
  @NodeBuilder private var title: [Node] {
    Node("MOVE", .poster, .paper)
      .at(x: 480, y: [0: discPlace.y - 0.14 * discSize, 1: discPlace.y - 0.64 * discSize])
      .rotation([0: 0, 1: -100])
      .onPage(0)
      .named("move")
    Node("TIME", .poster, .paper)
      .at(x: 480, y: [0: discPlace.y + 0.2 * discSize, 1: discPlace.y + 0.72 * discSize])
      .rotation([0: 0, 1: 100])
      .onPage(0)
      .named("time")
    Node("Riff presents", .subtitle, .sand)
      .at(x: 480, y: 34)
      .onPages([0, -1], at: [0, 1])
      .named("presents")
  }

  // One stick scrolls away with its page; the other stays and drops off the screen.
  @NodeBuilder private var sticks: [Node] {
    stick(.coral, length: 351).at(x: 250, y: 297).rotation(24).onPage(0).named("stick")
    stick(.sun, length: 405)
      .at(x: 716, y: [0: 297, 1: 837])
      .rotation(-20)
      .onPages(0...1)
      .named("falling-stick")
  }

  private func stick(_ color: Color, length: Double) -> Node {
    Node {
      Node(.rectangle(14, length - 30, cornerRadius: 7), fill: color).at(x: 0, y: 14)
      Node(.ellipse(Size(width: 24, height: 38)), fill: .paper).at(
        x: 0, y: .always(-length / 2 + 14))
    }
  }

  // Drops in by one screen while page 1 leaves.
  private var stand: Node {
    Node {
      Node(.rectangle(10, 250, cornerRadius: 5), fill: .slate).at(x: 0, y: 180)
      Node(
        .corners([Point(x: -70, y: 310), Point(x: 0, y: 262), Point(x: 70, y: 310)]),
        stroke: Stroke(.slate, width: 9, cap: .round, join: .round))
      Node {
        Node(.rectangle(330, 220, cornerRadius: 6), fill: .paper)
        for line in 0..<5 {
          Node(.rectangle(280, 2), fill: .sand).at(x: 0, y: .always(-60 + 30 * Double(line)))
        }
      }.rotation(-8)
    }
    .at(x: 700, y: [1: -360, 2: 180])
    .with(easing: .easeOut(.cubic))
    .onPages(1...2)
    .named("stand")
  }

  // Fly in over the first page, rest on the sheet for the second, and out over the third.
  private var notes: Node {
    Node {
      note(.coral, x: -105, y: 44)
      note(.sky, x: -45, y: 6)
      note(.mint, x: 15, y: 18)
      note(.violet, x: 70, y: -34)
      note(.sun, x: 118, y: -58)
    }
    .at(x: 700, y: 180)
    .onPages([2, 1, 2], at: [0.5, 1, 2])
    .named("notes")
  }

  private func note(_ color: Color, x: Double, y: Double) -> Node {
    Node {
      Node(.rectangle(4, 62, cornerRadius: 2), fill: color).at(x: 13, y: -30)
      Node(.polygon(sides: 4, radius: 18), fill: color)
    }
    .at(x: .always(x), y: .always(y))
    .rotation(-8)
  }

  // The near cloud is faster than the page, the far one slower.
  @NodeBuilder private var clouds: [Node] {
    cloud(width: 300)
      .at(x: 480, y: [1: 162, 2: 378])
      .onPages([1.35, 2.35, 1.8], at: [1, 2, 3])
      .named("big-cloud")
    cloud(width: 150)
      .at(x: 480, y: [1: 52, 2: 268])
      .onPages([0.75, 1.75], at: [1, 2])
      .opacity(0.85)
      .named("small-cloud")
    Node {
      cloud(width: 420)
      Node("Riff", TextStyle(64, .bold), .sky).at(x: 0, y: -6)
    }
    .at(x: 480, y: 405)
    .onPages([3.5, 3], at: [2, 3])
    .named("logo-cloud")
  }

  private func cloud(width: Double) -> Node {
    let corners = [
      (-0.5, 0.2), (-0.42, -0.02), (-0.26, -0.08), (-0.16, -0.26), (0.06, -0.3), (0.2, -0.14),
      (0.36, -0.12), (0.5, 0.08), (0.46, 0.2),
    ]
    return Node(
      .corners(corners.map { Point(x: $0.0 * width, y: $0.1 * width) }), fill: .paper)
  }

  private var sun: Node {
    Node {
      rays
      Node(.circle(radius: 64), fill: .sun)
    }
    .at(x: 860, y: [2: 70, 3: 290])
    .onPages([2.8, 2.6], at: [2.5, 3])
    .rotation([2: 0, 3: 30])
    .named("sun")
  }

  // Once the last page has come to rest, seconds go by: a wave runs around the sun while its rays move
  // on by one place, so that it ends as it began.
  private var rays: Node {
    let delays = Stagger(0.07).delays(count: 12)
    return Node {
      for ray in 0..<12 {
        let start = 0.2 + delays[ray]
        Node(
          .corners([Point(x: -13, y: -74), Point(x: 13, y: -74), Point(x: 0, y: -104)]), fill: .sun
        )
        .rotation(.always(30 * Double(ray)))
        .scale(
          Track([
            Keyframe(time: start, value: 1, easing: .easeOut(.cubic)),
            Keyframe(time: start + 0.3, value: 1.2, easing: .easeInOut(.cubic)),
            Keyframe(time: start + 0.9, value: 1),
          ]))
      }
    }
    .rotation([0.2: 0, 1.9: 30], .easeInOut(.cubic))
    .timed(sinceSettlingOn: 3)
    .named("rays")
  }

  // A paper plane loops along its path and draws its trail behind it.
  private var plane: Node {
    // Drawn for a tall page. On a wide one the full scale would move it off screen.
    let path = loop.transformed(by: .scale(x: 1.3, y: 540.0 / 667))
    return Node {
      Node(.path(path), stroke: Stroke(.paper, width: 4, dash: [20, 20]))
        .stroke(to: [1: 0, 2: 1])
        .named("trail")
      Node {
        Node(
          .corners([Point(x: 46, y: 0), Point(x: -40, y: -30), Point(x: -22, y: 0)]), fill: .paper)
        Node(
          .corners([Point(x: 46, y: 0), Point(x: -40, y: 30), Point(x: -22, y: 0)]), fill: .sand)
      }
      .along(path, [1: 0, 2: 1], turning: .along)
      .named("plane")
    }
    .at(x: 0, y: 540)
    .onPages([1.5, 2.5], at: [1, 2])
    .opacity([1.06: 0, 1.08: 1, 2.5: 1, 3: 0])
    .named("flight")
  }

  private var loop: Path {
    var path = Path()
    path.move(to: Point(x: 120, y: 20))
    path.cubic(Point(x: 120, y: 20), Point(x: 140, y: -50), to: Point(x: 40, y: -130))
    path.cubic(Point(x: -60, y: -210), Point(x: -320, y: -430), to: Point(x: 30, y: -430))
    path.cubic(Point(x: 320, y: -430), Point(x: 130, y: -190), to: Point(x: -210, y: -190))
    return path
  }

  @NodeBuilder private var words: [Node] {
    Node(
      .text("Every property\nis a track.", TextStyle(36, .bold, alignment: .leading)),
      fill: [0.5: .paper, 1: .ink]
    )
    .at(x: 90, y: 256).onPage(1).named("page-2-words")
    Node("Drag back:\nit all rewinds.", TextStyle(36, .bold), .ink)
      .at(x: 214, y: 92).onPage(2).named("page-3-words")
    Node("Now move it yourself.", TextStyle(36, .bold), .ink)
      .at(x: 480, y: 84).onPage(3).named("page-4-words")
  }

  // Pinned: they hold still even while the rubber band is stretched.
  @NodeBuilder private func pageDots(_ count: Int) -> [Node] {
    for page in 0..<count {
      let (before, here, after) = (Double(page) - 1, Double(page), Double(page) + 1)
      Node(.circle(radius: 5), fill: .paper)
        .at(x: .always(480 + 24 * (here - Double(count - 1) / 2)), y: 512)
        .opacity([before: 0.35, here: 1, after: 0.35])
        .scale([before: 1, here: 1.4, after: 1])
        .pinned(through: count)
        .named("dot-\(page + 1)")
    }
  }
}

extension Node {
  /// The same node with `easing` for both axes.
  fileprivate func with(easing: Easing) -> Node {
    at(x: x.eased(easing), y: y.eased(easing))
  }
}
