import Foundation
import GlissadeDrawing

/// An immutable description of a font, from which a similar font can be derived.
///
/// ```swift
/// let body = UIFont.preferredFont(forTextStyle: .body)
/// if let bold = body.fontDescriptor.withSymbolicTraits(.traitBold) {
///   label.font = UIFont(descriptor: bold, size: 0)
/// }
/// ```
///
/// Attributes of a client's own are kept, and do not change the font.
@preconcurrency @MainActor public final class UIFontDescriptor: NSObject {
  /// The attributes of the description.
  public nonisolated(unsafe) let fontAttributes: [AttributeName: Any]

  /// Creates a description from attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    super.init()
  }

  /// Creates a description without attributes.
  public convenience override init() { self.init(fontAttributes: [:]) }

  /// Creates a description of a font with a name, in a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a description of a font's face.
  convenience init(_ font: UIFont) {
    let face = font.face
    let weight = UIFont.Weight(openTypeWeight: face.weight)
    let traits = Self.traits(Self.symbolic(face), weight, isItalic: face.isItalic)
    var attributes: [AttributeName: Any] = [
      .family: face.family, .name: font.fontName, .size: face.size, .traits: traits,
    ]
    if face.hasEqualDigits { attributes[.featureSettings] = Self.equalDigits }
    self.init(fontAttributes: attributes)
  }

  // MARK: Properties

  /// The name of the font, or an empty text if the description has none.
  public var postscriptName: String { fontAttributes[.name] as? String ?? "" }
  /// The size in points, or 0 if the description has none.
  public var pointSize: CGFloat { Self.number(fontAttributes[.size]) ?? 0 }
  /// The traits of the font: bold for weights from semibold on.
  public var symbolicTraits: SymbolicTraits { Self.symbolic(face(ofSize: 12)) }

  /// Returns the value of an attribute, or `nil` if the description does not have it.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Similar descriptions

  /// Returns the same description with other values of some attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// Returns the same description in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns the description of a font with the same traits in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the description of another face of the same family, such as `"Semibold Italic"`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let style = newFace.replacingOccurrences(of: " ", with: "")
    let face = face(ofSize: 12)
    return addingAttributes([.name: "\(face.family)-\(style)", .face: newFace, .traits: [:]])
  }

  /// Returns the same description with other traits, or `nil` if no font has them.
  ///
  /// The weight becomes bold, or regular without `traitBold`. No font here is condensed, expanded
  /// or vertical.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isDisjoint(with: [.traitCondensed, .traitExpanded, .traitVertical])
    else { return nil }
    let face = face(ofSize: 12)
    let isBold = symbolicTraits.contains(.traitBold)
    var weight = UIFont.Weight(openTypeWeight: face.weight)
    if isBold != (face.weight >= Self.semibold) { weight = isBold ? .bold : .regular }
    let isItalic = symbolicTraits.contains(.traitItalic)
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.family] =
      symbolicTraits.contains(.traitMonoSpace) ? Self.families[.monospaced] : face.family
    attributes[.traits] = Self.traits(symbolicTraits, weight, isItalic: isItalic)
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the description of a font with the same traits in another design, or `nil` if no font
  /// of that design is installed.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let family = Self.families[design] else { return nil }
    let measurer = SceneResources.running("UIFontDescriptor.withDesign").textMeasurer
    return design == .default || measurer.hasFamily(family) ? withFamily(family) : nil
  }

  /// Returns the description of the font of a text style, scaled for the text size that the user
  /// prefers.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the description of the font of a text style, scaled for traits; `nil` stands for the
  /// current traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
      .addingAttributes([.textStyle: style])
  }

  // MARK: The font

  /// Returns the face that the attributes describe, in a size in points.
  func face(ofSize size: CGFloat) -> FontDescription {
    let named = (fontAttributes[.name] as? String).flatMap { UIFont(name: $0, size: size)?.face }
    let family = fontAttributes[.family] as? String
    let isNamed = named != nil && (family == nil || named?.family == family)
    var face =
      isNamed
      ? named ?? FontDescription(family: UIFont.systemFamily, size: size)
      : FontDescription(family: family ?? UIFont.systemFamily, size: size)
    let traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    let symbolic = (traits[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
    if symbolic?.contains(.traitItalic) == true || (Self.number(traits[.slant]) ?? 0) > 0 {
      face.isItalic = true
    }
    if let weight = Self.weight(traits[.weight]) {
      face.weight = weight.openTypeWeight
    } else if symbolic?.contains(.traitBold) == true {
      face.weight = max(face.weight, UIFont.Weight.bold.openTypeWeight)
    }
    face.hasEqualDigits = Self.hasEqualDigits(fontAttributes[.featureSettings])
    return face
  }

  /// The least weight of a bold font, in the scale of OpenType fonts.
  private static let semibold = 600

  /// The slant of italic letters, as a fraction of a half turn.
  private static let italicSlant: CGFloat = 12.0 / 180

  private static func traits(
    _ symbolic: SymbolicTraits, _ weight: UIFont.Weight, isItalic: Bool
  ) -> [TraitKey: Any] {
    [
      .symbolic: symbolic.rawValue, .weight: weight.rawValue,
      .slant: isItalic ? italicSlant : 0,
    ]
  }

  private static func symbolic(_ face: FontDescription) -> SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= semibold { traits.insert(.traitBold) }
    if face.family == families[.monospaced] { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The families of the designs. No family is rounded.
  static let families: [SystemDesign: String] = [
    .default: UIFont.systemFamily, .serif: "serif", .monospaced: "monospace",
  ]

  private static func weight(_ value: Any?) -> UIFont.Weight? {
    value as? UIFont.Weight ?? number(value).map { UIFont.Weight($0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  // MARK: Features

  /// The numbers of the feature “number spacing” and of its setting “monospaced numbers” in Apple's
  /// registry of font features.
  private static let (numberSpacing, equalWidth) = (6, 0)

  private static var equalDigits: [[FeatureKey: Int]] {
    [[.type: numberSpacing, .selector: equalWidth]]
  }

  private static func hasEqualDigits(_ settings: Any?) -> Bool {
    let all = settings as? [[FeatureKey: Any]] ?? []
    return all.contains {
      number($0[.type]) == CGFloat(numberSpacing) && number($0[.selector]) == CGFloat(equalWidth)
    }
  }

  // MARK: Comparing

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return NSDictionary(dictionary: fontAttributes.named)
      .isEqual(to: other.fontAttributes.named)
  }

  public nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontAttributes[.family] as? String)
    hasher.combine(fontAttributes[.name] as? String)
    return hasher.finalize()
  }
}

extension [UIFontDescriptor.AttributeName: Any] {
  /// The attributes by the texts of their names, with traits as a dictionary of the same kind.
  fileprivate var named: [String: Any] {
    reduce(into: [String: Any]()) { all, attribute in
      let traits = attribute.value as? [UIFontDescriptor.TraitKey: Any]
      let named = traits?.reduce(into: [String: Any]()) { $0[$1.key.rawValue] = $1.value }
      all[attribute.key.rawValue] = named ?? attribute.value
    }
  }
}

extension UIFontDescriptor {
  /// The name of an attribute of a description.
  public struct AttributeName: Hashable, Sendable, RawRepresentable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face within the family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
    /// The features of the font, an array of dictionaries of `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait in a description.
  public struct TraitKey: Hashable, Sendable, RawRepresentable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value of `SymbolicTraits` as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant of the letters as a fraction of a half turn; a positive one is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of a feature's setting.
  public struct FeatureKey: Hashable, Sendable, RawRepresentable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature in Apple's registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the setting in Apple's registry. Digits of equal width are the one that fonts
    /// here can have.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the feature; an older name of `type`.
    public static let featureIdentifier = type
    /// The number of the setting; an older name of `selector`.
    public static let typeIdentifier = selector
  }

  /// The design of a system font.
  public struct SystemDesign: Hashable, Sendable, RawRepresentable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The design of the system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design, of which no font is installed.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design whose letters have equal widths.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of a font that have names.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits of a number.
    public let rawValue: UInt32
    /// Creates traits from the bits of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters, which no font has.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters, which no font has.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for vertical writing, which no font has.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
  }
}

extension UIFont {
  /// Creates the font that a description describes.
  ///
  /// - Parameter pointSize: The size in points; 0 stands for the size of the description, or 12 if
  ///   it has none.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let described = descriptor.pointSize > 0 ? descriptor.pointSize : 12
    let size = Self.usable(
      pointSize == 0 ? described : pointSize, in: "UIFont.init(descriptor:size:)")
    let face = descriptor.face(ofSize: size)
    let name = descriptor.postscriptName
    self.init(face: face, fontName: name.isEmpty ? nil : name)
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
