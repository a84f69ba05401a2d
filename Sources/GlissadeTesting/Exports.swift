// Whoever tests a transition needs the UIKit that it is written in, and the events to drive it with.
@_exported import GlissadeGestures
@_exported import UIKit
