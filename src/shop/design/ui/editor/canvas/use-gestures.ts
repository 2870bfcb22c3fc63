// Mouse and fingers on the canvas. One moves what it takes hold of, two pinch and turn what is chosen, or zoom and move the view.
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { layerAt, seenAt } from '../../../document/edit/hit.rules.ts'
import { groupOf, toggled } from '../../../document/edit/list.rules.ts'
import { type Pair, pinchOf } from '../../../document/edit/many.rules.ts'
import type { Handle, Point } from '../../../document/edit/place.rules.ts'
import type { Gap, Guide } from '../../../document/edit/snap.rules.ts'
import { panned, pinchedView, toInches, type View } from '../../../document/edit/view.rules.ts'
import type { Margins } from '../../../document/lines.rules.ts'
import type { Editor } from '../state/use-editor.ts'
import { cropping, type Dragged, type Gesture, type Held, moving, pinching, resizing, touched, turning } from './gesture.ts'

/** So far a hand may stray before a press is a drag. */
const strayPixels = { mouse: 3, touch: 8 }
const snapPixels = 6
/** So long a finger rests on a layer until its menu opens. */
const restMs = 500

type Action =
  /** `without`: what is chosen after it, where it was chosen already, more are being chosen, and nothing is moved. */
  | { kind: 'layers'; gesture: Gesture; at: Point; isMoved: boolean; without?: readonly string[] }
  | { kind: 'frame'; at: Point; isMoved: boolean }
  /** `isFree`: a finger on an empty place, which takes the choice away where it is lifted without a move. */
  | { kind: 'pan'; at: Point; view: View; isMoved: boolean; isFree?: boolean }
  | { kind: 'pinch'; from: Pair; move: (to: Pair) => void; isMoved: boolean }

/** What a drag has met: lines, and equal gaps. */
export interface Snaps {
  guides: readonly Guide[]
  gaps: readonly Gap[]
}
const noSnaps: Snaps = { guides: [], gaps: [] }

interface Given {
  editor: Editor
  view: View
  fit: View
  onView: (view: View) => void
  margins: Margins
  /** Guides that what is moved snaps to. */
  laid: readonly Guide[]
  root: RefObject<HTMLDivElement | null>
  /** Space is held: the mouse moves the view. */
  isPanning: boolean
  onEnter: (id: string) => void
}

