// swift-tools-version: 6.2
import PackageDescription

// A client's program, which depends on the products alone.
let package = Package(
  name: "Outsider",
  dependencies: [.package(name: "Glissade", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Outsider",
      dependencies: [
        .product(name: "Glissade", package: "Glissade"),
        .product(name: "UIKit", package: "Glissade"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
