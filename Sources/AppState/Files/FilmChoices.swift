package import Interface
package import Keyframes
import Stage
import Words

/// The file formats of a film.
package enum FilmFormat: CaseIterable, Sendable {
  case gif, apng, mp4, webm, webp, pictures

  package var title: String {
    switch self {
    case .gif: "GIF"
    case .apng: "PNG"
    case .mp4: "MP4"
    case .webm: "WebM"
    case .webp: "WebP"
    case .pictures: localized("Pictures")
    }
  }

  /// The end of its path.
  package var ending: String {
    switch self {
    case .gif: ".gif"
    case .apng: ".png"
    case .mp4: ".mp4"
    case .webm: ".webm"
    case .webp: ".webp"
    case .pictures: "/%04d.png"
    }
  }

  /// The format that a path ends like; nil if it ends otherwise.
  package init?(_ path: String) {
    let path = path.lowercased()
    let found = Self.allCases.last { path.hasSuffix($0.ending) }
    guard let found else { return nil }
    self = found
  }

  /// In frames per second; players of GIF keep time only with some.
  package var rates: [Int] { self == .gif ? [25, 50] : [25, 30, 50, 60] }

  package var canBeTransparent: Bool { self != .mp4 }
}

/// The choices for a film. A choice that a format or a demo does not offer counts as the first one.
package struct FilmChoices: Equatable, Sendable {
  package var format = FilmFormat.gif
  private var chosen: [FilmRow: Int] = [
    .size: 1, .rate: 1, .range: 0, .playing: 0, .background: 0,
  ]

  private static let scales = [0.5, 1, 2]

  package init() {}

  /// The titles of a row's choices; `size` is the scene's, in points.
  package func titles(of row: FilmRow, size: Size, hasLoop: Bool) -> [String] {
    switch row {
    case .format: FilmFormat.allCases.map(\.title)
    case .size:
      Self.scales.map {
        "\((size.width * $0).rounded().short) × \((size.height * $0).rounded().short)"
      }
    case .rate: format.rates.map(String.init)
    case .range:
      hasLoop
        ? [localized("Whole timeline"), localized("Loop range")] : [localized("Whole timeline")]
    case .playing: [localized("Repeat"), localized("There and back"), localized("Once")]
    case .background:
      format.canBeTransparent ? [localized("Keep"), localized("Transparent")] : [localized("Keep")]
    }
  }

  /// The chosen one of `count` choices.
  package func index(of row: FilmRow, of count: Int) -> Int {
    if row == .format { return FilmFormat.allCases.firstIndex(of: format) ?? 0 }
    let index = chosen[row] ?? 0
    return index < count ? index : row == .rate ? count - 1 : 0
  }

  package mutating func choose(_ index: Int, of row: FilmRow) {
    if row == .format {
      format = FilmFormat.allCases[index]
    } else {
      chosen[row] = index
    }
  }

  package func order(
    of demo: String, path: String, replaces: Bool, loop: ClosedRange<Double>?
  ) -> FilmOrder {
    let playing = index(of: .playing, of: 3)
    let isTransparent = format.canBeTransparent && index(of: .background, of: 2) == 1
    return FilmOrder(
      demo: demo, path: path, replaces: replaces, scale: Self.scales[index(of: .size, of: 3)],
      frameRate: format.rates[index(of: .rate, of: format.rates.count)],
      range: index(of: .range, of: 2) == 1 ? loop : nil, repeats: playing != 2,
      goesBack: playing == 1, isTransparent: isTransparent)
  }
}
