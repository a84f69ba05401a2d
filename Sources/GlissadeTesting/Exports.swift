// Tests of transitions need UIKit and the events that drive it.
@_exported import GlissadeGestures
@_exported import GlissadeReleaseMap
@_exported import UIKit
