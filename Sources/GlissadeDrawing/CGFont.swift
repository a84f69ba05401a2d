import Foundation
import GlissadeFiles

/// A substitute for the URL type of Core Foundation.
public typealias CFURL = URL
/// A substitute for the data type of Core Foundation.
public typealias CFData = Data
/// A substitute for the error type of Core Foundation.
public typealias CFError = NSError

/// A source of bytes, such as those of a font file.
public final class CGDataProvider: Sendable {
  /// The greatest length of a file in bytes.
  private static let longestFile = 1 << 28

  /// The bytes, all of which are read when the provider is created.
  public let data: CFData?

  /// Creates a provider of bytes.
  public init?(data: CFData) { self.data = data }

  /// Creates a provider of the contents of a file, or returns `nil` if it cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL,
      let bytes = try? FileReader.read(url, as: .font, limit: Self.longestFile)
    else { return nil }
    data = Data(bytes)
  }
}

/// A font from a file, which texts can use after it has been registered.
///
/// ```swift
/// func register(_ url: URL) -> Bool {
///   guard let file = CGDataProvider(url: url as CFURL), let font = CGFont(file) else {
///     return false
///   }
///   return CTFontManagerRegisterGraphicsFont(font, nil)
/// }
/// ```
public final class CGFont: Sendable {
  package let file: FontFile

  /// Creates the font of a TrueType or OpenType file, or returns `nil` if the bytes are no font.
  public init?(_ provider: CGDataProvider) {
    guard let file = provider.data.flatMap(FontFile.init) else { return nil }
    self.file = file
  }

  /// The name of the font for programs, by which `UIFont(name:size:)` finds it after its
  /// registration.
  public var postScriptName: CFString? { file.postScriptName }
  /// The name of the font with its style, for people.
  public var fullName: CFString? { file.fullName }
}
