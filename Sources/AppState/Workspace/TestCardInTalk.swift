import DemoKit
import Keyframes
import Stage
package import Talks

// The test card, with which the contact sheet of a talk begins. It is no stop.
extension Workspace {
  /// The first demo that shows the display; nil if there is none.
  package var testCard: TalkStop? {
    gallery.players.first { $0.demo.showsDisplay }.map { TalkStop(.demo($0.demo.name)) }
  }

  /// Puts the test card on the stage, in place of the current stop, to which the keys for pages lead back.
  package mutating func showTestCard() {
    guard talk.presentation != nil,
      let index = gallery.players.firstIndex(where: { $0.demo.showsDisplay })
    else { return }
    talk.presentation?.stopPlaying()
    talk.presentation?.missing = nil
    talk.presentation?.replay = nil
    talk.presentation?.showsCard = true
    hideCode()
    gallery.players[index].reset()
    choose(index)
    leaveRoomForCaptions()
    playhead.clock.clearLoop()
    playhead.speed = 1
    playhead.jump(to: playhead.timeline.range.lowerBound)
  }
}
