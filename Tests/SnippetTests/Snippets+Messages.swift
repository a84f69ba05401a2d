import UIKit
import OSLog

// More snippets, as in Snippets.swift.

@MainActor final class MessageSnippets {
  func textLayer() {
    // type: CATextLayer
    let title = CATextLayer()
    title.string = "Tides"
    title.font = UIFont.boldSystemFont(ofSize: 17)
    title.fontSize = 17
    title.foregroundColor = UIColor.black.cgColor
    title.frame = CGRect(x: 16, y: 16, width: 200, height: 24)
    // end
  }

  func font() {
    // type: CGFont
    func register(_ url: URL) -> Bool {
      guard let file = CGDataProvider(url: url as CFURL), let font = CGFont(file) else {
        return false
      }
      return CTFontManagerRegisterGraphicsFont(font, nil)
    }
    // end
  }

  func nib(of collectionView: UICollectionView) {
    // type: UINib
    UINib.register("CardCell") { _, _ in [UICollectionViewCell()] }
    let nib = UINib(nibName: "CardCell", bundle: nil)
    collectionView.register(nib, forCellWithReuseIdentifier: "card")
    // end
  }

  func element() {
    // type: UIAccessibilityElement
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 20, width: 16, height: 80)
    chart.accessibilityElements = [bar]
    // end
  }

  func log() {
    // type: OSLog
    let log = OSLog(subsystem: "com.example.tides", category: "panel")
    os_log("settles at %.1f pt", log: log, type: .info, 320.0)
    // end
  }

  func logger() {
    // type: Logger
    let logger = Logger(subsystem: "com.example.tides", category: "panel")
    logger.info("settles at \(320.0, format: .fixed(precision: 1)) pt")
    // end
  }

  func lock() {
    // type: OSAllocatedUnfairLock
    let count = OSAllocatedUnfairLock(initialState: 0)
    count.withLock { $0 += 1 }
    // end
  }
}

extension ViewSnippets {
  func replicator() {
    // type: CAReplicatorLayer
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    row.instanceCount = 5
    row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    row.instanceDelay = 0.1
    let dot = CALayer()
    dot.frame = CGRect(x: 4, y: 4, width: 12, height: 12)
    dot.cornerRadius = 6
    dot.backgroundColor = UIColor.systemBlue.cgColor
    row.addSublayer(dot)
    let swelling = CABasicAnimation(keyPath: "transform.scale")
    swelling.toValue = 1.4
    swelling.duration = 0.4
    swelling.autoreverses = true
    swelling.repeatCount = .infinity
    dot.add(swelling, forKey: "swelling")
    // end
  }

  func fontDescriptor() {
    let label = UILabel()
    // type: UIFontDescriptor
    let body = UIFont.preferredFont(forTextStyle: .body)
    if let bold = body.fontDescriptor.withSymbolicTraits(.traitBold) {
      label.font = UIFont(descriptor: bold, size: 0)
    }
    // end
  }
}
