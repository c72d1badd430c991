import Editing
import Foundation
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// Golden files: reviewed texts that must not change.
enum Golden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Goldens")

  /// Compares `text` with the file of that name; with `RIFF_RECORD=1` in the environment it writes
  /// the file instead.
  static func expect(
    _ text: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appending(path: file)
    if ProcessInfo.processInfo.environment["RIFF_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    let golden = try? String(contentsOf: url, encoding: .utf8)
    let wanted = try #require(
      golden, "No golden \(file). Record it with RIFF_RECORD=1 swift test, then look at it.",
      sourceLocation: sourceLocation)
    guard wanted != text else { return }
    let (old, new) = (wanted.split(separator: "\n"), text.split(separator: "\n"))
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    // Not by way of #expect, which would print both texts whole.
    Issue.record(
      """
      \(file), line \(line + 1):
        was \(line < old.count ? old[line] : "the end")
        is  \(line < new.count ? new[line] : "the end")
      If this is meant, record it with RIFF_RECORD=1 swift test and look at git diff.
      """, sourceLocation: sourceLocation)
  }
}

extension Sprite {
  /// One line: name, shape, transform, opacity, paints; numbers with three decimals.
  var golden: String {
    let map = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    var parts = [name.isEmpty ? "-" : name, shape.golden]
    parts.append("[" + map.map { $0.fixed(3) }.joined(separator: " ") + "]")
    parts.append("opacity \(opacity.fixed(3))")
    if let fill { parts.append("fill \(fill.golden)") }
    if let stroke {
      parts.append(
        "stroke \(stroke.paint.golden) \(stroke.width.fixed(2)) "
          + "\(stroke.start.fixed(3))…\(stroke.end.fixed(3))")
    }
    if !clips.isEmpty { parts.append("clips \(clips.count)") }
    return parts.joined(separator: " ")
  }
}

extension Shape {
  fileprivate var golden: String {
    switch self {
    case .rectangle(let size, let radius):
      "rectangle \(size.width.fixed(2))x\(size.height.fixed(2)) r\(radius.fixed(1))"
    case .ellipse(let size): "ellipse \(size.width.fixed(2))x\(size.height.fixed(2))"
    case .picture(let picture, let size):
      "picture \(picture.source) \(size.width.fixed(2))x\(size.height.fixed(2))"
    case .path(let path):
      "path \(path.elements.count) in \(path.bounds.width.fixed(1))x\(path.bounds.height.fixed(1))"
    case .text(let text):
      "text \"\(text.string.replacing("\n", with: "⏎"))\" \(text.style.size.fixed(1))"
    }
  }
}

extension Paint {
  fileprivate var golden: String {
    switch self {
    case .color(let color): color.golden
    case .gradient(let gradient):
      "gradient(" + gradient.stops.map(\.color.golden).joined(separator: " ") + ")"
    }
  }
}

extension Color {
  fileprivate var golden: String {
    [red, green, blue, alpha].map { $0.fixed(3) }.joined(separator: ",")
  }
}
