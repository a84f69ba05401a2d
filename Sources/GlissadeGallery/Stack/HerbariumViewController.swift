import UIKit

/// The bottom of the stack: the list of plants.
@MainActor final class HerbariumViewController: UIViewController {
  private let page = HerbariumView()
  /// The navigation controller asks it how pages come.
  let transitions = StackTransitions()

  var manner: StackManner { page.choice.manner }

  /// In a navigation controller of its own, dressed for it.
  static func makeStack() -> UINavigationController {
    let list = HerbariumViewController()
    let stack = UINavigationController(rootViewController: list)
    stack.navigationBar.barTintColor = StackPalette.paper
    stack.navigationBar.tintColor = StackPalette.hue
    stack.navigationBar.titleTextAttributes = [.foregroundColor: StackPalette.ink]
    list.transitions.serve(stack, for: list)
    return stack
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Herbarium"
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tile in page.tiles {
      tile.addTarget(self, action: Selector(HerbariumViewController.open), for: .touchUpInside)
    }
  }

  func open(_ tile: PlantTile) { show(PlantViewController(tile.plant), sender: tile) }

  /// The tile out of which a plant's page grows.
  func tile(of plant: Plant) -> UIView? { page.tiles.first { $0.plant.key == plant.key } }
}
