/// The manifest of the ported package.
struct PackageText {
  var name: String
  /// The path of the package Glissade, as seen from the ported one.
  var glissade: String
  var isProgram: Bool
  var hasTests: Bool
  /// A Boolean value that indicates whether declarations are isolated to the main actor unless they
  /// say otherwise.
  var isIsolated: Bool
  /// A Boolean value that indicates whether a source says `@MainActor`.
  var namesMainActor: Bool

  /// The text of `Package.swift`.
  var text: String {
    let products = isProgram ? ["Glissade", "UIKit"] : ["UIKit"]
    var targets = [target(isProgram ? "executableTarget" : "target", name, products.map(product))]
    if hasTests {
      let dependencies = ["\"\(name)\"", product("GlissadeTesting"), product("UIKit")]
      targets.append(target("testTarget", name + "Tests", dependencies))
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
      \(offered)  dependencies: [.package(name: "Glissade", path: "\(literal(glissade))")],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  /// The line with the product, for a library.
  private var offered: String {
    let library = ".library(name: \"\(name)\", targets: [\"\(name)\"])"
    return isProgram ? "" : "  products: [\(library)],\n"
  }

  /// Returns a text as it stands in a string literal.
  private func literal(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Glissade\")"
  }

  private func target(_ kind: String, _ name: String, _ dependencies: [String]) -> String {
    let lines = dependencies.map { "        \($0),\n" }.joined()
    // Without the feature, each selector of a class that says @MainActor is a warning; with it, the
    // compiler infers no type in `parse()?.last`, whose types depend on the result.
    var settings: [String] = []
    if namesMainActor || isIsolated {
      settings.append(".enableUpcomingFeature(\"InferSendableFromCaptures\")")
    }
    if isIsolated { settings.append(".defaultIsolation(MainActor.self)") }
    let list = settings.joined(separator: ", ")
    let arguments = settings.isEmpty ? "])" : "],\n      swiftSettings: [\(list)])"
    return """
          .\(kind)(
            name: "\(name)",
            dependencies: [
      \(lines)      \(arguments),
      """
  }
}
