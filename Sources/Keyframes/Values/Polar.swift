extension Point {
  /// Returns the point at `radius` from the origin, in a direction in degrees: 0 is to the right,
  /// 90 down.
  public static func polar(_ radius: Double, degrees: Double) -> Point {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Point(x: radius * cosine, y: radius * sine)
  }
}
