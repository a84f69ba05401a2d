// Core Graphics: transforms, colours, paths, pictures and contexts. Points, sizes and rectangles are
// Foundation's on this platform.
@_exported import Foundation
@_exported import GlissadeDrawing
@_exported import struct GlissadeGeometry.CGAffineTransform
@_exported import struct GlissadeGeometry.CGVector
