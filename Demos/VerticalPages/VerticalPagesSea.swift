/// The sea, with a boat, plankton, dunes and plants.
extension VerticalPages {
  @NodeBuilder var water: [Node] {
    Node(.circle(radius: 74), gradient: .vertical(.sun, .coral))
      .at(x: 708, y: 300).onPage(0, row: 0).named("setting-sun")
    Node(.path(Self.sea), fill: .sky.opacity(0.35))
      .at(x: 0, y: -10).translation(x: [0: 0, 3: -160], .easeInOut(.sine))
      .timed(sinceSettlingOn: 0).onPage(0, row: 0).named("swell")
    boat
    // A single shape for the whole sea, so that its colour deepens from top to bottom.
    Node(
      .path(Self.sea),
      gradient: Gradient(
        from: .zero, to: Point(x: 0, y: 1),
        [.init(0, .skyGround), .init(0.28, .sea), .init(0.62, .navy), .init(1, .ink)])
    )
    .translation(x: [0: 0, 3: 160], .easeInOut(.sine)).timed(sinceSettlingOn: 0)
    .onPage(0, row: 0).named("sea")
    for (index, x) in [190.0, 430, 640, 2230, 2470].enumerated() {
      Node(
        .corners((0, 0), (70, 0), (-130, 620), (-290, 620)),
        gradient: .vertical(.paper.opacity(0.22), .paper.opacity(0))
      )
      .at(x: x, y: 354)
      .opacity([0: 0.5, 0.6 + 0.15 * Double(index % 3): 1, 1.6: 0.3, 3: 0.3, 4: 0.8])
      .onPage(0, row: 0).named("ray-\(index + 1)")
    }
  }

  /// A sea several pages large, with waves of 160 points at the top.
  private static let sea = waves(
    from: -1120, to: 4000, every: 160, bends: (53, 107), top: 340, height: 7, bottom: 2100)

  /// Ground or water below waves; each wave bends up and then down.
  private static func waves(
    from left: Double, to right: Double, every width: Double, bends: (Double, Double),
    top: Double, height: Double, bottom: Double
  ) -> Path {
    Path { path in
      path.move(to: Point(x: left, y: top))
      for x in stride(from: left, to: right, by: width) {
        path.cubic(
          Point(x: x + bends.0, y: top - 2 * height), Point(x: x + bends.1, y: top + 2 * height),
          to: Point(x: x + width, y: top))
      }
      path.line(to: Point(x: right, y: bottom))
      path.line(to: Point(x: left, y: bottom))
      path.close()
    }
  }

  // The boat rocks twice when the page has settled.
  private var boat: Node {
    Node {
      Node(.corners((-58, 0), (58, 0), (34, 30), (-34, 30)), fill: .ink)
      Node(.line(from: .zero, to: Point(x: 0, y: -98)), stroke: Stroke(.ink, width: 4))
      Node(.corners((5, -96), (56, -12), (5, -12)), fill: .coral)
      Node(.corners((-5, -84), (-40, -12), (-5, -12)), fill: .sand)
    }
    .rotation([0: 0, 0.5: -5, 1.1: 4, 1.8: -2, 2.6: 0], .easeInOut(.sine))
    .timed(sinceSettlingOn: 0).at(x: 300, y: 322).onPage(0, row: 0).named("boat")
  }

  // Parallax: near specks pass faster than the page, far ones slower.
  @NodeBuilder var plankton: [Node] {
    for index in 0..<60 {
      let i = Double(index)
      let near = index.isMultiple(of: 3)
      let position = Point(
        x: (i * 0.6180339887).truncatingRemainder(dividingBy: 1) * 3.2 - 0.3,
        y: 0.8 + (i * 0.7548776662).truncatingRemainder(dividingBy: 1) * 1.9)
      Node(.circle(radius: near ? 3.5 : 2), fill: .paper.opacity(near ? 0.32 : 0.2))
        .drifting(near ? 1.25 : 0.6, at: position).named("plankton-\(index + 1)")
    }
  }

  var farDunes: Node {
    Node(.path(Self.hills(from: 396, by: 46, every: 520)), fill: Color(0x1F2A42))
      .drifting(0.7, at: Point(x: 0, y: 2), seenFrom: Point(x: 0, y: 2)).named("far-dunes")
  }

  var dunes: Node {
    Node(.path(Self.hills(from: 452, by: 30, every: 380)), fill: .midnight)
      .onPage(0, row: 2).named("dunes")
  }

  private static func hills(from top: Double, by height: Double, every width: Double) -> Path {
    waves(
      from: -1140, to: 3800, every: width, bends: (width / 3, 2 * width / 3), top: top,
      height: height, bottom: 1000)
  }

  /// A plant that grows upwards from the origin, or downwards with a negative height.
  static func weed(height: Double, sway: Double) -> Path {
    Path {
      $0.move(to: .zero)
      $0.cubic(
        Point(x: sway, y: -height / 6), Point(x: sway, y: -height / 3),
        to: Point(x: 0, y: -height / 2))
      $0.cubic(
        Point(x: -sway, y: -2 * height / 3), Point(x: -sway, y: -5 * height / 6),
        to: Point(x: 0, y: -height))
    }
  }

  // The plants grow while the page arrives; then bubbles rise.
  @NodeBuilder var garden: [Node] {
    let weeds = [
      (150.0, 190.0, Color.mint), (196, 130, .mint), (232, 220, Color(0x2E9E80)), (690, 150, .mint),
      (728, 230, Color(0x2E9E80)), (772, 120, .mint), (1180, 140, Color(0x2E9E80)),
      (1222, 90, .mint),
    ]
    for (index, (x, height, color)) in weeds.enumerated() {
      let start = 1.35 + 0.04 * Double(index % 3)
      Node(
        .path(Self.weed(height: height, sway: index.isMultiple(of: 2) ? 20 : -20)),
        stroke: Stroke(color, width: 9, cap: .round)
      )
      .stroke(to: [start: 0, 1.95: 1], .easeOut(.quad))
      .opacity([start: 0, start + 0.02: 1]).at(x: x, y: 476)
      .onPage(0, row: 2).named("weed-\(index + 1)")
    }
    Node(.star(points: 5, radius: 34, waist: 0.5), fill: .coral)
      .at(x: 500, y: 462)
      .rotation([1.5: -60, 2: 12]).scale([1.5: 0, 2: 1], .easeOut(.back))
      .onPage(0, row: 2).named("starfish")
    for index in 0..<6 {
      let wait = 0.15 + 0.28 * Double(index)
      Node(
        .circle(radius: 5 + Double(index * 5 % 4)), stroke: Stroke(.paper.opacity(0.7), width: 2)
      )
      .at(x: 556 + 14 * Double(index * 2 % 5), y: 440)
      .translation(y: [wait: 0, wait + 2: -260], .easeIn(.sine))
      .opacity([wait: 0, wait + 0.2: 1, wait + 1.5: 1, wait + 2: 0])
      .timed(sinceSettlingOn: 2).onPage(0, row: 2).named("bubble-\(index + 1)")
    }
  }
}

extension Node {
  /// Positions the node at `position`, in pages, when the camera is at `camera`; it moves `factor`
  /// times as fast as the pages.
  fileprivate func drifting(
    _ factor: Double, at position: Point, seenFrom camera: Point = .zero
  ) -> Node {
    let positions = VerticalPages.positions.map { position + ($0 - camera) * (1 - factor) }
    let times = positions.indices.map { Double($0) }
    return onPages(positions.map(\.x), at: times).onRows(positions.map(\.y), at: times)
  }
}
