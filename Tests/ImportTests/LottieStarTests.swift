import Drawing
import Formats
import Keyframes
import Stage
import Testing

/// Stars with a point that is only begun, as After Effects draws them while the number of points changes. rlottie
/// draws the same outlines, but turns them by twice their rotation.
@Suite struct LottieStarTests {
  private static func picture(_ points: Double, _ roundness: (outer: Double, inner: Double)) throws
    -> Raster
  {
    let star = """
      {"ty": "sr", "sy": 1, "p": {"k": [50, 50]}, "pt": {"k": \(points)}, "r": {"k": 0},
       "or": {"k": 45}, "os": {"k": \(roundness.outer)}, "ir": {"k": 20}, "is": {"k": \(roundness.inner)}}
      """
    return Raster(try Lottie.read([Lottie.shapes([star, Lottie.red])]).scene, at: 0)
  }

  /// One that is hardly begun is not seen, and one that is nearly whole is like the others: no handle of it sticks
  /// out.
  @Test(arguments: [3, 5, 8], [(0, 0), (80, 0), (0, 231), (170, 231)] as [(Double, Double)])
  func pointsGrowFromNothing(_ points: Double, _ roundness: (Double, Double)) throws {
    let whole = try Self.picture(points, roundness)
    // Edges that have moved by a ten-thousandth of a point round to another level at most.
    for near in [points - 1e-4, points + 1e-4] {
      let difference = PictureDifference(try Self.picture(near, roundness), whole)
      #expect(difference.mean < 0.05 && difference.maximum <= 3, "\(near)")
    }
  }
}
