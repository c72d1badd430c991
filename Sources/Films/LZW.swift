/// GIF's compression: LZW with codes of a growing number of bits, at most 12 (GIF89a, appendix F).
struct LZW {
  private static let mostCodes = 4096
  private static let slots = 1 << 14

  private let clear: Int
  private var width: Int
  private var next: Int
  private var bytes: [UInt8] = []
  private var buffer = 0
  private var bufferedBits = 0
  /// The code and byte that lead to another code, and that code, by slot; -1 marks a free slot.
  private var keys: [Int32]
  private var codes: [UInt16]
  private let bits: Int

  /// Compresses the indices of pixels, each of `bits` bits (2…8), to sub-blocks, with the code size
  /// before them and the terminator after.
  static func blocks(of indices: [UInt8], bits: Int) -> [UInt8] {
    var coder = LZW(bits: bits)
    coder.encode(indices)
    var blocks = [UInt8(bits)]
    for start in stride(from: 0, to: coder.bytes.count, by: 255) {
      let block = coder.bytes[start..<min(start + 255, coder.bytes.count)]
      blocks.append(UInt8(block.count))
      blocks += block
    }
    return blocks + [0]
  }

  private init(bits: Int) {
    self.bits = bits
    clear = 1 << bits
    width = bits + 1
    next = clear + 2
    keys = Array(repeating: -1, count: Self.slots)
    codes = Array(repeating: 0, count: Self.slots)
  }

  private mutating func encode(_ indices: [UInt8]) {
    write(clear)
    if var prefix = indices.first.map(Int.init) {
      for byte in indices.dropFirst() {
        let slot = slot(prefix, byte)
        if keys[slot] >= 0 {
          prefix = Int(codes[slot])
          continue
        }
        write(prefix)
        if next < Self.mostCodes {
          keys[slot] = Int32(prefix << 8 | Int(byte))
          codes[slot] = UInt16(next)
          // The decoder is one code behind: it widens when this code is written for the first time.
          if next == 1 << width { width += 1 }
          next += 1
        } else {
          restart()
        }
        prefix = Int(byte)
      }
      write(prefix)
      // After the last code the decoder has one more, too, and may read the end with more bits.
      if next == 1 << width, width < 12 { width += 1 }
    }
    write(clear + 1)
    if bufferedBits > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
  }

  private mutating func restart() {
    write(clear)
    for slot in keys.indices { keys[slot] = -1 }
    width = bits + 1
    next = clear + 2
  }

  private func slot(_ prefix: Int, _ byte: UInt8) -> Int {
    let key = Int32(prefix << 8 | Int(byte))
    var slot = (prefix &* 40_503 ^ Int(byte) &* 2_477) & (Self.slots - 1)
    while keys[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
    return slot
  }

  private mutating func write(_ code: Int) {
    buffer |= code << bufferedBits
    bufferedBits += width
    while bufferedBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      bufferedBits -= 8
    }
  }
}
