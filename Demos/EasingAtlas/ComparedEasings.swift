// Several easings in one plot, and the small tiles that add and remove them.
extension EasingAtlas {
  static func smallRect(_ index: Int) -> Rect {
    Rect(x: 46 + 28 * Double(index), y: 498, width: 26, height: 26)
  }

  /// A tile for each easing, without its name.
  var strip: Node {
    Node {
      for index in Easing.classics.indices {
        let (name, easing) = easing(index)
        let position = chosen.firstIndex(of: index)
        let color = position.map { chosenColors[$0] } ?? .quietSand
        let box = Self.smallRect(index)
        let path = Path(steps: 32) {
          Point(x: box.minX + 5 + 16 * $0, y: box.maxY - 7 - 12 * easing($0))
        }
        Node {
          Node(
            box, cornerRadius: 4, fill: .midnight,
            stroke: position == nil ? nil : Stroke(color, width: 2))
          Node(.path(path), stroke: Stroke(color, width: 1.5, cap: .round, join: .round))
        }
        .named(name)
      }
    }
    .named("strip")
  }

  var hint: Node {
    Node("Tap below to compare, here to go back", .note, .quietSand).at(x: 225, y: 474)
  }

  /// Each easing keeps its own colour, unless one before it has the same.
  private var chosenColors: [Color] {
    chosen.reduce(into: []) { taken, index in
      let own = color(index)
      let free = Self.colors.first { !taken.contains($0) } ?? own
      taken.append(taken.contains(own) ? free : own)
    }
  }

  /// The height within which curves stay.
  static var plotRoom: Double { 264 }

  /// The ground of curves, with the square from 0 to 1.
  func plot(_ reach: EasingReach) -> Node {
    Node {
      Node(.rectangle(330, 300, cornerRadius: 16), fill: .midnight)
      Node(
        .rectangle(230, reach.height(150, in: Self.plotRoom)), stroke: Stroke(.slate, width: 1))
    }
    .at(x: 225, y: 290).named("plot")
  }

  /// The curves in one plot, and a ball for each on its own line.
  var compared: Node {
    let easings = chosen.map { self.easing($0) }
    let reach = EasingReach(easings.map { $0.easing })
    return Node {
      Node("Compared", TextStyle(36, .bold).leading, .paper).at(x: 60, y: 66)
      plot(reach)
      Node {
        for (index, (name, easing)) in easings.enumerated() { curve(name, easing, index, reach) }
      }
      .at(x: 110, y: 290).named("curves")
      hint
      for (index, (name, easing)) in easings.enumerated() {
        line(name, easing, index, reach).at(x: 490, y: 120 + 74 * Double(index))
      }
    }
    .named("compared")
  }

  private func curve(_ name: String, _ easing: Easing, _ index: Int, _ reach: EasingReach) -> Node {
    let (width, height) = (230.0, reach.height(150, in: Self.plotRoom))
    let path = Path(steps: 96) { Point(x: $0 * width, y: (0.5 - easing($0)) * height) }
    return Node {
      Node(.path(path), stroke: stroke(index))
      Node(.circle(radius: 7), fill: chosenColors[index], stroke: Stroke(.midnight, width: 2))
        .at(x: run(0, width, .linear), y: run(height / 2, -height / 2, easing))
    }
    .named(name)
  }

  private func line(_ name: String, _ easing: Easing, _ index: Int, _ reach: EasingReach) -> Node {
    let ends = reach.ends(in: 13...367)
    return Node {
      Node(.line((0, -24), (30, -24)), stroke: stroke(index))
      Node(name, .label.leading, .sand).at(x: 42, y: -24)
      Node(.rectangle(380, 1), fill: .slate).at(x: 190, y: 8)
      Node(.circle(radius: 13), fill: chosenColors[index])
        .at(x: run(ends.start, ends.end, easing), y: 8)
    }
    .named("\(name) line")
  }

  // Dashes help people who can't tell the colours apart.
  private func stroke(_ index: Int) -> Stroke {
    let dashes: [[Double]] = [[], [10, 6], [3, 5], [12, 5, 3, 5], [6, 3]]
    return Stroke(
      chosenColors[index], width: 3, cap: .round, join: .round, dash: dashes[index % dashes.count])
  }
}

extension [Int] {
  /// With `element` at the end, or without it if it was there; at most `most`, the last ones.
  func toggling(_ element: Int, most: Int) -> [Int] {
    if contains(element) { return filter { $0 != element } }
    return Array((self + [element]).suffix(most))
  }
}
