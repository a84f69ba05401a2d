import Foundation
import GlissadeGeometry

/// A rigid body of a world.
package struct Body: Hashable, Sendable {
  /// The parts of the body, at least one; several for a group of shapes that moves as one body.
  package var parts: [BodyPart]
  package var traits: BodyTraits
  package var state: BodyState

  package init(parts: [BodyPart], traits: BodyTraits = BodyTraits(), state: BodyState) {
    self.parts = parts
    self.traits = traits
    self.state = state
  }

  package init(_ shape: BodyShape, traits: BodyTraits = BodyTraits(), state: BodyState) {
    self.init(parts: [BodyPart(shape)], traits: traits, state: state)
  }
}
