import Testing

@testable import GlissadeWindow

@Suite struct FramePaceTests {
  private let refresh = 1.0 / 60

  @Test("M-50 the frame that delivers a release comes at the drag's rate, at rest only that one")
  func release() {
    var pace = FramePace()
    pace.beginFrame(isPressing: false)
    #expect(!pace.isDragging)
    pace.beginFrame(isPressing: true)
    #expect(pace.isDragging)
    pace.endFrame(step: 0, after: refresh / 2, refreshInterval: refresh)
    pace.beginFrame(isPressing: false)
    #expect(pace.isDragging)
    for _ in 0..<3 { pace.endFrame(step: 0, after: refresh / 2, refreshInterval: refresh) }
    pace.beginFrame(isPressing: false)
    #expect(!pace.isDragging)
  }

  @Test("M-50 after a release frames keep the drag's rate while something moves 1 pt per refresh")
  func fastMotion() {
    var pace = FramePace()
    pace.beginFrame(isPressing: true)
    pace.beginFrame(isPressing: false)
    // A motion that starts from rest is slow at first; one that turns is slow in between.
    for step in [0.1, 0.3, 0.8, 4, 2, 0.2, 0, 0.7, 3, 0.6] {
      pace.endFrame(step: step, after: refresh / 2, refreshInterval: refresh)
      pace.beginFrame(isPressing: false)
      #expect(pace.isDragging)
    }
    for step in [0.4, 0.3, 0.2] {
      #expect(pace.isDragging)
      pace.endFrame(step: step, after: refresh / 2, refreshInterval: refresh)
      pace.beginFrame(isPressing: false)
    }
    #expect(!pace.isDragging)
  }

  @Test("M-50 a motion without a drag before it comes at the display's rate, until a press")
  func press() {
    var pace = FramePace()
    pace.beginFrame(isPressing: false)
    pace.endFrame(step: 20, after: refresh, refreshInterval: refresh)
    #expect(!pace.isDragging)
    pace.beginFrame(isPressing: true)
    #expect(pace.isDragging)
  }
}
