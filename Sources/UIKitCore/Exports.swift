// Importing UIKit brings along what UIKit brings on its own platform: Foundation, and the types of
// Core Graphics and Core Animation. What is not Apple's in these modules is not public.
@_exported import struct GlissadeMotion.RubberBand
@_exported import struct GlissadeTransitions.DragRelease
@_exported import struct GlissadeTransitions.DragStop
@_exported import struct GlissadeTransitions.HandOffSpring
@_exported import struct GlissadeTransitions.ReleaseRule
@_exported import UIKitBase
