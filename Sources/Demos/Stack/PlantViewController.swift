import UIKit

/// The view controller of a plant's page, one level below the list.
@MainActor final class PlantViewController: UIViewController {
  let plant: Plant
  private let page: PlantPageView

  init(_ plant: Plant) {
    self.plant = plant
    page = PlantPageView(plant)
    super.init(nibName: nil, bundle: nil)
    title = plant.name
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in page.rows {
      row.addTarget(self, action: Selector(PlantViewController.open), for: .touchUpInside)
    }
  }

  func open(_ row: PlantPartRow) { show(PartViewController(row.part, of: plant), sender: row) }
}
