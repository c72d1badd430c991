import Foundation
public import Words

// The languages of the files in `Assets/Languages`.
extension Language {
  public static let chinese = read("zh")
  public static let pseudo = read("pseudo")

  /// The text of `tag.po`.
  public static func file(_ tag: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Assets/Languages/\(tag).po"), encoding: .utf8)
  }

  private static func read(_ tag: String) -> Language {
    do {
      return try Language(tag: tag, po: file(tag))
    } catch {
      fatalError("Assets/Languages/\(tag).po cannot be read: \(error)")
    }
  }
}

extension String {
  /// Whether it has a Chinese character.
  public var hasHan: Bool { contains(where: \.isHan) }
}
