import Interface

/// The state of the input devices, as events have reported it.
struct InputState: Equatable {
  /// Which inputs may move time.
  var driver = DriverChoice.any
  /// The devices that these can come from.
  var devices = Devices()
  /// The modifiers that are down.
  var modifiers: Modifiers = []
  /// Whether the key is held that acts as Alt in drags, where window managers take Alt for themselves.
  var holdsDragKey = false
  /// When the latest event happened, in seconds on the events' clock.
  var lastEventTime = 0.0
  /// Seconds that have passed since then.
  var sinceEvent = 0.0
  /// Whether nothing is being dragged.
  var isHandFree = true

  /// The modifiers that count for what hands do.
  var handModifiers: Modifiers { holdsDragKey ? modifiers.union(.alt) : modifiers }

  /// Seconds on the events' clock.
  var now: Double { lastEventTime + sinceEvent }
}
