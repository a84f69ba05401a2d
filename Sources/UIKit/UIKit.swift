// This umbrella module re-exports the modules that make up UIKit, which are built and tested
// separately. A client imports all of them with `import UIKit`.

@_exported import UIKitContainers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitLists
@_exported import UIKitText
