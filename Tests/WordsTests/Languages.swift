import Foundation
import Words
import Words

// The languages of the files in `Assets/Languages`.
extension Language {
  static let chinese = read("zh")
  static let pseudo = read("pseudo")

  private static func read(_ tag: String) -> Language {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Assets/Languages/\(tag).po")
    do {
      return try Language(tag: tag, po: String(contentsOf: file, encoding: .utf8))
    } catch {
      fatalError("\(file.path()) cannot be read: \(error)")
    }
  }
}

extension String {
  /// Whether it has a Chinese character.
  var hasHan: Bool { contains(where: \.isHan) }
}
