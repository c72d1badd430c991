import Keyframes
import Persistence

/// The sizes that panels were dragged to, in logical points; panels without an entry have their usual size.
package struct PanelSizes: Equatable, Sendable {
  /// By the names of panels in saved sessions.
  package var widths: [String: Double] = [:]
  package var heights: [String: Double] = [:]

  package static let gallery = "gallery"
  package static let graphs = "graphs"
  /// The panel below the stage in a portrait window, whichever it is.
  package static let below = "below"
  private static let timeline = "timeline"
  private static let names = "names"

  package init() {}

  package var timelineHeight: Double? {
    get { heights[Self.timeline] }
    set { heights[Self.timeline] = newValue }
  }

  /// The width of the names in the timeline.
  package var namesWidth: Double? {
    get { widths[Self.names] }
    set { widths[Self.names] = newValue }
  }

  /// As lines of a saved session. Two of them are older than the others.
  package var lines: [String] {
    let old = [("timeline-height", timelineHeight), ("names-width", namesWidth)].compactMap {
      name, size in size.map { "\(name) \($0.exactText)" }
    }
    return old + lines("width", widths, without: Self.names)
      + lines("height", heights, without: Self.timeline)
  }

  private func lines(_ word: String, _ sizes: [String: Double], without other: String) -> [String] {
    sizes.sorted { $0.key < $1.key }.filter { $0.key != other }.map {
      "\(word) \($0.key) \($0.value.exactText)"
    }
  }
}

/// Panels below each other, with the widths that they want.
struct PanelColumn {
  struct Slot {
    let name: String
    let width, leastWidth: Double
    /// Nil for the gallery.
    var panel: SidePanel?
  }

  var slots: [Slot]

  init(_ slots: [Slot]) { self.slots = slots }

  init(_ panels: [SidePanel]) {
    slots = panels.sorted { $0.stackingOrder < $1.stackingOrder }.map {
      Slot(name: $0.name, width: $0.width, leastWidth: $0.leastWidth, panel: $0)
    }
  }

  var leastWidth: Double { slots.map(\.leastWidth).max() ?? 0 }
  var usualWidth: Double { slots.map(\.width).max() ?? 0 }

  /// The width that its panels were dragged to.
  func wantedWidth(_ sizes: PanelSizes) -> Double? {
    slots.compactMap { sizes.widths[$0.name] }.max()
  }

  /// Divides a column by the heights that its panels were dragged to; the others have their usual shares. None is
  /// lower than `least`, if that is possible.
  func rooms(in column: Rect, _ sizes: PanelSizes, least: Double) -> [Rect] {
    let shares = slots.map { $0.panel?.share ?? 1 }
    let usual = column.height / max(shares.reduce(0, +), 0.5)
    let wanted = zip(slots, shares).map { max(sizes.heights[$0.name] ?? usual * $1, 1) }
    let whole = wanted.reduce(0, +)
    var top = column.minY
    return slots.indices.map { index in
      let rest = Double(slots.count - index - 1)
      let share = (column.height * wanted[index] / whole).rounded()
      let most = column.maxY - top - least * rest
      let height = rest == 0 ? column.maxY - top : max(min(max(share, least), most), 1)
      defer { top += height }
      return Rect(x: column.minX, y: top, width: column.width, height: height)
    }
  }
}
