import Foundation
import TestMaterial
import Testing
import UIKit

@MainActor @Suite("Colors of asset catalogs") struct ColorSetTests {
  /// A bundle with the files, which are removed afterwards.
  private func withBundle(
    _ files: [String: String], _ body: @MainActor (Bundle) throws -> Void
  ) throws {
    let folder = TemporaryFolder.ofProcess.url
      .appendingPathComponent("colors-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name + ".colorset/Contents.json")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  private func json(_ variants: String...) -> String {
    "{\"colors\": [\(variants.joined(separator: ","))], \"info\": {\"version\": 1}}"
  }

  private func variant(_ parts: String, dark: Bool = false, idiom: String = "universal") -> String {
    let appearance = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}],"
    return """
      {"idiom": "\(idiom)", \(dark ? appearance : "")
       "color": {"color-space": "srgb", "components": {\(parts)}}}
      """
  }

  private let orange = #""red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500""#

  @Test("a color is found in the root, in a catalog and in its folders; all its notations are read")
  func found() throws {
    let text = json(variant(orange))
    let files = ["a": text, "Assets.xcassets/b": text, "Assets.xcassets/Brand/c": text]
    let expected = UIColor(red: 1, green: 128.0 / 255, blue: 0.2, alpha: 0.5)
    try withBundle(files) { bundle in
      for name in ["a", "b", "Brand/c"] {
        #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == expected, "\(name)")
      }
      #expect(UIColor(named: "c", in: bundle, compatibleWith: nil) == nil)
    }
    #expect(UIColor(named: "no such color") == nil)
  }

  @Test("a variant for the dark appearance makes the color dynamic; traits resolve it")
  func dark() throws {
    let white = #""white": "1.0", "alpha": "1.0""#
    let watch = variant(#""white": "0.5""#, idiom: "watch")
    try withBundle(["ink": json(watch, variant(orange), variant(white, dark: true))]) { bundle in
      let night = UITraitCollection(userInterfaceStyle: .dark)
      let day = UITraitCollection(userInterfaceStyle: .light)
      let color = try #require(UIColor(named: "ink", in: bundle, compatibleWith: nil))
      #expect(color.resolvedColor(with: night) == .white)
      #expect(color.resolvedColor(with: day).cgColor.alpha == 0.5)
      let fixed = try #require(UIColor(named: "ink", in: bundle, compatibleWith: night))
      #expect(fixed.resolvedColor(with: day) == .white)
    }
  }

  @Test("a file that is no color, or lacks a component, gives no color")
  func broken() throws {
    let files = [
      "text": "no color", "half": json(variant(#""red": "1.0", "green": "0x""#)),
      "endless": json(variant(#""white": "inf""#)), "none": json(),
      "reference": #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
    ]
    try withBundle(files) { bundle in
      for name in files.keys {
        #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil, "\(name)")
      }
    }
  }

  @Test("text on light and dark backgrounds has its colors")
  func texts() {
    #expect(UIColor.darkText == .black)
    #expect(UIColor.lightText == UIColor.white.withAlphaComponent(0.6))
  }
}
