// How a side is looked at: pixels per inch, and where its area's top left corner stands on the canvas, in CSS pixels.
import type { AreaSize } from '../../art/fit.rules.ts'
import type { Transform } from './many.rules.ts'
import type { Point } from './place.rules.ts'

export interface View {
  scale: number
  x: number
  y: number
}
export interface Stage {
  width: number
  height: number
}
/** Zoom, against what fits: a tenth to eight times. */
const [leastZoom, mostZoom] = [0.1, 8]

/** The whole area in the middle of the stage; `share` of it is the area's. */
export function fitView({ widthInches, heightInches }: AreaSize, stage: Stage, share = 0.8): View {
  const scale = Math.max(1, Math.min((stage.width * share) / widthInches, (stage.height * share) / heightInches))
  return { scale, x: (stage.width - widthInches * scale) / 2, y: (stage.height - heightInches * scale) / 2 }
}

/** Nearer or further by a factor; what lies at the point stays there. */
export function zoomedAt(view: View, at: Point, factor: number, fit: View): View {
  const scale = Math.min(fit.scale * mostZoom, Math.max(fit.scale * leastZoom, view.scale * factor))
  const by = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}
export const panned = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })
/** What two fingers on an empty place do: they zoom and move, and turn nothing. */
export const pinchedView = (view: View, { about, factor, by }: Transform, fit: View): View => panned(zoomedAt(view, about, factor, fit), by)

export const toInches = ({ scale, x, y }: View, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
export const toPixels = ({ scale, x, y }: View, at: Point): Point => ({ x: at.x * scale + x, y: at.y * scale + y })
export const zoomPercent = (view: View, fit: View): number => Math.round((view.scale / fit.scale) * 100)

export interface Tick {
  inches: number
  /** On the canvas. */
  at: number
  /** Its figure is written. */
  isLong: boolean
}
/** Inches between two figures of a ruler, and into how many parts they are divided. */
const rulers = [
  { inches: 0.25, parts: 5 },
  { inches: 0.5, parts: 5 },
  { inches: 1, parts: 4 },
  { inches: 2, parts: 4 },
  { inches: 5, parts: 5 },
  { inches: 10, parts: 5 },
  { inches: 50, parts: 5 },
] as const
/** Figures nearer to each other, in CSS pixels, run into one. */
const leastPixels = 44

/** The ticks of a ruler along one side of the canvas, from the area's edge on; `from` is where that stands. */
export function ticksOf({ scale, from, length }: { scale: number; from: number; length: number }): Tick[] {
  const ruler = rulers.find(each => each.inches * scale >= leastPixels) ?? rulers.at(-1) ?? rulers[0]
  const step = ruler.inches / ruler.parts
  const first = Math.ceil(-from / scale / step)
  const last = Math.floor((length - from) / scale / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = first + index
    return { inches: Math.round(at * step * 1_000) / 1_000 + 0, at: from + at * step * scale, isLong: at % ruler.parts === 0 }
  })
}

/** How wide a ruler is, in CSS pixels. */
export const rulerPixels = 20
/** So far a hand may stray before a press is a drag. */
const strayPixels = 3
/** A guide's line under a hand, in CSS pixels of the canvas. */
export interface LineDrag {
  at: number
  /** How far from the line the hand took hold of it, and where. */
  grasp: number
  start: number
  isMoved: boolean
}
/** A line that is taken hold of; a new one lies under the hand. */
export const lineTaken = (hand: number, line = hand): LineDrag => ({ at: line, grasp: line - hand, start: hand, isMoved: false })
export function lineDragged(drag: LineDrag, hand: number): LineDrag {
  if (!drag.isMoved && Math.abs(hand - drag.start) < strayPixels) return drag
  return { ...drag, at: hand + drag.grasp, isMoved: true }
}
/** What letting go of it means: over the ruler that it came out of, or beyond that, it is taken away. */
export const lineDropped = ({ at, isMoved }: LineDrag): 'nothing' | 'away' | 'laid' =>
  isMoved ? (at < rulerPixels ? 'away' : 'laid') : 'nothing'
