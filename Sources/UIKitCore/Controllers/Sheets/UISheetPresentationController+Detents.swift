import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the detent.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// The identifier of the detent of half the height.
      public static let medium = Identifier("medium")
      /// The identifier of the detent of the full height.
      public static let large = Identifier("large")
    }

    /// A closure that returns the height of a detent, or `nil` if the detent is inactive.
    public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) ->
      CGFloat?

    /// The name of the detent.
    open var identifier: Identifier { name }
    private let name: Identifier
    private let resolver: Resolver

    private init(_ name: Identifier, resolver: @escaping Resolver) {
      self.name = name
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent of about half the height, which is inactive in a window of compact height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        let isLow = context.containerTraitCollection.verticalSizeClass == .compact
        return isLow ? nil : (context.maximumDetentValue / 2).rounded()
      }
    }

    /// Returns a detent of the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height a closure determines.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent; `nil` for a unique one.
    ///   - resolver: A closure that returns the height without the safe area below, in points, or
    ///     `nil` for an inactive detent. A height that is not a positive number is inactive, too,
    ///     and a height above the maximum counts as the maximum.
    open class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height of the detent in a container, in points and without the safe area below,
    /// or `nil` for an inactive detent.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    { resolver(context) }
  }
}

/// The environment in which a detent determines its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of a detent without the safe area below, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The environment in which the detents of a sheet in a container determine their heights.
@MainActor
final class DetentContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
