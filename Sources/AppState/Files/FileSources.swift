import DemoKit
import Formats
import Interface

// The texts of files, which the host reads when they are to be shown.
extension OpenedFiles {
  /// The host has read a file.
  package mutating func take(_ text: String, of path: String) {
    for file in list where file.path == path && sources[file.name] != nil {
      sources[file.name] = FileSource(generation: file.generation, text: text)
    }
  }
}

extension Workspace {
  /// Whether the demo on the stage comes from a file that people write.
  package var hasSource: Bool {
    switch openedFile?.kind {
    case .swift, .riffScene, .svg: true
    case .lottie, .dotLottie, .picture, nil: false
    }
  }

  /// The text of the file on the stage, as it was read last; nil while there is none. If the file has
  /// changed since, the host is asked for it.
  package mutating func source() -> String? {
    guard hasSource, let file = openedFile else { return nil }
    let known = gallery.files.sources[file.name]
    if known?.generation != file.generation {
      gallery.files.sources[file.name] = FileSource(generation: file.generation, text: known?.text)
      requests.toHost.append(.source(file.path))
    }
    return gallery.files.sources[file.name]?.text
  }
}
