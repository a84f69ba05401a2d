/// The move into or out of a container to which a controller's current callbacks belong.
package enum ParentMove: Sendable, Hashable { case none, entering, leaving }
