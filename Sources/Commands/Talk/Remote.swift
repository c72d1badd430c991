import AppState
import Playground
import SDLHost

/// The speaker's page in a browser on this machine.
nonisolated final class Remote: Sendable {
  private struct State {
    var door: RemoteDoor
    var board = RemoteDoor.Board()
    var orders: [TalkOrder] = []
  }

  /// More orders than these between two frames are dropped.
  private static let mostOrders = 64

  private let state: Shared<State>
  private let server: WebServer
  /// The address with the code, for which one page gets a pass.
  let address: String

  init() throws(SDLError) {
    let door = RemoteDoor()
    let state = Shared(State(door: door))
    self.state = state
    server = try WebServer { request, port, waited in
      state.change { Self.reply(request, port, waited, &$0) }
    }
    address = "http://127.0.0.1:\(server.port)/?code=\(door.code)"
  }

  private static func reply(
    _ request: WebRequest, _ port: UInt16, _ waited: Double, _ state: inout State
  ) -> WebServer.Reply {
    switch state.door.answer(request, port: port, board: state.board, waited: waited) {
    case .response(let response): return .answer(response)
    case .wait: return .wait
    case .order(let order):
      if state.orders.count < mostOrders { state.orders.append(order) }
      return .answer(WebResponse(204))
    }
  }

  /// Sets the content of the page.
  func show(_ json: String) {
    state.change { state in
      guard state.board.json != json else { return }
      state.board.json = json
      state.board.revision += 1
    }
  }

  var hasOrders: Bool { !state.value.orders.isEmpty }

  func takeOrders() -> [TalkOrder] {
    state.change { state in
      defer { state.orders = [] }
      return state.orders
    }
  }

  func stop() { server.stop() }
}
