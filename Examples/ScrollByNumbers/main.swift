// Three pages: a finger drags the first away and lets go; the scroller settles on the second.
import Scrolling

var scroller = Scroller(Extent(range: 0...2000, viewport: 1000, page: 1000))
scroller.beginDrag(at: 800, time: 0)
for (time, pointer) in [(0.02, 780.0), (0.04, 730), (0.06, 650)] {
  scroller.drag(to: pointer, time: time)
  print("\(time) s: \(scroller.position) points")
}
scroller.endDrag(time: 0.06)
print("Let go at \(Int(scroller.velocity)) points per second: on to \(scroller.destination)")

var frame = 0
while scroller.isMoving {
  scroller.advance(by: 0.1)
  frame += 1
  print("\(frame) tenths of a second later: \(Int(scroller.position.rounded())) points")
}
print("Settled on page \(scroller.takeSettledPage() ?? -1).")
