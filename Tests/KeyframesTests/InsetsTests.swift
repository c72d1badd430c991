import Keyframes
import Testing

struct InsetsTests {
  static let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func sidesMoveInwards() {
    #expect(
      Self.rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(Self.rect.inset(by: .zero) == Self.rect)
    #expect(Self.rect.inset(by: Insets(-5)) == Rect(x: 5, y: 15, width: 110, height: 60))
  }

  /// The same as the inset by one number.
  @Test(arguments: [-30, 0, 7, 25, 26, 60, 1000])
  func evenInsetsAreOneNumber(_ distance: Double) {
    #expect(Self.rect.inset(by: Insets(distance)) == Self.rect.inset(by: distance))
  }

  @Test func sidesThatWouldPassMeetHalfway() {
    #expect(
      Rect(x: 0, y: 0, width: 100, height: 50).inset(by: Insets(top: 5, left: 80, right: 40))
        == Rect(x: 70, y: 5, width: 0, height: 45))
    let empty = Rect.zero.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(empty == Rect(x: -1, y: -1, width: 0, height: 0))
  }

  @Test(arguments: InterpolatableTests.progresses)
  func sidesBlendLikeNumbers(_ progress: Double) {
    let (from, to) = (Insets(top: 1, left: 2, bottom: 3, right: 4), Insets(8))
    let blend = from.interpolated(to: to, at: progress)
    #expect(abs(blend.top - (1 + 7 * progress)) < 1e-12)
    #expect(abs(blend.left - (2 + 6 * progress)) < 1e-12)
    #expect(abs(blend.bottom - (3 + 5 * progress)) < 1e-12)
    #expect(abs(blend.right - (4 + 4 * progress)) < 1e-12)
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
  }
}
