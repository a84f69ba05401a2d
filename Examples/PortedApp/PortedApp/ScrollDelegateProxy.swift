import UIKit

/// Counts the scrolls of a view, and forwards all else to its former delegate.
class ScrollDelegateProxy: NSObject, UIScrollViewDelegate {

    private weak var original: UIScrollViewDelegate?
    private(set) var scrollCount = 0

    init(forwardingTo original: UIScrollViewDelegate?) {
        self.original = original
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollCount += 1
        original?.scrollViewDidScroll?(scrollView)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || original?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        return original
    }
}
