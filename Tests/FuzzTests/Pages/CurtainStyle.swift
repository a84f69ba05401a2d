/// The options of a curtain page's transitions.
struct CurtainStyle: Sendable {
  /// Whether the page that is covered leaves the window.
  var covers = false
  /// Whether a driver of the client's own moves the page, instead of a percent driver.
  var isDrivenByHand = false
  /// Whether the client decides again after its decision, and continues to update the driver.
  var decidesAgain = false
  /// Whether an explicit animation runs alongside.
  var hasRibbon = false
}
