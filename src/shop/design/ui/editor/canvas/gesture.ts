// What a drag does to the chosen layers, from where it began to where it is: the layers as they look now, and the lines they snapped to.
import type { AreaSize } from '../../../art/fit.rules.ts'
import { cropMoved, cropped } from '../../../document/edit/crop.rules.ts'
import { changed, type EditedLayer } from '../../../document/edit/edited.rules.ts'
import { type Extent, extentOfAll, middleOfExtent, type Pair, pinchOf, transformed } from '../../../document/edit/many.rules.ts'
import {
  type Drag,
  degrees,
  type Handle,
  heldNear,
  middleOf,
  moved,
  type Point,
  resized,
  turn,
  turnedTo,
} from '../../../document/edit/place.rules.ts'
import { edgesSnapped, factorTo, type Gap, type Guide, type Met, snapLines, snapped } from '../../../document/edit/snap.rules.ts'
import type { Margins } from '../../../document/lines.rules.ts'

export interface Held {
  layers: readonly EditedLayer[]
  ids: ReadonlySet<string>
  area: AreaSize
  /** How near a line catches, in inches. */
  reach: number
  /** Of the area. */
  margins: Margins
  /** Lines that somebody has laid over the side. */
  laid: readonly Guide[]
  cropping: string | undefined
}
export interface Keys {
  shiftKey: boolean
  altKey: boolean
}
export interface Dragged {
  layers: readonly EditedLayer[]
  guides: readonly Guide[]
  gaps?: readonly Gap[]
}
/** From where, to where in inches. */
export type Gesture = (from: Point, to: Point, keys: Keys) => Dragged

const isHeld =
  ({ ids }: Held) =>
  (layer: EditedLayer) =>
    ids.has(layer.id) && !layer.isLocked
const changedBy = (held: Held, change: (layer: EditedLayer) => EditedLayer): readonly EditedLayer[] =>
  held.layers.map(layer => (isHeld(held)(layer) ? heldNear(change(layer), held.area) : layer))

/** What is held comes to rest at the area's lines, at guides, and at what else is seen on the side. */
function linesFor({ layers, ids, area, margins, laid }: Held) {
  const others = layers.filter(layer => !ids.has(layer.id) && !layer.isHidden)
  return snapLines(
    area,
    others.flatMap(layer => extentOfAll([layer]) ?? []),
    margins,
    laid,
  )
}

/** Moved; Shift keeps to one direction, Alt snaps to nothing. */
export function moving(held: Held): Gesture {
  const extent = extentOfAll(held.layers.filter(isHeld(held)))
  const lines = linesFor(held)
  return (from, to, { shiftKey, altKey }) => {
    const way = { x: to.x - from.x, y: to.y - from.y }
    const isAcross = Math.abs(way.x) >= Math.abs(way.y)
    const by = shiftKey ? { x: isAcross ? way.x : 0, y: isAcross ? 0 : way.y } : way
    const at = extent && { left: extent.left + by.x, right: extent.right + by.x, top: extent.top + by.y, bottom: extent.bottom + by.y }
    const snap = !at || altKey ? { x: 0, y: 0, guides: [], gaps: [] } : snapped(at, lines, held.reach)
    const isOpen = ({ axis }: { axis: Guide['axis'] }) => !shiftKey || (axis === 'X') === isAcross
    const [guides, gaps] = [snap.guides.filter(isOpen), snap.gaps.filter(isOpen)]
    const further = { x: shiftKey && !isAcross ? 0 : snap.x, y: shiftKey && isAcross ? 0 : snap.y }
    return { guides, gaps, layers: changedBy(held, layer => moved(layer, { x: by.x + further.x, y: by.y + further.y })) }
  }
}

/** Whether a corner keeps the proportions unless Shift is held: of a shape it does not. */
export const keepsRatio = (layer: EditedLayer): boolean => layer.kind !== 'SHAPE'

/** By a corner or an edge; several at once by a corner, as a whole. Alt grows both sides of the middle, and snaps to nothing. */
export function resizing(held: Held, handle: Handle): Gesture {
  const chosen = held.layers.filter(isHeld(held))
  const [only, more] = chosen
  if (!only || more) return resizingAll(held, handle)
  const [lines, way, extent] = [linesFor(held), wayOf(only, handle), extentOfAll([only])]
  return (from, to, { shiftKey, altKey }) => {
    const by = { x: to.x - from.x, y: to.y - from.y }
    const drag: Drag = { handle, by, keepsRatio: keepsRatio(only) !== shiftKey, isFromMiddle: altKey }
    const free = extentOfAll([resized(only, drag)])
    const met = altKey || !free || !extent ? [] : edgesSnapped(free, way, lines, held.reach)
    const isWhole = drag.keepsRatio && handle.across !== 0 && handle.down !== 0
    const guides = isWhole ? met.slice(0, 1) : met
    const rested = extent && met[0] && isWhole ? alongDiagonal(only, handle, factorTo(extent, way, met[0])) : restedBy(by, met)
    return { guides, layers: changedBy(held, layer => resized(layer, { ...drag, by: rested })) }
  }
}
/** The edges of the side that a handle drags: of a layer that stands askew, none that could lie at a line. */
function wayOf({ rotateDegrees = 0 }: EditedLayer, { across, down }: Handle) {
  const { x, y } = turn({ x: across, y: down }, rotateDegrees)
  return rotateDegrees % 90 === 0 ? { X: Math.round(x), Y: Math.round(y) } : { X: 0, Y: 0 }
}
const restedBy = ({ x, y }: Point, met: readonly Met[]): Point => {
  const along = (axis: Guide['axis']) => met.find(each => each.axis === axis)?.by ?? 0
  return { x: x + along('X'), y: y + along('Y') }
}
/** How far a corner is dragged for the layer to grow so. */
const alongDiagonal = ({ widthInches, heightInches, rotateDegrees = 0 }: EditedLayer, { across, down }: Handle, factor: number): Point =>
  turn({ x: across * widthInches * (factor - 1), y: down * heightInches * (factor - 1) }, rotateDegrees)

