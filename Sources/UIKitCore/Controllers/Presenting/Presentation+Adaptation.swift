// Adaptation of a presentation to its environment.
extension Presentation {
  /// Makes `next` the presentation controller that presents from now on.
  func use(_ next: UIPresentationController) {
    controller = next
    next.presentation = self
    container.controller = next
  }

  /// Returns the presentation controller of the style to which the presentation adapts, or `nil` if
  /// it keeps its own style.
  func adapted(in traits: UITraitCollection) -> UIPresentationController? {
    let style = original.adaptation(in: traits)
    return style == .none ? nil : makeAdapted(style)
  }

  private func makeAdapted(_ style: UIModalPresentationStyle) -> UIPresentationController {
    let made = presented.adaptedController(style, of: original, presenter: presenter)
    made.adaptedStyle = style
    made.adaptedFrom = original
    made.presentingViewController = presenter
    original.delegate?.presentationController(original, prepare: made)
    return made
  }

  /// Notifies the delegate of the style in which the presentation is about to be shown.
  func announceStyle(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: controller.adaptedStyle ?? .none,
      transitionCoordinator: coordinator)
  }

  /// Adapts the presentation to other traits. It keeps its style while it is in a transition, and
  /// while a presentation above it is in one.
  func adapt(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // A callback of another presentation may have ended this one.
    guard presented.presentedBy === self, !isInTransition,
      !(presented.presentation?.isInTransition ?? false)
    else { return }
    let style = original.adaptation(in: traits)
    guard style != controller.adaptedStyle ?? .none else { return }
    let next = style == .none ? original : makeAdapted(style)
    guard let next else { return }
    leaveStyle()
    use(next)
    announceStyle(with: coordinator)
    enterStyle()
  }

  /// Removes the chrome of the current style. The presented view stays in the container.
  private func leaveStyle() {
    controller.dismissalTransitionWillBegin()
    resetMask()
    presented.presentation?.moveContainer(into: container)
    if let view = presented.viewIfLoaded, presentedView !== view {
      let outer = presentedView
      container.addSubview(view)
      outer.removeFromSuperview()
    }
    controller.dismissalTransitionDidEnd(true)
  }

  /// Shows the presented view in the current style.
  private func enterStyle() {
    controller.presentationTransitionWillBegin()
    let removes = controller.shouldRemovePresentersView
    if removes { setMask() }
    container.addSubview(presentedView)
    if !((controller as? any ChromePresentation)?.placesPresentedView ?? false) {
      presentedView.frame = controller.frameOfPresentedViewInContainerView
    }
    setPresentersView(isRemoved: removes)
    controller.presentationTransitionDidEnd(true)
    guard let above = presented.presentation else { return }
    container.layoutIfNeeded()
    above.followPresentersView()
  }

  /// Removes the presenter's view, or restores it to its place.
  private func setPresentersView(isRemoved: Bool) {
    guard isRemoved != removesPresentersView, let view = presenter.viewIfLoaded else { return }
    removesPresentersView = isRemoved
    presenter.beginAppearance(!isRemoved, animated: false)
    if isRemoved {
      presentersPlace = ViewPlace(of: view)
      view.removeFromSuperview()
    } else {
      presentersPlace?.restore(view)
      presentersPlace = nil
    }
    presenter.endAppearance()
  }
}

extension UIPresentationController {
  /// Returns the style to which the presentation adapts in traits, or `.none` if it keeps its own
  /// style.
  func adaptation(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let own = presentedViewController.resolvedPresentationStyle
    guard own == .popover || own == .custom || own.isSheet else { return .none }
    let style = adaptivePresentationStyle(for: traits)
    switch style {
    case .none: return .none
    case .automatic: return own == .pageSheet ? .none : .pageSheet
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return style == own ? .none : style
    case .currentContext, .overCurrentContext, .custom, .popover:
      if style != own {
        presentation?.scene?.resources.logWarning(
          "a presentation cannot adapt to the style \(style)")
      }
      return .none
    }
  }
}
