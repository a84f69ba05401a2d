import Foundation

/// A class with a required initializer, which stands for a class whose initializer Swift does not
/// know at compile time.
///
/// UIKit makes objects of classes that it knows by their metatype or name alone, such as the
/// delegate of an application. Swift calls an initializer by a metatype only if all subclasses are
/// required to have it, which UIKit does not ask of clients.
///
/// `init()` has the same entry in the tables of all subclasses of `NSObject`; a class that does not
/// inherit it has a function there that stops the program and names the class. So a call by the
/// metatype of this class reaches the initializer of the actual class. The call has to be in
/// another module, where the compiler cannot assume that this class has no subclasses.
package class InitializableObject: NSObject {
  package required override init() { super.init() }
}
