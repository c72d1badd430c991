import Keyframes
import Testing

struct TypedTextTests {
  @Test func documentedExample() {
    let title: Track<TypedText> = [0: "Hello", 1: "World!"]
    #expect(title.value(at: 0.5) == "Worlo")
    #expect(title.value(at: 0) == "Hello")
    #expect(title.value(at: 1) == "World!")
  }

  static let rows: [(from: TypedText, to: TypedText, progress: Double, blend: TypedText)] = [
    ("abcd", "ABCD", 0.25, "Abcd"), ("abcd", "ABCD", 0.75, "ABCd"),
    ("abcd", "ABCD", 0.12, "abcd"), ("abcd", "ABCD", 0.13, "Abcd"), ("abcd", "ABCD", 0.9, "ABCD"),
    ("", "ABCD", 0.5, "AB"), ("abcd", "", 0.5, "cd"), ("", "", 0.5, ""),
    ("ab", "ABCD", 0.75, "ABC"), ("abcd", "AB", 0.25, "Abcd"), ("abcd", "AB", 0.75, "ABd"),
    ("same", "same", 0.3, "same"),
    // Family, flag, a letter and its accent: one character each.
    ("👩‍👩‍👧🇨🇭e\u{301}", "xyz", 1.0 / 3, "x🇨🇭e\u{301}"),
    ("👩‍👩‍👧🇨🇭e\u{301}", "xyz", 2.0 / 3, "xye\u{301}"),
    ("xyz", "👩‍👩‍👧🇨🇭e\u{301}", 2.0 / 3, "👩‍👩‍👧🇨🇭z"),
  ]

  @Test(arguments: rows)
  func blendsFollowTheTable(
    _ row: (from: TypedText, to: TypedText, progress: Double, blend: TypedText)
  ) {
    #expect(row.from.interpolated(to: row.to, at: row.progress) == row.blend)
  }

  static let texts: [TypedText] = ["", "a", "Hello", "e\u{301}toile 👩‍👩‍👧", "🇨🇭🇫🇷"]

  @Test(arguments: texts)
  func endsAreExactAndOvershootIsClamped(_ from: TypedText) {
    for to in Self.texts {
      for progress in [-1, 0, -Double.infinity, .nan] {
        #expect(from.interpolated(to: to, at: progress) == from)
      }
      for progress in [1, 1.2, Double.infinity] {
        #expect(from.interpolated(to: to, at: progress) == to)
      }
    }
  }

  /// Character by character: never more than one at a time where both are equally long.
  @Test func oneCharacterAtATime() {
    let (from, to): (TypedText, TypedText) = ("abcdefghij", "KLMNOPQRST")
    var changes = 0
    var last = from.string
    for step in 0...200 {
      let blend = from.interpolated(to: to, at: Double(step) / 200).string
      #expect(blend.count == 10)
      let changed = zip(last, blend).filter { $0 != $1 }.count
      #expect(changed <= 1)
      changes += changed
      last = blend
    }
    #expect(changes == 10)
  }

  @Test func thereIsNoDifferenceToAdd() {
    #expect(TypedText("a").moved(by: 3, from: "b", to: "c") == "a")
    let track = ([0: "a", 1: "b"] as Track<TypedText>).extrapolated(after: .cumulative)
    #expect(track.value(at: 7) == "a")
  }
}
