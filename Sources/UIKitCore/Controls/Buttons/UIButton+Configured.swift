import Foundation

extension UIButton {
  /// A function that changes a button's configuration when its state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The look and the content of the button.
  ///   - primaryAction: The action of the button. The button shows the title and image of the
  ///     action if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    use(configuration)
  }

  /// Sets the configuration and calls the observers of this property, which an assignment in an
  /// initializer would not call.
  private func use(_ configuration: Configuration) { self.configuration = configuration }

  /// Updates the configuration for the present state, if an update has been requested.
  func updateConfigurationIfNeeded() {
    guard configurationPhase == .due else { return }
    configurationPhase = .updating
    updateConfiguration()
    configurationPhase = .current
    guard let configuration else { return }
    let normal = configuration.resolved(.normal, tint: tintColor ?? .systemBlue)
    configured?.show(automaticallyUpdatesConfiguration ? configuration.updated(for: self) : normal)
  }

  /// The states of a button's content with regard to the button's configuration.
  enum ConfigurationPhase {
    /// The content shows the configuration of the present state.
    case current
    /// The configuration has to be updated before the content is laid out.
    case due
    /// The configuration is being updated.
    case updating
  }
}
