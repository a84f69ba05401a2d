// swift-tools-version: 6.2
import PackageDescription

/// A program whose main function is libFuzzer's.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      "FuzzSupport",
      .product(name: "GlissadeTesting", package: "Glissade"),
      .product(name: "UIKit", package: "Glissade"),
    ],
    swiftSettings: [.unsafeFlags(["-parse-as-library"])],
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
}

// A package of its own: only `swift build --sanitize=fuzzer` links these programs, so they must not
// be among the targets of another build. They use the products of Glissade as a client does: that
// is where bytes that nobody has checked come in. `.ci/fuzz` builds and runs them.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Glissade", path: "../..")],
  targets: [
    .target(name: "FuzzSupport"),
    fuzzer("FuzzRecording"),
    fuzzer("FuzzPicture"),
  ],
  swiftLanguageModes: [.v6]
)
