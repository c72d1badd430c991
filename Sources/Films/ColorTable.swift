/// A table from colours (0xRRGGBB) to values, several times faster than a dictionary.
struct ColorTable<Value> {
  private(set) var count = 0
  private var keys: [UInt32]
  private var values: [Value?]

  /// Marks a free slot: no colour has this value, since colours have 24 bits.
  private static var free: UInt32 { .max }

  init() {
    keys = Array(repeating: Self.free, count: 1024)
    values = Array(repeating: nil, count: 1024)
  }

  subscript(color: UInt32) -> Value? { values[place(of: color)] }

  mutating func change(_ color: UInt32, _ change: (inout Value?) -> Void) {
    let place = place(of: color)
    if keys[place] == Self.free {
      keys[place] = color
      count += 1
    }
    change(&values[place])
    if count * 2 > keys.count { grow() }
  }

  func forEach(_ body: (UInt32, Value) -> Void) {
    for (key, value) in zip(keys, values) {
      if let value { body(key, value) }
    }
  }

  /// The slot of the colour, or the free one where it belongs.
  private func place(of color: UInt32) -> Int {
    let mask = keys.count - 1
    // Fibonacci hashing (Knuth, volume 3, 6.4).
    var place = Int(truncatingIfNeeded: (color &* 2_654_435_769) >> 8) & mask
    while keys[place] != color, keys[place] != Self.free { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: Self.free, count: oldKeys.count * 2)
    values = Array(repeating: nil, count: oldKeys.count * 2)
    for (key, value) in zip(oldKeys, oldValues) where key != Self.free {
      let place = place(of: key)
      keys[place] = key
      values[place] = value
    }
  }
}

extension ColorTable: Sendable where Value: Sendable {}
