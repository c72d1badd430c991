import Formats
import Keyframes

/// The objects of a PDF as `qpdf --json=2` lists them. Whatever is damaged in them counts as not there.
struct DeckObjects {
  private var objects: [String: JSON] = [:]
  /// The pages, in order.
  private(set) var pages: [JSON] = []
  /// The numbers of the pages by their objects' names, from 1.
  private var numbers: [String: Int] = [:]
  private var trailer = JSON.list([])
  /// The destinations of the tree of names.
  private var destinations: [String: JSON] = [:]

  /// How far references and inherited properties are followed.
  private static let deepest = 32

  /// Nil if the text isn't the output of qpdf.
  init?(qpdf text: String) {
    guard let json = JSON(reading: text), let parts = json[key: "qpdf"]?.values, parts.count == 2
    else { return nil }
    for member in parts[1].members {
      if member.key == "trailer" {
        trailer = member.value[key: "value"] ?? .list([])
      } else if member.key.hasPrefix("obj:") {
        objects[String(member.key.dropFirst(4))] =
          member.value[key: "value"] ?? member.value[key: "stream"]?[key: "dict"]
      }
    }
    for page in json[key: "pages"]?.values ?? [] {
      guard case .string(let name)? = page[key: "object"] else { continue }
      pages.append(resolved(.string(name)) ?? .list([]))
      numbers[name] = pages.count
    }
    readDestinations()
  }

  /// The value itself, or the object to which it refers.
  func resolved(_ value: JSON?) -> JSON? {
    var value = value
    for _ in 0..<Self.deepest {
      guard case .string(let name)? = value, name.hasSuffix(" R"), let next = objects[name] else {
        return value
      }
      value = next
    }
    return nil
  }

  /// A member of a dictionary, which may be a reference.
  subscript(_ dictionary: JSON, _ key: String) -> JSON? { resolved(dictionary[key: key]) }

  /// A property of a page, or of the tree above it.
  func inherited(_ key: String, of page: JSON) -> JSON? {
    var node = page
    for _ in 0..<Self.deepest {
      if let value = self[node, key] { return value }
      guard let parent = self[node, "/Parent"] else { return nil }
      node = parent
    }
    return nil
  }

  func numbers(_ list: JSON?) -> [Double]? {
    let numbers = resolved(list)?.values.compactMap { value -> Double? in
      if case .number(let number)? = resolved(value), number.isFinite { number } else { nil }
    }
    return numbers?.count == 4 ? numbers : nil
  }

  /// A text, whose encoding qpdf has marked; nil for other values.
  func text(_ value: JSON?) -> String? {
    guard case .string(let text)? = resolved(value), text.hasPrefix("u:") else { return nil }
    return String(text.dropFirst(2))
  }

  /// A name, such as `/Link`; nil for other values.
  func name(_ value: JSON?) -> String? {
    guard case .string(let text)? = resolved(value), text.hasPrefix("/") else { return nil }
    return text
  }

  // MARK: Destinations

  /// The number of the page to which a destination leads, from 1: a page and how it is shown, or the name of
  /// a destination.
  func page(of destination: JSON?) -> Int? {
    var destination = resolved(destination)
    for _ in 0..<4 {
      switch destination {
      case .string(let name)?: destination = resolved(self.destination(named: name))
      case .members?: destination = resolved(destination?[key: "/D"])
      case .list(let parts)?:
        guard case .string(let page)? = parts.first else { return nil }
        return numbers[page]
      case .number, .flag, .written, nil: return nil
      }
    }
    return nil
  }

  private func destination(named name: String) -> JSON? {
    guard let root = self[trailer, "/Root"] else { return nil }
    if name.hasPrefix("/") {
      return self[root, "/Dests"].flatMap { self[$0, name] }
    }
    return destinations[name]
  }

  /// Reads the tree of names, whose nodes have a list of names and values, or children.
  private mutating func readDestinations() {
    guard let root = self[trailer, "/Root"], let names = self[root, "/Names"],
      let tree = self[names, "/Dests"]
    else { return }
    var nodes = [tree]
    var left = 200_000
    while let node = nodes.popLast(), left > 0 {
      left -= 1
      let pairs = self[node, "/Names"]?.values ?? []
      left -= pairs.count
      for index in stride(from: 0, to: pairs.count - 1, by: 2) {
        if case .string(let name) = pairs[index] { destinations[name] = pairs[index + 1] }
      }
      nodes += (self[node, "/Kids"]?.values ?? []).prefix(1000).compactMap(resolved)
    }
  }
}
