import Keyframes
import Testing

@Suite struct ClassicEasingsTests {
  @Test func theUsualParametersChangeNothing() {
    let usual = Easing.classics(overshoot: 1.70158, period: 0.3)
    #expect(usual.map(\.name) == Easing.classics.map(\.name))
    for (one, other) in zip(usual, Easing.classics) {
      for step in 0...20 {
        #expect(one.easing(Double(step) / 20) == other.easing(Double(step) / 20), "\(one.name)")
      }
    }
  }

  @Test func parametersReachBackAndElasticAlone() {
    let expected: [String: Easing] = [
      "ease-in-back": .easeIn(.back(overshoot: 3)), "ease-out-back": .easeOut(.back(overshoot: 3)),
      "ease-in-out-back": .easeInOut(.back(overshoot: 3)),
      "ease-in-elastic": .easeIn(.elastic(period: 0.5)),
      "ease-out-elastic": .easeOut(.elastic(period: 0.5)),
      "ease-in-out-elastic": .easeInOut(.elastic(period: 0.75)),
    ]
    for (changed, usual) in zip(Easing.classics(overshoot: 3, period: 0.5), Easing.classics) {
      #expect(changed.easing == expected[changed.name] ?? usual.easing, "\(changed.name)")
    }
  }

  @Test func cellsAreInRows() {
    let first = Rect(x: 10, y: 20, width: 30, height: 40)
    let cells = (0..<7).map { first.cell($0, of: 3, every: Size(width: 50, height: 60)) }
    #expect(cells.map(\.minX) == [10, 60, 110, 10, 60, 110, 10])
    #expect(cells.map(\.minY) == [20, 20, 20, 80, 80, 80, 140])
    #expect(cells.allSatisfy { $0.size == first.size })
  }
}
