/// A pixel with 16 bits for each channel, so that one multiplication does for all four.
struct WidePixel {
  private let channels: UInt64
  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  init(_ pixel: UInt32) {
    let wide = UInt64(pixel)
    channels = (wide | wide &<< 24) & Self.mask
  }

  @inline(__always)
  private init(channels: UInt64) { self.channels = channels }

  @inline(__always)
  var pixel: UInt32 { UInt32(truncatingIfNeeded: channels | channels &>> 24) }

  @inline(__always)
  var isOpaque: Bool { channels &>> 48 == 255 }

  /// The mean with another pixel, of which `part` (0…256) counts; rounded.
  @inline(__always)
  func mixed(with other: WidePixel, _ part: UInt64) -> WidePixel {
    let sum = channels &* (256 &- part) &+ other.channels &* part &+ 0x0080_0080_0080_0080
    return WidePixel(channels: sum &>> 8 & Self.mask)
  }

  /// The pixel times `factor` / 255, rounded.
  @inline(__always)
  func scaled(by factor: UInt64) -> WidePixel {
    let product = channels &* factor &+ 0x0080_0080_0080_0080
    return WidePixel(channels: (product &+ product &>> 8 & Self.mask) &>> 8 & Self.mask)
  }

  /// The pixel over another; both are premultiplied.
  @inline(__always)
  func over(_ below: WidePixel) -> WidePixel {
    WidePixel(channels: channels &+ below.scaled(by: 255 &- channels &>> 48).channels)
  }
}
