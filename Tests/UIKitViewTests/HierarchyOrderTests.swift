import Testing
import UIKit

/// The order of subviews and sublayers, where clients define when objects are equal.
@MainActor @Suite("The order of views") struct HierarchyOrderTests {
  /// A view that counts as equal to any other one.
  final class EqualView: UIView {
    nonisolated override func isEqual(_ object: Any?) -> Bool { true }
    nonisolated override var hash: Int { 0 }
    override class var layerClass: AnyClass { EqualLayer.self }
  }

  final class EqualLayer: CALayer {
    nonisolated override func isEqual(_ object: Any?) -> Bool { true }
    nonisolated override var hash: Int { 0 }
  }

  private let parent = UIView()
  private let views = (0..<4).map { _ in EqualView() }

  private init() { views.forEach(parent.addSubview) }

  /// The places of the subviews, and of their layers, among the views as they were made.
  private func order() -> [[Int?]] {
    [
      parent.subviews.map { view in views.firstIndex { $0 === view } },
      (parent.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } },
    ]
  }

  @Test("N-19 views and layers are told apart by identity, whatever a client calls equal")
  func identity() {
    #expect(order() == [[0, 1, 2, 3], [0, 1, 2, 3]])
    parent.bringSubviewToFront(views[1])
    #expect(order() == [[0, 2, 3, 1], [0, 2, 3, 1]])
    parent.insertSubview(views[3], belowSubview: views[2])
    #expect(order() == [[0, 3, 2, 1], [0, 3, 2, 1]])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(order() == [[3, 2, 0, 1], [3, 2, 0, 1]])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [[1, 2, 0, 3], [1, 2, 0, 3]])
    let other = EqualLayer()
    parent.layer.replaceSublayer(views[0].layer, with: other)
    #expect(parent.layer.sublayers?.firstIndex { $0 === other } == 2)
    #expect(views[0].layer.superlayer == nil)
  }
}
