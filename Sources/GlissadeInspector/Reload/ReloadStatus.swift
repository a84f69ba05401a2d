/// The state of a live reload, as the window shows it.
package enum ReloadStatus: Hashable, Sendable {
  /// A line of a list: an error of a build, or a view and its figures.
  package struct Row: Hashable, Sendable {
    /// The file and line, or the name of the view.
    package var title: String
    package var text: String

    package init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }

  /// The result of a reload.
  package enum Outcome: Hashable, Sendable {
    /// The program after the edit has the window's place.
    case reloaded
    /// The program after the edit has it, and the repeated drag moves nothing there.
    case misses
    /// The program before the edit has it again.
    case wentBack
  }

  /// There is nothing to show.
  case none
  /// The package is being built, for so many whole seconds, or waits for another build.
  case building(seconds: Int, waits: Bool = false)
  /// The new program starts.
  case starting
  /// The build failed: the errors, a line about it, and all that the build printed.
  case failed([Row], summary: String, output: String)
  /// The new program did not start; one line says why.
  case refused(String)
  /// Another program has the window's place: views, and how their motion has changed.
  case compared([Row], Outcome)
}
