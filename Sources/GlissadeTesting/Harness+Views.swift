import UIKit

extension Harness {
  /// Returns the first view with an accessibility identifier, in the order in which views are
  /// painted, or `nil` if there is none.
  ///
  ///     let card = try #require(harness.view(named: "card"))
  public func view(named name: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == name { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return scene.windows.lazy.compactMap(find).first
  }
}
