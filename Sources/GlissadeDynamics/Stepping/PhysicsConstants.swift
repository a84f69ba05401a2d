import Foundation

/// The constants of the engine, with units and sources.
enum PhysicsConstants {
  /// The points per metre of Box2D, whose tolerances are chosen for objects of about a metre.
  static let pointsPerMetre = 20.0
  /// The duration of a sub-step in seconds. The errors of laws and contacts are of second order in
  /// it.
  static let subStep = 1.0 / 240

  /// The acceleration by gravity of the magnitude 1 (J-06), in pt/s².
  static let gravity = 1000.0
  /// The effect of a push of the magnitude 1 on mass 1 (J-06), in pt/s² if it is continuous and in
  /// pt/s if it is instantaneous.
  static let push = 100.0
  /// The distance from a pin at which a push is compared with the friction of the pin, in points
  /// (our choice).
  static let jointArm = 100.0
  /// The area that has mass 1 at density 1 (J-06), in pt².
  static let unitArea = 10_000.0
  /// The distance at which a field of any falloff has its nominal strength, in points.
  static let fieldRadius = 100.0

  /// The greatest speed of a body in pt/s, just below Box2D's limit of 2 m in a step.
  static let topSpeed = 0.999 * 2 * pointsPerMetre / subStep
  /// The greatest angular speed of a body in rad/s, just below Box2D's limit of a quarter turn in a
  /// step.
  static let topSpin = 0.999 * .pi / 2 / subStep
  /// The greatest speed at which a rod's anchor moves to its new position, in pt/s: that of the
  /// fastest fling (M-07).
  static let anchorSpeed = 8000.0
  /// The greatest frequency of a spring, in Hz: six springs of this frequency on one body are
  /// stable.
  static let topFrequency = 30.0

  /// The minimum speed of an impact that bounces, in pt/s (M-39).
  static let leastImpact = 5.0
  /// The minimum speed at which a body counts as leaving a wall after a bounce, in pt/s.
  static let leastParting = 0.1

  /// The time in seconds within which a new contact continues the former one: the body rolls over
  /// the segments of a curve, or comes to rest.
  static let partingTime = 4 * subStep
  /// The closing speed of a new contact below which it can continue the former one, in pt/s.
  static let partingSpeed = 20.0

  /// The frequency of a snap's spring, in Hz (M-40).
  static let snapFrequency = 2.5
  /// The damping ratio of a snap's spring at damping 0 (M-40).
  static let snapLeastDamping = 0.15

  /// The distance by which a body must move to be in motion, in points (M-41).
  static let restDistance = 0.5
  /// The angle by which a body must turn to be in motion, in radians (M-41).
  static let restAngle = 0.01
  /// The number of sub-steps after which a body without motion can rest (M-41).
  static let restSubSteps = 60
  /// The number of sub-steps over which the forces on a body are averaged: two such blocks are 0.25
  /// s.
  static let restBlock = 30
  /// The distance from its final position within which a body on a spring rests, in points. M-35
  /// allows 0.5; the difference covers the error of the final position, which is calculated from
  /// the forces.
  static let placeDistance = 0.47
  /// The minimum stiffness of a spring that determines a final position, in 1/s²: that of a
  /// frequency of 0.05 Hz. M-35 requires a final position from 0.1 Hz on.
  static let leastStiffness = 0.1 * .pi * (0.1 * .pi)

  /// Box2D's tolerance for overlap, 5 mm, in points. Bodies at rest overlap by this depth.
  static let slop = 0.1
  /// The skin around a body's core, in points. Box2D stops fast bodies when they overlap by three
  /// tolerances, so a skin of four tolerances leaves a margin of one.
  static let skin = 4 * slop
  /// The distance by which a body's physical size is smaller than its visible size on each side, in
  /// points, so that bodies that just fit do not touch.
  static let clearance = 0.02
  /// The minimum size of a body's shape for collisions, in points: Box2D merges corners at a
  /// distance of 0.05 points.
  static let leastSize = 0.5
  /// The minimum radius of gyration of a body, in points: that of a square with sides of 2.4
  /// points.
  static let leastGyration = 1.0
  /// The length below which rods and springs have no direction, in points: twice Box2D's minimum
  /// length.
  static let leastLength = 2 * slop
  /// The maximum number of corners of a polygon in Box2D.
  static let polygonCorners = 8
}
