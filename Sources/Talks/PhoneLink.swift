public import Interface
import Words

/// The link that lets one page see the speaker's notes and control the talk.
public struct PhoneLink: Equatable, Sendable {
  /// With the key after "#", which browsers never send.
  public let address: String
  /// For a phone's camera; nil if there is nothing to scan.
  public let code: QRCode?

  public init(address: String, code: QRCode?) { (self.address, self.code) = (address, code) }

  /// The lines that explain the link.
  public var words: [String] {
    code == nil
      ? [localized("The speaker's page, for one browser on this machine: \(address)")]
      : [
        localized("To link a phone, scan this with its camera:"), address,
        localized(
          "Both must be in the same network, preferably the phone's hotspot. Q closes this."),
      ]
  }

  /// For a terminal of so many columns and rows. Without room for the code, there are only words.
  public func lines(columns: Int, rows: Int) -> [String] {
    let words = words.flatMap { $0.terminalLines(width: columns) }
    guard let code, columns >= code.outerSide, rows >= code.terminalLines.count + words.count else {
      return words
    }
    return words + code.terminalLines
  }
}
