/// The manifest of the ported package.
struct PackageText {
  var name: String
  /// The path of the package Glissade, as seen from the ported one.
  var glissade: String
  var isProgram: Bool
  var hasTests: Bool
  /// Whether declarations are isolated to the main actor unless they say otherwise.
  var isIsolated: Bool

  /// The text of `Package.swift`.
  var text: String {
    let products = isProgram ? ["Glissade", "UIKit"] : ["UIKit"]
    var targets = [target(isProgram ? "executableTarget" : "target", name, products.map(product))]
    if hasTests {
      let dependencies = ["\"\(name)\"", product("GlissadeTesting"), product("UIKit")]
      targets.append(target("testTarget", name + "Tests", dependencies))
    }
    let library = ".library(name: \"\(name)\", targets: [\"\(name)\"])"
    let offered = isProgram ? "" : "  products: [\(library)],\n"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
      \(offered)  dependencies: [.package(name: "Glissade", path: "\(glissade)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Glissade\")"
  }

  private func target(_ kind: String, _ name: String, _ dependencies: [String]) -> String {
    let lines = dependencies.map { "        \($0),\n" }.joined()
    let settings = isIsolated ? ",\n      swiftSettings: [.defaultIsolation(MainActor.self)]" : ""
    return """
          .\(kind)(
            name: "\(name)",
            dependencies: [
      \(lines)      ]\(settings)),
      """
  }
}
