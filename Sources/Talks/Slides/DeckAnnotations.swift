import Formats
import Keyframes

extension DeckFacts {
  /// Adds the links between pages and the notes of a PDF from the output of
  /// `qpdf --json=2 --json-key=pages --json-key=qpdf --json-stream-data=none`. Whatever is damaged in it is
  /// left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func add(qpdf text: String) {
    guard let objects = DeckObjects(qpdf: text), objects.pages.count == pages.count else { return }
    let shown = side.shown
    // Pages may share one list of annotations.
    var left = Self.mostAnnotations
    for (index, page) in objects.pages.enumerated() {
      let box = DeckBox(page, objects)
      var notes: [String] = []
      let annotations = (objects[page, "/Annots"]?.values ?? []).prefix(min(left, Self.mostLinks))
      left -= annotations.count
      for annotation in annotations {
        guard let annotation = objects.resolved(annotation) else { continue }
        switch objects.name(annotation[key: "/Subtype"]) {
        case "/Text", "/FreeText":
          if let note = objects.text(annotation[key: "/Contents"])?.prefix(10_000), !note.isEmpty {
            notes.append(String(note).inLines)
          }
        case "/Link":
          if let address = objects.webAddress(of: annotation) { pages[index].add(address) }
          guard let target = objects.target(of: annotation),
            let rect = box?.fractions(objects.numbers(annotation[key: "/Rect"]))?.inside(shown)
          else { continue }
          pages[index].links.append(Link(rect: rect, page: target))
        case _: continue
        }
      }
      if pages[index].notes.isEmpty {
        pages[index].notes = String(notes.joined(separator: "\n").prefix(10_000))
      }
    }
  }
}

extension DeckFacts.Page {
  private static let mostAddresses = 10

  fileprivate mutating func add(_ address: String) {
    guard addresses.count < Self.mostAddresses, !addresses.contains(address) else { return }
    addresses.append(address)
  }
}

extension DeckObjects {
  /// The page to which a link leads; nil if it leads out of the file.
  fileprivate func target(of link: JSON) -> Int? {
    if let destination = link[key: "/Dest"] { return page(of: destination) }
    guard let action = self[link, "/A"], name(action[key: "/S"]) == "/GoTo" else { return nil }
    return page(of: action[key: "/D"])
  }

  /// The address on the web to which a link leads, if it is one of `http` or `https` and short enough to be read.
  fileprivate func webAddress(of link: JSON) -> String? {
    guard let action = self[link, "/A"], name(action[key: "/S"]) == "/URI",
      let address = text(action[key: "/URI"]), address.utf8.count <= 200,
      ["http://", "https://"].contains(where: address.lowercased().hasPrefix),
      address.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && $0.value >= 32 })
    else { return nil }
    return address
  }
}

/// The part of a page that is displayed, in the page's own units, and how it is turned.
private struct DeckBox {
  private let left, bottom, width, height: Double
  /// Quarters of a turn, clockwise.
  private let quarters: Int

  /// Nil without a usable box.
  init?(_ page: JSON, _ objects: DeckObjects) {
    guard let media = objects.numbers(objects.inherited("/MediaBox", of: page)) else { return nil }
    let crop = objects.numbers(objects.inherited("/CropBox", of: page)) ?? media
    func low(_ box: [Double], _ axis: Int) -> Double { min(box[axis], box[axis + 2]) }
    func high(_ box: [Double], _ axis: Int) -> Double { max(box[axis], box[axis + 2]) }
    left = max(low(media, 0), low(crop, 0))
    bottom = max(low(media, 1), low(crop, 1))
    width = min(high(media, 0), high(crop, 0)) - left
    height = min(high(media, 1), high(crop, 1)) - bottom
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    var degrees = 0
    if case .number(let number)? = objects.inherited("/Rotate", of: page), abs(number) < 1e6 {
      degrees = Int(number)
    }
    quarters = ((degrees / 90) % 4 + 4) % 4
  }

  /// A rectangle in fractions of the displayed page, from its upper left corner; nil if nothing of it is there.
  func fractions(_ corners: [Double]?) -> Rect? {
    guard let corners else { return nil }
    let (one, other) = (turned(corners[0], corners[1]), turned(corners[2], corners[3]))
    let (minX, minY) = (max(min(one.x, other.x), 0), max(min(one.y, other.y), 0))
    let (maxX, maxY) = (min(max(one.x, other.x), 1), min(max(one.y, other.y), 1))
    guard maxX > minX, maxY > minY else { return nil }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private func turned(_ x: Double, _ y: Double) -> Point {
    let (right, down) = ((x - left) / width, 1 - (y - bottom) / height)
    return switch quarters {
    case 1: Point(x: 1 - down, y: right)
    case 2: Point(x: 1 - right, y: 1 - down)
    case 3: Point(x: down, y: 1 - right)
    default: Point(x: right, y: down)
    }
  }
}

extension Rect {
  /// In fractions of a part of the page; nil if nothing of it is there.
  fileprivate func inside(_ part: Rect) -> Rect? {
    let seen = intersection(part)
    guard seen.width > 0, seen.height > 0 else { return nil }
    return Rect(
      x: (seen.minX - part.minX) / part.width, y: (seen.minY - part.minY) / part.height,
      width: seen.width / part.width, height: seen.height / part.height)
  }
}

extension String {
  /// The same with line feeds between lines, and without other control characters.
  fileprivate var inLines: String {
    var text = String.UnicodeScalarView()
    for scalar in replacing("\r\n", with: "\n").replacing("\r", with: "\n").unicodeScalars {
      if scalar == "\n" || scalar.properties.generalCategory != .control { text.append(scalar) }
    }
    return String(text)
  }
}
