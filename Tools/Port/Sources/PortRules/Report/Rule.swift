/// A subject of changes or reports of the tool.
///
/// The raw value is the name in the report.
public enum Rule: String, CaseIterable, Sendable {
  /// Attributes of the Objective-C runtime and of Interface Builder.
  case attributes
  /// Optional requirements of the client's own protocols.
  case optionalRequirements = "optional requirements"
  /// `#selector`.
  case selectors
  /// Calls of optional requirements: `delegate.method?()`.
  case optionalCalls = "optional calls"
  /// `responds(to:)`.
  case responds = "responds(to:)"
  /// Imports of modules that do not exist here.
  case imports
  /// Conditions such as `#if os(iOS)`.
  case platforms
  /// The entry point and the app delegate.
  case appDelegate = "app delegate"
  /// Overrides in extensions.
  case overrides
  /// Objects that are associated by the Objective-C runtime.
  case associatedObjects = "associated objects"
  /// `#colorLiteral`, `#imageLiteral`, `MAXFLOAT`, `arc4random`.
  case literals
  /// Names from before Swift 4.2.
  case oldNames = "old names"
  /// Syntax of former versions of Swift.
  case oldSyntax = "old syntax"
  /// Initializers of metatypes.
  case initializers
  /// Delegates that forward messages.
  case proxies = "delegate proxies"
  /// `#keyPath`.
  case keyPaths = "key paths"
  /// Conversions such as `as NSString`.
  case bridging
  /// Outlets that no nib connects.
  case outlets
  /// Storyboards, nibs and what is looked up in them.
  case storyboards
  /// Functions of the Objective-C runtime.
  case runtime
  /// Names of UIKit's that do not exist here.
  case absent
  /// Previews of Xcode.
  case previews
  /// A use of a declaration without effect.
  case withoutEffect = "without effect"
  /// Sources that cannot be parsed.
  case syntax
  /// Files that are not Swift.
  case files

  /// Returns the place in the article Porting that helps with a message of this rule.
  public func porting(of message: String) -> PortingReference {
    guard self == .runtime else { return porting }
    let rows = [
      ("An observer", "`addObserver(_:forKeyPath:…)`"),
      ("responds", "`delegate.responds(to: …)`"), ("Methods", "`method_exchangeImplementations`"),
      ("There is no", "`method_exchangeImplementations`"),
    ]
    return rows.first { message.hasPrefix($0.0) }.map { .edits($0.1) } ?? porting
  }

  /// The place in the article Porting that helps: a heading, and the text of a row below it.
  public var porting: PortingReference {
    switch self {
    case .attributes: .edits("`@objc`")
    case .optionalRequirements, .optionalCalls: .edits("`delegate.method?(x)`")
    case .selectors: .edits("`#selector(pan(_:))`")
    case .responds: .edits("`delegate.responds(to: …)`")
    case .appDelegate: .edits("`@UIApplicationMain`")
    case .overrides: .edits("an override in an extension")
    case .associatedObjects: .edits("`objc_setAssociatedObject`")
    case .outlets, .storyboards: .edits("`UIStoryboard(…)")
    case .runtime: .edits("`NSClassFromString`")
    case .proxies: .edits("`forwardingTarget(for:)`")
    case .withoutEffect:
      PortingReference(heading: "What exists without effect", text: "| area | without effect |")
    case .absent:
      PortingReference(
        heading: "What UIKit has and this module has not",
        text: "| area | absent | write instead | repositories |")
    case .imports: PortingReference(heading: "Overview", text: "remove imports of other modules")
    case .platforms, .literals, .oldNames, .oldSyntax, .keyPaths, .bridging, .previews, .syntax,
      .files, .initializers:
      PortingReference(heading: "The porting tool", text: "| \(rawValue) |")
    }
  }
}

/// A place in the article Porting.
public struct PortingReference: Hashable, Sendable {
  /// The heading, without number signs.
  public let heading: String
  /// A text below the heading.
  public let text: String

  static func edits(_ text: String) -> PortingReference {
    PortingReference(heading: "Edits", text: text)
  }
}
