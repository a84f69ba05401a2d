import UIKit

/// The view controller of one page of the day.
@MainActor final class HourViewController: UIViewController {
  let hour: Hour

  init(_ hour: Hour) {
    self.hour = hour
    super.init(nibName: nil, bundle: nil)
    title = hour.name
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = HourView(hour) }
}
