import UIKit

/// The bars over an open picture, with a button that closes it, its title, and its number.
@MainActor final class PhotoBars: UIView {
  let doneButton = UIButton(type: .system)
  /// The shades behind the texts, which make them readable on a picture.
  private let shades = [UIView(), UIView()]
  private let title = UILabel()
  private let number = UILabel()
  private var index: Int?
  private static let height: CGFloat = 48

  override init(frame: CGRect) {
    super.init(frame: frame)
    doneButton.accessibilityIdentifier = "button.done"
    doneButton.setTitle("‹ Photos", for: .normal)
    doneButton.setTitleColor(.white, for: .normal)
    doneButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    title.textColor = .white
    title.textAlignment = .center
    number.font = .systemFont(ofSize: 14)
    number.textColor = UIColor(white: 1, alpha: 0.66)
    number.textAlignment = .center
    for shade in shades { shade.backgroundColor = PhotosPalette.night.withAlphaComponent(0.6) }
    for view in shades + [doneButton, title, number] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ index: Int) {
    guard index != self.index else { return }
    self.index = index
    title.text = Photo.all[index].title
    number.text = "\(index + 1) of \(Photo.all.count)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    shades[0].frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
    shades[1].frame = CGRect(
      x: 0, y: bounds.height - Self.height, width: width, height: Self.height)
    doneButton.frame = CGRect(x: 6, y: 0, width: 96, height: Self.height)
    title.frame = CGRect(x: 104, y: 0, width: max(0, width - 208), height: Self.height)
    number.frame = shades[1].frame
  }

  /// Returns the view that receives a touch, which can only be the button.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || shades.contains { $0 === hit } ? nil : hit
  }
}
