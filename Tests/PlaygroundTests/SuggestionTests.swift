import Editing
import Interface
import Keyframes
import AppState
import Playground
import Testing

/// What was probably meant.
@Suite(.languages) struct SuggestionTests {
  private static let names = [
    "paging-intro", "rainbow", "rotation", "scroll-scales", "easing-atlas", "list", "help",
  ]
  static let typed: [(word: String, nearest: String?)] = [
    ("rotatoin", "rotation"), ("rotation", "rotation"), ("ROTATION", "rotation"),
    ("rainbo", "rainbow"), ("rainboww", "rainbow"), ("ranbow", "rainbow"), ("rianbow", "rainbow"),
    ("scrollscales", "scroll-scales"), ("scroll-scale", "scroll-scales"), ("lst", "list"),
    ("hlep", "help"), ("atlas", nil), ("xyzzy", nil), ("", nil), ("paging", nil),
  ]

  @Test(arguments: typed.indices)
  func theNearestNameIsSuggested(_ index: Int) {
    let (word, wanted) = Self.typed[index]
    #expect(nearest(to: word, among: Self.names) == wanted)
  }

  @Test func amongNoNamesNoneIsNear() {
    #expect(nearest(to: "rainbow", among: []) == nil)
  }
}
