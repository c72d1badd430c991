// Three pages: a finger drags the first away and lets go; the scroller settles on the second.
import Scrolling

var scroller = Scroller(Extent(range: 0...2000, viewport: 1000, page: 1000))
func report(_ scroller: Scroller, at time: Double) {
  print("\(time) s: \(Int(scroller.position.rounded())) of \(Int(scroller.destination)) points")
}

scroller.beginDrag(at: 800, time: 0)
for (time, pointer) in [(0.02, 780.0), (0.04, 730), (0.06, 650)] {
  scroller.drag(to: pointer, time: time)
  report(scroller, at: time)
}
scroller.endDrag(time: 0.06)

var time = 0.06
while scroller.isMoving {
  scroller.advance(by: 0.1)
  time += 0.1
  report(scroller, at: (time * 100).rounded() / 100)
}
print("Settled on page \(scroller.takeSettledPage() ?? -1).")
