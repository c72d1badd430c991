/// An HTTP response, after which the connection is closed.
public nonisolated struct WebResponse: Equatable, Sendable {
  public let status: Int
  public let type: String
  public let body: String
  public let headers: [String]

  public init(
    _ status: Int, _ body: String = "", type: String = "text/plain; charset=utf-8",
    headers: [String] = []
  ) {
    (self.status, self.body, self.type, self.headers) = (status, body, type, headers)
  }

  /// The response as bytes to send.
  ///
  /// The browser doesn't store it, no other page may embed it, and it may load nothing from
  /// elsewhere.
  public var bytes: [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status) \(reason)", "Content-Type: \(type)",
        "Content-Length: \(body.utf8.count)", "Connection: close", "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
          + "img-src 'self' data:; "
          + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ] + headers
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }

  private var reason: String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 303: "See Other"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 503: "Service Unavailable"
    case _: "Error"
    }
  }
}
