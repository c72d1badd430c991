public import Drawing

/// Encodes frames, in order, for a film. Each depends at most on the frame before it, so parts of a
/// film can be encoded at the same time: each part follows the last frame of the one before.
public protocol FrameCoder: Sendable {
  associatedtype Frame: Sendable

  /// Whether an encoded frame depends on the frame before.
  static var dependsOnFrameBefore: Bool { get }

  /// Remembers a frame that is encoded elsewhere; only called if ``dependsOnFrameBefore``.
  mutating func follow(_ raster: Raster)
  /// Encodes the next frame; nil if it looks like the one before. All frames must have one size.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  mutating func code(_ raster: Raster) -> Frame?
}

/// Assembles the frames of a film into a file.
public protocol FilmWriter {
  associatedtype Frame: Sendable

  /// Adds the next frame; nil for one that looks like the one before.
  mutating func add(_ frame: Frame?)
  /// Ends the film.
  ///
  /// - Returns: the file.
  /// - Throws: if there are no frames.
  mutating func finish() throws(FilmError) -> [UInt8]
}
