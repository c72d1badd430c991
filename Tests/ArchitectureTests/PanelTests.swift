import Foundation
import Testing

/// Checks that panels are independent: each has a folder, and uses shared code but no other panel.
@Suite struct PanelTests {
  let house = House.here

  /// The files of each panel, by the name of its folder.
  var panels: [String: [SourceFile]] {
    let files = house.files(of: "Playground").compactMap { file -> (String, SourceFile)? in
      let folders = file.path.split(separator: "/")
      guard folders.count == 5, folders[2] == "Panels" else { return nil }
      return (String(folders[3]), file)
    }
    return Dictionary(grouping: files, by: \.0).mapValues { $0.map(\.1) }
  }

  @Test func everyPanelHasAFolderOfItsOwn() {
    #expect(panels.count >= 10)
    for (name, files) in panels {
      let types = files.flatMap { $0.matches(of: #"struct (\w+Panel): Panel\b"#, group: 1) }
      #expect(types.map(\.text) == ["\(name)Panel"], "Sources/Playground/Panels/\(name)")
    }
  }

  @Test func noPanelKnowsAnother() {
    let names = panels.keys.sorted()
    for (name, files) in panels {
      for other in names where other != name {
        for file in files {
          for found in file.matches(of: #"\b\#(other)Panel\b"#) {
            file.record(
              "names \(found.text); a panel knows the workspace, not other panels", at: found.line)
          }
        }
      }
    }
  }

  /// A function that a kind of panel requires is only called for panels of that kind.
  @Test func everyPanelSaysWhatCanBeDoneWithIt() throws {
    let kinds = try #require(
      house.files.first { $0.path == "Sources/Playground/Panels/PanelKinds.swift" })
    let found = kinds.matches(of: #"(?s)protocol \w+: [\w, ]+ \{.*?\n\}"#)
      .map { PanelKind($0.text) }
    #expect(found.count > 10)
    for kind in found {
      let names = found.filter { $0.isKind(of: kind.name, among: found) }.map(\.name)
      for (panel, files) in panels {
        let code = files.map(\.code).joined().replacing(/\s/, with: "")
        let conforms = names.contains { name in
          files.contains { !$0.matches(of: #"(?s)\w+Panel: [^{]*\b\#(name)\b"#).isEmpty }
        }
        for requirement in kind.requirements where !conforms && code.contains(requirement) {
          Issue.record("\(panel)Panel has \(requirement) and is no \(kind.name).")
        }
      }
    }
  }

  @Test func noPanelIsToldApartByItsType() {
    for file in house.files(of: "Playground") {
      for name in panels.keys {
        for found in file.matches(of: #"\b(?:as[?!]?|is)\s+\(?\#(name)Panel\b"#) {
          file.record("casts: \(found.text); ask for a kind of panel", at: found.line)
        }
      }
    }
  }

  @Test func noPanelExtendsTheSession() {
    for file in panels.values.joined() {
      for found in file.matches(of: #"\bSession\b"#) {
        file.record("names \(found.text), which routes to panels and is not theirs", at: found.line)
      }
    }
  }

  @Test func drawingMutatesNoPanel() {
    for file in panels.values.joined() {
      for found in file.matches(of: #"mutating func draw\w*"#) {
        file.record("declares \(found.text); drawing changes nothing", at: found.line)
      }
    }
  }

  @Test func theSessionStaysSmall() throws {
    let session = try #require(
      house.files.first { $0.path == "Sources/Playground/Session/Session.swift" })
    let stored = session.matches(
      of: #"(?m)^  (?:private )?(?:var|let) \w+(?::[^{=\n]*)?(?: =[^{\n]*)?(?: \{\n    didSet|$)"#)
    #expect((1...15).contains(stored.count), "\(stored.map(\.text))")
  }
}

/// A protocol of panels, and the functions that it requires, without spaces.
private struct PanelKind {
  let name: String
  let bases: [String]
  let requirements: [String]

  init(_ code: String) {
    let words = code.prefix { $0 != "{" }.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    (name, bases) = (words[1], Array(words.dropFirst(2)))
    requirements = code.components(separatedBy: "func ").dropFirst().map { part in
      let tight = "func" + part.replacing(/\s/, with: "")
      return ["mutating", "}"].reduce(tight) {
        $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0
      }
    }
  }

  /// Whether a panel of this kind is of the kind `name`, too.
  func isKind(of name: String, among kinds: [PanelKind]) -> Bool {
    self.name == name
      || kinds.contains { bases.contains($0.name) && $0.isKind(of: name, among: kinds) }
  }
}
