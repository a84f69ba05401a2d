/// The names of UIKit and its companions that the modules do not have, from which the table in the
/// article Porting is made.
struct AbsentNames {
  /// Names that belong together.
  struct Row {
    let area: String
    let names: [String]
    /// The text to write in place of them.
    let instead: String
    /// The number of public repositories, of 34, that use the most frequent one.
    let repositories: Int
  }

  static let heading = "| area | absent | write instead | repositories |\n|---|---|---|---|"

  /// The table in the article.
  static var table: String {
    let rows = rows.sorted { ($1.repositories, $0.area) < ($0.repositories, $1.area) }
    return ([heading] + rows.map(\.line)).joined(separator: "\n")
  }

  static let rows: [Row] =
    [
      Row(
        area: "Collection views",
        names: [
          "UICollectionViewTransitionLayout", "UICollectionViewCompositionalLayout",
          "reconfigureItems(_:)",
        ],
        instead:
          "`setCollectionViewLayout(_:animated:)`; a layout of your own; `reloadItems(_:)`",
        repositories: 0),
      Row(
        area: "Objective-C's runtime",
        names: ["method_exchangeImplementations", "NSException"],
        instead: "a subclass; an error", repositories: 3),
      Row(
        area: "Text input", names: ["NSTextStorage", "NSLayoutManager", "NSTextAttachment"],
        instead: "`attributedText`; a subview", repositories: 0),
      Row(
        area: "Controls", names: ["UIDatePicker", "UISearchController"],
        instead: "a `UIControl` of your own; a `UISearchBar` above the page", repositories: 0),
      Row(
        area: "Bars",
        names: ["UIToolbarAppearance", "UIBarButtonItemAppearance", "UITabBarItemAppearance"],
        instead: "`barTintColor`; `setTitleTextAttributes(_:for:)` of the items", repositories: 0),
      Row(
        area: "Old animations", names: ["beginAnimations(_:context:)", "commitAnimations()"],
        instead: "`UIView.animate(withDuration:animations:)`", repositories: 0),
      Row(
        area: "Popovers", names: ["UIPopoverBackgroundView", "popoverBackgroundViewClass"],
        instead: "`backgroundColor` of the popover's presentation controller", repositories: 0),
      Row(
        area: "Core Animation",
        names: ["compositingFilter", "CAEmitterLayer", "CAValueFunction"],
        instead: "a loop that adds layers", repositories: 0),
      Row(
        area: "Corners", names: ["UICornerConfiguration"],
        instead: "`layer.cornerRadius` and `layer.maskedCorners`", repositories: 1),
      Row(
        area: "Logging", names: ["os_signpost", "OSSignposter"], instead: "`os_log`",
        repositories: 0),
    ] + habits

  /// The names that are used by libraries which are not among the repositories.
  private static let habits: [Row] = [
    Row(
      area: "Keys",
      names: ["UIKeyCommand", "UIPress"],
      instead: "`UIKeyInput`; `accessibilityPerformEscape()`", repositories: 0),
    Row(
      area: "Menus",
      names: ["UIMenu", "UIContextMenuInteraction", "UIActivityViewController"],
      instead: "a `UIAlertController` of the style `.actionSheet`", repositories: 0),
    Row(
      area: "Image files",
      names: [
        "pngData()", "jpegData(compressionQuality:)", "imageOrientation",
      ],
      instead: "a file in the bundle; a `UIGraphicsImageRenderer`", repositories: 0),
    Row(
      area: "Dynamics",
      names: [
        "springField()"
      ],
      instead: "a behavior whose `action` moves the item",
      repositories: 0),
    Row(
      area: "Alignment rectangles",
      names: ["alignmentRectInsets"],
      instead: "a constant of the constraint", repositories: 0),
    Row(
      area: "Animations",
      names: [
        "transitionCurlUp", "partialCurl",
        "modifyAnimations(withRepeatCount:autoreverses:animations:)", "tensionValues",
        "isCumulative",
      ],
      instead: "`.transitionFlipFromTop`; `.repeat`; more key frames", repositories: 0),
    Row(
      area: "Cells",
      names: [
        "UIListContentConfiguration", "editingAccessoryType", "indentationLevel", "insetGrouped",
      ],
      instead: "`textLabel` and `detailTextLabel`; a content view with margins", repositories: 0),
    Row(
      area: "Moved items",
      names: [
        "beginInteractiveMovementForItem(at:)", "updateInteractiveMovementTargetPosition(_:)",
      ],
      instead: "a recognizer that calls `moveItem(at:to:)`", repositories: 0),
    Row(
      area: "Containers",
      names: ["targetViewController(forAction:sender:)", "restorationIdentifier"],
      instead: "`splitViewController` and `navigationController`", repositories: 0),
    Row(
      area: "Drawing",
      names: ["interpolationQuality", "setBlendMode(_:)"],
      instead: "an image with an alpha channel", repositories: 0),
  ]
}

extension AbsentNames.Row {
  fileprivate var line: String {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(area) | \(list) | \(instead) | \(repositories) |"
  }
}
