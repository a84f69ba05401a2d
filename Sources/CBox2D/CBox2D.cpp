#include "CBox2D.h"

#include <box2d/box2d.h>

#include <cmath>
#include <vector>

// The same bits on every processor: no fused multiply-add. Box2D itself comes compiled.
#if defined(__clang__)
#pragma clang fp contract(off)
#endif

namespace {

// Slower than this, nothing bounces: 5 points a second.
constexpr float restitutionThreshold = 5.0f / 20.0f;
constexpr int velocityIterations = 4;
constexpr int positionIterations = 2;
// Below this a rod has no direction.
constexpr float shortestRod = 2.0f * b2_linearSlop;

b2Vec2 toBox2D(CB2Vector vector) { return b2Vec2(vector.x, vector.y); }
CB2Vector fromBox2D(b2Vec2 vector) { return CB2Vector{vector.x, vector.y}; }

b2BodyType toBox2D(CB2Kind kind) {
  switch (kind) {
    case CB2Steered: return b2_kinematicBody;
    case CB2Free: return b2_dynamicBody;
    default: return b2_staticBody;
  }
}

CB2State stateOf(const b2Body *body) {
  return CB2State{
      fromBox2D(body->GetPosition()), body->GetAngle(), fromBox2D(body->GetLinearVelocity()),
      body->GetAngularVelocity()};
}

}  // namespace

struct CB2Body {
  b2Body *body;
  int64_t owner;
  float friction = 0;
  float restitution = 0;
  uint64_t is = 0;
  uint64_t meets = 0;
};

struct CB2Joint {
  b2Joint *joint;
};

namespace {

CB2Body *ownerOf(const b2Fixture *fixture) {
  auto *body = const_cast<b2Fixture *>(fixture)->GetBody();
  return reinterpret_cast<CB2Body *>(body->GetUserData().pointer);
}

int32_t partOf(b2Fixture *fixture) {
  return static_cast<int32_t>(fixture->GetUserData().pointer);
}

/// A contact's two sides, the lower owner first.
struct Sides {
  explicit Sides(b2Contact *contact)
      : isSwapped(ownerOf(contact->GetFixtureA())->owner > ownerOf(contact->GetFixtureB())->owner),
        first(isSwapped ? contact->GetFixtureB() : contact->GetFixtureA()),
        second(isSwapped ? contact->GetFixtureA() : contact->GetFixtureB()) {}

  bool isSwapped;
  b2Fixture *first;
  b2Fixture *second;
};

struct Filter : b2ContactFilter {
  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override {
    const auto *a = ownerOf(first);
    const auto *b = ownerOf(second);
    return (a->is & b->meets) != 0 || (b->is & a->meets) != 0;
  }
};

struct Listener : b2ContactListener {
  std::vector<CB2ContactEvent> events;

  void BeginContact(b2Contact *contact) override {
    auto event = identified(contact, true);
    const Sides sides(contact);
    const auto *first = sides.first->GetBody();
    const auto *second = sides.second->GetBody();
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    const int count = contact->GetManifold()->pointCount;
    b2Vec2 point = manifold.points[0];
    float separation = manifold.separations[0];
    if (count > 1) {
      point = 0.5f * (manifold.points[0] + manifold.points[1]);
      separation = b2Min(separation, manifold.separations[1]);
    }
    const b2Vec2 normal = sides.isSwapped ? -manifold.normal : manifold.normal;
    const b2Vec2 closing = first->GetLinearVelocityFromWorldPoint(point) -
                           second->GetLinearVelocityFromWorldPoint(point);
    event.point = fromBox2D(point);
    event.normal = fromBox2D(normal);
    event.separation = separation;
    event.approach = b2Dot(closing, normal);
    event.first = stateOf(first);
    event.second = stateOf(second);
    events.push_back(event);
  }

  void EndContact(b2Contact *contact) override { events.push_back(identified(contact, false)); }

  // Box2D bounces by the speed at which two bodies enter a step, and what presses them together in
  // that step is part of it: a body at rest under strong forces would hop. A contact that was there
  // before brings no impact, so it does not bounce.
  void PreSolve(b2Contact *contact, const b2Manifold *before) override {
    const auto *a = ownerOf(contact->GetFixtureA());
    const auto *b = ownerOf(contact->GetFixtureB());
    const bool isNew = before->pointCount == 0;
    contact->SetRestitution(isNew ? b2Max(a->restitution, b->restitution) : 0.0f);
    const float roughA = a->friction < 0 ? b->friction : a->friction;
    const float roughB = b->friction < 0 ? a->friction : b->friction;
    contact->SetFriction(roughA <= 0 || roughB <= 0 ? 0.0f : std::sqrt(roughA * roughB));
  }

