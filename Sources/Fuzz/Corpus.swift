import SDLHost

/// The valid inputs of a reader, which mutations begin with.
struct Corpus {
  let files: [[UInt8]]
  /// Words and signs of these files, each once.
  let tokens: [[UInt8]]
  let isText: Bool

  init(_ files: [[UInt8]], isText: Bool) {
    self.files = files.filter { $0.count <= Mutation.most }
    self.isText = isText
    var tokens: Set<[UInt8]> = []
    for file in isText ? self.files : [] where tokens.count < 5000 {
      for word in file.split(whereSeparator: { !$0.isWord }) {
        tokens.insert(Array(word.prefix(40)))
      }
    }
    let signs = "(){}[]<>\"'`,;:.=+-*/%#&|!?\\ \n\t\u{0}\u{FEFF}é中🎬"
    self.tokens = (tokens + signs.map { Array(String($0).utf8) }).sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }

  /// The files below a folder with one of these extensions, in a fixed order.
  static func files(in folder: String, _ extensions: [String]) -> [[UInt8]] {
    Storage.contents(of: folder).flatMap { name in
      let path = "\(folder)/\(name)"
      if name.hasSuffix("/") { return files(in: String(path.dropLast()), extensions) }
      guard extensions.contains(where: { name.lowercased().hasSuffix("." + $0) }),
        let bytes = try? Storage.bytes(path)
      else { return [] }
      return [bytes]
    }
  }
}
