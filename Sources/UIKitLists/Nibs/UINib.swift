import Foundation
import UIKitCore

/// The views of a nib, which a closure makes.
///
/// There are no interface files here. A program registers a closure for the name of a nib, for
/// example when it is launched, and the code that loads the nib remains unchanged:
///
/// ```swift
/// UINib.register("CardCell") { _, _ in [UICollectionViewCell()] }
/// let nib = UINib(nibName: "CardCell", bundle: nil)
/// collectionView.register(nib, forCellWithReuseIdentifier: "card")
/// ```
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of the options of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the objects that the nib refers to, in a dictionary by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let makers: StoryboardMakers

  /// Creates the nib of a name.
  ///
  /// - Parameters:
  ///   - name: The name with which the closure is registered.
  ///   - bundleOrNil: The bundle. Names are the same in all bundles.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    makers = UIApplication.shared.storyboards
    super.init()
  }

  /// Registers a closure that makes the views of a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the nib.
  ///   - make: A closure that makes new objects each time it is called, and connects them to the
  ///     owner's outlets. It receives the owner and the options with which the nib is instantiated.
  public static func register(
    _ name: String, make: @escaping (_ owner: Any?, _ options: [OptionsKey: Any]?) -> [Any]
  ) {
    UIApplication.shared.storyboards.nibs[name] = { owner, options in
      make(owner, options as? [OptionsKey: Any])
    }
  }

  /// Returns new objects of the nib. A nib that is not registered stops the program, as a missing
  /// one does in UIKit.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = makers.nibs[name] else {
      preconditionFailure(
        "There is no nib \"\(name)\": add its views with UINib.register(_:make:).")
    }
    return make(ownerOrNil, optionsOrNil)
  }

  /// Returns a new view of a list. The nib's first object has to be one.
  func makeView<View: UIView>(_ type: View.Type) -> View {
    guard let view = instantiate(withOwner: nil).first as? View else {
      preconditionFailure("The first object of the nib \"\(name)\" has to be a \(type).")
    }
    return view
  }
}

extension Bundle {
  /// Returns new objects of a nib, whose closure `UINib.register(_:make:)` has registered.
  ///
  /// - Parameters:
  ///   - name: The name of the nib. It is the same in all bundles.
  ///   - owner: The object whose outlets the closure connects.
  ///   - options: The options that the closure receives.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
