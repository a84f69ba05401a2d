import Foundation
import GlissadeDrawing

/// The effect of a backdrop layer on the content behind it.
struct BackdropLook: Equatable {
  var radius: CGFloat = 0
  var saturation: CGFloat = 1
  var tint = CGColor.clear

  /// Returns the commands of the effect, or no commands if the effect changes no pixel.
  func commands(in outline: RoundedRect) -> [DrawCommand] {
    // An overshooting spring can move the values slightly beyond their limits.
    let (radius, saturation) = (max(0, radius), max(0, saturation))
    guard !outline.rect.isEmpty, radius > 0 || saturation != 1 || tint.alpha > 0 else { return [] }
    return [
      .backdrop(
        BackdropCommand(outline: outline, sigma: radius, saturation: saturation, tint: tint))
    ]
  }
}

/// A layer that shows the content behind itself blurred and tinted, within its bounds and rounded
/// corners.
@MainActor package final class BackdropLayer: CALayer {
  package override init() {
    super.init()
    modelValues.appearance.figure = .backdrop(BackdropLook())
  }

  package override init(layer: Any) { super.init(layer: layer) }
  package required init?(coder: NSCoder) { return nil }

  private var look: BackdropLook {
    if case .backdrop(let look)? = modelValues.appearance.figure { look } else { BackdropLook() }
  }

  /// The standard deviation of the blur, in points. The default is 0.
  package var radius: CGFloat {
    get { look.radius }
    set { set(.backdropRadius, .number(newValue)) }
  }
  /// The saturation: 1, the default, leaves colors unchanged, and 0 makes them gray.
  package var saturation: CGFloat {
    get { look.saturation }
    set { set(.backdropSaturation, .number(newValue)) }
  }
  /// The color that is painted over the blurred picture. The default is clear.
  package var tint: CGColor {
    get { look.tint }
    set { set(.backdropTint, .color(newValue)) }
  }
}
