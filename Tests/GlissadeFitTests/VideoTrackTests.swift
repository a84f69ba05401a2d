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
    _ video: SyntheticVideo, _ name: String, _ options: [String], distanceWithin: Double = 0.02,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.file(name)
    try video.write(to: url, options)
    let track = try VideoTrack(url.path, region: nil, rate: nil, between: nil) { _ in }
    #expect(track.warnings == [], sourceLocation: sourceLocation)
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
      abs(abs(spring.to - spring.from) / distance - 1) < distanceWithin,
      "\(spring.from) to \(spring.to)",
      sourceLocation: sourceLocation)
    #expect(track.direction == (video.isHorizontal ? "x" : "y"), sourceLocation: sourceLocation)
  }

  @Test("X-02 a spring is read off H.264 at scales 1 and 2", arguments: [1, 2])
  func h264(_ scale: Int) throws {
    try check(SyntheticVideo(scale: scale), "page.mp4", Self.h264)
  }

  @Test("X-02 a spring after a drag is read off H.264 at scales 1 and 2", arguments: [1, 2])
  func dragged(_ scale: Int) throws {
    var video = SyntheticVideo(scale: scale)
    video.motion.isDragged = true
    video.motion.velocity = 200
    try check(video, "drag.mp4", Self.h264)
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

  @Test(
    "X-02 the stamps of a GIF, which are rounded to 10 ms, make no spring stiffer",
    arguments: [24.0, 30, 60])
  func roundedStamps(_ rate: Double) throws {
    var video = SyntheticVideo()
    video.motion.rate = rate
    // The spring begins between two pictures, of which there are few.
    try check(video, "page.gif", [], distanceWithin: 0.03)
    video.motion.dampingRatio = 1
    let url = folder.file("critical.gif")
    try video.write(to: url, [])
    let track = try VideoTrack(url.path, region: nil, rate: nil, between: nil) { _ in }
    try expectSpring(of: track)
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

  private func expectSpring(
    of track: VideoTrack, omega: Double = 14, within tolerance: Double = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fit = try MotionFit(track.samples, resolution: 0.03)
    let found = fit.spring?.omega ?? 0
    #expect(
      abs(found / omega - 1) < tolerance, "\(fit.best.motion)", sourceLocation: sourceLocation)
  }

  private func error(_ path: String) -> String {
    let error = #expect(throws: FitError.self) {
      try VideoTrack(path, region: nil, rate: nil, between: nil) { _ in }
    }
    return error?.description ?? ""
  }

  /// Runs ffmpeg, and returns the file that it has written.
  private func ffmpeg(_ arguments: [String], _ name: String) throws -> URL {
    let url = folder.file(name)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    process.arguments = ["-y", "-v", "error"] + arguments + [url.path]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return url
  }

  @Test("X-02 two pictures, too many pictures and a missing file are refused")
  func counts() throws {
    let source = ["-f", "lavfi", "-i", "testsrc=s=32x32:r=60"]
    let two = try ffmpeg(source + ["-frames:v", "2", "-pix_fmt", "yuv420p"], "two.mp4")
    #expect(error(two.path).contains("has 2 pictures"))
    let long = try ffmpeg(source + ["-frames:v", "4100", "-pix_fmt", "yuv420p"], "long.mp4")
    #expect(error(long.path).contains("--between"))
    #expect(error(folder.file("none.mp4").path).contains("There is no file"))
  }

  @Test("X-02 a video without a duration is read")
  func noDuration() throws {
    let url = folder.file("page.mp4")
    try SyntheticVideo(scale: 2).write(to: url, Self.h264)
    let live = try ffmpeg(
      ["-i", url.path, "-c:v", "libvpx-vp9", "-b:v", "2M", "-cpu-used", "8", "-live", "1"],
      "live.webm")
    let other = try VideoTrack(live.path, region: nil, rate: nil, between: nil) { _ in }
    try expectSpring(of: other)
  }

  @Test("X-02 a rotated video is followed as it is displayed, and an interlaced one by its frames")
  func rotated() throws {
    let url = folder.file("page.mp4")
    try SyntheticVideo(scale: 2).write(to: url, Self.h264)
    let rotated = try ffmpeg(
      ["-i", url.path, "-c", "copy", "-metadata:s:v:0", "rotate=90"], "rotated.mp4")
    let track = try VideoTrack(rotated.path, region: nil, rate: nil, between: nil) { _ in }
    #expect(track.direction == "x")
    try expectSpring(of: track)
    let interlaced = try ffmpeg(
      ["-i", url.path, "-vf", "fps=120,tinterlace=4", "-flags", "+ilme+ildct"] + Self.h264,
      "interlaced.mp4")
    let other = try VideoTrack(interlaced.path, region: nil, rate: nil, between: nil) { _ in }
    try expectSpring(of: other, within: 0.03)
  }

  @Test("X-02 of several moving things one is followed and named, and a region chooses another")
  func severalThings() throws {
    func place(_ omega: Double, _ start: Double) -> String {
      let time = "max(t-\(start),0)"
      return "150*(1-exp(-\(omega)*\(time))*(1+\(omega)*\(time)))"
    }
    func still(_ name: String) -> [String] { ["-f", "lavfi", "-i", "\(name)=s=60x60:r=60:d=2"] }
    let loop = "trim=end_frame=1,loop=-1:1,setpts=N/60/TB"
    let graph =
      "[1]\(loop)[a];[2]\(loop)[b];"
      + "[0][a]overlay=x='20+\(place(4, 0.5))':y=20:shortest=1[c];"
      + "[c][b]overlay=x=20:y='170-\(place(8, 0.4))':shortest=1"
    let url = try ffmpeg(
      ["-f", "lavfi", "-i", "color=c=white:s=240x240:r=60:d=2"] + still("testsrc")
        + still("smptebars") + ["-filter_complex", graph, "-t", "2", "-pix_fmt", "yuv420p"],
      "two-things.mp4")
    let track = try VideoTrack(url.path, region: nil, rate: nil, between: nil) { _ in }
    #expect(track.followed.contains("--region"))
    #expect(track.warnings.contains { $0.hasPrefix("Several things move") })
    let region = FitRegion(x: 0, y: 100, width: 90, height: 140)
    let other = try VideoTrack(url.path, region: region, rate: nil, between: nil) { _ in }
    #expect(other.direction == "y")
    #expect(track.direction == "x")
    try expectSpring(of: other, omega: 8, within: 0.03)
  }
}
