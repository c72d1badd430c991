import Keyframes
import Stage
import Testing

@testable import Playground

/// The bar at the edge of the gallery.
@Suite struct GalleryBarTests {
  @Test func aDragGoesThroughTheWholeListAndEscapeGoesBack() throws {
    var script = Script()
    let place = try script.place(of: .galleryBar)
    let list = script.session.galleryList(in: try #require(script.layout.gallery))
    script.step(.pointerPressed(place, clicks: 1))
    script.step(.pointerMoved(place + Point(x: 400, y: list.height)))
    #expect(script.session.galleryScroller.position == script.session.galleryOverflow(list))
    script.step(.pointerMoved(place - Point(x: 0, y: list.height)))
    #expect(script.session.galleryScroller.position == 0)
    script.step(.pointerMoved(place + Point(x: 0, y: 40)))
    let half = script.session.galleryScroller.position
    let thumb = try #require(script.widgets.first { $0.identity == .galleryBar })
    #expect(half > 0 && thumb.rect.contains(place + Point(x: 0, y: 40)), "It stays in the hand.")
    script.press(.escape)
    #expect(script.session.galleryScroller.position == 0)
    script.step(.pointerMoved(place + Point(x: 0, y: 60)), .pointerReleased(place))
    #expect(script.session.galleryScroller.position == 0 && script.session.document.isEmpty)
  }

  @Test func nothingIsThereToDragWhereAllFits() {
    var script = Script()
    script.press(.character("/"))
    script.step(.text("springs"))
    #expect(!script.widgets.contains { $0.identity == .galleryBar })
  }
}
