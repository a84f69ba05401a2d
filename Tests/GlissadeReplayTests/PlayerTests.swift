import Dispatch
import Foundation
import GlissadeGeometry
import GlissadeTesting
import Testing

@testable import GlissadeReplay

@MainActor @Suite struct PlayerTests {
  @Test("M-42 a replay has the recorded picture in every frame, to the last bit")
  func same() throws {
    let recording = try Recording.read(Sample.recording().encoded()).recording
    var pictures = 0
    let player = Sample.player(recording)
    let found = player.verify(isExact: true) { _, list in pictures += list == nil ? 0 : 1 }
    #expect(found == nil)
    #expect(player.isAtEnd)
    #expect(pictures > 30)
    #expect(pictures == recording.frames.count { $0.hash != nil })
  }

  @Test("run to any frame, the scene is where the recorded one was, and continues as it did")
  func takenOver() throws {
    let recording = Sample.recording()
    for index in stride(from: 0, to: recording.frames.count, by: 9) {
      let player = Sample.player(recording)
      player.play(through: index)
      #expect(player.next == index + 1)
      #expect(player.time == recording.frames[index].endTime)
      let shown = recording.frames[...index].last { $0.hash != nil }?.hash
      #expect(player.picture?.stableHash == shown)
    }
  }

  @Test("what is taken over is recorded on, and the whole of it is replayed")
  func recordedOn() throws {
    let first = Sample.recording().prefix(through: 12)
    let player = Sample.player(first)
    player.play(through: 12)
    let scene = try #require(player.scene as? UIWindowScene)
    let recorder = Recorder(first)
    scene.recorder = recorder
    var now = player.time
    let held = try #require(first.presses(after: 12).first)
    for count in 1...30 {
      now += 1.0 / 60
      scene.setNow(now)
      if count == 3 { scene.deliver(.cancel(at: held.location, t: now, button: held.button)) }
      scene.step()
      scene.layout()
      scene.commit()
      _ = scene.flatten()
      scene.endFrame(now: now, ranMainQueue: false)
    }
    #expect(recorder.recording.frames.count == 43)
    let whole = try Recording.read(recorder.recording.encoded()).recording
    #expect(Sample.player(whole).verify(isExact: true) == nil)
  }

  @Test("a replay that differs says from which frame on, in which view, and what of it")
  func divergence() throws {
    let recording = Sample.recording()
    let release = try #require(
      recording.frames.first {
        $0.actions.contains {
          if case .input(let event, _) = $0 { event.kind == .up } else { false }
        }
      })
    let elsewhere = try #require(
      Sample.player(recording) { $0.home.x = 101 }.verify())
    #expect(elsewhere.view == "card")
    #expect(elsewhere.property == "position")
    #expect(elsewhere.frame > release.index)
    #expect(elsewhere.frame <= release.index + 2)
    #expect(elsewhere.description.contains("view “card”, property position: recorded ("))
    let other = try #require(Sample.player(recording) { $0.tint = .blue }.verify())
    #expect(other.frame == 0)
    #expect(other.view == "card")
    #expect(other.property == "appearance")
    let more = Sample.player(recording) { page in
      page.loadViewIfNeeded()
      page.view.addSubview(UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }
    #expect(more.verify()?.view == "page" || more.verify()?.view?.hasPrefix("UIImageView") == true)
  }

  @Test("a view without a name is reported by its class and the place it is in")
  func names() throws {
    let recording = Sample.recording()
    let player = Sample.player(recording) { page in
      page.loadViewIfNeeded()
      (page.card.subviews[0] as? UILabel)?.text = "Other"
    }
    let found = try #require(player.verify())
    #expect(found.view == "UILabel in card")
    #expect(found.property == "appearance")
  }

  @Test("recorded elsewhere, a millionth of a point is no difference, and more is one")
  func tolerance() throws {
    var recording = Sample.recording()
    recording.header.machine = "elsewhere"
    func moved(by distance: Double) -> Recording {
      var other = recording
      for index in other.frames.indices {
        // Another processor, another last bit: then the hash is another, too.
        other.frames[index].hash? ^= 1
        for group in other.frames[index].change.groups.indices {
          other.frames[index].change.groups[group].at?[0] += distance
        }
      }
      return other
    }
    #expect(Sample.player(moved(by: 1e-7)).verify() == nil)
    let far = try #require(Sample.player(moved(by: 1e-5)).verify())
    #expect(far.property == "position")
    #expect(Sample.player(moved(by: 1e-7)).verify(isExact: true)?.frame == 0)
  }

  @Test("work from the main queue cannot be replayed, and a frame in which it ran reports it")
  func mainQueue() async throws {
    let recorder = Recorder(Recording(header: Sample.header()))
    let harness = Harness(size: Sample.size, recorder: recorder) { CardViewController() }
    harness.advance(by: 0.1)
    let page = try #require(harness.window.rootViewController as? CardViewController)
    DispatchQueue.main.async { MainActor.assumeIsolated { page.card.center.x += 3 } }
    await harness.advanceServingMainQueue(by: 0.1)
    let recording = recorder.recording
    let first = try #require(recording.framesWithMainQueueWork.first)
    #expect(first > 5)
    let found = try #require(Sample.player(recording).verify())
    #expect(found.mainQueueFrame == first)
    #expect(found.description.contains("work from the main queue ran in frame \(first)"))
  }

  @Test("Decision 12 the pictures of a fixed script have these hashes, in debug and in release")
  func constants() {
    let recording = Sample.script()
    let hashes = recording.frames.compactMap(\.hash)
    #expect(hashes.count == 42)
    let all = hashes.reduce(into: StableHasher()) { $0.combine($1) }.finalize()
    #expect(all == 3_593_895_733_461_888_788)
  }
}