export function useGestures(given: Given) {
  const now = useRef(given)
  now.current = given
  const fingers = useRef(new Map<number, Point>())
  const action = useRef<Action>(undefined)
  const [snaps, setSnaps] = useState<Snaps>(noSnaps)
  const [frame, setFrame] = useState<Pair>()
  const [isTouched, setTouched] = useState(false)
  const [menu, setMenu] = useState<Point>()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])

  /** On the stage, in CSS pixels. */
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = now.current.root.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }
  const inInches = (point: Point) => toInches(now.current.view, point)
  const held = (ids: ReadonlySet<string>): Held => {
    const { editor, view, margins, laid } = now.current
    const { layers, side, cropping } = editor
    return { layers, ids, area: side, reach: snapPixels / view.scale, margins, laid, cropping }
  }
  const show = ({ layers, guides, gaps = [] }: Dragged) => {
    now.current.editor.drag(layers)
    setSnaps({ guides, gaps })
  }

  function beginPinch() {
    const { editor, view, fit, onView } = now.current
    editor.cancel()
    const [one, other] = [...fingers.current.values()]
    if (!one || !other) return
    if (editor.chosen.some(layer => !layer.isLocked) && !editor.cropping) {
      const gesture = pinching(held(editor.ids))
      const inches = ([first, second]: Pair): Pair => [toInches(view, first), toInches(view, second)]
      const from: Pair = [one, other]
      action.current = { kind: 'pinch', from, isMoved: false, move: to => show(gesture(inches(from), inches(to))) }
      return
    }
    const from: Pair = [one, other]
    action.current = { kind: 'pinch', from, isMoved: false, move: to => onView(pinchedView(view, pinchOf(from, to), fit)) }
  }

  function begin(event: PointerEvent, point: Point): Action | undefined {
    const { editor, view, isPanning, root } = now.current
    if (isPanning || event.button === 1) return { kind: 'pan', at: point, view, isMoved: false }
    if (event.button !== 0) return undefined
    const handle = event.target instanceof HTMLElement ? handleOf(event.target) : undefined
    if (handle) {
      const mine = held(editor.ids)
      const gesture = handle === 'turn' ? turning(mine) : editor.cropping ? cropping(mine, handle) : resizing(mine, handle)
      if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
      return { kind: 'layers', gesture, at: point, isMoved: false }
    }
    const hit = layerAt(editor.layers, inInches(point), event.pointerType === 'touch' ? 10 / view.scale : 0)
    if (editor.cropping) {
      if (hit?.id === editor.cropping) return { kind: 'layers', gesture: cropping(held(editor.ids), undefined), at: point, isMoved: false }
      editor.crop(undefined)
    }
    if (!hit) {
      root.current?.focus({ preventScroll: true })
      // The first of two fingers may come down beside what they turn.
      if (event.pointerType !== 'mouse') return { kind: 'pan', at: point, view, isMoved: false, isFree: true }
      if (!event.shiftKey && !editor.isChoosingMore) editor.choose([])
      return { kind: 'frame', at: point, isMoved: false }
    }
    const isChosen = editor.ids.has(hit.id)
    const isMore = event.shiftKey || editor.isChoosingMore
    const pressed = toggled(editor.layers, isMore ? editor.ids : new Set(), hit.id)
    const ids = isChosen ? [...editor.ids] : pressed
    // The focus first: it chooses its layer alone, as Tab does, and would take away what Shift has added.
    root.current?.querySelector<HTMLElement>(`[data-layer="${hit.id}"]`)?.focus({ preventScroll: true })
    if (!isChosen) editor.choose(ids)
    const gesture = moving(held(new Set(ids)))
    return { kind: 'layers', gesture, at: point, isMoved: false, ...(isMore && isChosen && { without: pressed }) }
  }

  /** The menu of what lies at a point of the stage, or of the layer that has the focus. */
  function openMenu(found: EditedLayer | undefined, at: Point): boolean {
    const { editor } = now.current
    if (!found || editor.isReadOnly || editor.cropping) return false
    if (!editor.ids.has(found.id)) editor.choose(groupOf(editor.layers, found.id))
    setMenu(at)
    return true
  }
  /** A finger that stays where it came down on a layer asks for its menu, and moves nothing after that. */
  function rest({ clientX, clientY }: PointerEvent, point: Point) {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      const doing = action.current
      if (fingers.current.size !== 1 || doing?.isMoved) return
      if (openMenu(seenAt(now.current.editor.layers, inInches(point)), { x: clientX, y: clientY })) action.current = undefined
    }, restMs)
  }
  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    const { target, nativeEvent } = event
    if (!(target instanceof Element) || target.closest('[data-own]')) return
    event.preventDefault()
    // Of a finger the rest is told above, on every system alike.
    if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return
    const { layers } = now.current.editor
    const focused = target.closest<HTMLElement>('[data-layer]')
    if (!focused) return void openMenu(seenAt(layers, inInches(at(event))), { x: event.clientX, y: event.clientY })
    const { left, bottom } = focused.getBoundingClientRect()
    openMenu(
      layers.find(layer => layer.id === focused.dataset.layer),
      { x: left, y: bottom },
    )
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('[data-own]')) return
    const point = at(event)
    setTouched(event.pointerType !== 'mouse')
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, point)
    if (fingers.current.size === 2) beginPinch()
    else if (fingers.current.size === 1) action.current = begin(event, point)
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null
    const isHeld = !isHandle && !now.current.isPanning
    if (event.pointerType === 'touch' && fingers.current.size === 1 && isHeld) rest(event, point)
    else clearTimeout(resting.current)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!fingers.current.has(event.pointerId)) return
    const point = at(event)
    fingers.current.set(event.pointerId, point)
    const doing = action.current
    if (!doing) return
    if (doing.kind === 'pinch') {
      const [one, other] = [...fingers.current.values()]
      doing.isMoved = true
      if (one && other) doing.move([one, other])
      return
    }
    const stray = event.pointerType === 'mouse' ? strayPixels.mouse : strayPixels.touch
    if (!doing.isMoved && Math.hypot(point.x - doing.at.x, point.y - doing.at.y) < stray) return
    doing.isMoved = true
    clearTimeout(resting.current)
    if (doing.kind === 'layers') show(doing.gesture(inInches(doing.at), inInches(point), event))
    else if (doing.kind === 'pan') now.current.onView(panned(doing.view, { x: point.x - doing.at.x, y: point.y - doing.at.y }))
    else setFrame([doing.at, point])
  }
  const end = (event: PointerEvent<HTMLDivElement>, isLost: boolean) => {
    if (!fingers.current.delete(event.pointerId)) return
    clearTimeout(resting.current)
    const doing = action.current
    if (fingers.current.size > 0) {
      // One of two fingers is gone: what they did stands, and the other one begins nothing of its own.
      if (doing?.kind === 'pinch') now.current.editor.drop()
      action.current = undefined
      return
    }
    action.current = undefined
    setSnaps(noSnaps)
    setFrame(undefined)
    setTouched(false)
    const { editor } = now.current
    if (!doing?.isMoved) {
      if (isLost || !doing) return
      if (doing.kind === 'layers' && doing.without) editor.choose(doing.without)
      // More are chosen until their seller says so: an empty place that is met by mistake takes nothing away.
      if (doing.kind === 'pan' && doing.isFree && !editor.isChoosingMore) editor.choose([])
      return
    }
    if (doing.kind === 'layers' || doing.kind === 'pinch') {
      if (isLost) editor.cancel()
      else editor.drop()
    }
    if (doing.kind === 'frame') {
      const found = touched(editor.layers, inInches(doing.at), inInches(at(event)))
      editor.choose(event.shiftKey || editor.isChoosingMore ? [...editor.ids, ...found] : found.flatMap(id => groupOf(editor.layers, id)))
    }
  }
  const onDoubleClick = (event: { clientX: number; clientY: number; target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('[data-own], [data-handle]')) return
    const { editor, onEnter } = now.current
    const hit = layerAt(editor.layers, inInches(at(event)))
    if (!hit) return
    editor.choose([hit.id])
    onEnter(hit.id)
  }
  return {
    snaps,
    frame,
    isTouched,
    menu,
    closeMenu: () => {
      setMenu(undefined)
      // After what was pressed: a text that is written from there on has the focus already, and a copy is what is chosen.
      requestAnimationFrame(() => {
        const { root, editor } = now.current
        const [first] = editor.ids
        const isElsewhere = document.activeElement instanceof HTMLElement && document.activeElement !== document.body
        const layer = root.current?.querySelector<HTMLElement>(`[data-layer="${first}"]`)
        if (!isElsewhere) (layer ?? root.current)?.focus({ preventScroll: true })
      })
    },
    on: {
      onContextMenu,
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => end(event, false),
      onPointerCancel: (event: PointerEvent<HTMLDivElement>) => end(event, true),
      onDoubleClick,
    },
  }
}

/** Which handle an element is: `-1 1` is the lower left one. */
export function handleOf({ dataset: { handle } }: HTMLElement): Handle | 'turn' | undefined {
  if (handle === undefined || handle === 'turn') return handle
  const [across = 0, down = 0] = handle.split(' ').map(Number)
  const sign = (value: number) => (value < 0 ? -1 : value > 0 ? 1 : 0)
  return { across: sign(across), down: sign(down) }
}
