import SDLHost

/// Folders of files that are read while Riff runs.
enum AssetFolders {
  /// The folder `installed` of an installed program, then above its own folder the ones of a checkout.
  static func all(_ checkout: String, installed: String) -> [String] {
    guard var folder = Programs.own?.folderPath else { return [] }
    var folders = [folder + "/../\(installed)/"]
    while folder.count > 1 {
      folders.append("\(folder)/\(checkout)/")
      folder = folder.folderPath
    }
    return folders
  }
}

extension String {
  /// The path of the folder that contains this path.
  fileprivate var folderPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}
