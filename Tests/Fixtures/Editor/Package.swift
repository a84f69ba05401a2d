// swift-tools-version: 6.2
import PackageDescription

// A client's program with texts, which depends on the products alone.
let package = Package(
  name: "Editor",
  dependencies: [.package(name: "Glissade", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Editor",
      dependencies: [
        .product(name: "Glissade", package: "Glissade"),
        .product(name: "UIKit", package: "Glissade"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
