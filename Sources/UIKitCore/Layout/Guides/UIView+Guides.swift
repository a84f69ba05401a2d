import Foundation

/// The layout guides of a view.
@MainActor struct ViewGuides {
  /// The guides that clients have added.
  var added: [UILayoutGuide] = []
  // The following guides are determined by the view. Each is created at its first use, and `nil`
  // before.
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var frame: UILayoutGuide?
  var content: UILayoutGuide?
  /// The guide of the strip above the safe area, for the view controller of this view, or `nil`.
  var top: LayoutSupportGuide?
  /// The guide of the strip below the safe area, for the view controller of this view, or `nil`.
  var bottom: LayoutSupportGuide?

  /// A Boolean value that indicates whether the view has guides that follow it.
  var follow: Bool {
    safeArea != nil || margins != nil || readable != nil || frame != nil || content != nil
      || top != nil || bottom != nil
  }

  /// All guides of the view that exist.
  var all: [UILayoutGuide] {
    added + [safeArea, margins, readable, frame, content, top, bottom].compactMap { $0 }
  }
}

extension UIView {
  /// Returns a guide that follows the view, and creates it at the first call.
  func guide(_ path: WritableKeyPath<ViewGuides, UILayoutGuide?>, _ rule: LayoutGuideRule)
    -> UILayoutGuide
  {
    if let guide = guides[keyPath: path] { return guide }
    let guide = UILayoutGuide(rule: rule)
    guide.owningView = self
    guide.identifier = "\(rule) of \(type(of: self))"
    guides[keyPath: path] = guide
    return guide
  }

  /// Returns the guide of the strip above or below the safe area of the view.
  func supportGuide(isTop: Bool) -> LayoutSupportGuide {
    if let guide = isTop ? guides.top : guides.bottom { return guide }
    let guide = LayoutSupportGuide(isTop: isTop)
    guide.owningView = self
    if isTop { guides.top = guide } else { guides.bottom = guide }
    return guide
  }
}
