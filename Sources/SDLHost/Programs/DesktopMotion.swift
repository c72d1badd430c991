/// The desktop's setting for animations: from the files of KDE and GTK, or else from GNOME's
/// settings, which `gsettings` prints. If that takes longer than the rest of the start, its answer
/// is ignored.
public final class DesktopMotion {
  private var isOff = false
  private var folder: ScratchFolder?
  private var asked: ChildProcess?

  public init() {
    guard let config = Self.configFolder else { return }
    isOff =
      Self.value(of: "AnimationDurationFactor", in: config + "/kdeglobals").map(Double.init) == 0.0
      || ["gtk-4.0", "gtk-3.0"].contains { version in
        let value = Self.value(
          of: "gtk-enable-animations", in: "\(config)/\(version)/settings.ini")
        return value.map { ["0", "false"].contains($0.lowercased()) } ?? false
      }
    if !isOff, Self.isGNOME { ask() }
  }

  /// Whether animations are switched off, as far as is known by now.
  public var isReduced: Bool {
    if isOff { return true }
    guard let asked, asked.poll() == .exit(0),
      let answer = try? Storage.read(asked.output)
    else { return false }
    return answer.hasPrefix("false")
  }

  private func ask() {
    guard let program = Programs.find("gsettings"), let folder = try? ScratchFolder() else {
      return
    }
    self.folder = folder
    asked = try? ChildProcess(
      program, ["get", "org.gnome.desktop.interface", "enable-animations"],
      output: folder.file("animations"))
  }

  private static var isGNOME: Bool {
    let names = ["GNOME", "Unity", "Cinnamon", "Budgie", "Pantheon"]
    let desktops = Storage.variable("XDG_CURRENT_DESKTOP")?.split(separator: ":") ?? []
    return desktops.contains { desktop in names.contains { desktop.contains($0) } }
  }

  private static var configFolder: String? {
    if let config = Storage.variable("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config }
    return Storage.variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
  }

  /// The value of a line `NAME=VALUE`; nil if there is no such line.
  static func value(of name: String, in path: String) -> String? {
    guard Storage.exists(path), let text = try? Storage.read(path) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ $0 != " " }) == name else { continue }
      return String(parts[1].filter { $0 != " " })
    }
    return nil
  }
}
