import UIKit

/// Pages of news, with the number of the page below them.
class NewsView: UIView, UIScrollViewDelegate {

    let pages = UIScrollView()
    let pageLabel = UILabel()
    private(set) var pageCount = 0
    private(set) var proxy: ScrollDelegateProxy!
    private(set) var didEndDragging = false
    private var observer: OffsetObserver?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(pages)
        addSubview(pageLabel)
        pages.isPagingEnabled = true
        pages.backgroundColor = .white
        proxy = ScrollDelegateProxy(forwardingTo: self)
        pages.delegate = proxy
        pages.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), options: [.new, .old], context: nil)
        observer = OffsetObserver(of: pages) { [weak self] offset in
            self?.showPage(at: offset)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        pages.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pages.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 30)
        pages.contentSize = CGSize(width: bounds.width * 3, height: pages.bounds.height)
        pageLabel.frame = CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 30)
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        if keyPath == #keyPath(UIScrollView.contentSize), let size = change?[.newKey] as? CGSize {
            pageCount = Int(size.width / max(pages.bounds.width, 1))
            showPage(at: pages.contentOffset)
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    private func showPage(at offset: CGPoint) {
        let page = Int((offset.x / max(pages.bounds.width, 1)).rounded()) + 1
        pageLabel.text = "Page \(page) of \(pageCount)"
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        didEndDragging = true
    }
}
