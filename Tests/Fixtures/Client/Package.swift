// swift-tools-version: 6.2
import PackageDescription

// A client's program, as a UIKit programmer writes it: it uses the products alone. The tests of
// the root package compile and run it, as `swift run --package-path Tests/Fixtures/Client Client`
// does.
let package = Package(
  name: "Client",
  dependencies: [.package(name: "Glissade", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "UIKit", package: "Glissade"),
        .product(name: "GlissadeTesting", package: "Glissade"),
      ]),
    // Sources as libraries have them, after the edits of Tools/Port.
    .executableTarget(
      name: "Libraries",
      dependencies: [
        .product(name: "UIKit", package: "Glissade"),
        .product(name: "GlissadeTesting", package: "Glissade"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The same helpers in Swift 6 mode: warnings, where UIKit has them, and no errors.
    .target(
      name: "ClientSix",
      dependencies: [.product(name: "UIKit", package: "Glissade")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ],
  swiftLanguageModes: [.v5]
)
