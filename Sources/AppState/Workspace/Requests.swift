package import Interface

/// The requests of panels: to the host, and to the session.
package struct Requests {
  package var toHost: [Request] = []
  /// Actions that the session performs after the current event.
  package var actions: [Action] = []
  package var notice: Notice?
}
