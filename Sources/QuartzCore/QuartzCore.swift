// This module re-exports the parts of Core Animation, and those of Core Graphics that both share.
@_exported import CoreGraphics
@_exported import struct GlissadeGeometry.CATransform3D
@_exported import func GlissadeGeometry.CATransform3DConcat
@_exported import func GlissadeGeometry.CATransform3DEqualToTransform
@_exported import func GlissadeGeometry.CATransform3DGetAffineTransform
@_exported import let GlissadeGeometry.CATransform3DIdentity
@_exported import func GlissadeGeometry.CATransform3DInvert
@_exported import func GlissadeGeometry.CATransform3DIsAffine
@_exported import func GlissadeGeometry.CATransform3DIsIdentity
@_exported import func GlissadeGeometry.CATransform3DMakeAffineTransform
@_exported import func GlissadeGeometry.CATransform3DMakeRotation
@_exported import func GlissadeGeometry.CATransform3DMakeScale
@_exported import func GlissadeGeometry.CATransform3DMakeTranslation
@_exported import func GlissadeGeometry.CATransform3DRotate
@_exported import func GlissadeGeometry.CATransform3DScale
@_exported import func GlissadeGeometry.CATransform3DTranslate
@_exported import GlissadeLayers
