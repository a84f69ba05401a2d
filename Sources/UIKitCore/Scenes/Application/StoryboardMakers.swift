/// The closures that create the view controllers of storyboards and the views of nibs, as the
/// program registers them.
@MainActor package final class StoryboardMakers {
  struct Key: Hashable {
    let storyboard: String
    /// The identifier of the controller, or `nil` for the storyboard's initial controller.
    let identifier: String?
  }

  var makers: [Key: () -> UIResponder] = [:]
  /// The closures by the names of nibs. They receive the owner and the options.
  package var nibs: [String: (Any?, [AnyHashable: Any]?) -> [Any]] = [:]
}
