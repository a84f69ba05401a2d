// Box2D 2.4 in C, as far as a world of points and laws needs it.
//
// Units are Box2D's: metres, radians, seconds. Nothing here may be called while a world steps, and
// everything given must be finite: Box2D asserts.

#ifndef CBOX2D_H
#define CBOX2D_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CB2World CB2World;
typedef struct CB2Body CB2Body;
typedef struct CB2Joint CB2Joint;

typedef struct {
  float x, y;
} CB2Vector;

typedef struct {
  CB2Vector position;  // of the body's origin
  float angle;
  CB2Vector velocity;  // of the centre of mass
  float spin;
} CB2State;

typedef struct {
  float mass;
  CB2Vector center;
  float inertia;  // about the body's origin
} CB2Mass;

typedef enum { CB2Fixed, CB2Steered, CB2Free } CB2Kind;

// The beginning or the end of a contact of two fixtures, in the order in which Box2D found it.
typedef struct {
  bool began;
  // What the bodies and the fixtures were made with; the lower owner first.
  int64_t firstOwner, secondOwner;
  int32_t firstPart, secondPart;
  // The rest belongs to a beginning.
  CB2Vector point;
  CB2Vector normal;      // from the first to the second
  float separation;      // ≤ 0, of the two surfaces at their deepest
  float approach;        // speed along the normal; negative when they part
  CB2State first, second;  // where the bodies were
} CB2ContactEvent;

// A pair of fixtures that touch.
typedef struct {
  int64_t firstOwner, secondOwner;
  int32_t firstPart, secondPart;
  int32_t count;
  CB2Vector points[2];
} CB2Touch;

// A world without gravity and without sleep.
CB2World *CB2WorldCreate(void);
void CB2WorldDestroy(CB2World *world);
void CB2WorldStep(CB2World *world, float seconds);
// Since the last call of `CB2WorldClearEvents`; valid until the world changes or steps.
const CB2ContactEvent *CB2WorldEvents(const CB2World *world, int32_t *count);
void CB2WorldClearEvents(CB2World *world);
// Fills up to `capacity` and returns how many there are.
int32_t CB2WorldTouches(const CB2World *world, CB2Touch *touches, int32_t capacity);

CB2Body *CB2BodyCreate(CB2World *world, CB2Kind kind, CB2State state, int64_t owner);
// Its joints must be gone.
void CB2BodyDestroy(CB2Body *body);
CB2State CB2BodyState(const CB2Body *body);
void CB2BodyPlace(CB2Body *body, CB2Vector position, float angle);
void CB2BodySetVelocity(CB2Body *body, CB2Vector velocity, float spin);
void CB2BodySetKind(CB2Body *body, CB2Kind kind);
// After its kind and its fixtures. A body that may not turn keeps its angle.
void CB2BodySetMass(CB2Body *body, CB2Mass mass, bool turns);
// Of two bodies the larger restitution counts and the geometric mean of friction; a friction below 0
// is as much as the other's.
void CB2BodySetSurface(CB2Body *body, float friction, float restitution);
// Two bodies collide if one's `meets` and the other's `is` have a bit in common, either way round.
void CB2BodySetFilter(CB2Body *body, uint64_t is, uint64_t meets);
// Whether the body is stopped by what it would otherwise jump over, free bodies too.
void CB2BodySetBullet(CB2Body *body, bool isBullet);

// Convex, 3 to 8 corners, given the skin around them.
void CB2BodyAddPolygon(
    CB2Body *body, const CB2Vector *corners, int32_t count, float skin, int32_t part);
void CB2BodyAddCircle(CB2Body *body, CB2Vector center, float radius, int32_t part);
// A line without thickness, met from both sides.
void CB2BodyAddLine(CB2Body *body, CB2Vector from, CB2Vector to, int32_t part);
void CB2BodyRemoveFixtures(CB2Body *body);

// Keeps two points at a distance, or together, where that is too short for a direction. The points
// are from the bodies' origins.
CB2Joint *CB2RodCreate(
    CB2World *world, CB2Body *first, CB2Vector firstPoint, CB2Body *second, CB2Vector secondPoint,
    float length);

typedef enum {
  CB2Rope,   // at most `length` between the points
  CB2Weld,   // neither moves nor turns
  CB2Hinge,  // turns about the points, which coincide
  CB2Slide   // moves along `axis`
} CB2BondKind;

typedef struct {
  CB2BondKind kind;
  float length;
  float angle;     // of the second body less that of the first where nothing has turned
  CB2Vector axis;  // in the first body's directions
  bool isLimited;
  float lower, upper;  // radians of a hinge, metres of a slide
  float friction;      // the greatest torque or force against the motion
} CB2Bond;

// Joins two bodies. But for a rope's, they do not collide.
CB2Joint *CB2BondCreate(
    CB2World *world, CB2Bond bond, CB2Body *first, CB2Vector firstPoint, CB2Body *second,
    CB2Vector secondPoint);
void CB2JointDestroy(CB2Joint *joint);

#ifdef __cplusplus
}
#endif

#endif
