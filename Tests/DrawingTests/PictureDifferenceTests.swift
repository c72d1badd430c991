import Testing

@testable import Drawing

struct PictureDifferenceTests {
  @Test func differencesAreCountedPerChannel() {
    var one = Raster(width: 2, height: 1)
    var other = one
    #expect(PictureDifference(one, other).maximum == 0)
    one[0, 0] = 0xFF10_2030
    other[0, 0] = 0xFF14_2028
    let difference = PictureDifference(one, other)
    #expect(difference.maximum == 8)
    #expect(difference.mean == 12.0 / 8)
    #expect(PictureDifference(other, one) == difference)
  }
}
