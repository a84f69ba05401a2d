import Foundation
import GlissadeDrawing

/// How a backdrop layer shows what lies behind it.
struct BackdropLook: Equatable {
  var radius: CGFloat = 0
  var saturation: CGFloat = 1
  var tint = CGColor.clear

  /// Nothing at all where what is behind would be shown as it is.
  func commands(in outline: RoundedRect) -> [DrawCommand] {
    // A spring may carry values a little beyond their ends.
    let (radius, saturation) = (max(0, radius), max(0, saturation))
    guard !outline.rect.isEmpty, radius > 0 || saturation != 1 || tint.alpha > 0 else { return [] }
    return [
      .backdrop(
        BackdropCommand(outline: outline, sigma: radius, saturation: saturation, tint: tint))
    ]
  }
}

/// A layer that shows what lies behind it within its bounds, round corners included, blurred and tinted.
@MainActor package final class BackdropLayer: CALayer {
  package required init() {
    super.init()
    modelValues.appearance.figure = .backdrop(BackdropLook())
  }

  private var look: BackdropLook {
    if case .backdrop(let look)? = modelValues.appearance.figure { look } else { BackdropLook() }
  }

  /// Standard deviation of the blur, in points. Default 0.
  package var radius: CGFloat {
    get { look.radius }
    set { set(.backdropRadius, .number(newValue)) }
  }
  /// 1, the default, leaves colours as they are; 0 makes them grey.
  package var saturation: CGFloat {
    get { look.saturation }
    set { set(.backdropSaturation, .number(newValue)) }
  }
  /// Painted over the blurred picture. Default clear.
  package var tint: CGColor {
    get { look.tint }
    set { set(.backdropTint, .color(newValue)) }
  }
}
