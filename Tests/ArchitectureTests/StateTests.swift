import Testing

/// Checks that state stays with its owners.
@Suite struct StateTests {
  let house = House.here

  /// The types that hold the state of a session, and the folders of AppState in which they are extended.
  private static let owners = [
    "Workspace": ["Workspace"], "Gallery": ["Files"], "EditingState": ["Editing"],
    "WindowState": ["Window"], "TalkState": ["Talk"], "InputState": ["Workspace"],
    "Requests": ["Workspace"],
  ]
  private static let most = 12

  private var files: [SourceFile] { house.files(of: "AppState") }

  @Test(arguments: owners.keys.sorted())
  func anOwnerHasFewStoredProperties(_ owner: String) throws {
    let bodies = files.flatMap {
      $0.matches(of: #"(?ms)^(?:public |package )?struct \#(owner)\b[^\n]*\{\n.*?^\}"#)
    }
    let body = try #require(bodies.first, "There is no struct \(owner).")
    #expect((1...Self.most).contains(stored(in: body.text)), "\(owner)")
  }

  @Test func storedPropertiesAreCounted() {
    let code = """
      struct A {
        var a = 0
        private(set) var b: Int?
        let (c, d): (Int, Int)
        var e = false { didSet { a += 1 } }
        var f: (Int) -> Bool = { _ in true }
        var computed: Int { a }
        static let s = 1
        func g() { let inside = 2 }
      }
      """
    #expect(stored(in: code) == 6)
  }

  /// Counts the properties of a type that are not computed and not static.
  private func stored(in body: String) -> Int {
    let lines = body.split(separator: "\n").filter { line in
      line.contains(#/^  (public |package |private |fileprivate |private\(set\) )*(var|let) /#)
    }
    return lines.reduce(0) { count, line in
      let isComputed = line.contains(#/\bvar \w+: [^={]*\{/#) && !line.contains("didSet")
      let names = line.firstMatch(of: #/(?:var|let) \(([^)]*)\)/#)?.1.split(separator: ",").count
      return count + (isComputed ? 0 : names ?? 1)
    }
  }

  @Test(arguments: owners.keys.sorted().filter { $0 != "Workspace" })
  func anOwnerIsExtendedOnlyInItsFolder(_ owner: String) {
    for file in files {
      let folder = file.path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
      for found in file.matches(of: #"\bextension \#(owner)\b"#)
      where Self.owners[owner]?.contains(folder) == false {
        file.record(
          "extends \(owner), which is at home in \(Self.owners[owner] ?? [])", at: found.line)
      }
    }
  }
}
