import Foundation
import GlissadeDrawing

/// The range in which a registered font is known.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The font is known to the program that registers it, until it ends. Other ranges do not exist.
  case process = 1
}

/// The domain of the errors of the registration of fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The reasons for which a font is not registered.
public enum CTFontManagerError: Int, Sendable {
  /// The file does not exist, or cannot be read.
  case fileNotFound = 101
  /// The file is no font that can be used.
  case unrecognizedFormat = 103
  /// A font of the same name was registered before.
  case alreadyRegistered = 105
}

/// Registers a font, so that `UIFont(name:size:)` finds it by its names.
///
/// - Parameters:
///   - font: The font.
///   - error: The place of an error, or `nil`. An error is retained for the caller.
/// - Returns: `false` if a font of the same name was registered before, or if the file is no font
///   that can be used.
@preconcurrency @MainActor @discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let measurer = SceneResources.running("CTFontManagerRegisterGraphicsFont").textMeasurer
  let name = font.file.postScriptName
  if measurer.registeredFont(named: name) != nil {
    return fail(.alreadyRegistered, "A font named \(name) is registered already.", error)
  }
  if measurer.register(font.file) { return true }
  return fail(.unrecognizedFormat, "The font \(name) cannot be used.", error)
}

/// Registers the font of a file; see `CTFontManagerRegisterGraphicsFont`.
@preconcurrency @MainActor @discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let provider = CGDataProvider(url: fontURL) else {
    return fail(.fileNotFound, "There is no file at \(fontURL.path) that can be read.", error)
  }
  guard let font = CGFont(provider) else {
    return fail(.unrecognizedFormat, "\(fontURL.lastPathComponent) is no font file.", error)
  }
  return CTFontManagerRegisterGraphicsFont(font, error)
}

private func fail(
  _ reason: CTFontManagerError, _ text: String,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = Unmanaged.passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain, code: reason.rawValue,
      userInfo: [NSLocalizedDescriptionKey: text]))
  return false
}
