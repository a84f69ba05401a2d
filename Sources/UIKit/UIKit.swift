// UIKit is an umbrella: its parts are modules that build and are tested by themselves, and a client
// imports all of them by this one.

@_exported import UIKitContainers
@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitLists
@_exported import UIKitText
