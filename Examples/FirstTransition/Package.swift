// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstTransition",
  dependencies: [.package(name: "Glissade", path: "../..")],
  targets: [
    .executableTarget(
      name: "FirstTransition",
      dependencies: [
        .product(name: "Glissade", package: "Glissade"),
        .product(name: "UIKit", package: "Glissade"),
      ]),
    .testTarget(
      name: "FirstTransitionTests",
      dependencies: [
        "FirstTransition",
        .product(name: "GlissadeTesting", package: "Glissade"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
