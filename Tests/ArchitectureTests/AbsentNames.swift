/// The names of UIKit and its companions that the modules do not have, from which the table in the
/// article Porting is made.
struct AbsentNames {
  /// Names that belong together.
  struct Row {
    let area: String
    let names: [String]
    /// What to write in place of them.
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

  static let rows: [Row] = [
    Row(
      area: "Collection views",
      names: [
        "UICollectionViewTransitionLayout", "UICollectionViewCompositionalLayout",
        "UICollectionViewDiffableDataSource",
      ], instead: "`setCollectionViewLayout(_:animated:)`; a layout or a data source of your own",
      repositories: 0),
    Row(
      area: "Objective-C's runtime",
      names: ["responds(to:)", "objc_setAssociatedObject", "method_exchangeImplementations"],
      instead: "a default in a protocol extension; a stored property; a subclass", repositories: 7),
    Row(
      area: "Nibs", names: ["UINib", "loadNibNamed(_:owner:options:)"],
      instead: "views that are made in code", repositories: 2),
    Row(
      area: "Text input", names: ["UITextField", "UITextFieldDelegate", "UITextView"],
      instead: "a view of your own that becomes first responder", repositories: 4),
    Row(
      area: "Controllers", names: ["UISplitViewController"],
      instead: "a container of your own", repositories: 2),
    Row(
      area: "Controls",
      names: ["UIRefreshControl", "UIDatePicker", "UIStepper"],
      instead: "a `UIControl` of your own", repositories: 1),
    Row(
      area: "Popovers",
      names: ["UIPopoverPresentationController", "UIPopoverPresentationControllerDelegate"],
      instead: "a `UIPresentationController` of your own", repositories: 1),
    Row(
      area: "Core Animation",
      names: [
        "CATransition", "CATransitionType", "CATransitionSubtype", "CALayerCornerCurve",
        "CATransformLayer",
      ], instead: "`UIView.transition(with:…)`; `cornerRadius` alone", repositories: 2),
    Row(
      area: "Core Graphics", names: ["CGMutablePath", "CGDataProvider", "CGFont"],
      instead: "`UIBezierPath`; `UIFont`", repositories: 2),
  ]
}

extension AbsentNames.Row {
  fileprivate var line: String {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(area) | \(list) | \(instead) | \(repositories) |"
  }
}
