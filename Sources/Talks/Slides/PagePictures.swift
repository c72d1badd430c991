import Stage

/// The pictures of pages that are ready, up to a number of bytes. All copies of a session share one object: like
/// warnings, its pictures affect nothing but what is drawn.
///
/// It drops the pictures that were not wanted for the longest time. The picture of a file that has changed since
/// is kept until it has been drawn again.
package final class PagePictures {
  /// A page in any size.
  private struct Key: Hashable {
    let path: String
    let page: Int
    let part: PageOrder.Part
    let side: NotesSide

    init(_ order: PageOrder) {
      (path, page, part, side) = (order.path, order.page, order.part, order.side)
    }
  }

  private struct Entry {
    let picture: PagePicture
    /// The revision of the file from which it was drawn.
    let revision: Int
    var lastUse: Int
  }

  /// The most bytes: seven pages of a display of 3840 × 2160 pixels, or thirty of 1920 × 1080.
  package static let usualLimit = 256 << 20

  private let limit: Int
  /// The pictures by their orders without a revision.
  private var entries: [PageOrder: Entry] = [:]
  private var sizes: [Key: Set<PageOrder>] = [:]
  private var failed: Set<PageOrder> = []
  private var uses = 0
  package private(set) var bytes = 0

  package init(limit: Int = PagePictures.usualLimit) { self.limit = limit }

  /// The picture for exactly this order, or, until there is one, that of an earlier version of the file.
  package subscript(order: PageOrder) -> PagePicture? { entries[order.anyRevision]?.picture }

  /// Whether the picture for this order is there, of this version of the file.
  package func has(_ order: PageOrder) -> Bool {
    entries[order.anyRevision]?.revision == order.revision
  }

  /// The largest picture of the page in the order, whatever its size; of two as large, the later one.
  package func anySize(of order: PageOrder) -> PagePicture? {
    sizes[Key(order)]?.filter { $0.hasShape(of: order) }.compactMap { entries[$0] }
      .max { ($0.picture.picture.width, $0.lastUse) < ($1.picture.picture.width, $1.lastUse) }?
      .picture
  }

  package func hasFailed(_ order: PageOrder) -> Bool { failed.contains(order) }

  /// Takes a picture; nil if the page can't be drawn.
  package func put(_ picture: PagePicture?, for order: PageOrder) {
    guard let picture else {
      failed.insert(order)
      return
    }
    let key = order.anyRevision
    remove(key)
    uses += 1
    entries[key] = Entry(picture: picture, revision: order.revision, lastUse: uses)
    sizes[Key(key), default: []].insert(key)
    bytes += picture.bytes
    while bytes > limit, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
  }

  /// The orders without a picture of this version of their file, of as many as there is room for; the first ones are
  /// the most important. All of these count as used.
  package func missing(of orders: [PageOrder]) -> [PageOrder] {
    var (room, seen): ([PageOrder], Set<PageOrder>) = ([], [])
    var left = limit
    for order in orders where seen.insert(order).inserted {
      left -= order.bytes
      // The page on the display is always drawn.
      guard left >= 0 || room.isEmpty else { break }
      room.append(order)
    }
    for key in room.reversed().map(\.anyRevision) where entries[key] != nil {
      uses += 1
      entries[key]?.lastUse = uses
    }
    return room.filter { !has($0) && !failed.contains($0) }
  }

  /// Forgets which pages of a file that has changed could not be drawn.
  package func forgetFailures(of path: String) { failed = failed.filter { $0.path != path } }

  package func removeAll() { (entries, sizes, failed, bytes) = ([:], [:], [], 0) }

  private func remove(_ order: PageOrder) {
    guard let old = entries.removeValue(forKey: order) else { return }
    bytes -= old.picture.bytes
    sizes[Key(order)]?.remove(order)
  }
}

extension PageOrder {
  /// Whether the page has the same sides but for the rounding to pixels; not if it has another size in a new
  /// version of its file.
  fileprivate func hasShape(of other: PageOrder) -> Bool {
    abs(width * other.height - height * other.width)
      <= 2 * max(width, height, other.width, other.height)
  }
}

extension PagePicture {
  fileprivate var bytes: Int { 4 * picture.width * picture.height }
}
