import CWebP
import Words

/// Pictures in WebP files.
nonisolated enum WebP {
  static func read(_ bytes: [UInt8]) throws(PictureFault) -> PixelGrid {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes, bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw .damaged(reason(status)) }
    let (width, height) = (Int(features.width), Int(features.height))
    return try PixelGrid(width: width, height: height) { room in
      bytes.withUnsafeBufferPointer { file in
        features.has_animation != 0
          ? drawFirst(of: file, width, in: room) : draw(file, width, at: 0, in: room)
      }
    }
  }

  /// Draws the first picture of an animated file, which may cover only a part of it.
  private static func drawFirst(
    of file: UnsafeBufferPointer<UInt8>, _ width: Int, in room: UnsafeMutableBufferPointer<UInt32>
  ) -> Message? {
    room.initialize(repeating: 0)
    var data = WebPData(bytes: file.baseAddress, size: file.count)
    guard let animation = WebPDemux(&data) else { return reason(VP8_STATUS_NOT_ENOUGH_DATA) }
    defer { WebPDemuxDelete(animation) }
    var first = WebPIterator()
    guard WebPDemuxGetFrame(animation, 1, &first) != 0 else { return "it has no picture" }
    defer { WebPDemuxReleaseIterator(&first) }
    let picture = UnsafeBufferPointer(start: first.fragment.bytes, count: first.fragment.size)
    return draw(picture, width, at: Int(first.y_offset) * width + Int(first.x_offset), in: room)
  }

  private static func draw(
    _ file: UnsafeBufferPointer<UInt8>, _ width: Int, at start: Int,
    in room: UnsafeMutableBufferPointer<UInt32>
  ) -> Message? {
    guard start < room.count else { return "it has no picture" }
    let rest = UnsafeMutableBufferPointer(rebasing: room[start...])
    let isDrawn = rest.withMemoryRebound(to: UInt8.self) { samples in
      // libwebp refuses what does not fit.
      WebPDecodeRGBAInto(
        file.baseAddress, file.count, samples.baseAddress, samples.count, Int32(4 * width)) != nil
    }
    if isDrawn { return nil }
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(file.baseAddress, file.count, &features)
    // A file whose beginning is good has lost its end, mostly.
    return reason(status == VP8_STATUS_OK ? VP8_STATUS_NOT_ENOUGH_DATA : status)
  }

  private static func reason(_ status: VP8StatusCode) -> Message {
    status == VP8_STATUS_NOT_ENOUGH_DATA ? "it ends too early" : "its data is not valid"
  }
}
