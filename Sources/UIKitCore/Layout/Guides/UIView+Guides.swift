import Foundation

/// The guides of a view.
@MainActor struct ViewGuides {
  /// The guides that clients have added.
  var added: [UILayoutGuide] = []
  // The guides that follow the view, made at their first use.
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var frame: UILayoutGuide?
  var content: UILayoutGuide?
  /// The guides of the controller whose view this is.
  var top: LayoutSupportGuide?
  var bottom: LayoutSupportGuide?

  /// A Boolean value that indicates whether guides follow the view.
  var follow: Bool {
    safeArea != nil || margins != nil || readable != nil || frame != nil || content != nil
      || top != nil || bottom != nil
  }

  /// All guides that exist.
  var all: [UILayoutGuide] {
    added + [safeArea, margins, readable, frame, content, top, bottom].compactMap { $0 }
  }
}

extension UIView {
  /// Returns a guide that follows the view, which is made at its first use.
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

  /// Returns the guide of the strip above or below the safe area.
  func supportGuide(isTop: Bool) -> LayoutSupportGuide {
    if let guide = isTop ? guides.top : guides.bottom { return guide }
    let guide = LayoutSupportGuide(isTop: isTop)
    guide.owningView = self
    if isTop { guides.top = guide } else { guides.bottom = guide }
    return guide
  }
}
