public import Stage
public import Syntax
import Words

/// Reads dotLottie archives: an animation with its images in a zip archive, of version 1 or 2.
public enum DotLottieReader {
  /// Reads the first animation of an archive, like `LottieReader`. `inflate` unpacks raw deflate to
  /// so many bytes, or returns nil; images of the archive come to `pictures` as data URLs.
  ///
  /// - Throws: one sentence if it is no such archive, or has no animation that can be shown.
  public static func read(
    _ bytes: [UInt8], name: String, inflate: (ArraySlice<UInt8>, Int) -> [UInt8]?,
    pictures: (String) throws(FileError) -> Picture
  ) throws(FileError) -> SceneFile {
    let archive = try ZipArchive(bytes)
    let contents = try DotLottieContents(archive, inflate)
    guard let text = try archive.file(contents.path, inflate: inflate) else {
      throw FileError(
        sentence: "The archive has no \(quoted(contents.path)), which its manifest names.")
    }
    var file = try LottieReader.read(text, name: name) { source throws(FileError) in
      if source.hasPrefix("data:") { return try pictures(source) }
      let image = source.split(separator: "/").last.map(String.init) ?? source
      for folder in ["i/", "images/", ""] {
        guard let data = try archive.file(folder + image, inflate: inflate) else { continue }
        return try pictures(DataURL.picture(data))
      }
      throw FileError(sentence: "The archive has no such file.")
    }
    file.notes += contents.notes
    return file
  }
}

/// The contents of an archive, by its manifest.
struct DotLottieContents {
  /// The file of the animation that it begins with.
  let path: String
  /// The other contents, which are not shown.
  let notes: [ImportNote]

  init(_ archive: ZipArchive, _ inflate: ZipArchive.Inflate) throws(FileError) {
    var manifest = LottieValue.nothing
    if let bytes = try archive.file("manifest.json", inflate: inflate) {
      var text = LottieText(bytes)
      manifest = try text.document()
    }
    let names = archive.names
    let ids = (manifest["animations"]?.items ?? []).compactMap { $0["id"]?.text }
    let wanted = manifest["initial"]?["animation"]?.text ?? manifest["activeAnimationId"]?.text
    let id = wanted ?? ids.first
    let candidates = id.map { id in ["a/\(id).json", "animations/\(id).json"] } ?? []
    let known = candidates.first { names.contains($0) }
    let any = names.first {
      $0.hasSuffix(".json") && ($0.hasPrefix("a/") || $0.hasPrefix("animations/"))
    }
    guard let path = known ?? candidates.first ?? any else {
      throw FileError(sentence: "The archive has no animation: it is not a Lottie file.")
    }
    self.path = path
    var notes: [ImportNote] = []
    if ids.count > 1 {
      notes.append(
        ImportNote(
          layer: "", feature: "more animations", count: ids.count - 1,
          instead: "only \(quoted(id ?? path))"))
    }
    let unsupported: [(folder: String, feature: Message)] = [
      ("s/", "state machines"), ("t/", "themes"), ("u/", "sounds"),
    ]
    for (folder, feature) in unsupported {
      let count = names.count { $0.hasPrefix(folder) && $0 != folder }
      guard count > 0 else { continue }
      notes.append(
        ImportNote(layer: "", feature: feature, count: count, instead: "they are ignored"))
    }
    self.notes = notes
  }
}
