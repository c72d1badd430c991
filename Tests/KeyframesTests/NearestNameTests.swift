import Keyframes
import Testing

/// Suggestions for names that are mistyped.
struct NearestNameTests {
  private let names = ["rainbow", "rotation", "feel", "x"]

  @Test(arguments: [
    ("rainbw", "rainbow"), ("RAINBOW", "rainbow"), ("rotatoin", "rotation"), ("fel", "feel"),
    ("y", "x"), ("rainnnbow", "rainbow"),
  ])
  func aSimilarNameIsFound(_ typed: String, _ name: String) {
    #expect(nearest(to: typed, among: names) == name)
  }

  @Test(arguments: ["", "bezier", "rainbow and more", String(repeating: "rainbow", count: 10_000)])
  func othersAreNot(_ typed: String) {
    #expect(nearest(to: typed, among: ["rainbow", "rotation", "feel"]) == nil)
  }
}
