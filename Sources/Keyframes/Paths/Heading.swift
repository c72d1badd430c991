#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Point {
  /// The direction from the origin to this point in degrees, −180…180: 0 to the right, 90 down.
  package var heading: Double { atan2(y, x) * 180 / .pi }
}
