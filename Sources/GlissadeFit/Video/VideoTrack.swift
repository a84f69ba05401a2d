import Foundation
import GlissadeFiles

/// The positions of a moving object in a video.
package struct VideoTrack: Sendable {
  /// The position of the object along the direction of the motion, in pixels of the video.
  package let samples: [MotionSample]
  /// The name of the motion's direction, such as “y”.
  package let direction: String
  /// A sentence about the part of the video that was followed.
  package let followed: String
  /// Remarks for the reader of the samples, one sentence each.
  package let warnings: [String]

  /// The longer side of the small pictures among which a reference is chosen, in pixels.
  private static let smallSide = 320
  /// The greatest number of small pictures that are kept.
  private static let smallCount = 4000
  /// The difference of brightness above which a pixel counts as changed.
  private static let change = 14
  /// The fault from which a place is ignored.
  private static let greatestFault = 0.62
  /// The distance from the line of the motion from which a place is ignored, in pixels.
  private static let greatestDistance = 3.0

  /// Tracks the moving object in a video.
  ///
  /// - Parameters:
  ///   - path: A video, an animation, a folder of pictures or a pattern.
  ///   - region: The rectangle in which the object is searched for; `nil` means the whole
  ///     picture.
  ///   - rate: The pictures per second of a sequence of pictures.
  ///   - span: The time range in which the object is tracked, in seconds; `nil` means all
  ///     times.
  ///   - progress: A closure that receives the completed fraction, 0…1.
  package init(
    _ path: String, region: FitRegion?, rate: Double?, between span: ClosedRange<Double>?,
    progress: (Double) -> Void
  ) throws(FitError) {
    let decoder = try VideoDecoder(path, rate: rate, span: span)
    var small: [GrayPicture] = []
    let times = try decoder.decode(longSide: Self.smallSide) { picture, number in
      small.append(picture)
      if let count = decoder.count { progress(min(0.3 * Double(number) / Double(count), 0.3)) }
      return small.count <= Self.smallCount
    }
    try Self.check(count: small.count)
    let choice = try ReferenceChoice(
      small, region: region.map { $0.part(of: decoder.size) }, change: Self.change)
    let tracker = try Self.tracker(of: choice, decoder)
    let factor = Double(decoder.size.width) / Double(small[0].width)
    var places: [(number: Int, place: TrackedPlace)] = []
    _ = try decoder.decode { picture, number in
      progress(0.4 + 0.6 * Double(number) / Double(times.count))
      let last = choice.places.count - 1
      let rough = choice.places[min(number, last)]
      var guesses = [Shift(x: rough.x * factor, y: rough.y * factor)]
      // The errors of rough steps add up; those of places do not, so that a guess also starts from
      // the last place.
      if let (number, place) = places.last {
        let step = rough - choice.places[min(number, last)]
        guesses.append(place.shift + Shift(x: step.x * factor, y: step.y * factor))
      }
      if places.count > 1 {
        let last = places[places.count - 1].place.shift
        guesses.append(last + (last - places[places.count - 2].place.shift))
      }
      if let place = tracker.place(in: picture, near: guesses), place.fault < Self.greatestFault {
        places.append((number, place))
      }
      return true
    }
    self.init(
      places, times, tracker.origin, followed: Self.sentence(choice, decoder, times),
      warnings: choice.warnings)
  }

  /// Returns a sentence about the part of a video that was followed.
  private static func sentence(
    _ choice: ReferenceChoice, _ decoder: VideoDecoder, _ times: [TimeInterval]
  ) -> String {
    let part = choice.part
    let (width, height) = (Double(decoder.size.width), Double(decoder.size.height))
    let numbers = [
      part.minX * width, part.minY * height, part.width * width, part.height * height,
    ].map { "\(Int($0.rounded()))" }
    let time = MotionFit.number(times[min(choice.index, times.count - 1)], 2)
    return "Followed: what is at \(numbers.joined(separator: ",")) after \(time) s;"
      + " --region x,y,w,h chooses another part."
  }

  /// Throws an error if a video has too few or too many pictures.
  private static func check(count: Int) throws(FitError) {
    guard count <= smallCount else {
      throw FitError(
        "The video has more than \(smallCount) pictures; choose a part with --between FROM,TO."
      )
    }
    guard count > 5 else {
      throw FitError(
        "The video has \(count) pictures, and a motion needs at least 6; record more.")
    }
  }

  /// Returns the tracker of a chosen reference in the pictures of full size.
  private static func tracker(
    of choice: ReferenceChoice, _ decoder: VideoDecoder
  ) throws(FitError) -> PictureTracker {
    var reference: GrayPicture?
    _ = try decoder.decode { picture, number in
      if number == choice.index { reference = picture }
      return number < choice.index
    }
    guard let reference,
      let tracker = PictureTracker(reference, smallestSide: smallSide, mask: choice.mask)
    else {
      throw FitError("What moves has no edges; choose another part with --region x,y,w,h.")
    }
    return tracker
  }

  private init(
    _ places: [(number: Int, place: TrackedPlace)], _ times: [TimeInterval], _ origin: Shift,
    followed: String, warnings: [String]
  ) {
    let line = MotionLine(places.map(\.place))
    let good = places.filter { line.distance(of: $0.place.shift) <= Self.greatestDistance }
    samples = good.map { number, place in
      MotionSample(
        time: times[min(number, times.count - 1)], value: line.position(of: place.shift + origin))
    }
    direction = line.name
    self.followed = followed
    var warnings = warnings
    if good.count < times.count * 9 / 10 {
      warnings.append(
        "What moves is not seen in \(times.count - good.count) of \(times.count) pictures.")
    }
    self.warnings = warnings
  }
}
