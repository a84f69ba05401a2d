import Foundation

/// The views behind the content of a bar, which show the background of an appearance.
@MainActor package final class BarBackground {
  private unowned let bar: UIView
  /// The line at the edge of the bar.
  package let line = UIView()
  private var blur: UIVisualEffectView?
  private var picture: UIImageView?

  package init(of bar: UIView) {
    self.bar = bar
    line.isUserInteractionEnabled = false
    line.backgroundColor = UIColor(white: 0, alpha: 0.16)
    bar.addSubview(line)
  }

  /// Shows the background of an appearance.
  ///
  /// - Parameter usual: The color of the bar if the appearance has the default background.
  package func show(_ look: UIBarAppearance, usual: UIColor) {
    let effect = look.hasUsualBackground ? nil : look.backgroundEffect
    let color = look.hasUsualBackground ? usual : look.backgroundColor
    show(effect: effect, color: color)
    show(image: look.backgroundImage)
    bar.backgroundColor = effect == nil ? color ?? .clear : .clear
    line.backgroundColor = look.shadowColor ?? .clear
  }

  private func show(effect: UIBlurEffect?, color: UIColor?) {
    if effect != nil, blur == nil {
      let made = UIVisualEffectView(effect: nil)
      made.isUserInteractionEnabled = false
      add(made)
      blur = made
    }
    blur?.effect = effect
    blur?.isHidden = effect == nil
    blur?.contentView.backgroundColor = color
  }

  private func show(image: UIImage?) {
    if image != nil, picture == nil {
      let made = UIImageView()
      add(made)
      if let blur { bar.insertSubview(made, aboveSubview: blur) }
      picture = made
    }
    picture?.image = image
  }

  private func add(_ view: UIView) {
    view.frame = bar.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.insertSubview(view, at: 0)
  }
}
