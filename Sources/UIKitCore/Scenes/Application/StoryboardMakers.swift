/// The closures that create the view controllers of storyboards, as registered by the program.
@MainActor final class StoryboardMakers {
  struct Key: Hashable {
    let storyboard: String
    /// The identifier of the controller, or `nil` for the storyboard's initial controller.
    let identifier: String?
  }

  var makers: [Key: () -> UIResponder] = [:]
}
