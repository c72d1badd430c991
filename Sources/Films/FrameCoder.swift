public import Drawing

/// Turns frames in order into what a film stores of them. Each depends on the frame before it at most, so
/// parts of a film can be coded at the same time: each part follows the last frame of the one before.
public protocol FrameCoder: Sendable {
  associatedtype Frame: Sendable

  /// Whether what is stored of a frame depends on the frame before.
  static var dependsOnFrameBefore: Bool { get }

  /// Takes note of a frame that is coded elsewhere. Not called where nothing depends on it.
  mutating func follow(_ raster: Raster)
  /// What is stored of the next frame; nil if it looks like the one before. All frames have one size.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  mutating func code(_ raster: Raster) -> Frame?
}

/// Puts the frames of a film together.
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