 private:
  static CB2ContactEvent identified(b2Contact *contact, bool began) {
    const Sides sides(contact);
    CB2ContactEvent event{};
    event.began = began;
    event.firstOwner = ownerOf(sides.first)->owner;
    event.secondOwner = ownerOf(sides.second)->owner;
    event.firstPart = partOf(sides.first);
    event.secondPart = partOf(sides.second);
    return event;
  }
};

}  // namespace

struct CB2World {
  CB2World() : world(b2Vec2(0, 0)) {
    world.SetAllowSleeping(false);
    world.SetContactFilter(&filter);
    world.SetContactListener(&listener);
  }

  Filter filter;
  Listener listener;
  b2World world;
};

// MARK: Worlds

CB2World *CB2WorldCreate() { return new CB2World(); }

void CB2WorldDestroy(CB2World *world) {
  world->world.SetContactListener(nullptr);
  for (auto *joint = world->world.GetJointList(); joint; joint = joint->GetNext()) {
    delete reinterpret_cast<CB2Joint *>(joint->GetUserData().pointer);
  }
  for (auto *body = world->world.GetBodyList(); body; body = body->GetNext()) {
    delete reinterpret_cast<CB2Body *>(body->GetUserData().pointer);
  }
  delete world;
}

void CB2WorldStep(CB2World *world, float seconds) {
  world->world.Step(seconds, velocityIterations, positionIterations);
}

const CB2ContactEvent *CB2WorldEvents(const CB2World *world, int32_t *count) {
  *count = static_cast<int32_t>(world->listener.events.size());
  return world->listener.events.data();
}

void CB2WorldClearEvents(CB2World *world) { world->listener.events.clear(); }

int32_t CB2WorldTouches(const CB2World *world, CB2Touch *touches, int32_t capacity) {
  int32_t found = 0;
  auto *list = const_cast<b2World &>(world->world).GetContactList();
  for (auto *contact = list; contact; contact = contact->GetNext()) {
    if (!contact->IsTouching()) continue;
    if (found < capacity) {
      const Sides sides(contact);
      b2WorldManifold manifold;
      contact->GetWorldManifold(&manifold);
      CB2Touch touch{};
      touch.firstOwner = ownerOf(sides.first)->owner;
      touch.secondOwner = ownerOf(sides.second)->owner;
      touch.firstPart = partOf(sides.first);
      touch.secondPart = partOf(sides.second);
      touch.count = contact->GetManifold()->pointCount;
      for (int index = 0; index < touch.count; index++) {
        touch.points[index] = fromBox2D(manifold.points[index]);
      }
      touches[found] = touch;
    }
    found++;
  }
  return found;
}

// MARK: Bodies

CB2Body *CB2BodyCreate(CB2World *world, CB2Kind kind, CB2State state, int64_t owner) {
  auto *result = new CB2Body();
  b2BodyDef definition;
  definition.type = toBox2D(kind);
  definition.position = toBox2D(state.position);
  definition.angle = state.angle;
  definition.linearVelocity = toBox2D(state.velocity);
  definition.angularVelocity = state.spin;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(result);
  result->owner = owner;
  result->body = world->world.CreateBody(&definition);
  return result;
}

void CB2BodyDestroy(CB2Body *body) {
  body->body->GetWorld()->DestroyBody(body->body);
  delete body;
}

CB2State CB2BodyState(const CB2Body *body) { return stateOf(body->body); }

void CB2BodyPlace(CB2Body *body, CB2Vector position, float angle) {
  body->body->SetTransform(toBox2D(position), angle);
}

void CB2BodySetVelocity(CB2Body *body, CB2Vector velocity, float spin) {
  body->body->SetLinearVelocity(toBox2D(velocity));
  body->body->SetAngularVelocity(spin);
}

void CB2BodySetKind(CB2Body *body, CB2Kind kind) { body->body->SetType(toBox2D(kind)); }

void CB2BodySetMass(CB2Body *body, CB2Mass mass, bool turns) {
  body->body->SetFixedRotation(!turns);
  b2MassData data;
  data.mass = mass.mass;
  data.center = toBox2D(mass.center);
  data.I = mass.inertia;
  body->body->SetMassData(&data);
}

void CB2BodySetSurface(CB2Body *body, float friction, float restitution) {
  body->friction = friction;
  body->restitution = restitution;
}

void CB2BodySetFilter(CB2Body *body, uint64_t is, uint64_t meets) {
  if (body->is == is && body->meets == meets) return;
  body->is = is;
  body->meets = meets;
  for (auto *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->Refilter();
  }
}

