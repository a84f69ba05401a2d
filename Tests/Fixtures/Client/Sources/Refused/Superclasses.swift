import QuartzCore
import UIKit

// The classes that UIKit's own have as superclasses here. Each line with the comment “refused” must
// not compile, and no other line may fail: a client can neither create such a class nor inherit
// from it.

@MainActor func createParts() {
  _ = TraitResponder()  // refused
  _ = ViewEnvironment()  // refused
  _ = ViewLayout()  // refused
  _ = ControllerEnvironment()  // refused
  _ = ApplicationEnvironment()  // refused
  _ = LayerAttributes()  // refused
  _ = TextInputControl()  // refused
  _ = TextInputControl(frame: .zero)  // refused
}

class Responder: TraitResponder {
  override init() { super.init() }  // refused
}
class Environment: ViewEnvironment {
  override init() { super.init() }  // refused
}
class Layout: ViewLayout {
  init(name: String) { super.init() }  // refused
}
class Controller: ControllerEnvironment {
  init(name: String) { super.init() }  // refused
}
class Application: ApplicationEnvironment {
  init(name: String) { super.init() }  // refused
}
class Layer: LayerAttributes {
  init(name: String) { super.init() }  // refused
}
class Silent: ViewLayout {}
class Input: TextInputControl {
  init() { super.init(frame: .zero) }  // refused
  required init?(coder: NSCoder) { nil }
}

@MainActor func createSubclasses() {
  _ = Silent()  // refused
}

// UIKit's own classes are created and inherited from as ever.

class OwnView: UIView {}
class OwnLayer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
}
class OwnField: UITextField {}
class OwnApplication: UIApplication {}
class OwnController: UIViewController {}

@MainActor func createOwn() {
  _ = (UIView(), OwnView(), OwnView(frame: .zero), CALayer(), OwnLayer(), OwnController())
  _ = (UITextField(), OwnField(), OwnField(frame: .zero), UIViewController(), OwnApplication())
}
