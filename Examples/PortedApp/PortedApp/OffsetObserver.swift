import UIKit

private var offsetContext = 0

/// Calls a closure with each offset of a scroll view.
class OffsetObserver: NSObject {

    private let scrollView: UIScrollView
    private let onChange: (CGPoint) -> Void

    init(of scrollView: UIScrollView, onChange: @escaping (CGPoint) -> Void) {
        self.scrollView = scrollView
        self.onChange = onChange
        super.init()
        scrollView.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new], context: &offsetContext)
    }

    deinit {
        scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &offsetContext)
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &offsetContext else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        if let offset = change?[.newKey] as? CGPoint {
            onChange(offset)
        }
    }
}
