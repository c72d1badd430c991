import Foundation
import Testing

@testable import SDLHost
@testable import Commands

/// What the desktop is told of Riff, and what `scripts/package` installs.
@Suite struct DesktopFileTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let id = Video.desktopEntry

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func asset(_ ending: String) throws -> String {
    try text("Assets/Desktop/\(id)\(ending)")
  }

  /// Without one stem for all, the dock has no icon.
  @Test func allNamesAreTheClassOfTheWindow() throws {
    let entry = try Self.asset(".desktop").split(separator: "\n")
    #expect(entry.contains("StartupWMClass=\(Self.id)") && entry.contains("Icon=\(Self.id)"))
    let info = try Self.asset(".metainfo.xml")
    #expect(info.contains("<id>\(Self.id)</id>") && info.contains(">\(Self.id).desktop<"))
    #expect(try Self.text("scripts/package").contains("\nid=\(Self.id)\n"))
    #expect(try Self.asset(".svg").hasPrefix("<svg "))
  }

  @Test func theVersionIsTheProgramsOwn() throws {
    #expect(try Self.asset(".metainfo.xml").contains("<release version=\"\(version)\" "))
  }

  /// Its types are those that the desktop entry opens.
  @Test func sceneFilesBelongToRiff() throws {
    let type = "application/x-riff-scene+json"
    #expect(try Self.asset(".desktop").contains("MimeType=\(type);"))
    #expect(try Self.asset(".xml").contains("<mime-type type=\"\(type)\">"))
    #expect(try Self.asset(".metainfo.xml").contains("<mediatype>\(type)</mediatype>"))
  }

  private static let checks = [
    ["desktop-file-validate", "Assets/Desktop/\(id).desktop"],
    ["appstreamcli", "validate", "--no-net", "Assets/Desktop/\(id).metainfo.xml"],
    ["bash", "-n", "scripts/package"],
  ]

  /// Skipped where the program is not installed.
  @Test(arguments: checks)
  func theirCheckersAccept(_ command: [String]) throws {
    guard let program = Programs.find(command[0]) else { return }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = Self.root
    let output = try Riff.output(of: process)
    #expect(output.status == 0, "\(output.text)\(output.errors)")
  }
}
