/// How a curtain's client goes about its transitions.
struct Manner: Sendable {
  /// Whether the page that is covered leaves the window.
  var covers = false
  /// Whether a driver of the client's own moves the page, instead of a percent driver.
  var isDrivenByHand = false
  /// Whether it decides again after having decided, and goes on updating.
  var decidesAgain = false
  /// Whether an explicit animation goes along with the page.
  var hasRibbon = false
}
