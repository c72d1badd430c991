package import Interface

/// The state of the input devices, as events have reported it.
package struct InputState: Equatable {
  /// Which inputs may move time.
  package var driver = DriverChoice.any
  /// The devices that these can come from.
  package var devices = Devices()
  /// The modifiers that are down.
  package var modifiers: Modifiers = []
  /// Whether the key is held that acts as Alt in drags, where window managers take Alt for themselves.
  package var holdsDragKey = false
  /// When the latest event happened, in seconds on the events' clock.
  package var lastEventTime = 0.0
  /// Seconds that have passed since then.
  package var sinceEvent = 0.0
  /// Whether nothing is being dragged.
  package var isPointerFree = true

  /// The modifiers for the pointer.
  package var pointerModifiers: Modifiers { holdsDragKey ? modifiers.union(.alt) : modifiers }

  /// Seconds on the events' clock.
  package var now: Double { lastEventTime + sinceEvent }
}
