import Demos
import Keyframes
import Stage
import Testing

@testable import Editing

/// Where takes interrupt others, and how much nodes jump there.
struct TakeStartTests {
  private static let ball = Node(.circle(radius: 10), fill: .white).at(x: 100, y: 50).named("ball")

  private func starts(_ takes: Takes) -> [TakeStart] {
    Scene(ground: .black) { takes.nodes }.takeStarts
  }

  @Test func aLostVelocityIsMeasured() throws {
    var takes = Takes(Self.ball)
    takes.perform(.parallel([.move(x: 300, over: 1), .move(y: 400, over: 1)]), at: 1)
    takes.perform(.move(x: -50, over: 1, .easeIn(.quad)), at: 1.5)
    let start = try #require(starts(takes).first)
    #expect(starts(takes).count == 1 && start.time == 1.5 && start.isVisible)
    #expect(start.main.property == nil && start.main.value == 0)
    #expect(abs(start.main.velocity - 500) < 1e-9 && abs(start.main.share - 1) < 1e-9)
  }

  @Test func aJumpOfTheValueIsMeasured() throws {
    var takes = Takes(Self.ball)
    takes.perform(.move(x: 300, over: 1), at: 1)
    takes.perform(.rotate(by: 90, over: 1), at: 1.5, policy: .finishFirst)
    let start = try #require(starts(takes).first)
    #expect(start.main.property == nil && start.main.value == 150 && start.main.jumpsInValue)
    let turn = try #require(start.jumps.last)
    #expect(turn.property == .rotation && turn.value == 0 && abs(turn.velocity - 90) < 1e-9)
  }

  @Test(arguments: [Interruption.keepingVelocity, .blend, .additive])
  func aSmoothTakeHasNoVisibleJump(_ policy: Interruption) throws {
    var takes = Takes(Self.ball)
    takes.perform(.move(x: 300, over: 1), at: 1)
    takes.perform(
      .motions([Motion(.to(.x, 0), .spring(bounce: 0.2))], duration: 1), at: 1.5, policy: policy)
    let start = try #require(starts(takes).first)
    #expect(!start.isVisible && start.main.share < 2e-3)
  }

  @Test func aTakeFromRestInterruptsNothing() {
    var takes = Takes(Self.ball)
    takes.perform(.move(x: 300, over: 1, .easeOut(.quad)), at: 1)
    takes.perform(.move(x: 300, over: 1), at: 3)
    #expect(starts(takes).isEmpty)
  }

  /// The times are those of taps and drags; demos without takes have none.
  @Test func onlyTakesAreFound() {
    let found = catalog.filter { !$0.scene.takeStarts.isEmpty }.map(\.name)
    #expect(Set(found) == ["chainable-bounce", "springs", "interrupt"])
  }
}
