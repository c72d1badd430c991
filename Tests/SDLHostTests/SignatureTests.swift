import Interface
import Testing

@testable import SDLHost

@Suite struct SignatureTests {
  /// Computed by Python: `hmac.new(key, b"".join(len(p).to_bytes(4, "big") + p for p in parts),
  /// "sha256").hexdigest()`.
  @Test(arguments: [
    ([], "796cd3078af14636753d26b3b5555422ff55a3e261cf847b48e95371b9bd0aa2"),
    (["order", "next"], "774958f26d4744a03ed37a8784be4c06a9592d42e9cc2afe6038247c1ed45f42"),
    (["", "ä€𝄞", "1"], "6b07b0c3251d383d29b18510f5c14cdebe9819bf2efd4d31c030af34b3905bb2"),
    (
      [String(repeating: "x", count: 1000)],
      "e0284c25e0e1e2ba2c6e6a92fd7f457b76d0d133bce0b2e47545c3aec277eb25"
    ),
  ])
  func signaturesAreHMACs(_ parts: [String], _ expected: String) {
    let key = String(repeating: "0123456789abcdef", count: 2)
    #expect(Signature.make(parts, key: key) == expected)
  }

  /// Every list of parts has a signature of its own, and every key.
  @Test func signaturesTellPartsAndKeysApart() {
    let lists = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"]]
    let keys = ["a", "b"].map { String(repeating: $0, count: 32) }
    let all = keys.flatMap { key in lists.map { Signature.make($0, key: key) } }
    #expect(Set(all).count == lists.count * keys.count)
  }

  @Test func secretsAreThirtyTwoDigitsAndDiffer() {
    let secrets = (0..<100).map { _ in Secret.make() }
    #expect(Set(secrets).count == 100)
    #expect(secrets.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func base64(_ text: String, _ expected: String) {
    #expect(Base64.text(Array(text.utf8)) == expected)
  }

  @Test(arguments: ["0.0.0.0", "127.0.0.1", "192.168.0.7", "255.254.253.252"])
  func addressesAreReadAndWritten(_ text: String) {
    #expect(NetworkAddress(text)?.text == text)
  }

  @Test(arguments: ["", "1.2.3", "1.2.3.4.5", "256.1.1.1", "localhost", "::1", "1.2.3.4 "])
  func otherTextsAreNoAddresses(_ text: String) { #expect(NetworkAddress(text) == nil) }

  @Test func addressesOfThisMachineAreNotItsLoopback() {
    let own = NetworkAddress.ofThisMachine
    #expect(own.allSatisfy { !$0.text.hasPrefix("127.") && !$0.text.hasPrefix("169.254.") })
  }

  /// The three corners of a code have the squares by which cameras find it (ISO/IEC 18004).
  @Test(arguments: ["a", "http://192.168.178.123:43210/#0123456789abcdef0123456789abcdef"])
  func codesHaveTheirFinderPatterns(_ text: String) throws {
    let code = try #require(QRCode(text))
    #expect((code.side - 17) % 4 == 0)
    let finder = [
      "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
    ]
    let far = code.side - 7
    for (left, top) in [(0, 0), (far, 0), (0, far)] {
      let seen = (0..<7).map { row in
        String(
          (0..<7).map { code.isDark(column: left + $0, row: top + row) ? "#" : "." as Character })
      }
      #expect(seen == finder)
    }
    #expect(!code.isDark(column: -1, row: 0) && !code.isDark(column: 0, row: code.side))
    #expect(QRCode("") == nil && QRCode(String(repeating: "a", count: 4000)) == nil)
  }
}
