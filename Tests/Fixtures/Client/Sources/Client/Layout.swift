import GlissadeTesting
import UIKit

// Layout code as it is written for a phone.

/// A page whose header shrinks, with a label, a stack of buttons and a footer.
class FormViewController: UIViewController {
  let header = UIView()
  let titleLabel = UILabel()
  let stack = UIStackView()
  let footer = UIView()
  private(set) var headerHeight: NSLayoutConstraint!
  private var compact: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    [header, stack, footer].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.numberOfLines = 0
    titleLabel.text = "A form with a title that is too long for one line of a small window"
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    header.addSubview(titleLabel)

    headerHeight = header.heightAnchor.constraint(equalToConstant: 120)
    headerHeight.priority = UILayoutPriority(rawValue: 999)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: guide.topAnchor),
      header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      headerHeight,
      titleLabel.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: header.layoutMarginsGuide.trailingAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      stack.topAnchor.constraint(
        equalToSystemSpacingBelow: header.bottomAnchor, multiplier: 1),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.8),
    ])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.distribution = .equalSpacing
    stack.spacing = 6
    for name in ["One", "Two", "Three"] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      stack.addArrangedSubview(button)
    }
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[footer]|", options: [], metrics: nil, views: ["footer": footer]))
    view.addConstraint(
      NSLayoutConstraint(
        item: footer, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide,
        attribute: .top, multiplier: 1.0, constant: 0))
    footer.addConstraint(
      NSLayoutConstraint(
        item: footer, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44))
  }

  func collapse() {
    headerHeight.constant = 60
    view.layoutIfNeeded()
  }
}

/// A view that makes its constraints when it is asked for them.
class BadgeView: UIView {
  private let dot = UIView()
  private var didSetUp = false
  private(set) var safeAreaChanges = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    setNeedsUpdateConstraints()
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var requiresConstraintBasedLayout: Bool { return true }
  override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: 40)
  }
  override func updateConstraints() {
    if !didSetUp {
      didSetUp = true
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalToConstant: 10),
        dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
        dot.centerXAnchor.constraint(equalTo: centerXAnchor),
        dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
    super.updateConstraints()
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanges += 1
  }
  var dotFrame: CGRect { return dot.frame }
}

/// A constraint with a label, as libraries have it.
public class LabelledConstraint: NSLayoutConstraint {
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  weak var owner: UIView?
}

private func checkConstraintClass() {
  let root = UIViewController()
  let harness = Harness { root }
  let badge = UIView()
  badge.translatesAutoresizingMaskIntoConstraints = false
  root.view.addSubview(badge)
  for (attribute, value) in [(NSLayoutConstraint.Attribute.left, 20), (.top, 30)] {
    let constraint = LabelledConstraint(
      item: badge, attribute: attribute, relatedBy: .equal, toItem: root.view, attribute: attribute,
      multiplier: 1, constant: CGFloat(value))
    constraint.label = "\(attribute)"
    constraint.owner = badge
    constraint.isActive = true
  }
  NSLayoutConstraint.activate([
    badge.widthAnchor.constraint(equalToConstant: 40),
    badge.heightAnchor.constraint(equalToConstant: 10),
  ])
  harness.advanceUntilIdle()
  let frame = CGRect(x: 20, y: 30, width: 40, height: 10)
  Checks.expect(badge.frame == frame, "a client's class of constraints holds", found: badge.frame)
  let empty = LabelledConstraint()
  empty.isActive = true
  harness.advanceUntilIdle()
  Checks.expect(badge.frame == frame, "one without sides has no effect", found: badge.frame)
  Checks.expect(empty.firstItem == nil && !empty.isActive, "and does not become active")
}

func checkLayout() {
  Checks.about("N-95 a class of constraints") { checkConstraintClass() }
  Checks.about("Y-05 layout") {
    checkForm()
    checkBadge()
  }
}

private func checkForm() {
  let form = FormViewController()
  form.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
  let harness = Harness { form }
  let bounds = form.view.bounds
  let header = form.header.frame
  Checks.expect(
    header == CGRect(x: 0, y: 20, width: bounds.width, height: 120),
    "the header is in the safe area",
    found: header)
  let footer = form.footer.frame
  Checks.expect(footer.maxY == bounds.height - 10, "the footer ends above the strip", found: footer)
  let stack = form.stack.frame
  Checks.expect(stack.minY == header.maxY + 8, "the stack is below the header", found: stack)
  Checks.expect(abs(stack.midX - bounds.midX) <= 0.5, "the stack is in the middle", found: stack)
  let label = form.titleLabel.frame
  Checks.expect(label.maxX <= header.maxX - 8, "the title is within the margins", found: label)
  let line = form.titleLabel.font.lineHeight
  Checks.expect(label.height > line * 1.5, "the title has several lines", found: label)
  UIView.animate(withDuration: 0.4) { form.collapse() }
  harness.advance(by: 0.2)
  let shown = harness.presentationFrame(of: form.header).height
  Checks.expect(shown > 65 && shown < 115, "the header shrinks in an animation", found: shown)
  harness.advanceUntilIdle()
  let end = form.stack.frame.minY
  Checks.expect(end == 88, "the stack has followed", found: end)
  form.stack.arrangedSubviews[1].isHidden = true
  harness.advanceUntilIdle()
  let gap = form.stack.arrangedSubviews[2].frame.minY - form.stack.arrangedSubviews[0].frame.maxY
  Checks.expect(gap == 6, "a hidden button takes no space", found: gap)
  let warnings = harness.log.filter { $0.hasPrefix("warning") }
  Checks.expect(warnings.isEmpty, "nothing is warned of", found: warnings)
}

private func checkBadge() {
  let page = UIViewController()
  let harness = Harness { page }
  let badge = BadgeView(frame: .zero)
  badge.translatesAutoresizingMaskIntoConstraints = false
  page.view.addSubview(badge)
  let size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  Checks.expect(size.height == 40, "the fitting height is the content's", found: size)
  NSLayoutConstraint.activate([
    badge.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
    badge.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
    badge.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
  ])
  harness.advanceUntilIdle()
  let center = CGPoint(x: badge.dotFrame.midX, y: badge.dotFrame.midY)
  let distance = abs(center.x - page.view.bounds.midX) + abs(center.y - 20)
  Checks.expect(distance < 1.1, "the dot is in the middle", found: badge.dotFrame)
  page.additionalSafeAreaInsets.top = 30
  harness.advanceUntilIdle()
  Checks.expect(badge.frame.minY == 30, "the badge is below the strip", found: badge.frame)
  Checks.expect(page.topLayoutGuide.length == 30, "the strip has a length", found: "")
}
