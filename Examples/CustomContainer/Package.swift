// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CustomContainer",
  dependencies: [.package(name: "Glissade", path: "../..")],
  targets: [
    .executableTarget(
      name: "CustomContainer",
      dependencies: [
        .product(name: "Glissade", package: "Glissade"),
        .product(name: "UIKit", package: "Glissade"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
