import DemoKit
import Keyframes
import Stage

// The test card, with which the contact sheet of a talk begins. It is no stop.
extension Workspace {
  /// The first demo that shows the display; nil if there is none.
  var testCard: TalkStop? {
    players.first { $0.demo.showsDisplay }.map { TalkStop(.demo($0.demo.name)) }
  }

  /// Puts the test card on the stage, in place of the current stop, to which the keys for pages lead back.
  mutating func showTestCard() {
    guard presentation != nil, let index = players.firstIndex(where: { $0.demo.showsDisplay })
    else { return }
    presentation?.stopPlaying()
    presentation?.missing = nil
    presentation?.replay = nil
    presentation?.showsCard = true
    hideCode()
    players[index].reset()
    choose(index)
    playhead.clock.clearLoop()
    playhead.speed = 1
    playhead.jump(to: playhead.timeline.range.lowerBound)
  }
}
