import Keyframes
import Stage

extension Route.Turning {
  package var css: String {
    switch self {
    case .never: "0deg"
    case .along: "auto"
    case .backwards: "reverse"
    }
  }
}

extension TextStyle.Weight {
  /// On the scale of 100 to 900.
  package var css: Int {
    switch self {
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

extension TextStyle.Family {
  /// Riff's own fonts, and others where these are missing.
  package var css: String {
    switch self {
    case .sans: "Inter,'DejaVu Sans',system-ui,sans-serif"
    case .mono: "'JetBrains Mono','DejaVu Sans Mono',ui-monospace,monospace"
    }
  }
}

extension TextStyle.Alignment {
  package var css: String {
    switch self {
    case .leading: "left"
    case .centre: "center"
    case .trailing: "right"
    }
  }

  package var percent: String {
    switch self {
    case .leading: "0"
    case .centre: "-50%"
    case .trailing: "-100%"
    }
  }
}
