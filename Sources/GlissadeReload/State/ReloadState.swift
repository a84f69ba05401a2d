import Foundation

/// The state of a live reload: what happens between a saved file and the new program.
package enum ReloadState: Hashable, Sendable, Codable {
  /// Nothing has changed since the program was built.
  case current
  /// A file was saved; the build begins when no other is saved for a moment.
  case changed
  /// The package is built.
  case building
  /// The build failed.
  case failed(BuildFailure)
  /// The program writes down its state for another one.
  case handingOver(ReloadSuccessor)
  /// The other program starts and has not shown anything yet.
  case starting(ReloadSuccessor)
  /// The new program failed to start; one line says why.
  case refused(String)
  /// The program with the window crashed, and the next save starts another one; one line says why.
  case crashed(String)
}

/// The program that takes the window's place.
package enum ReloadSuccessor: Hashable, Sendable, Codable {
  /// The program that was just built.
  case built
  /// The program whose place the present one has taken, which was kept.
  case kept
}

/// A failed build.
package struct BuildFailure: Hashable, Sendable, Codable {
  /// The first error of each file.
  package var errors: [Diagnostic]
  /// One line about the failure.
  package var summary: String
  /// All that the build printed.
  package var output: String

  package init(errors: [Diagnostic], summary: String, output: String) {
    self.errors = errors
    self.summary = summary
    self.output = output
  }
}

/// An event of a live reload.
package enum ReloadEvent: Hashable, Sendable {
  /// A source file was saved, moved or removed.
  case saved
  /// No file was saved for `ReloadReducer.quietTime`.
  case quiet
  /// The user ends the build.
  case buildCancelled
  /// The user wants the kept program, to see the run as it was before the last edit.
  case keptWanted
  /// The build ended successfully.
  case built
  /// The build ended otherwise.
  case buildFailed(BuildFailure)
  /// The program has written down its state.
  case handedOver
  /// The new program has shown its first picture.
  case presented
  /// The new program ended before that, or has taken too long; one line says why.
  case startFailed(String)
  /// The build would begin again without end, because it writes a source.
  case buildRepeats(BuildFailure)
  /// The program with the window crashed; one line says why.
  case crashed(String)
}

/// An effect of an event.
package enum ReloadEffect: Hashable, Sendable {
  /// Wait for `ReloadReducer.quietTime`, anew if that is already waited for.
  case wait
  /// End the build that runs.
  case cancelBuild
  /// Start a build.
  case build
  /// Ask the program to write down its state.
  case askForState
  /// Start the other program with that state.
  case start(ReloadSuccessor)
  /// End the new program.
  case endNew
  /// End the old program, whose place the other one has.
  case endOld(ReloadSuccessor)
}

/// The rules of a live reload: from a state and an event to the next state and its effects, in
/// their order.
package enum ReloadReducer {
  /// The time without a save after which a build begins, in seconds. Editors write several files at
  /// once, some of them twice.
  package static let quietTime = 0.05

  package static func reduce(
    _ state: ReloadState, _ event: ReloadEvent
  ) -> (state: ReloadState, effects: [ReloadEffect]) {
    switch (state, event) {
    case (.building, .saved): (.changed, [.cancelBuild, .wait])
    case (.starting, .saved): (.changed, [.endNew, .wait])
    case (_, .saved): (.changed, [.wait])
    case (.changed, .quiet): (.building, [.build])
    case (.building, .buildCancelled): (.current, [.cancelBuild])
    case (.building, .built): (.handingOver(.built), [.askForState])
    case (.building, .buildFailed(let failure)): (.failed(failure), [])
    case (.building, .buildRepeats(let failure)): (.failed(failure), [.cancelBuild])
    case (.current, .keptWanted), (.failed, .keptWanted), (.refused, .keptWanted):
      (.handingOver(.kept), [.askForState])
    case (.handingOver(let successor), .handedOver): (.starting(successor), [.start(successor)])
    case (.handingOver, .startFailed(let reason)): (.refused(reason), [])
    case (.starting(let successor), .presented): (.current, [.endOld(successor)])
    case (.starting, .startFailed(let reason)): (.refused(reason), [.endNew])
    // The build continues, and so does the program that starts.
    case (.changed, .crashed), (.building, .crashed), (.starting, .crashed): (state, [])
    // The other program continues from the run that was kept.
    case (.handingOver(let successor), .crashed): (.starting(successor), [.start(successor)])
    case (_, .crashed(let reason)): (.crashed(reason), [])
    // The rest comes from a build or a program that was ended meanwhile.
    default: (state, [])
    }
  }
}
