import Foundation

/// The numbers of the engine, each with its unit and where it is from.
enum PhysicsConstants {
  /// Points to a metre of Box2D, whose tolerances are made for things of a metre or so.
  static let pointsPerMetre = 20.0
  /// s. Long for accuracy, short for the eye: laws and contacts are corrected to second order in it.
  static let subStep = 1.0 / 240

  /// Gravity 1 (J-06), pt/s².
  static let gravity = 1000.0
  /// A push of 1 on mass 1 (J-06), pt/s² or pt/s.
  static let push = 100.0
  /// The area that has mass 1 at density 1 (J-06), pt².
  static let unitArea = 10_000.0
  /// Where a field of any falloff is as strong as it says, points.
  static let fieldRadius = 100.0

  /// Box2D moves nothing further in a step: 2 m, or a quarter of a turn. pt/s and rad/s.
  static let topSpeed = 0.999 * 2 * pointsPerMetre / subStep
  static let topSpin = 0.999 * .pi / 2 / subStep
  /// How fast a rod's anchor travels to where it was set, pt/s: a fling's cap (M-07).
  static let anchorSpeed = 8000.0
  /// Springs that are stiffer count as this stiff, Hz: six of them on one body are stable still.
  static let topFrequency = 30.0

  /// The least speed of an impact that bounces, pt/s (M-39).
  static let leastImpact = 5.0
  /// The least speed of a body that leaves a wall, pt/s.
  static let leastParting = 0.1

  /// What has parted for less time, s, and meets again more gently, pt/s, has not parted: it rolls
  /// over the pieces of a curve, or comes to rest.
  static let partingTime = 4 * subStep
  static let partingSpeed = 20.0

  /// A snap's spring: Hz, and its damping ratio at damping 0 (M-40).
  static let snapFrequency = 2.5
  static let snapLeastDamping = 0.15

  /// Rest (M-41): points, radians, sub-steps.
  static let restDistance = 0.5
  static let restAngle = 0.01
  static let restSubSteps = 60
  /// The number of sub-steps over which forces are averaged: two blocks are 0.25 s.
  static let restBlock = 30
  /// The distance from its place within which a body on a spring rests, points. M-35 allows 0.5; the
  /// rest covers the error of the place, which is calculated from the forces.
  static let placeDistance = 0.47
  /// The least stiffness that defines a place, 1/s²: that of 0.05 Hz. M-35 begins at 0.1 Hz.
  static let leastStiffness = 0.1 * .pi * (0.1 * .pi)

  /// Box2D's tolerance for overlap, 5 mm, in points: what rests lies this deep.
  static let slop = 0.1
  /// Box2D stops fast bodies three tolerances deep, so a skin of four around each body's core leaves
  /// it one to be sure. Points.
  static let skin = 4 * slop
  /// How much smaller than it looks a body is on each side: what just fits does not touch. Points.
  static let clearance = 0.02
  /// Bodies are at least this large to others, points: Box2D welds corners that are 0.05 apart.
  static let leastSize = 0.5
  /// The least radius of gyration of a body, points: that of a square of 2.4.
  static let leastGyration = 1.0
  /// Rods and springs shorter than this have no direction, points: Box2D's least length, doubled.
  static let leastLength = 2 * slop
  /// Corners of a polygon of Box2D.
  static let polygonCorners = 8
}
