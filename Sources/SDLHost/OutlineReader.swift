import CFreeType
import Keyframes
import Stage

/// Reads outlines of characters from font files, unhinted. Has a FreeType library of its own, so it
/// doesn't need `FreeTypeLock`. Files stay open while it lives.
nonisolated final class OutlineReader {
  private var library: FT_Library?
  private var faces: [FontFile: FT_Face] = [:]

  /// Closes the faces too.
  deinit { if let library { FT_Done_FreeType(library) } }

  /// Nil if the file can't be read or lacks the character.
  func outline(of scalar: Unicode.Scalar, in file: FontFile) -> GlyphOutline? {
    guard let face = face(file), face.pointee.units_per_EM > 0 else { return nil }
    let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    guard index != 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let glyph = face.pointee.glyph, glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var pen = OutlinePen(unit: 1 / Double(face.pointee.units_per_EM))
    guard pen.draw(&glyph.pointee.outline) else { return nil }
    return GlyphOutline(
      path: pen.path, advance: Double(glyph.pointee.metrics.horiAdvance) * pen.unit,
      family: face.pointee.family_name.map { String(cString: $0) } ?? "")
  }

  private func face(_ file: FontFile) -> FT_Face? {
    if let known = faces[file] { return known }
    if library == nil { FT_Init_FreeType(&library) }
    var face: FT_Face?
    guard let library, FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0 else {
      return nil
    }
    faces[file] = face
    return face
  }
}

/// Collects an outline's contours while FreeType walks along them.
private nonisolated struct OutlinePen {
  /// A font unit in ems.
  let unit: Double
  private(set) var path = Path()
  private var position = Point.zero

  init(unit: Double) { self.unit = unit }

  /// False if the outline is damaged.
  mutating func draw(_ outline: inout FT_Outline) -> Bool {
    var steps = FT_Outline_Funcs(
      move_to: { end, pen in
        OutlinePen.step(pen, [end]) { pen, points in
          if !pen.path.isEmpty { pen.path.close() }
          pen.path.move(to: points[0])
        }
      },
      line_to: { end, pen in
        OutlinePen.step(pen, [end]) { pen, points in pen.path.line(to: points[0]) }
      },
      conic_to: { control, end, pen in
        OutlinePen.step(pen, [control, end]) { pen, points in
          // A quadratic curve's handles are two thirds of the way to its control point.
          let handles = [pen.position, points[1]].map { $0 + (points[0] - $0) * (2 / 3) }
          pen.path.cubic(handles[0], handles[1], to: points[1])
        }
      },
      cubic_to: { one, two, end, pen in
        OutlinePen.step(pen, [one, two, end]) { pen, points in
          pen.path.cubic(points[0], points[1], to: points[2])
        }
      }, shift: 0, delta: 0)
    let isWhole = withUnsafeMutablePointer(to: &self) { pen in
      FT_Outline_Decompose(&outline, &steps, pen) == 0
    }
    if !path.isEmpty { path.close() }
    return isWhole
  }

  /// Passes the points of a step to `draw`; the last one is its end.
  private static func step(
    _ pen: UnsafeMutableRawPointer?, _ vectors: [UnsafePointer<FT_Vector>?],
    _ draw: (inout OutlinePen, [Point]) -> Void
  ) -> Int32 {
    guard let pen = pen?.assumingMemoryBound(to: OutlinePen.self) else { return 1 }
    let unit = pen.pointee.unit
    let points = vectors.compactMap(\.?.pointee).map {
      Point(x: Double($0.x) * unit, y: -Double($0.y) * unit)
    }
    guard let end = points.last, points.count == vectors.count else { return 1 }
    draw(&pen.pointee, points)
    pen.pointee.position = end
    return 0
  }
}
