import UIKit

/// A view that reports its layout.
final class PageView: UIView {
  weak var witness: Witness?

  override func layoutSubviews() {
    super.layoutSubviews()
    witness?.receive(.layoutSubviews)
  }
}

/// A page with a box under constraints, a button, a list to scroll, a text field and recognizers.
@MainActor final class Page: UIViewController, Witnessed, UIScrollViewDelegate {
  let witness: Witness
  let box = UIView()
  let other = UIView()
  let list = UIScrollView()
  let button = UIButton(type: .system)
  let field = UITextField()
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var width: NSLayoutConstraint!
  private(set) var alternative: NSLayoutConstraint!

  init(_ witness: Witness) {
    self.witness = witness
    super.init(nibName: nil, bundle: nil)
    title = witness.name
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let page = PageView()
    page.witness = witness
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for part in [box, other, list, button, field] { view.addSubview(part) }
    box.backgroundColor = .red
    other.backgroundColor = .blue
    other.frame = CGRect(x: 200, y: 100, width: 40, height: 40)
    button.frame = CGRect(x: 20, y: 220, width: 100, height: 44)
    button.setTitle("Button", for: .normal)
    button.addAction(
      UIAction { [weak witness] _ in witness?.receive(.control) }, for: .touchUpInside)
    field.frame = CGRect(x: 140, y: 220, width: 100, height: 30)
    list.delegate = self
    list.contentSize = CGSize(width: 300, height: 900)
    constrain()
    let action = Selector(Page.recognized)
    recognizers = [
      UITapGestureRecognizer(target: self, action: action),
      UIPanGestureRecognizer(target: self, action: action),
      UIPinchGestureRecognizer(target: self, action: action),
      UILongPressGestureRecognizer(target: self, action: action),
    ]
    recognizers.forEach(view.addGestureRecognizer)
    witness.receive(.viewDidLoad)
  }

  private func constrain() {
    box.translatesAutoresizingMaskIntoConstraints = false
    width = box.widthAnchor.constraint(equalToConstant: 60)
    alternative = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 150)
    let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
    leading.priority = .defaultLow
    NSLayoutConstraint.activate([
      width, leading, box.heightAnchor.constraint(equalToConstant: 60),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  func recognized(_ recognizer: UIGestureRecognizer) { witness.receive(.gesture) }

  // MARK: Callbacks

  override func viewWillAppear(_ animated: Bool) { witness.receive(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { witness.receive(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { witness.receive(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { witness.receive(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { witness.receive(.viewDidDisappear) }
  override func viewWillLayoutSubviews() { witness.receive(.viewWillLayoutSubviews) }
  override func viewDidLayoutSubviews() {
    list.frame = CGRect(
      x: 0, y: 280, width: view.bounds.width, height: max(0, view.bounds.height - 280))
    witness.receive(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) { witness.receive(.willMove) }
  override func didMove(toParent parent: UIViewController?) { witness.receive(.didMove) }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    witness.receive(.viewWillTransition)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { witness.receive(.didScroll) }
}
