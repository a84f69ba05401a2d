// Intentionally empty. Swift Testing looks for an overlay of this name beside any module called
// UIKit and fails to build without one.
