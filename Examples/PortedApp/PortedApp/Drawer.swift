import UIKit
import UIKit.UIGestureRecognizerSubclass
import ObjectiveC

extension Notification.Name {
    static let drawerDidClose = Notification.Name("drawerDidClose")
}

@objc protocol DrawerDelegate: NSObjectProtocol {
    @objc optional func drawerDidAppear(_ drawer: DrawerViewController)
    @objc optional func drawer(_ drawer: DrawerViewController, didMoveTo progress: CGFloat)
    @objc optional func drawerDismissalVelocity(_ drawer: DrawerViewController) -> CGFloat
}

/// A pan that begins only when the pointer moves down.
class DownwardPanGestureRecognizer: UIPanGestureRecognizer {

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began, velocity(in: view).y < 0 {
            state = .cancelled
        }
    }
}

@objcMembers
class DrawerViewController: UIViewController {

    weak var drawerDelegate: DrawerDelegate?
    let transition = DrawerTransition()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let pan = DownwardPanGestureRecognizer(target: self, action: #selector(handlePan))
        view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: nil).y / dragLimit
        switch pan.state {
        case .began:
            transition.isInteractive = true
            dismiss(animated: true, completion: nil)
        case .changed:
            transition.driver.update(progress)
            drawerDelegate?.drawer?(self, didMoveTo: progress)
        case .ended, .cancelled, .failed:
            let isFlick = pan.velocity(in: nil).y > drawerDelegate?.drawerDismissalVelocity?(self) ?? 500
            if progress > 0.5 || isFlick {
                transition.driver.finish()
            } else {
                transition.driver.cancel()
            }
            transition.isInteractive = false
        default:
            break
        }
    }
}

extension DrawerViewController {

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let delegate = drawerDelegate, delegate.responds(to: #selector(DrawerDelegate.drawerDidAppear(_:))) {
            delegate.drawerDidAppear?(self)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.post(name: .drawerDidClose, object: self)
    }
}

private var dragLimitKey: UInt8 = 0

extension DrawerViewController {

    /// The distance of a complete drag.
    var dragLimit: CGFloat {
        get {
            return objc_getAssociatedObject(self, &dragLimitKey) as? CGFloat ?? 600
        }
        set {
            objc_setAssociatedObject(self, &dragLimitKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
