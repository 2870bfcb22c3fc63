// Where a print area lies on a photograph, and how it is seen there: flat and turned, flat and slanted (four corners), or around a cylinder.

/** A turned rectangle: left edge and width as shares of the photograph's width, top of its height; turned about its middle. */
export interface FlatPlace {
  shape?: 'FLAT' | undefined
  left: number
  top: number
  width: number
  /** Degrees clockwise. */
  angle: number
}
/** Four points as shares of the photograph, clockwise from the area's own upper left one: what is flat and seen at an angle. */
export interface CornersPlace {
  shape: 'CORNERS'
  corners: Corners
}
export interface Point {
  x: number
  y: number
}
export type Corners = readonly [Point, Point, Point, Point]
/** Around an upright cylinder, as a mug; its frame is as wide as the cylinder and is turned about its middle. */
export interface CylinderPlace {
  shape: 'CYLINDER'
  /** The frame's left edge as a share of the photograph's width, its top of the height. */
  left: number
  top: number
  /** Of the cylinder, as a share of the photograph's width. */
  radius: number
  /** So many degrees of the cylinder the area goes around. */
  arc: number
  /** Degrees about the cylinder's axis: 0 where the area's middle faces the camera, more to its right. */
  turn: number
  /** How far the area's upper and lower edges hang down in their middle, in radiuses: more of it seen from above, below 0 from below. */
  bowTop: number
  bowBottom: number
  /** Of the axis, degrees clockwise. */
  angle: number
  /** The wall is white in every colour, which is that of what stands beside it: a mug's handle. */
  hasWhiteWall?: boolean | undefined
}
export type MockupPlace = FlatPlace | CornersPlace | CylinderPlace

export interface Size {
  width: number
  height: number
}
export interface AreaInches {
  widthInches: number
  heightInches: number
}
/** Middle, width and height of a frame before it is turned, and its turn in degrees. */
export interface Frame extends Point, Size {
  angle: number
}

/** The frame of a print area on a photograph of this size, in its pixels. */
export function frameOf(place: FlatPlace | CylinderPlace, area: AreaInches, photo: Size): Frame {
  const across = (place.shape === 'CYLINDER' ? place.radius * 2 : place.width) * photo.width
  const down = place.shape === 'CYLINDER' ? cylinderHeight(place, area, photo) : (across * area.heightInches) / area.widthInches
  return {
    x: place.left * photo.width + across / 2,
    y: place.top * photo.height + down / 2,
    width: across,
    height: down,
    angle: place.angle,
  }
}

/** A wall ends so far beyond its print, as a share of the print's height: mugs are an eighth of an inch higher than what is pressed on them. */
const beyond = 0.04
/** And so much beside it, in radiuses: a photograph's cloth is a little wider than what it shows. */
const around = 0.015
/** The half of a cylinder's wall that is seen, as a print of its own. */
export function wallOf(place: CylinderPlace, area: AreaInches, photo: Size): { place: CylinderPlace; area: AreaInches } {
  const { height } = frameOf(place, area, photo)
  const top = place.top - (height * beyond) / photo.height
  // As high around half of it as the print is around its own arc, and a little more.
  const heightInches = (area.heightInches / area.widthInches) * (place.arc / 180) * (1 + 2 * beyond)
  const radius = place.radius * (1 + around)
  return {
    place: { ...place, top, left: place.left - place.radius * around, radius, arc: 180, turn: 0 },
    area: { widthInches: 1, heightInches },
  }
}

/** Its inches around and down are as long, but for what it is seen from above or below. */
function cylinderHeight({ radius, arc, bowTop, bowBottom }: CylinderPlace, { widthInches, heightInches }: AreaInches, photo: Size): number {
  const around = radius * photo.width * radians(arc)
  return (around / widthInches) * heightInches * Math.sqrt(Math.max(0, 1 - ((bowTop + bowBottom) / 2) ** 2))
}

/** The corners of what the area may cover, in the photograph's pixels: of a cylinder those around all that its edges hang down. */
export function outlineOf(place: MockupPlace, area: AreaInches, photo: Size): Corners {
  if (place.shape === 'CORNERS') return mapped(place.corners, ({ x, y }) => ({ x: x * photo.width, y: y * photo.height }))
  const { x, y, width, height, angle } = frameOf(place, area, photo)
  const [up, down] =
    place.shape === 'CYLINDER' ? [Math.min(0, place.bowTop), Math.max(0, place.bowBottom)].map(bow => bow * (width / 2)) : [0, 0]
  const [left, top, right, bottom] = [-width / 2, -height / 2 + (up ?? 0), width / 2, height / 2 + (down ?? 0)]
  const box: Corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return mapped(box, point => ({ x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }))
}
const mapped = ([a, b, c, d]: Corners, to: (point: Point) => Point): Corners => [to(a), to(b), to(c), to(d)]

/** The pixels that art of this place is worth drawing with across its width: as many as where it is seen largest. */
export function pixelsAcross(place: MockupPlace, area: AreaInches, photo: Size): number {
  return Math.max(1, Math.min(seenAcross(place, area, photo), 2 * Math.max(photo.width, photo.height)))
}
function seenAcross(place: MockupPlace, area: AreaInches, photo: Size): number {
  if (place.shape === 'CYLINDER') return place.radius * photo.width * radians(place.arc)
  if (place.shape !== 'CORNERS') return place.width * photo.width
  const [one, two, three, four] = outlineOf(place, area, photo)
  const down = Math.max(distance(two, three), distance(four, one)) * (area.widthInches / area.heightInches)
  return Math.max(distance(one, two), distance(three, four), down)
}
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
