import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Where the palette's lines and their keys lie.
@Suite(.languages) struct PaletteDrawingTests {
  /// Titles begin at the left, keys end at the right, and neither reaches the other.
  @Test(arguments: [
    Size(width: 320, height: 240), Size(width: 800, height: 600), Size(width: 1920, height: 1080),
  ])
  func resultsHaveTheirKeysAtTheRight(_ size: Size) throws {
    for query in ["a", "stop", "show", "ctrl"] {
      var script = try Script.withPalette(size: size)
      script.step(.text(query))
      let rows = script.palette.rows
      #expect(!rows.isEmpty)
      for row in rows {
        func width(_ texts: [String], _ style: TextStyle) -> Double {
          texts.map { script.session.ui.measure(Text($0, style)) }.max() ?? 0
        }
        #expect(row.wordsPosition == 12 && row.keysPosition == row.rect.width - 12)
        let end = row.wordsPosition + width(row.words, Theme.label)
        #expect(end < row.keysPosition - width(row.keys, Theme.key), "\(row.words)")
      }
    }
  }

  /// Keys that are pressed together stay together.
  @Test(arguments: [Size(width: 800, height: 600), Size(width: 1280, height: 720)])
  func noStrokeIsBroken(_ size: Size) throws {
    for query in ["", "stop", "shift"] {
      var script = try Script.withPalette(size: size)
      script.step(.text(query))
      for row in script.palette.rows {
        let strokes = script.palette.lines[row.index].keys.split(separator: "  ")
        #expect(row.keys.flatMap { $0.split(separator: "  ") } == strokes)
      }
    }
  }

  @Test(arguments: [
    Size(width: 320, height: 240), Size(width: 640, height: 360), Size(width: 800, height: 600),
    Size(width: 1280, height: 720),
  ])
  func noLineIsCut(_ size: Size) throws {
    for query in ["", "a", "copy"] {
      var script = try Script.withPalette(size: size)
      script.step(.text(query))
      let list = PaletteLayout(script.layout).list
      let rows = script.palette.rows
      #expect(rows.count == script.palette.lines.count)
      for row in rows {
        let line = script.palette.lines[row.index]
        #expect(!(row.keys + row.words).contains { $0.contains("…") && !line.keys.contains("…") })
        #expect(row.words.joined(separator: " ").hasPrefix(line.title.prefix(12)))
        #expect(row.rect.maxX <= list.width + 1e-9)
      }
      for (one, other) in zip(rows, rows.dropFirst()) { #expect(!one.rect.intersects(other.rect)) }
    }
  }
}
