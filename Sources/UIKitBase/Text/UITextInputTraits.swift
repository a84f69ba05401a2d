import Foundation

// The traits of a phone's keyboard on the screen. On a desktop a client can set and read them, and
// only `isSecureTextEntry` has an effect.

/// The keys of a keyboard on the screen.
public enum UIKeyboardType: Int, Sendable {
  /// The keys for any text, then, in the order of their names, the keys for a kind of text.
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The keys for an address, for numbers with a point, or for the text that the name says.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The label of the Return key of a keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
  /// The labels “return”, “Go”, “Google”, and so on, each as its name says.
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// The label “continue”.
  case `continue`
}

/// The colors of a keyboard on the screen.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The colors of the system, dark colors, and light colors, in this order.
  case `default` = 0, dark, light
}

/// The words that a keyboard on the screen begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capital letters, each word, the first word of each sentence, and all letters, in this
  /// order.
  case none = 0, words, sentences, allCharacters
}

/// The automatic correction of typed words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default of the system, no correction, and correction, in this order.
  case `default` = 0, no, yes
}

/// The spelling check of typed words.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default of the system, no check, and a check, in this order.
  case `default` = 0, no, yes
}

/// The meaning of a text field's content, by which a phone offers to fill it in.
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
  /// The label of the Return key of a keyboard on the screen.
  var returnKeyType: UIReturnKeyType { get set }
  /// The colors of a keyboard on the screen.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The words that a keyboard on the screen begins with a capital letter.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction of typed words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spelling check of typed words.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The meaning of the text, or `nil` for none.
  var textContentType: UITextContentType! { get set }
  /// A Boolean value that indicates whether the Return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the typed characters are hidden, as in a password
  /// field.
  var isSecureTextEntry: Bool { get set }
}

// The traits of responders that do not implement them. Setting such a trait has no effect.
extension UITextInputTraits {
  /// The default keys. Setting another value has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default label of the Return key. Setting another value has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The default colors of the keyboard. Setting another value has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Capital letters for the first word of each sentence. Setting another value has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default correction of typed words. Setting another value has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default spelling check of typed words. Setting another value has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The value `nil`: the text has no declared meaning. Setting another value has no effect.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The value `false`: the Return key is enabled without text, too. Setting it has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// The value `false`: the typed characters are visible. The setter discards its value.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}
