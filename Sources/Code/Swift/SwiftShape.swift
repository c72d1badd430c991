import Keyframes
import Stage
import Syntax
import Words

extension SwiftWriter {
  mutating func shape(_ shape: Shape) -> String {
    switch shape {
    case .rectangle(let size, let radius):
      let corners = radius == 0 ? "" : ", cornerRadius: \(SwiftValue.number(radius))"
      return ".rectangle(\(SwiftValue.numbers([size.width, size.height]))\(corners))"
    case .ellipse(let size) where size.width == size.height:
      return ".circle(radius: \(SwiftValue.number(size.width / 2)))"
    case .ellipse(let size): return ".ellipse(\(SwiftValue.size(size)))"
    case .picture(let picture, let size):
      losses.add(
        "The picture \(picture.source.shortened) has no pixels in Swift: an empty rectangle stands in."
      )
      return self.shape(.rectangle(size, cornerRadius: 0))
    case .path(let path):
      return line(path) ?? corners(path) ?? ".path(\(self.path(path)))"
    case .text(let text) where !text.colors.isEmpty:
      let colors = text.colors.map {
        "ColoredRange(\(SwiftValue.range($0.range)), \(SwiftValue.color($0.color)))"
      }
      return ".text(Text(\(text.string.swiftLiteral), \(SwiftValue.style(text.style)), "
        + "colors: [\(colors.joined(separator: ", "))]))"
    case .text(let text):
      return ".text(\(text.string.swiftLiteral), \(SwiftValue.style(text.style)))"
    }
  }

  private func line(_ path: Path) -> String? {
    let elements = path.elements
    guard elements.count == 2, case .move(let start) = elements[0],
      case .line(let end) = elements[1]
    else { return nil }
    return ".line(from: \(SwiftValue.point(start)), to: \(SwiftValue.point(end)))"
  }

  /// A closed shape of straight sides.
  private mutating func corners(_ path: Path) -> String? {
    guard case .move(let first)? = path.elements.first, path.elements.last == .close else {
      return nil
    }
    var corners = [first]
    for element in path.elements.dropFirst().dropLast() {
      guard case .line(let point) = element else { return nil }
      corners.append(point)
    }
    let list = "[\(corners.map(SwiftValue.point).joined(separator: ", "))]"
    return ".corners(\(corners.count > 2 ? declare("corners", "[Point]", list) : list))"
  }

  /// The name of a `let` that draws the path; a path has no literal.
  mutating func path(_ path: Path) -> String {
    guard !path.isEmpty else { return "Path()" }
    var text = "{ () -> Path in\n  var path = Path()\n"
    for element in path.elements { text += "  path.\(step(element))\n" }
    return declare("path", "Path", text + "  return path\n}()")
  }

  private func step(_ element: Path.Element) -> String {
    switch element {
    case .move(let point): "move(to: \(SwiftValue.point(point)))"
    case .line(let point): "line(to: \(SwiftValue.point(point)))"
    case .cubic(let one, let two, let end):
      "cubic(\(SwiftValue.point(one)), \(SwiftValue.point(two)), to: \(SwiftValue.point(end)))"
    case .close: "close()"
    }
  }
}

extension String {
  /// The beginning of a long path or data URL.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
