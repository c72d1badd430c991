import Interface

/// What panels have asked for.
struct Requests {
  var toHost: [Request] = []
  /// Actions that the session performs after the current event.
  var actions: [Action] = []
  var notice: Notice?
}
