import Interface

/// The requests of panels: to the host, and to the session.
struct Requests {
  var toHost: [Request] = []
  /// Actions that the session performs after the current event.
  var actions: [Action] = []
  var notice: Notice?
}
