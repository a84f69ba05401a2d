import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeGestures

@Suite("Scroll motions")
struct ScrollFlingTests {
  private let axis = ScrollAxis(range: 0...1000, extent: 400, bounces: true)

  private func fling(
    _ offset: Double, _ velocity: Double, bounces: Bool = true, rate: Double = 0.998
  ) -> ScrollFling {
    ScrollFling(
      along: ScrollAxis(range: 0...1000, extent: 400, bounces: bounces), from: offset,
      velocity: velocity, decelerationRate: rate)
  }

  @Test("M-09 within the content it coasts as a decay does")
  func coasting() {
    let (fling, decay) = (fling(100, 800), Decay(start: 100, velocity: 800))
    for time in stride(from: 0, through: 6, by: 0.1) {
      #expect(fling.value(at: time) == decay.value(at: time))
      #expect(fling.velocity(at: time) == decay.velocity(at: time))
    }
    #expect(fling.settlingDuration == decay.settlingDuration)
    #expect(fling.restingValue == decay.restingValue)
  }

  @Test("L-10 place and velocity are continuous wherever it starts and however fast")
  func continuity() {
    for offset in stride(from: -150.0, through: 1150, by: 50) {
      for velocity in [-6000.0, -900, -40, 0, 40, 900, 6000] {
        let fling = fling(offset, velocity)
        #expect(fling.value(at: 0) == offset)
        #expect(abs(fling.velocity(at: 0) - velocity) < 1e-9)
        let step = 1e-4
        // |x″| ≤ ω²|x| + 2ω|v|, ω 10; a decay's is less.
        let bound = (100 * 1200 + 20 * 6000) * step
        var time = 0.0
        while time < min(fling.settlingDuration - 0.01, 1.5) {
          let (here, there) = (fling.value(at: time), fling.value(at: time + step))
          let speed = fling.velocity(at: time)
          #expect(abs(there - here - speed * step) < bound * step)
          #expect(abs(fling.velocity(at: time + step) - speed) < bound)
          time += 0.0173
        }
        #expect(axis.range.contains(fling.restingValue))
        #expect(abs(fling.value(at: fling.settlingDuration - 1e-6) - fling.restingValue) < 0.5)
      }
    }
  }

  @Test("M-15 from an end it goes beyond by v/(ω·e) at the most and comes back")
  func bounce() {
    let fling = fling(1000, 2000)
    let furthest = stride(from: 0, through: 3, by: 0.001).map { fling.value(at: $0) }.max() ?? 0
    #expect(abs(furthest - 1000 - 2000 / (10 * exp(1))) < 0.01)
    #expect(fling.restingValue == 1000)
  }

  @Test("thrown inwards from beyond an end it passes the end and coasts on")
  func inwards() {
    let fling = fling(-50, 1500)
    #expect(fling.restingValue > 200)
    #expect(fling.value(at: 0.2) > 0)
    #expect(self.fling(-50, 100).restingValue == 0)
  }

  @Test("without bounces it ends where the content ends")
  func noBounce() {
    let fling = fling(900, 2000, bounces: false)
    let all = stride(from: 0, through: 2, by: 0.01).map { fling.value(at: $0) }
    #expect(all.max() == 1000)
    #expect(all.last == 1000)
  }

  @Test("a trajectory to a target neither overshoots nor breaks the velocity")
  func trajectory() {
    for (distance, velocity) in [(300.0, 0.0), (300, 2000), (10, 4000), (-300, 500), (300, -800)] {
      let trajectory = ScrollTrajectory(
        from: .zero, to: CGPoint(x: 0, y: distance), velocity: CGPoint(x: 0, y: velocity),
        frequency: 10, start: 5)
      #expect(abs(trajectory.velocity(at: 5).y - velocity) < 1e-6)
      #expect(trajectory.offset(at: 5) == .zero)
      #expect(trajectory.restingOffset == CGPoint(x: 0, y: distance))
      #expect(trajectory.isOver(at: 20))
      for time in stride(from: 5, through: 8, by: 0.01) {
        #expect(trajectory.offset(at: time).y * (distance < 0 ? -1 : 1) <= abs(distance) + 1e-9)
      }
    }
  }

  @Test(
    "coasting to another target changes friction; where that would be slow, a spring takes it there"
  )
  func coastingElsewhere() {
    func trajectory(_ distance: Double) -> ScrollTrajectory {
      ScrollTrajectory(
        coastingFrom: .zero, to: CGPoint(x: 0, y: distance), velocity: CGPoint(x: 0, y: 1000),
        decelerationRate: 0.998, start: 0)
    }
    for distance in [50.0, 400, 900] {
      let rate = 1000 / distance
      #expect(
        abs(trajectory(distance).offset(at: 0.3).y - distance * (1 - exp(-rate * 0.3))) < 1e-6)
    }
    #expect(abs(trajectory(3000).offset(at: 0.5).y - 3000) < 200)
    #expect(trajectory(-200).restingOffset.y == -200)
    #expect(trajectory(0).isOver(at: 0))
  }

  @Test(
    "M-11 a drag resists beyond the ends and goes back in the same way; velocity is what shows")
  func drag() {
    var drag = ScrollDrag(along: axis, from: 20)
    drag.move(by: -120)
    #expect(abs(drag.offset + RubberBand(extent: 400).offset(forPull: 100)) < 1e-9)
    let shown = drag.shownVelocity(ofPull: 1000)
    var later = drag
    later.move(by: 1000 * 1e-6)
    #expect(abs((later.offset - drag.offset) / 1e-6 - shown) < 0.1)
    drag.move(by: 150)
    #expect(abs(drag.offset - 50) < 1e-9)
    #expect(drag.shownVelocity(ofPull: 1000) == 1000)
    // Caught beyond, also further than the band reaches: it starts from there.
    for place in [-30.0, -399, -400, -5000, 1200] {
      #expect(abs(ScrollDrag(along: axis, from: place).offset - place) < 1e-6)
    }
  }

  @Test("without bounces a drag stops at the ends; caught beyond it can only come back")
  func stiffDrag() {
    let stiff = ScrollAxis(range: 0...1000, extent: 400, bounces: false)
    var drag = ScrollDrag(along: stiff, from: 20)
    drag.move(by: -120)
    #expect(drag.offset == 0)
    #expect(drag.shownVelocity(ofPull: -500) == 0)
    var beyond = ScrollDrag(along: stiff, from: -40)
    #expect(beyond.offset == -40)
    beyond.move(by: -10)
    #expect(beyond.offset == -40)
    beyond.move(by: 30)
    #expect(beyond.offset == -20)
  }

  @Test("H-07 the page nearest to the projection, next to the first one at the most")
  func pages() {
    #expect(axis.page(near: 650, from: 400) == 800)
    #expect(axis.page(near: 590, from: 400) == 400)
    #expect(axis.page(near: 5000, from: 0) == 400)
    #expect(axis.page(near: 5000, from: 800) == 1000)
    #expect(axis.page(near: -5000, from: 400) == 0)
  }
}
