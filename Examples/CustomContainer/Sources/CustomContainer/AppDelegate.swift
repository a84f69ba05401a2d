import Glissade
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let colors: [(String, UIColor)] = [
      ("Teal", .systemTeal), ("Orange", .systemOrange), ("Indigo", .systemIndigo),
    ]
    let pages = colors.map { name, color in
      let page = UIViewController()
      page.title = name
      page.view.backgroundColor = color
      page.view.accessibilityIdentifier = "page.\(name)"
      return page
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = PagesController(pages)
    window?.makeKeyAndVisible()
    return true
  }
}
