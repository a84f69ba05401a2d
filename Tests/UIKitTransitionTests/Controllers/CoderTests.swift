import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of N-05: there is nothing to decode here, and classes that could be decoded elsewhere
/// compile.
@MainActor struct CoderTests {
  /// A class as for a storyboard: both initializers, and a property that both set.
  final class CardController: UIViewController {
    let title2: String

    init(title: String) {
      title2 = title
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
      title2 = "decoded"
      super.init(coder: aDecoder)
    }
  }

  final class CardView: UIView {
    private(set) var setUps = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      setUp()
    }

    private func setUp() { setUps += 1 }
  }

  /// A class with its inherited members only.
  final class PlainController: UIViewController {}

  @Test(
    "N-05 a coder yields no view and no control",
    arguments: [
      UIView.self, UIWindow.self, UIButton.self, UIControl.self, UILabel.self, UIImageView.self,
      UISlider.self, UIPageControl.self, UIScrollView.self, UITableView.self, UITableViewCell.self,
      UIVisualEffectView.self, UINavigationBar.self, UITabBar.self, CardView.self,
    ] as [UIView.Type])
  func views(type: UIView.Type) {
    #expect(type.init(coder: NSCoder()) == nil)
  }

  @Test(
    "N-05 a coder yields no controller",
    arguments: [
      UIViewController.self, UINavigationController.self, UITabBarController.self,
      UIPageViewController.self, CardController.self, PlainController.self,
    ] as [UIViewController.Type])
  func controllers(type: UIViewController.Type) {
    #expect(type.init(coder: NSCoder()) == nil)
  }

  @Test("N-05 classes that say how they would be decoded are made by their own initialisers")
  func ownInitialisers() {
    let setup = ViewSetup()
    setup.scene.enter {
      #expect(CardController(title: "card").title2 == "card")
      #expect(CardView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).setUps == 1)
      #expect(CardView().setUps == 1)
      #expect(PlainController().view.superview == nil)
    }
  }
}
