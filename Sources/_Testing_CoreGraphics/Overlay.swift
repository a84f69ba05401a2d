// Intentionally empty. Swift Testing looks for an overlay of this name beside any module called
// CoreGraphics and fails to build without one.
