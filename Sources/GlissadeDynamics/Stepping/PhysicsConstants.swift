import Foundation

/// The constants of the engine, with units and sources.
enum PhysicsConstants {
  /// The points per metre of Box2D, whose tolerances are chosen for objects of about a metre.
  static let pointsPerMetre = 20.0
  /// The duration of a sub-step in seconds. Laws and contacts are corrected to second order in it.
  static let subStep = 1.0 / 240

  /// The acceleration of gravity 1 (J-06), in pt/s².
  static let gravity = 1000.0
  /// The effect of a push of 1 on mass 1 (J-06), in pt/s² or pt/s.
  static let push = 100.0
  /// The area that has mass 1 at density 1 (J-06), in pt².
  static let unitArea = 10_000.0
  /// The distance at which a field of any falloff has its nominal strength, in points.
  static let fieldRadius = 100.0

  /// The limit of Box2D's motion in a step: 2 m, or a quarter of a turn. In pt/s and rad/s.
  static let topSpeed = 0.999 * 2 * pointsPerMetre / subStep
  static let topSpin = 0.999 * .pi / 2 / subStep
  /// The speed at which a rod's anchor moves to its new position, in pt/s: that of the fastest
  /// fling (M-07).
  static let anchorSpeed = 8000.0
  /// The limit of springs' frequencies, in Hz: six such springs on one body are stable.
  static let topFrequency = 30.0

  /// The minimum speed of an impact that bounces, in pt/s (M-39).
  static let leastImpact = 5.0
  /// The minimum speed of a body that leaves a wall, in pt/s.
  static let leastParting = 0.1

  /// The time in seconds, and below it the speed in pt/s, within which a renewed contact continues
  /// the former one: the body rolls over the segments of a curve, or comes to rest.
  static let partingTime = 4 * subStep
  static let partingSpeed = 20.0

  /// The frequency of a snap's spring in Hz, and its damping ratio at damping 0 (M-40).
  static let snapFrequency = 2.5
  static let snapLeastDamping = 0.15

  /// The limits of rest (M-41), in points, radians and sub-steps.
  static let restDistance = 0.5
  static let restAngle = 0.01
  static let restSubSteps = 60
  /// The number of sub-steps over which forces are averaged: two blocks are 0.25 s.
  static let restBlock = 30
  /// The distance from its final position within which a body on a spring rests, in points. M-35
  /// allows 0.5; the difference covers the error of the position, which is calculated from the
  /// forces.
  static let placeDistance = 0.47
  /// The minimum stiffness that defines a position, in 1/s²: that of 0.05 Hz. M-35 begins at 0.1
  /// Hz.
  static let leastStiffness = 0.1 * .pi * (0.1 * .pi)

  /// Box2D's tolerance for overlap, 5 mm, in points. Bodies at rest overlap by this depth.
  static let slop = 0.1
  /// The skin around a body's core, in points: Box2D stops fast bodies three tolerances deep, so a
  /// skin of four leaves a margin of one.
  static let skin = 4 * slop
  /// The difference between a body's visible and physical size on each side, in points, so that
  /// bodies that just fit do not touch.
  static let clearance = 0.02
  /// The minimum size of bodies for collisions, in points: Box2D merges corners at a distance of
  /// 0.05.
  static let leastSize = 0.5
  /// The minimum radius of gyration of a body, in points: that of a square of 2.4.
  static let leastGyration = 1.0
  /// The length below which rods and springs have no direction, in points: twice Box2D's minimum
  /// length.
  static let leastLength = 2 * slop
  /// The maximum number of corners of a polygon in Box2D.
  static let polygonCorners = 8
}
