import Keyframes
import Stage
import Testing

@testable import Drawing

struct EvenOddTests {
  /// Two squares in the same direction, one inside of the other.
  private static let ring: Shape = {
    var path = Path(through: (-40, -40), (40, -40), (40, 40), (-40, 40), isClosed: true)
    path.append(Path(through: (-20, -20), (20, -20), (20, 20), (-20, 20), isClosed: true))
    return .path(path)
  }()

  private func sprite(_ shape: Shape, _ transform: Transform = .at(100, 80)) -> Sprite {
    var sprite = Sprite(shape, transform: transform, fill: .color(.white))
    sprite.isEvenOdd = true
    return sprite
  }

  @Test func twoTurnsLeaveAHole() {
    var nonzero = sprite(Self.ring)
    nonzero.isEvenOdd = false
    #expect(picture([nonzero]).covered == 6400)
    #expect(picture([sprite(Self.ring)]).covered == 4800)
    #expect(picture([sprite(Self.ring)])[100, 80] == 0)
  }

  @Test func clipsKeepTheRule() {
    var cut = sprite(Self.ring)
    cut.clips = [Clip(Rect(x: 100, y: 0, width: 100, height: 160))]
    #expect(picture([cut]).covered == 2400)
  }

  @Test func bothPaintersAgree() {
    for shape in [Self.ring, pentagram] {
      let own = sprite(shape, .at(100.3, 80.4, turned: 12))
      expectAlike(sampled(displayList([own])), picture([own]), mean: 0.35, maximum: 109)
      let area = picture([own]).covered
      #expect(abs(displayList([own]).covered - area) < 0.01 * area)
    }
  }

  @Test func shadowsHaveTheHole() {
    var soft = sprite(Self.ring)
    soft.blur = 2
    #expect(picture([soft])[100, 80] == 0)
  }
}
