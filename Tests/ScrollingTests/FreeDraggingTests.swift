import Scrolling
import Testing

@Suite struct FreeDraggingTests {
  private var card: Scroller2D {
    Scroller2D(dragging: (300, 100...900), (200, 50...450), viewport: (1000, 500))
  }

  @Test func withinItsRangesItFollowsThePointer() {
    var card = card
    card.beginDrag(atX: 310, y: 190, time: 0)
    for (x, y) in [(500.0, 300.0), (120, 90), (310, 190)] {
      card.drag(toX: x, y: y, time: 0.1)
      #expect(abs(card.x.position - (x - 10)) < 1e-9 && abs(card.y.position - (y + 10)) < 1e-9)
    }
  }

  @Test func beyondThemItIsARubberBand() {
    var card = card
    card.beginDrag(atX: 300, y: 200, time: 0)
    card.drag(toX: 1500, y: -400, time: 0.1)
    #expect(card.x.position > 900 && card.x.position < 1500)
    #expect(card.y.position < 50 && card.y.position > -400)
  }
}
