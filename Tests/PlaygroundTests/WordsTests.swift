import Testing

@testable import Playground

/// The words of the interface: each phrase has a text, and each text a phrase.
@Suite struct WordsTests {
  @Test func everyPhraseHasATextInOneArea() {
    let phrases = English.areas.flatMap(\.keys)
    #expect(phrases.count == Set(phrases).count)
    #expect(Set(Phrase.allCases).subtracting(phrases).map(\.rawValue) == [])
    for phrase in Phrase.allCases { #expect(!phrase.english.isEmpty, "\(phrase)") }
  }

  @Test func twoPhrasesOfAnAreaDiffer() {
    for area in English.areas {
      for (text, phrases) in Dictionary(grouping: area.keys, by: \.english) {
        #expect(phrases.count == 1, "\(text): \(phrases.map(\.rawValue).sorted())")
      }
    }
  }

  @Test(arguments: Phrase.allCases)
  func placesAreNumberedFromOneWithoutGaps(_ phrase: Phrase) {
    let places = Words.places(in: phrase.english)
    let numbers = Set(places.map(\.number)).sorted()
    #expect(numbers == Array(1..<numbers.count + 1), "\(phrase.english)")
    // A brace means nothing else.
    #expect(phrase.english.count { $0 == "{" } == places.count)
    #expect(phrase.english.count { $0 == "}" } == places.count)
  }

  @Test(arguments: Phrase.allCases)
  func spacesStandAloneAndBetweenWords(_ phrase: Phrase) {
    let text = phrase.english
    #expect(!text.contains("  ") && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(text)")
    #expect(!text.contains { $0.isNewline || $0 == "\t" }, "\(text)")
  }

  // MARK: Asking

  @Test func argumentsGoWhereTheirNumbersAre() {
    #expect(Words[.playOrPause] == "Play or pause")
    #expect(Words[.notATime, "abc"] == #""abc" isn't a time. Try 1.5, 120f, 50% or +=0.2"#)
    #expect(Words[.propertyOfNode, "x", "bird"] == "x of bird")
    #expect(Words[.interfaceLimited, "250", "125"] == "Interface 250%, limited to 125% to fit")
  }

  /// What somebody typed is no phrase.
  @Test(arguments: ["{1}", "{2}", "{", "}", "{}", ""])
  func bracesInArgumentsStay(_ text: String) {
    #expect(Words[.copied, text] == "Copied " + text)
    #expect(Words[.propertyOfNode, text, "bird"] == text + " of bird")
  }

  @Test func oneThingIsCountedByAPhraseOfItsOwn() {
    let counted = (0...2).map { Words.count($0, .oneKeyframe, .keyframes) }
    #expect(counted == ["0 keyframes", "1 keyframe", "2 keyframes"])
    let pasted = (1...2).map { Words.count($0, .pastedKeyframe, .pastedKeyframes, "x of bird") }
    #expect(pasted == ["Pasted 1 keyframe into x of bird.", "Pasted 2 keyframes into x of bird."])
  }

  @Test func missingAndSurplusArgumentsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Words[.copied] }
    await #expect(processExitsWith: .failure) { _ = Words[.propertyOfNode, "x"] }
    await #expect(processExitsWith: .failure) { _ = Words[.playOrPause, "now"] }
  }

  @Test(arguments: [
    ("", []), ("no place", []), ("{1}", [1]), ("{2} of {1}", [2, 1]), ("{1}, {1}", [1, 1]),
    ("{a} {", []), ("{12}", [12]), ("}{3}", [3]),
  ])
  func placesAreDigitsBetweenBraces(_ text: String, _ numbers: [Int]) {
    #expect(Words.places(in: text).map(\.number) == numbers)
  }
}
