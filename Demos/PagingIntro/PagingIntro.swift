/// The scrolling intro that Jazz Hands was made for. The page is the time: 1.5 is halfway from the
/// second page to the third, and scrolling back plays everything backwards.
///
/// It shows all that Jazz Hands can do. Clouds, sun and paper plane have a file of their own.
struct PagingIntro: Demo {
  static let title = "Paging intro"
  static let caption = "Four pages that play as you drag them."

  let timeline = Timeline.pages(4)

  var scene: Scene {
    // The page turns blue at the moment when the growing disc has covered it.
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
  private let discPosition = Point(x: 480, y: 216)

  // Stays for two pages, and grows during the second.
  private var disc: Node {
    Node(.circle(radius: discSize / 2), fill: [0: .steel, 1: .sky])
      .at(discPosition).onPages(0...1).scale([0: 1, 1: 6], .easeIn(.quad))
      .hidden(from: 1.15).named("disc")
  }

  // Two words that rotate in opposite directions while the page leaves.
  @NodeBuilder private var title: [Node] {
    Node("MOVE", .poster, .paper)
      .at(x: 480, y: [0: discPosition.y - 0.14 * discSize, 1: discPosition.y - 0.64 * discSize])
      .rotation([0: 0, 1: -100]).onPage(0).named("move")
    Node("TIME", .poster, .paper)
      .at(x: 480, y: [0: discPosition.y + 0.2 * discSize, 1: discPosition.y + 0.72 * discSize])
      .rotation([0: 0, 1: 100]).onPage(0).named("time")
    Node("Riff presents", .subtitle, .sand)
      .at(x: 480, y: 34).onPages([0, -1], at: [0, 1]).named("presents")
  }

  // One stick scrolls away with its page; the other stays and drops off the screen.
  @NodeBuilder private var sticks: [Node] {
    stick(.coral, length: 351).at(x: 250, y: 297).rotation(24).onPage(0).named("stick")
    stick(.sun, length: 405)
      .at(x: 716, y: [0: 297, 1: 837]).rotation(-20)
      .onPages(0...1).named("falling-stick")
  }

  private func stick(_ color: Color, length: Double) -> Node {
    Node {
      Node(.rectangle(14, length - 30, cornerRadius: 7), fill: color).at(x: 0, y: 14)
      Node(.ellipse(Size(width: 24, height: 38)), fill: .paper).at(x: 0, y: -length / 2 + 14)
    }
  }

  // Drops in from one screen above while page 1 leaves.
  private var stand: Node {
    Node {
      Node(.rectangle(10, 250, cornerRadius: 5), fill: .slate).at(x: 0, y: 180)
      Node(
        .corners((-70, 310), (0, 262), (70, 310)),
        stroke: Stroke(.slate, width: 9, cap: .round, join: .round))
      Node {
        Node(.rectangle(330, 220, cornerRadius: 6), fill: .paper)
        for line in 0..<5 {
          Node(.rectangle(280, 2), fill: .sand).at(x: 0, y: -60 + 30 * Double(line))
        }
      }.rotation(-8)
    }
    .at(x: 700, y: [1: -360, 2: 180], .easeOut(.cubic)).onPages(1...2).named("stand")
  }

  // Fly in during the first page, rest on the sheet for the second, and fly out during the third.
  private var notes: Node {
    let positions = [(-105.0, 44.0), (-45, 6), (15, 18), (70, -34), (118, -58)]
    return Node {
      for ((x, y), color) in zip(positions, [Color.coral, .sky, .mint, .violet, .sun]) {
        Node {
          Node(.rectangle(4, 62, cornerRadius: 2), fill: color).at(x: 13, y: -30)
          Node(.polygon(sides: 4, radius: 18), fill: color)
        }
        .at(x: x, y: y).rotation(-8)
      }
    }
    .at(x: 700, y: 180).onPages([2, 1, 2], at: [0.5, 1, 2]).named("notes")
  }

  @NodeBuilder private var words: [Node] {
    Node("Every property\nis a track.", TextStyle(36, .bold).leading, .ink)
      .fill([0.5: .paper, 1: .ink]).at(x: 90, y: 256).onPage(1).named("page-2-words")
    Node("Drag back:\nit all rewinds.", TextStyle(36, .bold), .ink)
      .at(x: 214, y: 92).onPage(2).named("page-3-words")
    Node("Now move it yourself.", TextStyle(36, .bold), .ink)
      .at(x: 480, y: 84).onPage(3).named("page-4-words")
  }

  // Pinned to the screen: the dots hold still even while the rubber band is stretched.
  @NodeBuilder private func pageDots(_ count: Int) -> [Node] {
    let left = 480 - 12 * Double(count - 1)
    for page in 0..<count {
      let (before, here, after) = (Double(page) - 1, Double(page), Double(page) + 1)
      Node(.circle(radius: 5), fill: .paper)
        .at(x: left + 24 * here, y: 512)
        .opacity([before: 0.35, here: 1, after: 0.35])
        .scale([before: 1, here: 1.4, after: 1])
        .pinned(through: count).named("dot-\(page + 1)")
    }
  }
}
