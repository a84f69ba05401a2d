// Core Graphics: transforms, colors, paths, images and contexts. Points, sizes and rectangles are
// Foundation's on this platform.
@_exported import Foundation
@_exported import GlissadeDrawing
@_exported import struct GlissadeGeometry.CGAffineTransform
@_exported import struct GlissadeGeometry.CGVector
