import Foundation

/// A property of a class that is part of styles.
@MainActor struct AppearanceProperty {
  /// A closure that sets the property of an object (the third argument) to that of a prototype (the
  /// first one), if the prototype's differs from that of an object without a style (the second
  /// one), and the object's does not.
  let transfer: (_ prototype: NSObject, _ plain: NSObject, _ object: NSObject) -> Void

  private init<Object: NSObject>(
    of type: Object.Type, transfer: @escaping (Object, Object, Object) -> Void
  ) {
    self.transfer = { prototype, plain, object in
      guard let prototype = prototype as? Object, let plain = plain as? Object,
        let object = object as? Object
      else { return }
      transfer(prototype, plain, object)
    }
  }

  private init<Object: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(of: Object.self) { prototype, plain, object in
      let usual = plain[keyPath: path]
      let value = prototype[keyPath: path]
      if value != usual, object[keyPath: path] == usual { object[keyPath: path] = value }
    }
  }

  /// Creates a property without a value by default, whose values cannot be compared.
  private init<Object: NSObject, Value>(
    optional path: ReferenceWritableKeyPath<Object, Value?>
  ) {
    self.init(of: Object.self) { prototype, _, object in
      guard let value = prototype[keyPath: path], object[keyPath: path] == nil else { return }
      object[keyPath: path] = value
    }
  }

  /// Creates a property with a value for each state of a control, which is that of the normal state
  /// unless it is set.
  private init<Object: NSObject, Value: Equatable>(
    states get: @escaping (Object, UIControl.State) -> Value?,
    set: @escaping (Object, Value?, UIControl.State) -> Void
  ) {
    self.init(of: Object.self) { prototype, plain, object in
      for state in Self.states {
        let value = get(prototype, state)
        let isSet = state == .normal || value != get(prototype, .normal)
        let usual = get(plain, state)
        if isSet, value != usual, get(object, state) == usual { set(object, value, state) }
      }
    }
  }

  /// Creates a property with a value for each state of a control, or none.
  private init<Object: NSObject, Value>(
    get: @escaping (Object, UIControl.State) -> Value?,
    set: @escaping (Object, Value?, UIControl.State) -> Void
  ) {
    self.init(of: Object.self) { prototype, _, object in
      for state in Self.states {
        guard let value = get(prototype, state), get(object, state) == nil else { continue }
        set(object, value, state)
      }
    }
  }

  private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]

  /// The properties of all classes.
  static let all: [AppearanceProperty] = views + texts + lists + controls + bars + items

  private static let views: [AppearanceProperty] = [
    .init(\UIView.backgroundColor), .init(\UIScrollView.indicatorStyle),
    .init(of: UIView.self) { prototype, _, view in
      if view.ownTintColor == nil, let color = prototype.ownTintColor { view.tintColor = color }
    },
  ]
  private static let texts: [AppearanceProperty] = [
    .init(\UILabel.font), .init(\UILabel.textColor), .init(optional: \UILabel.shadowColor),
    .init(\UILabel.shadowOffset), .init(\UITextField.font), .init(\UITextField.textColor),
    .init(\UITextView.font), .init(\UITextView.textColor),
  ]
  private static let lists: [AppearanceProperty] = [
    .init(\UITableView.separatorColor), .init(\UITableView.separatorInset),
    .init(\UITableView.separatorStyle), .init(\UITableViewCell.selectionStyle),
  ]
  private static let controls: [AppearanceProperty] = [
    .init(
      states: { (button: UIButton, state) in button.titleColor(for: state) },
      set: { $0.setTitleColor($1, for: $2) }),
    .init(
      states: { (button: UIButton, state) in button.backgroundImage(for: state) },
      set: { $0.setBackgroundImage($1, for: $2) }),
    .init(
      states: { (button: UIButton, state) in button.image(for: state) },
      set: { $0.setImage($1, for: $2) }),
    .init(\UIButton.contentEdgeInsets),
    .init(
      states: { (slider: UISlider, state) in slider.thumbImage(for: state) },
      set: { $0.setThumbImage($1, for: $2) }),
    .init(
      states: { (slider: UISlider, state) in slider.minimumTrackImage(for: state) },
      set: { $0.setMinimumTrackImage($1, for: $2) }),
    .init(
      states: { (slider: UISlider, state) in slider.maximumTrackImage(for: state) },
      set: { $0.setMaximumTrackImage($1, for: $2) }),
    .init(\UIRefreshControl.attributedTitle),
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor), .init(\UISegmentedControl.selectedSegmentTintColor),
    .init(
      get: { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) },
      set: { $0.setTitleTextAttributes($1, for: $2) }),
    .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor),
    .init(\UIProgressView.progressTintColor), .init(\UIProgressView.trackTintColor),
    .init(\UIActivityIndicatorView.color),
  ]
  private static let bars: [AppearanceProperty] = [
    .init(\UINavigationBar.barTintColor), .init(\UINavigationBar.barStyle),
    .init(\UINavigationBar.isTranslucent), .init(\UINavigationBar.shadowImage),
    .init(\UINavigationBar.prefersLargeTitles),
    .init(optional: \UINavigationBar.titleTextAttributes),
    .init(optional: \UINavigationBar.largeTitleTextAttributes),
    .init(optional: \UINavigationBar.compactAppearance),
    .init(optional: \UINavigationBar.scrollEdgeAppearance),
    .init(of: UINavigationBar.self) { prototype, _, bar in
      guard prototype.looks.isOwn, !bar.looks.isOwn else { return }
      bar.standardAppearance = prototype.standardAppearance
    },
    .init(of: UITabBar.self) { prototype, _, bar in
      guard prototype.looks.isOwn, !bar.looks.isOwn else { return }
      bar.standardAppearance = prototype.standardAppearance
    },
    .init(of: UINavigationBar.self) { prototype, _, bar in
      guard let image = prototype.backgroundImage(for: .default) else { return }
      if bar.backgroundImage(for: .default) == nil { bar.setBackgroundImage(image, for: .default) }
    },
    .init(\UIToolbar.barTintColor), .init(\UIToolbar.barStyle), .init(\UIToolbar.isTranslucent),
    .init(\UITabBar.barTintColor), .init(\UITabBar.isTranslucent),
    .init(\UITabBar.unselectedItemTintColor),
    .init(optional: \UITabBar.scrollEdgeAppearance), .init(\UISearchBar.barTintColor),
    .init(\UISearchBar.searchBarStyle), .init(\UISearchBar.backgroundImage),
  ]
  private static let items: [AppearanceProperty] = [
    .init(
      get: { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
      set: { $0.setTitleTextAttributes($1, for: $2) }),
    .init(\UIBarButtonItem.tintColor),
  ]
}
