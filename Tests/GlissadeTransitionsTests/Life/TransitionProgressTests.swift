import Testing

@testable import GlissadeTransitions

@Suite("The one source of progress")
struct TransitionProgressTests {
  private func progress(_ duration: Double = 2, at fraction: Double = 0.25) -> TransitionProgress {
    var progress = TransitionProgress()
    progress.percent = PercentDriver(duration: duration)
    progress.percent.update(fraction)
    return progress
  }

  private typealias Reading = TransitionProgress.AnimatorReading
  private let held = TransitionState.held(wasCancelled: false)

  @Test("B-05 E-07 who says where a transition is, in every state", arguments: TransitionState.all)
  func source(state: TransitionState) {
    let moving = Reading(isActive: true, hasBeenActive: true, fraction: 0.5)
    let idle = Reading(isActive: false, hasBeenActive: false, fraction: 0)
    let over = Reading(isActive: false, hasBeenActive: true, fraction: 1)
    let (driver, clock) = (TransitionProgress.Source.driver, TransitionProgress.Source.clock)
    let isHeld = state.isHeld
    for isClientDriven in [true, false] {
      func source(_ reading: Reading?) -> TransitionProgress.Source {
        progress().source(in: state, isClientDriven: isClientDriven, animator: reading)
      }
      #expect(source(nil) == (isHeld ? driver : clock))
      #expect(source(moving) == (isClientDriven && isHeld ? driver : .animator(moving)))
      let rest = isClientDriven ? clock : .animator(idle)
      #expect(source(idle) == (isHeld ? driver : rest))
      #expect(source(over) == (isHeld ? driver : .animator(over)))
    }
  }

  @Test("A-06 a transition without duration is where its driver put it")
  func noDuration() {
    let source = progress(0).source(in: .playing, isClientDriven: false, animator: nil)
    #expect(source == .driver)
  }

  @Test("E-08 the fraction: of the clock by the duration, of the animator, of the driver")
  func fraction() {
    let reading = Reading(isActive: true, hasBeenActive: true, fraction: 0.7)
    #expect(progress().fraction(.clock, clock: 1.5) == 0.75)
    #expect(progress().fraction(.animator(reading), clock: 1.5) == 0.7)
    #expect(progress().fraction(.driver, clock: 1.5) == 0.25)
  }

  @Test(
    "L-09 a client's decision changes the source without a jump",
    arguments: TransitionOutcome.allCases)
  func handOver(outcome: TransitionOutcome) {
    var reading = Reading(isActive: true, hasBeenActive: true, fraction: 0.5)
    var progress = progress()
    progress.handOver(to: reading, outcome: outcome)
    #expect(progress.shown(reading) == 0.25)
    reading.fraction = outcome.isFinished ? 1 : 0
    #expect(progress.shown(reading) == reading.fraction)
    reading.fraction = 0.5
    progress.endHandOver()
    #expect(progress.shown(reading) == 0.5)
  }

  @Test("L-10 the velocity: measured while held, of what plays otherwise")
  func velocity() {
    var progress = progress()
    progress.observe(0.2, at: 1)
    progress.observe(0.3, at: 1)
    progress.observe(0.5, at: 1.1)
    let reading = Reading(isActive: true, hasBeenActive: true, fraction: 0.7)
    func velocity(_ source: TransitionProgress.Source, _ state: TransitionState, _ own: Double?)
      -> Double
    {
      progress.velocity(source, in: state, clock: 3, animator: own)
    }
    let measured = velocity(.driver, held, 9)
    #expect(abs(measured - 2) < 1e-9)
    #expect(velocity(.animator(reading), held, 9) == measured)
    #expect(velocity(.animator(reading), .playing, 9) == 9)
    #expect(velocity(.animator(reading), .playing, nil) == measured)
    #expect(velocity(.clock, .playing, nil) == 3)
  }
}
