import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite struct FontDescriptorTests {
  /// A scene of its own for each test, which must be created in the test: before a test begins,
  /// another one can make its scene the current one, whose texts are measured otherwise.
  private static func scene() -> Harness { Harness { UIViewController() } }

  @Test("N-91 a font made from a font's description is that font")
  func same() {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 22, weight: .semibold),
      .italicSystemFont(ofSize: 13), .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
      .monospacedSystemFont(ofSize: 12, weight: .bold),
    ]
    for font in fonts { #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font) }
    #expect(UIFont(descriptor: fonts[0].fontDescriptor, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
  }

  @Test("N-91 traits make a font bold, italic or both, and take that away again")
  func traits() throws {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.symbolicTraits.isEmpty)
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let font = UIFont(descriptor: both, size: 0)
    #expect(font == UIFont(name: "Inter-BoldItalic", size: 17))
    let again = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: again, size: 0) == UIFont.systemFont(ofSize: 17))
    // A semibold font is bold already.
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor
    #expect(semibold.symbolicTraits == .traitBold)
    #expect(
      semibold.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(plain.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test("N-91 attributes that a client writes describe the font")
  func attributes() {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let heavy = UIFontDescriptor(fontAttributes: [
      .family: "Inter", .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == UIFont.systemFont(ofSize: 20, weight: .heavy))
    let named = UIFontDescriptor(name: "Inter-Bold", size: 11)
    #expect(UIFont(descriptor: named, size: 0) == UIFont.systemFont(ofSize: 11, weight: .bold))
    #expect(named.pointSize == 11)
    #expect(named.postscriptName == "Inter-Bold")
    let face = heavy.withFace("Semibold Italic").withSize(9)
    #expect(UIFont(descriptor: face, size: 0) == UIFont(name: "Inter-SemiBoldItalic", size: 9))
    let digits = heavy.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: 6,
          UIFontDescriptor.FeatureKey.typeIdentifier: 0,
        ]
      ]
    ])
    #expect(
      UIFont(descriptor: digits, size: 0) == .monospacedDigitSystemFont(ofSize: 20, weight: .heavy))
  }

  @Test("N-91 a design is another family with the same traits, or none")
  func designs() throws {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let mono = try #require(bold.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .bold))
    #expect(mono.symbolicTraits == [.traitBold, .traitMonoSpace])
    #expect(
      mono.withDesign(.default).map { UIFont(descriptor: $0, size: 0) }
        == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(bold.withDesign(.rounded) == nil)
  }

  @Test("N-91 a text style has a description")
  func styles() {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(
      UIFont(descriptor: headline, size: 0) == UIFont.preferredFont(forTextStyle: .headline))
    #expect(headline.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
    #expect(headline == UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline))
    #expect(headline != headline.withSize(8))
  }

  @Test("N-91 digits of equal width are as wide as each other")
  func digits() {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    let (plain, equal) = (
      UIFont.systemFont(ofSize: 40), UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .regular)
    )
    #expect(width("1111", plain) < width("8888", plain) - 4)
    #expect(abs(width("1111", equal) - width("8888", equal)) < 0.1)
    let mono = UIFont.monospacedSystemFont(ofSize: 40, weight: .regular)
    #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 0.1)
    #expect(mono.leading >= 0)
  }
}
