public import Drawing

extension Pixels {
  public init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height, raster.pixels)
  }
}

extension Raster {
  /// Returns nil if the pictures are the same, or the mean difference of their channels is below
  /// `mean` and the largest at most `maximum`, of 255; else a few lines with the differences and
  /// the paths of the written files.
  public func difference(
    from expected: Raster, mean: Double = 0, maximum: Int = 0, named name: String
  ) -> String? {
    guard self != expected else { return nil }
    let name = String(name.prefix { $0 != "(" })
    guard width == expected.width, height == expected.height else {
      return Pixels(self).difference(from: Pixels(expected), named: name)
    }
    let difference = PictureDifference(self, expected)
    guard difference.mean >= mean || difference.maximum > maximum else { return nil }
    let words = Pixels(self).difference(from: Pixels(expected), named: name) ?? ""
    return "\(words)\nThe mean is \(difference.mean), and must be less than \(mean); "
      + "the maximum \(difference.maximum), of \(maximum)."
  }
}
