/// The requests that a window sends to its live reload.
package struct ReloadActions {
  /// The closure that ends the running build.
  package var cancelBuild: @MainActor () -> Void
  /// The closure that runs the program from before the last edit, or the one from after it.
  package var exchange: @MainActor () -> Void

  package init(
    cancelBuild: @escaping @MainActor () -> Void, exchange: @escaping @MainActor () -> Void
  ) {
    self.cancelBuild = cancelBuild
    self.exchange = exchange
  }
}

extension InstrumentContent {
  /// Closes the panel of the live reload, and ends a build whose progress the panel shows.
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
