import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

@Suite struct FlipTests {
  let demo: any Demo

  init() throws { demo = try Entry.named("flip") }

  /// Without the shadows, which are called like what throws them.
  private func names(at time: Double) -> [String] {
    demo.scene.frame(at: time).filter { $0.blur == 0 }.map(\.name)
  }

  @Test func everyCardShowsOneFace() {
    // In steps that meet no card on edge.
    let wrong = stride(from: 0.013, through: 6, by: 0.05).filter { time in
      names(at: time).count { $0 == "front" || $0 == "back" } != 8
    }
    #expect(wrong.isEmpty)
  }

  @Test func theCardsTurnOverAndBack() {
    func faces(_ time: Double) -> [Sprite] {
      demo.scene.frame(at: time).filter { $0.name == "front" || $0.name == "back" }
    }
    #expect(faces(0).allSatisfy { $0.name == "front" } && faces(0).count == 16)
    #expect(faces(3).allSatisfy { $0.name == "back" } && faces(3).count == 16)
    #expect(faces(6) == faces(0))
  }

  @Test func theUpperRowTurnsAboutYAndTheLowerAboutX() throws {
    for card in 1...8 {
      let face = try demo.node("card-\(card)/front")
      let (turns, rests): (Property, Property) =
        card <= 4 ? (.rotationY, .rotationX) : (.rotationX, .rotationY)
      #expect([0.0, 3, 6].map { face[turns].value(at: $0) } == [0, 180, 360])
      #expect(face.numbers[rests] == nil)
    }
  }

  /// Of a cube one sees three faces at most, and never two that lie opposite.
  @Test func theDieIsACube() {
    for time in stride(from: 0.0, through: 6, by: 0.05) {
      let faces = Set(names(at: time).filter { $0.hasPrefix("face-") })
      #expect((2...3).contains(faces.count) && faces.contains("face-3"), "\(faces) at \(time)")
      #expect(!faces.isSuperset(of: ["face-1", "face-6"]))
      #expect(!faces.isSuperset(of: ["face-2", "face-5"]))
    }
  }

  @Test func theWordsAreTypedAndTheAngleIsCounted() {
    func text(_ name: String, _ time: Double) -> String? {
      guard case .text(let text) = demo.sprite(name, at: time)?.shape else { return nil }
      return text.string
    }
    let all = "Stagger(0.1, .radial(from: corner))"
    #expect(text("wave-1", 0.5) == "" && text("wave-1", 3.3) == all && text("wave-1", 3.4) == nil)
    #expect(text("wave-1", 1.2) == String(all.prefix(18)))
    #expect(text("wave-2", 6) == "Stagger(0.2, .rightToLeft)")
    #expect([0.0, 2, 6].map { text("angle", $0) } == ["0°", "120°", "360°"])
  }
}
