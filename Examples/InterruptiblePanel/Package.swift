// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "InterruptiblePanel",
  dependencies: [.package(name: "Glissade", path: "../..")],
  targets: [
    .executableTarget(
      name: "InterruptiblePanel",
      dependencies: [
        .product(name: "Glissade", package: "Glissade"),
        .product(name: "UIKit", package: "Glissade"),
      ]),
    .testTarget(
      name: "InterruptiblePanelTests",
      dependencies: [
        "InterruptiblePanel",
        .product(name: "GlissadeTesting", package: "Glissade"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
