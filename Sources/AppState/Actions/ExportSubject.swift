package import DemoKit
package import Editing
package import Formats
package import Interface
package import Keyframes
package import Stage
package import Words

/// What can be exported.
package enum ExportSubject: String, CaseIterable, Sendable { case easing, track, node, scene }
