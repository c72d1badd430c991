/// Fish, a jellyfish and a submarine, which the camera meets.
extension VerticalPages {
  @NodeBuilder var fish: [Node] {
    let school = [
      (0.0, 0.0, Color.coral), (-120, -44, .sun), (-128, 50, .coral), (-236, -8, .sun),
      (-250, 84, .coral), (-330, 34, .sun),
    ]
    let delays = Stagger(0.09).delays(count: school.count)
    for (index, (x, y, color)) in school.enumerated() {
      let wait = delays[index]
      Node {
        Node {
          Node(.corners((-22, 0), (-46, -17), (-46, 17)), fill: color)
          Node(.ellipse(Size(width: 64, height: 34)), fill: color)
          Node(.circle(radius: 3.5), fill: .ink).at(x: 17, y: -4)
        }
        .rotation([wait: 0, wait + 0.2: -9, wait + 0.5: 7, wait + 0.9: 0], .easeInOut(.sine))
        .translation(x: [wait: 0, wait + 0.35: 26, wait + 1.2: 0], .easeInOut(.quad))
        .timed(sinceSettlingOn: 1)
      }
      .at(
        x: [0.2: x - 260, 1: x + 640, 1.8: x + 1340], y: [0.2: y + 420, 1: y + 350, 1.8: y + 300]
      )
      .onPage(0, row: 1).named("fish-\(index + 1)")
    }
  }

  var jellyfish: Node {
    let bell = Path {
      $0.addArc(radius: 92, from: -180, to: 0)
      $0.cubic(Point(x: 62, y: 34), Point(x: -62, y: 34), to: Point(x: -92, y: 0))
      $0.close()
    }
    return Node {
      Node {
        for (index, x) in [-58.0, -20, 20, 58].enumerated() {
          Node(
            .path(Self.weed(height: -170 + 12 * abs(x) / 10, sway: 13)),
            stroke: Stroke(.violet.opacity(0.7), width: 5, cap: .round)
          )
          .at(x: x, y: 14).named("tentacle-\(index + 1)")
        }
        Node(.path(bell), gradient: .vertical(.violet, Color(0x5B4BB8))).named("bell")
        Node(.ellipse(Size(width: 66, height: 26)), fill: .paper.opacity(0.28))
          .at(x: -26, y: -56).rotation(-24)
      }
      .scale(
        x: [0: 1, 0.3: 0.86, 0.8: 1.04, 1.2: 0.88, 1.8: 1.02, 2.4: 1], y: 1, .easeInOut(.sine)
      )
      .timed(sinceSettlingOn: 4)
    }
    .at(x: 690, y: [3.2: 420, 4: 235]).onPage(2, row: 1).named("jellyfish")
  }

  // Comes towards the camera, and turns on its lamp when the page has settled.
  var submarine: Node {
    Node {
      Node(
        .corners((-120, -6), (-470, -84), (-470, 120), (-120, 18)),
        gradient: .horizontal(.sun.opacity(0), .sun.opacity(0.55))
      )
      .opacity([0.1: 0, 0.18: 1, 0.3: 0.2, 0.45: 1])
      .timed(sinceSettlingOn: 3).named("beam")
      Node(.rectangle(14, 78, cornerRadius: 7), fill: .sand)
        .at(x: 147, y: 0)
        .scale(x: 1, y: [2: 1, 2.2: 0.15, 2.4: 1, 2.6: 0.15, 2.8: 1, 3: 0.3]).named("propeller")
      Node(.rectangle(74, 56, cornerRadius: 14), fill: Color(0xE0A92E)).at(x: 14, y: -62)
      Node(.rectangle(8, 40, cornerRadius: 4), fill: Color(0xE0A92E)).at(x: 28, y: -102)
      Node(.rectangle(276, 112, cornerRadius: 56), gradient: .vertical(.sun, Color(0xE0A92E)))
        .named("hull")
      for (index, x) in [-62.0, 4, 70].enumerated() {
        Node(.circle(radius: 19), fill: .navy, stroke: Stroke(.paper, width: 5))
          .at(x: x, y: -6).named("window-\(index + 1)")
      }
    }
    .at(x: [2: 1060, 3: 600, 4: 440], y: [2: 310, 3: 330, 4: 280])
    .onPage(1, row: 2).named("submarine")
  }
}
