/// Everything that flies: clouds, the sun, and a paper plane.
extension PagingIntro {
  // Parallax: the near cloud is faster than the page, the far one slower.
  @NodeBuilder var clouds: [Node] {
    cloud(width: 300)
      .at(x: 480, y: [1: 162, 2: 378])
      .onPages([1.35, 2.35, 1.8], at: [1, 2, 3]).named("big-cloud")
    cloud(width: 150)
      .at(x: 480, y: [1: 52, 2: 268]).onPages([0.75, 1.75], at: [1, 2])
      .opacity(0.85).named("small-cloud")
    Node {
      cloud(width: 420)
      Node("Riff", TextStyle(64, .bold), .skyGround).at(x: 0, y: -6)
    }
    .at(x: 480, y: 405).onPages([3.5, 3], at: [2, 3]).named("logo-cloud")
  }

  private func cloud(width: Double) -> Node {
    let cloud = Path(
      through: (-0.5, 0.2), (-0.42, -0.02), (-0.26, -0.08), (-0.16, -0.26), (0.06, -0.3),
      (0.2, -0.14), (0.36, -0.12), (0.5, 0.08), (0.46, 0.2), isClosed: true)
    return Node(.path(cloud.transformed(by: .scale(x: width, y: width))), fill: .paper)
  }

  var sun: Node {
    Node {
      rays
      Node(.circle(radius: 64), fill: .sun)
    }
    .at(x: 860, y: [2: 70, 3: 290]).onPages([2.8, 2.6], at: [2.5, 3])
    .rotation([2: 0, 3: 30]).named("sun")
  }

  // Runs in seconds, not pages, once the last page has come to rest: a wave runs around the sun
  // while the rays rotate by one position, so that the sun ends as it began.
  private var rays: Node {
    let delays = Stagger(0.07).delays(count: 12)
    return Node {
      for ray in 0..<12 {
        let start = 0.2 + delays[ray]
        Node(.corners((-13, -74), (13, -74), (0, -104)), fill: .sun)
          .rotation(30 * Double(ray))
          .scale(
            Track([
              Keyframe(time: start, value: 1, easing: .easeOut(.cubic)),
              Keyframe(time: start + 0.3, value: 1.2, easing: .easeInOut(.cubic)),
              Keyframe(time: start + 0.9, value: 1),
            ]))
      }
    }
    .rotation([0.2: 0, 1.9: 30], .easeInOut(.cubic))
    .timed(sinceSettlingOn: 3).named("rays")
  }

  // A paper plane loops along its path and draws its trail behind it.
  var plane: Node {
    // The loop was drawn for a tall page; on a wide one the full scale would leave the screen.
    let path = loop.transformed(by: .scale(x: 1.3, y: 540.0 / 667))
    return Node {
      Node(.path(path), stroke: Stroke(.paper, width: 4, dash: [20, 20]))
        .stroke(to: [1: 0, 2: 1]).named("trail")
      Node {
        Node(.corners((46, 0), (-40, -30), (-22, 0)), fill: .paper)
        Node(.corners((46, 0), (-40, 30), (-22, 0)), fill: .sand)
      }
      .along(path, [1: 0, 2: 1], turning: .along).named("plane")
    }
    .at(x: 0, y: 540).onPages([1.5, 2.5], at: [1, 2])
    .opacity([1.06: 0, 1.08: 1, 2.5: 1, 3: 0]).named("flight")
  }

  private var loop: Path {
    Path {
      $0.move(to: Point(x: 120, y: 20))
      $0.cubic(Point(x: 120, y: 20), Point(x: 140, y: -50), to: Point(x: 40, y: -130))
      $0.cubic(Point(x: -60, y: -210), Point(x: -320, y: -430), to: Point(x: 30, y: -430))
      $0.cubic(Point(x: 320, y: -430), Point(x: 130, y: -190), to: Point(x: -210, y: -190))
    }
  }
}
