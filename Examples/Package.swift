// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  // The name matters here, since the folder of a checkout may have any.
  dependencies: [.package(name: "riff", path: "..")],
  targets: [
    .executableTarget(
      name: "Mistakes",
      dependencies: [
        .product(name: "Keyframes", package: "riff"), .product(name: "Stage", package: "riff"),
        .product(name: "Drawing", package: "riff"),
      ], path: "Mistakes")
  ],
  swiftLanguageModes: [.v6]
)
