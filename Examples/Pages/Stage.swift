import Keyframes
import Stage

/// The code of the page about Stage.
func stagePage() throws {
  let scene = Scene(ground: .black) {
    Node(.star(points: 5, radius: 60), fill: .white)
      .at(x: 480, y: 220)
      .onPages(0...1)
      .scale([0: 1, 1: 10], .easeIn(.quad))
      .rotation([0: 0, 1: -100])
      .hidden(from: 1)
  }
  let sprites = scene.frame(at: 0.5)
  print(sprites.count)  // 2
  print(scene.frame(at: 1).map(\.name))  // ["ground"]

  let ball = Node(.circle(radius: 32), fill: .white).at(x: 200, y: 120)
    .chain
    .move(dy: 300, .easeOut(.bounce)).over(1)
    .move(dx: 280).over(0.5)
    .node
  print(ball[.x].value(at: 1.25))  // 340.0

  let fade = Track.scrolled(0.0, ScrollScale(at: 480, over: 480, to: 1.0))
  print(fade.value(at: 720))  // 0.5

  var pager = Pager(pages: 4)
  pager.advance(by: 0.5, to: 0.8, isResting: false)
  print(pager.page, pager.settled == nil)  // 1 true
  print(pager.advance(by: 0.5, to: 1, isResting: true) ?? -1)  // 1
}
