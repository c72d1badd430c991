import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

/// The subjects of an export.
package enum ExportSubject: String, CaseIterable, Sendable { case easing, track, node, scene }
