import Scrolling

/// The code of the page about Scrolling.
func scrollingPage() throws {
  var scroller = Scroller(Extent(range: 0...4000, viewport: 1000, page: 1000))
  scroller.beginDrag(at: 800, time: 0)
  scroller.drag(to: 700, time: 0.05)
  print(scroller.position)  // 100.0
  scroller.endDrag(time: 0.05)
  print(scroller.destination)  // 1000.0
  scroller.advance(by: 1)
  print(scroller.position, scroller.isMoving)  // 1000.0 false

  var free = Scroller(Extent(range: 0...9000, viewport: 1000), physics: .android)
  free.wheel(by: 240, time: 0)
  free.advance(by: 2)
  print(free.position > 0)  // true
}
