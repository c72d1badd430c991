import Syntax

/// Writes dotLottie files of version 2: an archive with a Lottie animation and a manifest.
public enum DotLottieWriter {
  /// The file of one animation; `animation` is its text, as `ExportFormat.lottie` exports it, and
  /// `name` its name in the archive.
  ///
  /// `deflate` packs bytes to raw deflate, without a header; if it returns nil they are stored as
  /// they are.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func file(
    _ animation: String, named name: String, deflate: ([UInt8]) -> [UInt8]?
  ) -> [UInt8] {
    let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    let id = plain.isEmpty ? "animation" : plain
    let manifest: JSON = [
      "version": "2", "generator": "Riff", "animations": [["id": .string(id)]],
    ]
    var archive = ZipWriting()
    archive.add("manifest.json", Array(manifest.compact.utf8), deflate: deflate)
    archive.add("a/\(id).json", Array(animation.utf8), deflate: deflate)
    return archive.bytes
  }
}
