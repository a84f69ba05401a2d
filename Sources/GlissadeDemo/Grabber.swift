import UIKit

/// A small bar and a text that show the direction in which a page can be pulled.
@MainActor package final class Grabber: UIView {
  private let bar = UIView()
  private let label = UILabel()
  private let isBarAbove: Bool

  package init(text: String, color: UIColor, isBarAbove: Bool) {
    self.isBarAbove = isBarAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    bar.backgroundColor = color.withAlphaComponent(0.45)
    bar.layer.cornerRadius = 2.5
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = color.withAlphaComponent(0.75)
    label.textAlignment = .center
    addSubview(bar)
    addSubview(label)
  }

  package required init?(coder: NSCoder) { return nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(
      x: (bounds.width / 2).rounded() - 20, y: isBarAbove ? 0 : bounds.height - 5, width: 40,
      height: 5)
    label.frame = CGRect(x: 0, y: isBarAbove ? 14 : 0, width: bounds.width, height: 20)
  }
}
