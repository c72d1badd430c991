import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// `riff sample demo`: all explicitly set properties of a demo are in its output.
@Suite struct SampleDemoTests {
  /// What a line is about.
  private struct Cell: Hashable {
    let time: Double
    let node: String
    let property: String
  }

  private static func cells(_ demo: any Demo, at times: [Double]) throws -> [Cell: [Double]] {
    let list = times.map { "\($0)" }.joined(separator: ",")
    let output = try Riff.run(["sample", "demo", demo.name, "--at", list])
    #expect(output.status == 0 && output.errors.isEmpty, "\(demo.name): \(output.errors)")
    var cells: [Cell: [Double]] = [:]
    for line in output.lines {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst(3).compactMap { Double($0) }
      let isWhole = words.count >= 4 && numbers.count == words.count - 3
      try #require(isWhole && numbers.allSatisfy { $0.isFinite }, "\(line)")
      let cell = Cell(
        time: try #require(Double(words[0])), node: String(words[1]), property: String(words[2]))
      #expect(cells.updateValue(numbers, forKey: cell) == nil, "twice: \(line)")
    }
    return cells
  }

  @Test(arguments: catalog.map(\.name))
  func everySetPropertyHasALine(_ name: String) throws {
    let demo = try #require(catalog.first { $0.name == name })
    let (start, end) = (demo.timeline.range.lowerBound, demo.timeline.range.upperBound)
    // Thirds of the range are between keyframes.
    let times = [start, start + (end - start) / 3, end]
    let cells = try Self.cells(demo, at: times)
    let scene = demo.scene
    let names = scene.allNodes.map(\.name)
    #expect(Set(cells.keys.map(\.node)) == Set(names + ["ground"]))
    for time in times {
      func expect(_ node: String, _ property: String, _ values: [Double]) {
        let found = cells[Cell(time: time, node: node, property: property)]
        #expect(found == values, "\(node) \(property) at \(time)")
      }
      expect("ground", "fill", scene.ground.value(at: time).parts)
      for (name, node) in scene.allNodes {
        for (property, values) in node.said(at: time) { expect(name, property, values) }
      }
    }
  }

  /// The demos set enough properties for the test above to be meaningful.
  @Test func theDemosSetMostProperties() {
    let nodes = catalog.flatMap { $0.scene.allNodes.map(\.node) }
    let said = Set(nodes.flatMap { $0.said(at: 0).map(\.property) })
    let needed = ["x", "gradient", "shadow", "z", "number", "characters", "visibility", "page"]
    #expect(said.isSuperset(of: needed), "\(said)")
  }
}

extension Node {
  /// The values of its tracks, whether visible or not.
  fileprivate func said(at time: Double) -> [(property: String, values: [Double])] {
    var all = numbers.map { ($0.key.name, [$0.value.value(at: time)]) }
    all += colors.map { ($0.key.name, $0.value.value(at: time).parts) }
    all.append(("hidden", [hidden.value(at: time) ? 1 : 0]))
    if let gradient = gradient?.value(at: time) {
      let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
      all.append(("gradient", ends + gradient.stops.flatMap { [$0.offset] + $0.color.parts }))
    }
    return all
  }
}

extension Color {
  fileprivate var parts: [Double] { [red, green, blue, alpha] }
}
