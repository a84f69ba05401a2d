import UIKit

/// The root view controller of the stack, with the list of plants.
@MainActor final class HerbariumViewController: UIViewController {
  private let page = HerbariumView()
  /// The delegate of the navigation controller.
  let transitions = StackTransitions()

  var style: StackStyle { page.choice.style }

  /// Returns a navigation controller that has the demo's colors and a list of plants as its root.
  static func makeStack() -> UINavigationController {
    let list = HerbariumViewController()
    let stack = UINavigationController(rootViewController: list)
    stack.navigationBar.barTintColor = StackPalette.paper
    stack.navigationBar.tintColor = StackPalette.hue
    stack.navigationBar.titleTextAttributes = [.foregroundColor: StackPalette.ink]
    list.transitions.install(in: stack, for: list)
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

  /// Returns the tile from which a plant's page grows.
  func tile(of plant: Plant) -> UIView? { page.tiles.first { $0.plant.key == plant.key } }
}
