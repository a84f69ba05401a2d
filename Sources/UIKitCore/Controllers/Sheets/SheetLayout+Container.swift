// The shape of a sheet in a container.
extension SheetLayout {
  /// The distance, in points, from the container's upper edge to the view that the first sheet
  /// pushes back, and between the upper edges of the sheets of a stack.
  static let step: CGFloat = 10
  /// The greatest number of sheets that a stack shows one above the other.
  private static let shownDepth = 3
  private static let pageWidth: CGFloat = 704
  private static let formSize = CGSize(width: 540, height: 620)

  /// Creates the layout of a sheet without its detents.
  ///
  /// - Parameters:
  ///   - depth: The number of sheets below this one.
  @MainActor init(
    of sheet: UISheetPresentationController, in container: UIView, traits: UITraitCollection,
    depth: Int
  ) {
    let (size, safeArea) = (container.bounds.size, container.safeAreaInsets)
    let steps = CGFloat(min(depth, Self.shownDepth - 1) + 2)
    let gap = safeArea.top + min(Self.step * steps, (size.height * 0.15).rounded())
    let isWide = traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact
    if traits.verticalSizeClass == .compact {
      self.init(lowSheet: sheet, size: size, safeArea: safeArea, gap: gap)
    } else if isWide {
      self.init(card: sheet, in: container, gap: gap)
    } else {
      self.init(
        size: size, safeArea: safeArea, left: 0, width: size.width, highest: gap,
        bottom: size.height, isAttached: true)
    }
  }

  /// Creates the layout in a container of compact height: the sheet covers the container, or is
  /// attached to its lower edge.
  @MainActor private init(
    lowSheet sheet: UISheetPresentationController, size: CGSize, safeArea: UIEdgeInsets,
    gap: CGFloat
  ) {
    let isAttached = sheet.prefersEdgeAttachedInCompactHeight
    let preferred = sheet.preferredContentSize.width
    let follows =
      isAttached && sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let width = follows ? min(preferred, size.width) : size.width
    self.init(
      size: size, safeArea: safeArea, left: ((size.width - width) / 2).rounded(), width: width,
      highest: isAttached ? gap : 0, bottom: size.height, isAttached: isAttached)
  }

  /// Creates the layout in a container of regular width, in which the sheet is a card.
  @MainActor private init(
    card sheet: UISheetPresentationController, in container: UIView, gap: CGFloat
  ) {
    let (size, safeArea) = (container.bounds.size, container.safeAreaInsets)
    let isForm = sheet.presentationStyle == .formSheet || !sheet.prefersPageSizing
    let preferred = isForm ? sheet.preferredContentSize : .zero
    let space = CGSize(width: size.width - 4 * Self.step, height: size.height - 2 * gap)
    let wanted = CGSize(
      width: isForm ? Self.formSize.width : Self.pageWidth,
      height: isForm ? Self.formSize.height : space.height)
    let width = min(preferred.width > 0 ? preferred.width : wanted.width, space.width)
    let height = max(min(preferred.height > 0 ? preferred.height : wanted.height, space.height), 1)
    let left = (Self.middle(of: sheet.sourceView, in: container) ?? size.width / 2) - width / 2
    let top = ((size.height - height) / 2).rounded()
    self.init(
      size: size, safeArea: safeArea,
      left: min(max(left, 2 * Self.step), size.width - 2 * Self.step - width).rounded(),
      width: width, highest: top, bottom: top + height, isAttached: false)
  }

  /// Returns the horizontal center of a view, in points of the container, or `nil` if the view is
  /// not in the container's window.
  @MainActor private static func middle(of view: UIView?, in container: UIView) -> CGFloat? {
    guard let view, let window = view.window, window === container.window else { return nil }
    let middle = container.convert(view.bounds, from: view).midX
    return middle.isFinite ? middle : nil
  }
}
