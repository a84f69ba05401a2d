// Importing UIKit brings along what UIKit brings on its own platform: Foundation, and the types of
// Core Graphics and Core Animation.
@_exported import Foundation
@_exported import GlissadeDrawing
@_exported import GlissadeGeometry
@_exported import GlissadeLayers
