/// The requests of a window to the live reload that it belongs to.
package struct ReloadActions {
  /// Ends the build that runs.
  package var cancelBuild: @MainActor () -> Void
  /// Runs the program from before the last edit, or the one from after it.
  package var exchange: @MainActor () -> Void

  package init(
    cancelBuild: @escaping @MainActor () -> Void, exchange: @escaping @MainActor () -> Void
  ) {
    self.cancelBuild = cancelBuild
    self.exchange = exchange
  }
}

extension InstrumentContent {
  /// Closes the panel of the live reload. A build that is shown there ends.
  func closeReload() {
    if case .building = reloadStatus { reloadActions?.cancelBuild() }
    reloadStatus = .none
  }

  /// Runs the program from before the last edit, or the one from after it.
  func exchangePrograms() {
    guard let reloadActions else {
      return notice = "Start with --watch to go back to the program before an edit."
    }
    reloadActions.exchange()
  }
}
