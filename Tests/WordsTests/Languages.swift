import Foundation
import Words

// The languages of the files in `Assets/Languages`.
extension Language {
  static let chinese = try? Language(tag: "zh", po: file("zh"))

  /// The text of `tag.po`.
  static func file(_ tag: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Assets/Languages/\(tag).po"), encoding: .utf8)
  }
}
