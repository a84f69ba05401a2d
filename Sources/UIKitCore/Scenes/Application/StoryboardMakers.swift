/// The registered controllers of storyboards.
@MainActor final class StoryboardMakers {
  struct Key: Hashable {
    let storyboard: String
    /// The identifier of the controller, or `nil` for the initial one.
    let identifier: String?
  }

  var makers: [Key: () -> UIResponder] = [:]
}
