import Foundation

/// A color of an asset catalog: the file `Contents.json` in a folder whose name ends in
/// `.colorset`.
struct ColorSet: Decodable {
  private let colors: [Variant]

  private struct Variant: Decodable {
    let color: Components?
    let appearances: [Appearance]?
    let idiom: String?

    /// A Boolean value that indicates whether the variant is one for phones or for all devices.
    var isUsable: Bool { [nil, "universal", "iphone"].contains(idiom) }

    func hasOnly(_ value: String?) -> Bool {
      let found = appearances ?? []
      guard let value else { return found.isEmpty }
      return found.count == 1 && found[0].appearance == "luminosity" && found[0].value == value
    }
  }

  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  private struct Components: Decodable {
    let components: [String: String]?
  }

  /// Reads the color called `name` in a bundle: in the root of the bundle, or in an asset catalog
  /// there. The name can contain folders.
  ///
  /// The result is nil if there is no such color, or if its file cannot be read.
  init?(named name: String, in bundle: Bundle) {
    guard let root = bundle.resourceURL else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted()
    let files = ([""] + catalogs.map { $0 + "/" }).map {
      root.appendingPathComponent("\($0)\(name).colorset/Contents.json")
    }
    guard let data = files.lazy.compactMap({ try? Data(contentsOf: $0) }).first,
      let found = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    self = found
  }

  /// The color: a dynamic one if the file has a variant for the dark appearance.
  var color: UIColor? {
    guard let light = variant(nil) ?? variant("light") else { return nil }
    guard let dark = variant("dark") else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private func variant(_ appearance: String?) -> UIColor? {
    let found = colors.first { $0.isUsable && $0.hasOnly(appearance) }
    guard let parts = found?.color?.components else { return nil }
    let alpha = Self.component(parts["alpha"] ?? "1") ?? 1
    if let white = parts["white"].flatMap(Self.component) {
      return UIColor(white: white, alpha: alpha)
    }
    let names = ["red", "green", "blue"]
    let values = names.compactMap { parts[$0].flatMap(Self.component) }
    guard values.count == names.count else { return nil }
    return UIColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  /// Returns the value of a component, 0…1: Xcode writes it as a fraction, as an integer of 0…255,
  /// or as such an integer in hexadecimal digits.
  private static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
  }
}

extension UIColor {
  /// Creates the color called `name` in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color called `name` of an asset catalog in `bundle`, by default the main bundle.
  ///
  /// The catalog is a folder in the root of the bundle that SwiftPM copies as it is, with
  /// `.copy("Assets.xcassets")`; a folder `name.colorset` can also lie in the root itself. A color
  /// with a variant for the dark appearance is dynamic. The result is nil if there is no color.
  ///
  /// - Parameter traitCollection: The traits that a dynamic color is resolved for; nil for those of
  ///   the view that shows the color.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ColorSet(named: name, in: bundle ?? .main)?.color else { return nil }
    if let traitCollection {
      self.init(cgColor: found.resolvedColor(with: traitCollection).cgColor)
    } else if found.isDynamic {
      self.init { found.resolvedColor(with: $0) }
    } else {
      self.init(cgColor: found.cgColor)
    }
  }
}
