// This module re-exports the parts of Core Graphics: transforms, colors, paths, images and
// contexts. The types of points, sizes and rectangles come from Foundation on this platform.
@_exported import Foundation
@_exported import GlissadeDrawing
@_exported import struct GlissadeGeometry.CGAffineTransform
@_exported import struct GlissadeGeometry.CGVector
