/// The state of a live reload that the window shows.
package enum ReloadStatus: Hashable, Sendable {
  /// A row of a list that shows an error of a build, or a view with the figures of its motion.
  package struct Row: Hashable, Sendable {
    /// The file and line of an error, or the name of a view.
    package var title: String
    package var text: String

    package init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }

  /// The result of a reload.
  package enum Outcome: Hashable, Sendable {
    /// The window shows the program from after the edit.
    case reloaded
    /// The window shows the program from after the edit, in which the repeated drag moves nothing.
    case misses
    /// The window shows the program from before the edit again.
    case wentBack
  }

  /// No live reload is under way or to be reported.
  case none
  /// The package has been building for a number of whole seconds, or waits for another build.
  case building(seconds: Int, waits: Bool = false)
  /// The new program is starting.
  case starting
  /// The build failed. The values are the errors, a summary of them, and the whole output of the
  /// build.
  case failed([Row], summary: String, output: String)
  /// The new program did not start, for the given reason.
  case refused(String)
  /// Another program is shown in the window. The rows give the changes in the motion of its views.
  case compared([Row], Outcome)
}
