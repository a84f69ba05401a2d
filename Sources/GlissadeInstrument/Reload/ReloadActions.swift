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
