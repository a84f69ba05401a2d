import Foundation

/// A class with a required initializer, used in place of any class whose initializer Swift does not
/// know at compile time.
///
/// UIKit creates objects of classes of which only the metatype or the name is given, such as the
/// delegate of an application. Swift can call an initializer by a metatype only if the initializer
/// is required in all subclasses, but UIKit does not require clients to declare such an
/// initializer.
///
/// `init()` has the same position in the method tables of all subclasses of `NSObject`. For a class
/// without `init()`, the table has a function that stops the program and names the class. So a call
/// by the metatype of `InitializableObject` reaches the initializer of the actual class. The call
/// has to be in another module, where the compiler cannot assume that `InitializableObject` has no
/// subclasses.
package class InitializableObject: NSObject {
  package required override init() { super.init() }
}
