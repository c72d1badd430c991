extension Spring {
  /// Creates a spring from Origami's tension and friction, as Facebook's Rebound converts them: its stiffness
  /// is `(tension - 30) · 3.62 + 194` and its damping `(friction - 8) · 3 + 25`, for mass 1.
  ///
  /// - Precondition: The stiffness is above 0 and the damping 0 or more: tensions are above -23.6,
  ///   frictions at least -1/3.
  public init(tension: Double, friction: Double) {
    self.init(stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25)
  }

  /// Origami's tension; see ``init(tension:friction:)``.
  public var tension: Double { (stiffness - 194) / 3.62 + 30 }

  /// Origami's friction; see ``init(tension:friction:)``.
  public var friction: Double { (damping - 25) / 3 + 8 }
}
