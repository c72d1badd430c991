import AppState
import Playground
import Testing

/// Which files may run.
@Suite(.languages) struct RunConsentTests {
  private static let bytes = Array("struct A: Demo {}".utf8)
  private static let code = RunConsent.code(of: bytes)

  @Test func onlyWhatWasAllowedRuns() {
    var consent = RunConsent()
    #expect(consent.answer("/a", Self.bytes) == .unknown)
    consent.allow("/a")
    #expect(consent.answer("/a", Self.bytes) == .allowed)
    #expect(consent.answer("/a", []) == .allowed)
    #expect(consent.answer("/b", Self.bytes) == .unknown)
    consent.forbid("/a", code: Self.code)
    #expect(consent.answer("/a", Self.bytes) == .unknown)
  }

  /// Until it is another file, or somebody allows it.
  @Test func aRefusalIsOfTheFileAsItIs() {
    var consent = RunConsent()
    #expect(!consent.isRefused("/a", Self.bytes))
    consent.forbid("/a", code: Self.code)
    #expect(consent.isRefused("/a", Self.bytes))
    #expect(!consent.isRefused("/a", Self.bytes + [10]) && !consent.isRefused("/b", Self.bytes))
    consent.allow("/a")
    #expect(!consent.isRefused("/a", Self.bytes))
  }

  /// Until it is another file, or somebody allows it once more.
  @Test func whatHasStoppedRiffDoesNotRunAsItIs() {
    var consent = RunConsent()
    consent.stop("/a", code: Self.code)
    #expect(consent.answer("/a", Self.bytes) == .unknown, "Nobody has allowed it.")
    consent.allow("/a")
    consent.stop("/a", code: Self.code)
    #expect(consent.answer("/a", Self.bytes) == .stopped)
    #expect(consent.answer("/a", Self.bytes + [10]) == .allowed)
    consent.allow("/a")
    #expect(consent.answer("/a", Self.bytes) == .allowed)
  }

  @Test(arguments: ["/a", "/a b", "/a\"b\\", "/a\nallowed \"/x\"", "/é"])
  func itIsReadAsItWasWritten(_ path: String) throws {
    var consent = RunConsent()
    consent.allow("/first")
    consent.allow(path)
    consent.stop(path, code: Self.code)
    consent.forbid(path + "2", code: Self.code)
    let read = try #require(RunConsent(text: consent.text))
    #expect(read == consent)
    #expect(read.answer("/x", Self.bytes) == .unknown)
    #expect(read.isRefused(path + "2", Self.bytes))
  }

  @Test func damagedLinesAllowNothing() throws {
    let text =
      "riff code 1\nallowed /a\nallowed \"/b\nallow \"/c\"\nstopped\nstopped 1 \"/d\"\nrefused \"/e\"\nrefused 1 /e\nallowed \"/e\"\n"
    let read = try #require(RunConsent(text: text))
    for path in ["/a", "/b", "/c", "/d"] { #expect(read.answer(path, []) == .unknown) }
    #expect(read.answer("/e", []) == .allowed)
    for text in ["", "riff files 1\nallowed \"/a\"\n", "riff code 2\nallowed \"/a\"\n"] {
      #expect(RunConsent(text: text) == nil)
    }
  }

  @Test func theOldestAreForgotten() {
    var consent = RunConsent()
    for number in 0...RunConsent.most { consent.allow("/\(number)") }
    #expect(consent.answer("/0", []) == .unknown)
    #expect(consent.answer("/1", []) == .allowed)
    #expect(consent.answer("/\(RunConsent.most)", []) == .allowed)
  }
}
