import Foundation
import GlissadeFit
import TestMaterial
import Testing

/// Videos are made and read by ffmpeg, which “.ci/install test” installs.
@Suite struct VideoTrackTests {
  private let folder = TemporaryFolder()

  private static let h264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p"]
  private static let vp9 = ["-c:v", "libvpx-vp9", "-b:v", "1M", "-cpu-used", "8"]

  private func check(
    _ video: SyntheticVideo, _ name: String, _ options: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.file(name)
    try video.write(to: url, options)
    let track = try VideoTrack(url.path, region: nil, rate: nil, between: nil) { _ in }
    let fit = try MotionFit(track.samples, resolution: 0.03)
    guard case .spring(let spring) = fit.best.motion else {
      Issue.record("\(fit.best.motion)", sourceLocation: sourceLocation)
      return
    }
    let omega = video.motion.omega
    let ratio = video.motion.dampingRatio
    #expect(
      abs(spring.omega / omega - 1) < 0.01, "ω₀ \(spring.omega)", sourceLocation: sourceLocation)
    #expect(
      abs(spring.dampingRatio - ratio) < 0.02, "ζ \(spring.dampingRatio)",
      sourceLocation: sourceLocation)
    let distance = video.motion.distance * Double(video.scale)
    #expect(
      abs(abs(spring.to - spring.from) / distance - 1) < 0.02, "\(spring.from) to \(spring.to)",
      sourceLocation: sourceLocation)
    #expect(track.direction == (video.isHorizontal ? "x" : "y"), sourceLocation: sourceLocation)
  }

  @Test("X-02 a spring is read off H.264 at scale 2")
  func h264() throws {
    try check(SyntheticVideo(scale: 2), "page.mp4", Self.h264)
  }

  @Test("X-02 a spring is read off VP9, on a dark page, at scales 1 and 2", arguments: [1, 2])
  func vp9(_ scale: Int) throws {
    try check(SyntheticVideo(scale: scale, isDark: true), "page.webm", Self.vp9)
  }

  @Test(
    "X-02 a spring is read off a GIF, from left to right, at scales 1 and 2", arguments: [1, 2])
  func gif(_ scale: Int) throws {
    var video = SyntheticVideo(scale: scale, isHorizontal: true)
    video.motion.rate = 50
    try check(video, "page.gif", [])
  }

  @Test("X-02 a folder of pictures has the times of its rate")
  func pictures() throws {
    try FileManager.default.createDirectory(
      at: folder.file("frames"), withIntermediateDirectories: true)
    let video = SyntheticVideo()
    try video.write(to: folder.file("frames/frame-%04d.png"), [])
    let path = folder.file("frames").path
    let track = try VideoTrack(path, region: nil, rate: 60, between: nil) { _ in }
    let fit = try MotionFit(track.samples, resolution: 0.03)
    let omega = fit.best.motion.parameters.first { $0.name == "omega" }?.value ?? 0
    #expect(abs(omega / 14 - 1) < 0.01)
    let error = #expect(throws: FitError.self) {
      try VideoTrack(path, region: nil, rate: nil, between: nil) { _ in }
    }
    #expect(error?.description.contains("--fps") == true)
  }

  @Test("X-02 a video that nothing can be read from is refused with a sentence")
  func faults() throws {
    let text = folder.file("text.mp4")
    try Data("this is no video".utf8).write(to: text)
    let error = #expect(throws: FitError.self) {
      try VideoTrack(text.path, region: nil, rate: nil, between: nil) { _ in }
    }
    #expect(error?.description.contains("give a video") == true)
    var still = SyntheticVideo()
    still.motion.distance = 1e-9
    let url = folder.file("still.mp4")
    try still.write(to: url, Self.h264)
    let other = #expect(throws: FitError.self) {
      try VideoTrack(url.path, region: nil, rate: nil, between: nil) { _ in }
    }
    #expect(other?.description.contains("Nothing moves") == true)
  }
}
