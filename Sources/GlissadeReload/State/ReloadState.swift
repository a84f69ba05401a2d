import Foundation

/// The state of a live reload, from a saved file to the new program's first picture.
package enum ReloadState: Hashable, Sendable, Codable {
  /// Nothing has changed since the program was built.
  case current
  /// A file was saved. The build begins when no file has been saved for `ReloadReducer.quietTime`.
  case changed
  /// A build of the package is running.
  case building
  /// The build failed.
  case failed(BuildFailure)
  /// The program with the window is writing its state to a file for its successor.
  case handingOver(ReloadSuccessor)
  /// The successor has started and has not shown a picture yet.
  case starting(ReloadSuccessor)
  /// The new program failed to start. The text is the reason in one line.
  case refused(String)
  /// The program with the window crashed, and the next save starts another one. The text is the
  /// reason in one line.
  case crashed(String)
}

/// The program that replaces the one with the window.
package enum ReloadSuccessor: Hashable, Sendable, Codable {
  /// The program that was just built.
  case built
  /// The kept copy of the program that the present one has replaced.
  case kept
}

/// The errors and the output of a failed build.
package struct BuildFailure: Hashable, Sendable, Codable {
  /// The first error of each source file.
  package var errors: [Diagnostic]
  /// A summary of the failure in one line.
  package var summary: String
  /// The complete output of the build.
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
  /// No source file was saved for `ReloadReducer.quietTime`.
  case quiet
  /// The user cancelled the build.
  case buildCancelled
  /// The user requested the kept program, to see the run as it was before the last edit.
  case keptWanted
  /// The build ended successfully.
  case built
  /// The build ended with an error.
  case buildFailed(BuildFailure)
  /// The program has written its state to a file.
  case handedOver
  /// The new program has shown its first picture.
  case presented
  /// The new program ended before its first picture, or took too long. The text is the reason in
  /// one line.
  case startFailed(String)
  /// The build would repeat endlessly, because it writes a source file itself.
  case buildRepeats(BuildFailure)
  /// The program with the window crashed. The text is the reason in one line.
  case crashed(String)
}

/// An action that the supervisor performs after an event of a live reload.
package enum ReloadEffect: Hashable, Sendable {
  /// Wait for `ReloadReducer.quietTime`, from now on even if the supervisor already waits.
  case wait
  /// Cancel the running build.
  case cancelBuild
  /// Start a build.
  case build
  /// Request the program with the window to write its state to a file.
  case askForState
  /// Start the successor with the state that the program has written.
  case start(ReloadSuccessor)
  /// End the new program, which has not shown a picture.
  case endNew
  /// End the old program, which a successor has replaced.
  case endOld(ReloadSuccessor)
}

/// The rules of a live reload: for each state and event, the next state and the effects in their
/// order.
package enum ReloadReducer {
  /// The time without a save after which a build begins, in seconds. Editors write several files at
  /// the same time, and some of them twice.
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
    // A crash of the old program changes neither a running build nor the start of the new program.
    case (.changed, .crashed), (.building, .crashed), (.starting, .crashed): (state, [])
    // The successor continues from the run that the crashed program has kept.
    case (.handingOver(let successor), .crashed): (.starting(successor), [.start(successor)])
    case (_, .crashed(let reason)): (.crashed(reason), [])
    // Every other event comes from a build or a program that was ended meanwhile, and has no
    // effect.
    default: (state, [])
    }
  }
}
