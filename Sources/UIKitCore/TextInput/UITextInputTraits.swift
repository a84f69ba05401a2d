import Foundation

// Traits of the keyboard on a phone's screen. A desktop's keyboard has none of them: they can be
// set and read, and have no effect, except for `isSecureTextEntry`.

/// The keys of a keyboard on the screen.
public enum UIKeyboardType: Int, Sendable {
  /// A layout of keys.
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// A layout of keys.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The label of the Return key of a keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
  /// A label.
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// A label.
  case `continue`
}

/// The colors of a keyboard on the screen.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The usual colors, dark ones, or light ones.
  case `default` = 0, dark, light
}

/// The words that a keyboard on the screen begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, each word, the first word of each sentence, or all letters.
  case none = 0, words, sentences, allCharacters
}

/// The correction of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The usual behavior, off or on.
  case `default` = 0, no, yes
}

/// The check of typed words.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The usual behavior, off or on.
  case `default` = 0, no, yes
}

/// The meaning of a text, by which a phone offers to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The traits of a text that is edited.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The keys of a keyboard on the screen.
  var keyboardType: UIKeyboardType { get set }
  /// The label of its Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Its colors.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The words that it begins with a capital letter.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The correction of typed words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The check of typed words.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// A Boolean value that indicates whether the Return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

// The defaults of responders without traits of their own; setting them has no effect, either.
extension UITextInputTraits {
  /// The usual keys.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The usual label.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The usual colors.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The first word of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The usual behavior.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The usual behavior.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// No meaning.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Indicates that the Return key does not wait.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Indicates that the text is visible.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}
