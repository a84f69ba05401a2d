import UIKit

/// A view with the picture of a plant on its background color.
@MainActor final class PlantView: UIView {
  private let plant: Plant
  /// The margin around the picture, as a fraction of the view's shorter side.
  private static let margin: CGFloat = 0.1

  init(_ plant: Plant) {
    self.plant = plant
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = plant.ground
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height) * (1 - 2 * Self.margin)
    guard side > 0 else { return }
    let origin = CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2)
    for shape in plant.shapes { shape.draw(scale: side / 100, origin: origin) }
  }
}
