import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Talks

/// Pictures of pages that are kept.
@Suite struct PagePicturesTests {
  private func order(
    _ page: Int, width: Int = 10, path: String = "/a.pdf", revision: Int = 1
  ) -> PageOrder {
    PageOrder(
      path: path, revision: revision, page: page, part: .page, width: width, height: 10,
      isTurned: false,
      side: .none)
  }

  private func picture(_ order: PageOrder, _ color: UInt32 = 0xFF00_0000) -> PagePicture {
    PagePicture(
      Picture(
        width: order.width, height: order.height,
        pixels: Array(repeating: color, count: order.width * order.height), source: ""))
  }

  @Test func whatWasNotWantedForTheLongestTimeIsDropped() {
    let pictures = PagePictures(limit: 3 * 400)
    for page in 1...3 { pictures.put(picture(order(page)), for: order(page)) }
    #expect(pictures.missing(of: [order(1), order(2)]).isEmpty)
    pictures.put(picture(order(4)), for: order(4))
    #expect(pictures[order(3)] == nil && pictures[order(1)] != nil && pictures[order(4)] != nil)
    #expect(pictures.bytes == 3 * 400)
  }

  /// Else pages would be drawn for ever.
  @Test func onlyAsManyAreWantedAsThereIsRoomFor() {
    let pictures = PagePictures(limit: 3 * 400)
    let all = (1...9).map { order($0) }
    for _ in 0..<20 {
      for order in pictures.missing(of: all).prefix(1) { pictures.put(picture(order), for: order) }
    }
    #expect(
      pictures.missing(of: all).isEmpty && pictures[order(3)] != nil && pictures[order(4)] == nil)
    // One that is larger than all room is drawn if it is the first.
    let large = order(1, width: 1000)
    #expect(pictures.missing(of: [large, order(2)]) == [large])
    pictures.put(picture(large), for: large)
    #expect(pictures[large] != nil && pictures.missing(of: [large]).isEmpty)
  }

  @Test func failuresAreNotTriedAgainUntilTheFileChanges() {
    let pictures = PagePictures()
    pictures.put(nil, for: order(1))
    #expect(pictures.missing(of: [order(1)]).isEmpty && pictures.hasFailed(order(1)))
    pictures.forgetFailures(of: "/other.pdf")
    #expect(pictures.hasFailed(order(1)))
    pictures.forgetFailures(of: "/a.pdf")
    #expect(pictures.missing(of: [order(1)]) == [order(1)])
  }

  /// A page of a file that has changed is wanted again, and shown as it was until then.
  @Test func thePictureOfAnEarlierVersionStaysUntilThereIsALaterOne() {
    let pictures = PagePictures(limit: 2 * 400)
    let (old, new) = (order(1), order(1, revision: 2))
    pictures.put(picture(old, 0xFF00_0001), for: old)
    #expect(pictures.has(old) && !pictures.has(new) && pictures.missing(of: [new]) == [new])
    #expect(pictures[new]?.picture.pixels[0] == 0xFF00_0001)
    #expect(pictures.anySize(of: new)?.picture.pixels[0] == 0xFF00_0001)
    pictures.put(picture(new, 0xFF00_0002), for: new)
    #expect(pictures[new]?.picture.pixels[0] == 0xFF00_0002 && pictures.bytes == 400)
    #expect(pictures.has(new) && pictures.missing(of: [new]).isEmpty)
  }

  /// It would be stretched.
  @Test func aPictureOfAnotherShapeDoesNotStandIn() {
    let pictures = PagePictures()
    pictures.put(picture(order(1, width: 20)), for: order(1, width: 20))
    #expect(
      pictures.anySize(of: order(1)) == nil && pictures.anySize(of: order(1, width: 20)) != nil)
  }

  @Test func theGroundIsTheCommonestColourOfTheEdge() {
    var pixels = Array(repeating: UInt32(0xFF11_2233), count: 100)
    for index in 22..<78 { pixels[index] = 0xFFFF_FFFF }
    let page = PagePicture(Picture(width: 10, height: 10, pixels: pixels, source: ""))
    #expect(page.ground == Color(0x112233))
    let gradient = (0..<100).map { 0xFF00_0000 + UInt32($0 / 10) * 0x101010 }
    let paper = PagePicture(Picture(width: 10, height: 10, pixels: gradient, source: ""))
    #expect(paper.ground == Color(0x484848))
  }
}
