import Stage

/// The pictures of pages that are ready, up to a number of bytes. All copies of a session share one object: like
/// warnings, its pictures affect nothing but what is drawn.
///
/// It drops the pictures that were not wanted for the longest time.
package final class PagePictures {
  /// A page in any size.
  private struct Key: Hashable {
    let path: String
    let revision, page: Int
    let part: PageOrder.Part

    init(_ order: PageOrder) {
      (path, revision, page, part) = (order.path, order.revision, order.page, order.part)
    }
  }

  private struct Entry {
    let picture: PagePicture
    var lastUse: Int
  }

  /// The most bytes: seven pages of a display of 3840 × 2160 pixels, or thirty of 1920 × 1080.
  package static let usualLimit = 256 << 20

  private let limit: Int
  private var entries: [PageOrder: Entry] = [:]
  private var sizes: [Key: Set<PageOrder>] = [:]
  private var failed: Set<PageOrder> = []
  private var uses = 0
  package private(set) var bytes = 0

  package init(limit: Int = PagePictures.usualLimit) { self.limit = limit }

  /// The picture for exactly this order.
  package subscript(order: PageOrder) -> PagePicture? { entries[order]?.picture }

  /// The largest picture of the page in the order, whatever its size.
  package func anySize(of order: PageOrder) -> PagePicture? {
    sizes[Key(order)]?.compactMap { entries[$0]?.picture }
      .max { $0.picture.width < $1.picture.width }
  }

  package func hasFailed(_ order: PageOrder) -> Bool { failed.contains(order) }

  /// Takes a picture; nil if the page can't be drawn.
  package func put(_ picture: PagePicture?, for order: PageOrder) {
    guard let picture else {
      failed.insert(order)
      return
    }
    remove(order)
    uses += 1
    entries[order] = Entry(picture: picture, lastUse: uses)
    sizes[Key(order), default: []].insert(order)
    bytes += picture.bytes
    while bytes > limit, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
  }

  /// The orders without a picture, of as many as there is room for; the first ones are the most important. All
  /// of these count as used.
  package func missing(of orders: [PageOrder]) -> [PageOrder] {
    var (room, seen): ([PageOrder], Set<PageOrder>) = ([], [])
    var left = limit
    for order in orders where seen.insert(order).inserted {
      left -= order.bytes
      // The page on the display is always drawn.
      guard left >= 0 || room.isEmpty else { break }
      room.append(order)
    }
    for order in room.reversed() where entries[order] != nil {
      uses += 1
      entries[order]?.lastUse = uses
    }
    return room.filter { entries[$0] == nil && !failed.contains($0) }
  }

  /// Forgets the pictures of a file that has changed.
  package func forget(_ path: String) {
    for order in entries.keys where order.path == path { remove(order) }
    failed = failed.filter { $0.path != path }
  }

  package func removeAll() { (entries, sizes, failed, bytes) = ([:], [:], [], 0) }

  private func remove(_ order: PageOrder) {
    guard let old = entries.removeValue(forKey: order) else { return }
    bytes -= old.picture.bytes
    sizes[Key(order)]?.remove(order)
  }
}

extension PagePicture {
  fileprivate var bytes: Int { 4 * picture.width * picture.height }
}
