import ArgumentParser
import Glissade
import GlissadeWindow

extension GlissadeOptions.Theme: ExpressibleByArgument {}

extension PresenterRequest: ExpressibleByArgument {
  /// The help text of the option that selects a presenter.
  static let help = ArgumentHelp(
    "How pictures reach the display: surface costs least, texture waits for the display's refresh.",
    valueName: "auto|surface|texture")

  /// The presenter as an option of a window.
  var option: GlissadeOptions.Presenting {
    switch self {
    case .auto: .automatic
    case .surface: .surface
    case .texture: .texture
    }
  }
}
