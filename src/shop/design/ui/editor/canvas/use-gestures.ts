// Mouse and fingers on the canvas. One moves what it takes hold of, two pinch and turn what is chosen, or zoom and move the view.
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { layerAt } from '../../../document/edit/hit.rules.ts'
import { groupOf } from '../../../document/edit/list.rules.ts'
import { type Pair, pinchOf } from '../../../document/edit/many.rules.ts'
import type { Handle, Point } from '../../../document/edit/place.rules.ts'
import type { Guide } from '../../../document/edit/snap.rules.ts'
import { panned, pinchedView, toInches, type View } from '../../../document/edit/view.rules.ts'
import type { Editor } from '../state/use-editor.ts'
import { cropping, type Dragged, type Gesture, type Held, moving, pinching, resizing, touched, turning } from './gesture.ts'

/** So far a hand may stray before a press is a drag. */
const strayPixels = { mouse: 3, touch: 8 }
const snapPixels = 6

type Action =
  | { kind: 'layers'; gesture: Gesture; at: Point; isMoved: boolean }
  | { kind: 'frame'; at: Point; isMoved: boolean }
  /** `isFree`: a finger on an empty place, which takes the choice away where it is lifted without a move. */
  | { kind: 'pan'; at: Point; view: View; isMoved: boolean; isFree?: boolean }
  | { kind: 'pinch'; from: Pair; move: (to: Pair) => void; isMoved: boolean }

interface Given {
  editor: Editor
  view: View
  fit: View
  onView: (view: View) => void
  safeInches: number
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
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const [frame, setFrame] = useState<Pair>()
  const [isTouched, setTouched] = useState(false)

  /** On the stage, in CSS pixels. */
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = now.current.root.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }
  const inInches = (point: Point) => toInches(now.current.view, point)
  const held = (ids: ReadonlySet<string>): Held => {
    const { editor, view, safeInches } = now.current
    const { layers, side, cropping } = editor
    return { layers, ids, area: side, reach: snapPixels / view.scale, safeInches, cropping }
  }
  const show = ({ layers, guides: lines }: Dragged) => {
    now.current.editor.drag(layers)
    setGuides(lines)
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
      if (!event.shiftKey) editor.choose([])
      return { kind: 'frame', at: point, isMoved: false }
    }
    const together = groupOf(editor.layers, hit.id)
    const isChosen = editor.ids.has(hit.id)
    const ids = event.shiftKey
      ? isChosen
        ? [...editor.ids].filter(id => !together.includes(id))
        : [...editor.ids, ...together]
      : isChosen
        ? [...editor.ids]
        : together
    if (event.shiftKey || !isChosen) editor.choose(ids)
    root.current?.querySelector<HTMLElement>(`[data-layer="${hit.id}"]`)?.focus({ preventScroll: true })
    return { kind: 'layers', gesture: moving(held(new Set(ids))), at: point, isMoved: false }
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLElement && event.target.closest('[data-own]')) return
    const point = at(event)
    setTouched(event.pointerType !== 'mouse')
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, point)
    if (fingers.current.size === 2) beginPinch()
    else if (fingers.current.size === 1) action.current = begin(event, point)
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
    if (doing.kind === 'layers') show(doing.gesture(inInches(doing.at), inInches(point), event))
    else if (doing.kind === 'pan') now.current.onView(panned(doing.view, { x: point.x - doing.at.x, y: point.y - doing.at.y }))
    else setFrame([doing.at, point])
  }
  const end = (event: PointerEvent<HTMLDivElement>, isLost: boolean) => {
    if (!fingers.current.delete(event.pointerId)) return
    const doing = action.current
    if (fingers.current.size > 0) {
      // One of two fingers is gone: what they did stands, and the other one begins nothing of its own.
      if (doing?.kind === 'pinch') now.current.editor.drop()
      action.current = undefined
      return
    }
    action.current = undefined
    setGuides([])
    setFrame(undefined)
    setTouched(false)
    const { editor } = now.current
    if (!doing?.isMoved) {
      if (doing?.kind === 'pan' && doing.isFree && !isLost) editor.choose([])
      return
    }
    if (doing.kind === 'layers' || doing.kind === 'pinch') {
      if (isLost) editor.cancel()
      else editor.drop()
    }
    if (doing.kind === 'frame') {
      const found = touched(editor.layers, inInches(doing.at), inInches(at(event)))
      editor.choose(event.shiftKey ? [...editor.ids, ...found] : found.flatMap(id => groupOf(editor.layers, id)))
    }
  }
  const onDoubleClick = (event: { clientX: number; clientY: number; target: EventTarget }) => {
    if (event.target instanceof HTMLElement && (event.target.closest('[data-own]') || handleOf(event.target))) return
    const { editor, onEnter } = now.current
    const hit = layerAt(editor.layers, inInches(at(event)))
    if (!hit) return
    editor.choose([hit.id])
    onEnter(hit.id)
  }
  return {
    guides,
    frame,
    isTouched,
    on: {
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
