/// The options of a curtain page's transitions.
struct CurtainStyle: Sendable {
  /// A Boolean value that indicates whether the page that is covered leaves the window.
  var covers = false
  /// A Boolean value that indicates whether a driver of the client's own moves the page, instead of
  /// a percent driver.
  var isDrivenByHand = false
  /// A Boolean value that indicates whether the client decides again after its decision, and
  /// continues to update the driver.
  var decidesAgain = false
  /// A Boolean value that indicates whether an explicit animation runs alongside.
  var hasRibbon = false
}