const leastFactor = 0.02
function resizingAll(held: Held, { across, down }: Handle): Gesture {
  const extent = extentOfAll(held.layers.filter(isHeld(held)))
  const [lines, way] = [linesFor(held), { X: across, Y: down }]
  return (from, to, { altKey }) => {
    if (!extent) return { layers: held.layers, guides: [] }
    const [width, height] = [extent.right - extent.left, extent.bottom - extent.top]
    const [x, y] = [(to.x - from.x) * across, (to.y - from.y) * down]
    const times = altKey ? 2 : 1
    const free = Math.max(leastFactor, ((width + x * times) * width + (height + y * times) * height) / (width * width + height * height))
    const opposite = { x: across > 0 ? extent.left : extent.right, y: down > 0 ? extent.top : extent.bottom }
    const about = altKey ? middleOfExtent(extent) : opposite
    const [met] = altKey ? [] : edgesSnapped(grown(extent, about, free), way, lines, held.reach)
    const factor = met ? Math.max(leastFactor, factorTo(extent, way, met)) : free
    const by = { x: 0, y: 0 }
    return { guides: met ? [met] : [], layers: changedBy(held, layer => transformed(layer, { about, factor, turnDegrees: 0, by })) }
  }
}
const grown = ({ left, top, right, bottom }: Extent, about: Point, factor: number): Extent => ({
  left: about.x + (left - about.x) * factor,
  right: about.x + (right - about.x) * factor,
  top: about.y + (top - about.y) * factor,
  bottom: about.y + (bottom - about.y) * factor,
})

/** Turned about the middle; Shift goes by 15°, near a right angle it comes to rest there unless Alt is held. */
export function turning(held: Held): Gesture {
  const chosen = held.layers.filter(isHeld(held))
  const [only, more] = chosen
  const extent = extentOfAll(chosen)
  const about = only && !more ? middleOf(only) : extent ? middleOfExtent(extent) : { x: 0, y: 0 }
  const angle = ({ x, y }: Point) => (Math.atan2(y - about.y, x - about.x) * 180) / Math.PI
  return (from, to, { shiftKey, altKey }) => {
    const by = angle(to) - angle(from)
    if (!only || more)
      return {
        guides: [],
        layers: changedBy(held, layer =>
          transformed(layer, { about, factor: 1, turnDegrees: shiftKey ? Math.round(by / 15) * 15 : by, by: { x: 0, y: 0 } }),
        ),
      }
    const free = degrees((only.rotateDegrees ?? 0) + by)
    const right = Math.round(free / 90) * 90
    const rested = !altKey && Math.abs(free - right) < 3 ? right : free
    return { guides: [], layers: changedBy(held, layer => turnedTo(layer, shiftKey ? Math.round(free / 15) * 15 : rested)) }
  }
}

/** Two fingers: scaled, turned and moved at once. */
export const pinching =
  (held: Held) =>
  (from: Pair, to: Pair): Dragged => ({ guides: [], layers: changedBy(held, layer => transformed(layer, pinchOf(from, to))) })

/** The crop of a picture: its box by a handle, or the picture behind its box. */
export function cropping(held: Held, handle: Handle | undefined): Gesture {
  return (from, to) => {
    const by = { x: to.x - from.x, y: to.y - from.y }
    const change = (layer: EditedLayer) => (layer.kind !== 'IMAGE' ? layer : handle ? cropped(layer, { handle, by }) : cropMoved(layer, by))
    return { guides: [], layers: changed(held.layers, new Set([held.cropping ?? '']), change) }
  }
}

/** The layers that a frame drawn over the side touches. */
export function touched(layers: readonly EditedLayer[], from: Point, to: Point): string[] {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  return layers.flatMap(layer => {
    const extent = extentOfAll([layer])
    if (!extent || layer.isHidden || layer.isLocked) return []
    return extent.right > left && extent.left < right && extent.bottom > top && extent.top < bottom ? [layer.id] : []
  })
}
