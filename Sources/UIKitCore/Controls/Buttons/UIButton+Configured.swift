import Foundation

extension UIButton {
  /// A function that changes a button's configuration when its state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The look and the content.
  ///   - primaryAction: The action of the button. Its title and image are those of the button, if
  ///     the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    use(configuration)
  }

  /// Sets the configuration with its effects, which an initializer would omit.
  private func use(_ configuration: Configuration) { self.configuration = configuration }

  /// Updates the configuration for the present state, if that is due.
  func updateConfigurationIfNeeded() {
    guard configurationPhase == .due else { return }
    configurationPhase = .updating
    updateConfiguration()
    configurationPhase = .current
    guard let configuration else { return }
    let normal = configuration.resolved(.normal, tint: tintColor ?? .systemBlue)
    configured?.show(automaticallyUpdatesConfiguration ? configuration.updated(for: self) : normal)
  }

  /// The present relation of the content to the configuration.
  enum ConfigurationPhase {
    /// The content shows the configuration of the present state.
    case current
    /// The configuration is to be updated before the content is laid out.
    case due
    /// The configuration is being updated.
    case updating
  }
}
