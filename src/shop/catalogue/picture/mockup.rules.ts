// Where print areas may lie on photographs of what is slanted or round.
import type { Corners, CornersPlace, CylinderPlace, FlatPlace, Point } from '#base/paint/place/geometry.ts'

/** In shares of the photograph, degrees and radiuses. */
export const placeLimits = {
  radius: { least: 0.01, most: 0.5 },
  arc: { least: 5, most: 360 },
  turn: { least: -180, most: 180 },
  bow: { least: -0.8, most: 0.8 },
} as const

/** Corners nearer to each other are one point to the eye. */
const leastEdge = 0.02
/** What is seen of the area, as a share of the photograph. */
const leastSeen = 0.0005
/** So many times nearer one corner may lie than another: a steeper print is all smear. */
const steepest = 8

/**
 * Why the corners of a print area may not lie like this, or nothing where they may: clockwise from the area's own upper left one, on the
 * photograph, each bulging outwards, and not so flat or so steep that no print could be seen.
 */
export function whyNotCorners(corners: Corners): 'MOCKUP_PLACE_OUTSIDE' | 'MOCKUP_CORNERS_CROSSED' | 'MOCKUP_PLACE_FLAT' | undefined {
  if (corners.some(({ x, y }) => !(x >= 0 && x <= 1 && y >= 0 && y <= 1))) return 'MOCKUP_PLACE_OUTSIDE'
  const [one, two, three, four] = corners
  const edges = [distance(one, two), distance(two, three), distance(three, four), distance(four, one)]
  if (Math.min(...edges) < leastEdge) return 'MOCKUP_PLACE_FLAT'
  // The four triangles of three corners each: a negative one is a corner that lies inside, or an outline that crosses itself or is mirrored.
  const triangles = [area(four, one, two), area(one, two, three), area(two, three, four), area(three, four, one)]
  if (Math.min(...triangles) <= 0) return 'MOCKUP_CORNERS_CROSSED'
  if (triangles.reduce((sum, each) => sum + each, 0) / 2 < leastSeen) return 'MOCKUP_PLACE_FLAT'
  // A corner's depth is as the triangle that leaves it out (the diagonals meet in one point of the plane).
  return Math.max(...triangles) / Math.min(...triangles) > steepest ? 'MOCKUP_PLACE_FLAT' : undefined
}
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const area = (one: Point, two: Point, three: Point) => ((two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)) / 2

/** As rows hold a place: without what it has by default. */
type Stored<Place> = { [Key in keyof Place]: Place[Key] | undefined }
type StoredPlace = { side: string } & (Partial<Stored<FlatPlace>> | CornersPlace | ({ shape: 'CYLINDER' } & Partial<Stored<CylinderPlace>>))

/** A place in one line, another where it is another. */
export function placeLine(place: StoredPlace): string {
  if (place.shape === 'CORNERS') return [place.side, ...place.corners.flatMap(({ x, y }) => [x, y])].join(' ')
  const { side, left, top, angle = 0 } = place
  if (place.shape !== 'CYLINDER') return [side, left, top, place.width, angle].join(' ')
  const { radius, arc, turn = 0, bowTop = 0, bowBottom = 0, hasWhiteWall = false } = place
  return [side, left, top, radius, angle, arc, turn, bowTop, bowBottom, hasWhiteWall].join(' ')
}
