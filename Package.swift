// swift-tools-version: 6.2
import PackageDescription

/// Pure modules: no C but libm, no Foundation, no unsafe code, no clock, no I/O.
let pure: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// SDL belongs to the main thread.
let host: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
]

// Homebrew's headers are off the default path. Debian's are on it, and its .pc file makes SwiftPM
// warn about -D_REENTRANT.
#if os(macOS)
  let onMac = true
#else
  let onMac = false
#endif

let package = Package(
  name: "riff",
  products: [
    .library(name: "Keyframes", targets: ["Keyframes"]),
    .executable(name: "riff", targets: ["riff"]),
    .executable(name: "engine-bench", targets: ["EngineBench"]),
  ],
  targets: [
    .target(name: "Keyframes", swiftSettings: pure),
    .target(name: "Scrolling", swiftSettings: pure),
    .target(name: "Stage", dependencies: ["Keyframes"], swiftSettings: pure),
    .target(name: "Drawing", dependencies: ["Keyframes", "Stage"], swiftSettings: pure),
    .target(name: "Exporting", dependencies: ["Keyframes", "Stage"], swiftSettings: pure),
    .target(
      name: "Playground", dependencies: ["Keyframes", "Scrolling", "Stage", "Exporting"],
      swiftSettings: pure),
    .target(
      name: "Demos", dependencies: ["Keyframes", "Scrolling", "Stage", "Playground"], path: "Demos",
      swiftSettings: pure),
    .systemLibrary(
      name: "CSDL2", pkgConfig: onMac ? "sdl2" : nil,
      providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(
      name: "CSDL2TTF", pkgConfig: onMac ? "SDL2_ttf" : nil,
      providers: [.apt(["libsdl2-ttf-dev"]), .brew(["sdl2_ttf"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: onMac ? "fontconfig" : nil,
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: onMac ? "libpng" : nil,
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "SDLHost",
      dependencies: [
        "CSDL2", "CSDL2TTF", "CFontconfig", "CPNG", "CMalloc", "Keyframes", "Stage", "Drawing",
        "Playground",
      ],
      swiftSettings: host),
    .executableTarget(
      name: "riff", dependencies: ["Keyframes", "Stage", "Playground", "Demos", "SDLHost"],
      swiftSettings: host),

    .executableTarget(
      name: "EngineBench", dependencies: ["Keyframes", "Stage"], swiftSettings: pure),

    // Counts the allocations of the test executable.
    .target(name: "AllocationCount", path: "Tests/AllocationCount"),
    .testTarget(name: "KeyframesTests", dependencies: ["Keyframes", "AllocationCount"]),
    .testTarget(name: "ScrollingTests", dependencies: ["Scrolling"]),
    .testTarget(name: "StageTests", dependencies: ["Stage", "Keyframes", "AllocationCount"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Stage", "Keyframes"]),
    .testTarget(
      name: "ExportingTests",
      dependencies: ["Exporting", "Demos", "Playground", "Stage", "Keyframes"]),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: ["Playground", "Demos", "Exporting", "Stage", "Scrolling", "Keyframes"]),
    .testTarget(
      name: "DemosTests", dependencies: ["Demos", "Playground", "Scrolling", "Stage", "Keyframes"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "SDLHostTests",
      dependencies: ["SDLHost", "Demos", "Playground", "Drawing", "Stage", "Keyframes"]),
    .testTarget(
      name: "RiffTests", dependencies: ["riff", "Demos", "Playground", "Stage", "Keyframes"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)
