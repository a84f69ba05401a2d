import Testing
import UIKit

/// Objects that UIKit makes of a client's class, by its type alone.
@MainActor @Suite("Objects that UIKit makes") struct ObjectsByTypeTests {
  final class Ring: CALayer {
    var width: CGFloat = 4
    private(set) var source: String?

    override init() {
      super.init()
      source = "init"
    }

    override init(layer: Any) {
      super.init(layer: layer)
      source = "init(layer:)"
      width = (layer as? Ring)?.width ?? 0
    }

    required init?(coder: NSCoder) { nil }
  }

  final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  final class Glide: CABasicAnimation {
    let place = "as declared"
  }

  @Test("N-19 the layer of a view is made by the initializer of its class")
  func layers() {
    let ring = RingView().layer as? Ring
    #expect(ring?.source == "init")
    #expect(ring?.width == 4)
  }

  @Test("N-19 the presentation of a layer is made by init(layer:) of its class")
  func presentations() {
    let view = RingView()
    (view.layer as? Ring)?.width = 7
    let shown = view.layer.presentation() as? Ring
    #expect(shown?.source == "init(layer:)")
    #expect(shown?.width == 7)
  }

  @Test("N-19 the copy of an animation has its class, with what the class declares")
  func animations() {
    let glide = Glide(keyPath: "opacity")
    glide.toValue = 0.5
    let copy = glide.copy() as? Glide
    #expect(copy?.place == "as declared")
    #expect(copy?.keyPath == "opacity")
    #expect(copy?.toValue as? Double == 0.5)
    #expect(copy !== glide)
  }
}