void CB2BodySetBullet(CB2Body *body, bool isBullet) { body->body->SetBullet(isBullet); }

static void addFixture(CB2Body *body, const b2Shape &shape, int32_t part) {
  b2FixtureDef definition;
  definition.shape = &shape;
  definition.restitutionThreshold = restitutionThreshold;
  definition.userData.pointer = static_cast<uintptr_t>(part);
  body->body->CreateFixture(&definition);
}

void CB2BodyAddPolygon(
    CB2Body *body, const CB2Vector *corners, int32_t count, float skin, int32_t part) {
  b2Vec2 points[b2_maxPolygonVertices];
  for (int index = 0; index < count; index++) points[index] = toBox2D(corners[index]);
  b2PolygonShape shape;
  shape.Set(points, count);
  shape.m_radius = skin;
  addFixture(body, shape, part);
}

void CB2BodyAddCircle(CB2Body *body, CB2Vector center, float radius, int32_t part) {
  b2CircleShape shape;
  shape.m_p = toBox2D(center);
  shape.m_radius = radius;
  addFixture(body, shape, part);
}

void CB2BodyAddLine(CB2Body *body, CB2Vector from, CB2Vector to, int32_t part) {
  b2EdgeShape shape;
  shape.SetTwoSided(toBox2D(from), toBox2D(to));
  shape.m_radius = 0;
  addFixture(body, shape, part);
}

void CB2BodyRemoveFixtures(CB2Body *body) {
  while (auto *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

// MARK: Joints

static CB2Joint *join(
    CB2World *world, b2JointDef &definition, CB2Body *first, CB2Body *second, bool collide) {
  auto *result = new CB2Joint();
  definition.bodyA = first->body;
  definition.bodyB = second->body;
  definition.collideConnected = collide;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(result);
  result->joint = world->world.CreateJoint(&definition);
  return result;
}

CB2Joint *CB2RodCreate(
    CB2World *world, CB2Body *first, CB2Vector firstPoint, CB2Body *second, CB2Vector secondPoint,
    float length) {
  if (length < shortestRod) {
    b2RevoluteJointDef pin;
    pin.localAnchorA = toBox2D(firstPoint);
    pin.localAnchorB = toBox2D(secondPoint);
    return join(world, pin, first, second, true);
  }
  b2DistanceJointDef rod;
  rod.localAnchorA = toBox2D(firstPoint);
  rod.localAnchorB = toBox2D(secondPoint);
  rod.length = length;
  rod.minLength = length;
  rod.maxLength = length;
  return join(world, rod, first, second, true);
}

CB2Joint *CB2BondCreate(
    CB2World *world, CB2Bond bond, CB2Body *first, CB2Vector firstPoint, CB2Body *second,
    CB2Vector secondPoint) {
  const b2Vec2 pointA = toBox2D(firstPoint);
  const b2Vec2 pointB = toBox2D(secondPoint);
  switch (bond.kind) {
    case CB2Rope: {
      b2DistanceJointDef rope;
      rope.localAnchorA = pointA;
      rope.localAnchorB = pointB;
      rope.length = b2Max(bond.length, shortestRod);
      rope.minLength = 0;
      rope.maxLength = rope.length;
      return join(world, rope, first, second, true);
    }
    case CB2Weld: {
      b2WeldJointDef weld;
      weld.localAnchorA = pointA;
      weld.localAnchorB = pointB;
      weld.referenceAngle = bond.angle;
      return join(world, weld, first, second, false);
    }
    case CB2Hinge: {
      b2RevoluteJointDef hinge;
      hinge.localAnchorA = pointA;
      hinge.localAnchorB = pointB;
      hinge.referenceAngle = bond.angle;
      hinge.enableLimit = bond.isLimited;
      hinge.lowerAngle = bond.lower;
      hinge.upperAngle = bond.upper;
      hinge.enableMotor = bond.friction > 0;
      hinge.maxMotorTorque = bond.friction;
      return join(world, hinge, first, second, false);
    }
    case CB2Slide: {
      b2PrismaticJointDef slide;
      slide.localAnchorA = pointA;
      slide.localAnchorB = pointB;
      slide.localAxisA = toBox2D(bond.axis);
      slide.referenceAngle = bond.angle;
      slide.enableLimit = bond.isLimited;
      slide.lowerTranslation = bond.lower;
      slide.upperTranslation = bond.upper;
      slide.enableMotor = bond.friction > 0;
      slide.maxMotorForce = bond.friction;
      return join(world, slide, first, second, false);
    }
  }
  return nullptr;
}

void CB2JointDestroy(CB2Joint *joint) {
  joint->joint->GetBodyA()->GetWorld()->DestroyJoint(joint->joint);
  delete joint;
}
