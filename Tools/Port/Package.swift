// swift-tools-version: 6.2
import PackageDescription

// A package of its own: nothing of Glissade needs swift-syntax, which takes long to build.
// `.ci/port` builds it and runs its tests.
let package = Package(
  name: "Port",
  products: [.executable(name: "glissade-port", targets: ["GlissadePort"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // A link to the module of the package Glissade.
    .target(name: "GlissadeFiles"),
    .target(
      name: "PortRules",
      dependencies: [
        "GlissadeFiles",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      resources: [
        .embedInCode("Tables/Absent.txt"), .embedInCode("Tables/DelegateMethods.txt"),
        .embedInCode("Tables/UIKitMethods.txt"), .embedInCode("Tables/UIKitTypes.txt"),
        .embedInCode("Tables/WithoutEffect.txt"),
      ]),
    .executableTarget(
      name: "GlissadePort",
      dependencies: [
        "GlissadeFiles", "PortRules",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "PortRulesTests",
      dependencies: [
        "GlissadeFiles", "PortRules",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Cases", "Collection", "Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
