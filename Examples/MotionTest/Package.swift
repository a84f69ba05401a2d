// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MotionTest",
  dependencies: [.package(name: "Glissade", path: "../..")],
  targets: [
    .executableTarget(
      name: "MotionTest",
      dependencies: [
        .product(name: "Glissade", package: "Glissade"),
        .product(name: "UIKit", package: "Glissade"),
      ]),
    .testTarget(
      name: "MotionTestTests",
      dependencies: [
        "MotionTest",
        .product(name: "GlissadeTesting", package: "Glissade"),
      ],
      exclude: ["Recordings"]),
  ],
  swiftLanguageModes: [.v6]
)
