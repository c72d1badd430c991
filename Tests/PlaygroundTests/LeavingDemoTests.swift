import Demos
import Interface
import Testing

@testable import AppState
@testable import Playground

/// What was prepared for a demo is given up while another one is on the stage.
@Suite(.languages) struct LeavingDemoTests {
  /// The test card counts the frames.
  @Test(arguments: catalog.indices.filter { catalog[$0].name != "test-card" })
  func aDemoComesBackAsItWas(_ index: Int) {
    var script = Script()
    script.choose(index)
    let middle = script.middle
    script.change { $0.player.playhead.jump(to: middle) }
    script.press(.character("t"))
    script.step()
    let rows = script.session.workspace.player.currentRows
    var there = script
    there.choose((index + 1) % catalog.count)
    #expect(there.session.workspace.gallery.players[index].currentRows == nil)
    there.choose(index)
    there.change { $0.player.playhead.jump(to: middle) }
    there.step()
    #expect(there.session.workspace.player.currentRows == rows)
    var (one, other) = (script.session.player, there.session.player)
    #expect(one.picture() == other.picture())
  }
}
