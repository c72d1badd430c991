import AppState
import Interface
import Playground
import SDLHost
import Talks
import Words

/// The speaker's page, in a browser on this machine or on a phone.
nonisolated final class Remote: Sendable {
  private struct State {
    var access = RemoteAccess()
    var shown = RemoteAccess.PageContent()
    var orders: [TalkOrder] = []
    /// The link that is shown until a page has used it.
    var link: PhoneLink?
  }

  /// More orders than these between two frames are dropped.
  private static let mostOrders = 64

  private let state = Shared(State())
  private let server = Shared<WebServer?>(nil)
  private let place: RemotePlace

  init(_ place: RemotePlace) { self.place = place }

  /// The link that no page has used yet; nil if there is none, or a page has used it.
  var link: PhoneLink? {
    state.change { state in
      if !state.access.isOffering { state.link = nil }
      return state.link
    }
  }

  /// Makes a new link, at another address if this machine has moved to another network. A page that is
  /// linked stays so until another one uses the new link, unless the address is another one.
  func offer() throws(SDLError) -> PhoneLink {
    let address = try place.address()
    if server.value?.address != address {
      server.value?.stop()
      server.value = nil
      let state = state
      server.value = try WebServer(on: address) { request, port, waited in
        state.change { Self.reply(request, address, port, waited, &$0) }
      }
    }
    let port = server.value?.port ?? 0
    return state.change { state in
      let text = "http://\(address.text):\(port)/#\(state.access.offer())"
      // On this machine, there is nothing to scan.
      let link = PhoneLink(address: text, code: place == .thisMachine ? nil : QRCode(text))
      state.link = link
      return link
    }
  }

  /// Takes back a link that no page has used.
  func withdraw() {
    state.change { state in
      state.access.withdraw()
      state.link = nil
    }
  }

  private static func reply(
    _ request: WebRequest, _ address: NetworkAddress, _ port: UInt16, _ waited: Double,
    _ state: inout State
  ) -> WebServer.Reply {
    let answer = state.access.answer(
      request, address: address, port: port, shown: state.shown, waited: waited)
    switch answer {
    case .response(let response): return .answer(response)
    case .wait: return .wait
    case .order(let order, let response):
      guard state.orders.count < mostOrders else { return .answer(WebResponse(503, "Busy.\n")) }
      state.orders.append(order)
      return .answer(response)
    }
  }

  /// Changes the content of the page.
  func show(_ change: (inout RemoteAccess.PageContent) -> Void) {
    state.change { state in
      let before = state.shown
      change(&state.shown)
      if state.shown != before { state.shown.revision += 1 }
    }
  }

  /// Whether a page is linked, so that it is worth drawing pictures.
  var isLinked: Bool { state.value.access.isLinked }

  var hasOrders: Bool { !state.value.orders.isEmpty }

  func takeOrders() -> [TalkOrder] {
    state.change { state in
      defer { state.orders = [] }
      return state.orders
    }
  }

  func stop() { server.value?.stop() }
}

/// Where the speaker's page can be opened.
nonisolated enum RemotePlace: Equatable, Sendable {
  case thisMachine
  /// At the address at which other devices are most likely to reach this machine.
  case phone
  case address(NetworkAddress)

  /// The value of `--remote`: "phone" or an address; nil for another text.
  init?(named value: String) {
    if value == "phone" {
      self = .phone
    } else if let address = NetworkAddress(value) {
      self = .address(address)
    } else {
      return nil
    }
  }

  /// Whether a word behind `--remote` is its value, though perhaps a wrong one, rather than a talk or a demo.
  @MainActor static func isMeant(by word: String) -> Bool {
    if RemotePlace(named: word) != nil { return true }
    let isNumbers = word.allSatisfy { $0.isNumber || $0 == "." }
    let isName = word.hasPrefix("-") || word.contains("/") || word.contains(".") && !isNumbers
    return !isName && catalogued(word) == nil && !Storage.exists(Storage.absolute(word))
  }

  fileprivate func address() throws(SDLError) -> NetworkAddress {
    let own = NetworkAddress.ofThisMachine
    switch self {
    case .thisMachine: return .loopback
    case .phone:
      guard let first = own.first else {
        throw SDLError(
          "No phone can be linked: this machine is in no network. Connect it to the phone's hotspot, then press Q in the talk."
        )
      }
      return first
    case .address(let address):
      guard own.contains(address) || address == .loopback else {
        let known = own.map(\.text).joined(separator: ", ")
        let rest: Message =
          own.isEmpty
          ? "It is in no network: connect it to one, such as the phone's hotspot."
          : "Use one that it has: \(known)."
        throw SDLError("This machine does not have the address \(address.text). \(rest)")
      }
      return address
    }
  }
}
