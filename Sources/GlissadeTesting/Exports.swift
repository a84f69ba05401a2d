// Tests of transitions need UIKit and the input events that drive transitions, so this module
// exports them.
@_exported import GlissadeGestures
@_exported import GlissadeReleaseMap
@_exported import UIKit
