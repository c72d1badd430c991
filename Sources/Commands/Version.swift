/// The version, which is also the package's.
nonisolated let version = "0.1.0"
/// When it was made, as the manual page states it.
nonisolated let versionDate = "November 22, 2026"
