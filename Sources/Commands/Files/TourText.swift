import SDLHost

/// The file with the lessons of the tour.
enum TourText {
  /// Its text; empty if it cannot be read, which the tour then says.
  static func read() -> String {
    let paths = AssetFolders.all("Assets", installed: "share/riff").map { $0 + "tour.txt" }
    return paths.first { Storage.exists($0) }.flatMap { try? Storage.read($0) } ?? ""
  }
}
