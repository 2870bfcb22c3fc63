import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import type { Point } from '../../../document/edit/place.rules.ts'
import { fitView, panned, type Stage as StageSize, type View, zoomedAt, zoomPercent } from '../../../document/edit/view.rules.ts'
import { printingOn, useParts } from '../state/use-editor.ts'
import { Garment } from './Garment.tsx'
import { LayerMenu } from './LayerMenu.tsx'
import { useLayerWords } from './layer-name.ts'
import { Overlay } from './Overlay.tsx'
import { Rulers } from './Rulers.tsx'
import styles from './Stage.module.css'
import { stagePainter } from './stage-painter.ts'
import { useGestures } from './use-gestures.ts'

const zoomStep = 1.25

type Props = {
  /** Enter, or a double press: a text is written, a picture cropped. */
  onEnter: (id: string) => void
  /** What moves the view from outside of the canvas, once it is there. */
  pan: RefObject<((by: Point) => void) | undefined>
}

/** The canvas: the product, the art where it is printed, and what it is taken hold of by. */
export function Stage({ onEnter, pan }: Props) {
  const t = useText('designEditor')
  const { editor, product, color, sources, guides, say } = useParts()
  const { labelOf } = useLayerWords()
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useStageSize(root)
  const { side, layers, ids, chosen, cropping, isDragging } = editor
  const fit = fitView(side, stage, stage.width < 600 ? 0.78 : 0.7)
  /** Another side, or another window, is looked at whole again. */
  const [looked, setLooked] = useState<{ view: View; key: string }>()
  const key = `${side.side} ${stage.width} ${stage.height}`
  const view = looked?.key === key ? looked.view : fit
  const onView = (next: View) => setLooked({ view: next, key })
  // Further to the right is seen where what is there goes to the left.
  pan.current = ({ x, y }) => onView(panned(view, { x: -x, y: -y }))
  const isPanning = useSpace()
  const margins = printingOn(product, side.side)
  const gestures = useGestures({ editor, view, fit, onView, margins, laid: guides.list, root, isPanning, onEnter })
  const painter = useRef<ReturnType<typeof stagePainter>>(undefined)
  painter.current ??= stagePainter(sources)
  const version = useSyncExternalStore(sources.subscribe, sources.version)
  const shownAgain = useShownAgain()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn again when sources have come and when the page is shown again.
  useLayoutEffect(() => {
    if (!canvas.current || stage.width === 0) return
    const density = gestures.isTouched ? Math.min(1, devicePixelRatio) : Math.min(2, devicePixelRatio)
    const moving = isDragging ? ids : new Set<string>()
    painter.current?.(canvas.current, { layers, area: side, bleedInches: margins.bleedInches, view, stage, density, moving, cropping })
  }, [layers, side, view, stage, isDragging, ids, cropping, gestures.isTouched, version, shownAgain])
  useWheel(root, (at, factor) => onView(zoomedAt(view, at, factor, fit)))
  const middle = { x: stage.width / 2, y: stage.height / 2 }
  const zoom = (factor: number) => onView(zoomedAt(view, middle, factor, fit))
  useChangesSaid(chosen, labelOf, say)
  const label = chosen.length === 0 ? t('nothingChosen') : chosen.map(labelOf).join('; ')
  return (
    <div
      ref={root}
      className={styles.stage}
      role="application"
      aria-label={t('canvas', { side: t(`side_${side.side}`), chosen: label })}
      aria-describedby="editor-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application has keys of its own, and is reached by Tab.
      tabIndex={0}
      data-stage=""
      data-panning={isPanning || undefined}
      data-dragging={isDragging || undefined}
      onMouseDown={event => !(event.target instanceof Element && event.target.closest('[data-own]')) && event.preventDefault()}
      {...gestures.on}
    >
      <Garment product={product} side={side} color={color} view={view} />
      <canvas ref={canvas} className={styles.canvas} />
      <Overlay view={view} snaps={gestures.snaps} frame={gestures.frame} margins={margins} />
      {!editor.isReadOnly && <Rulers view={view} stage={stage} />}
      {gestures.menu && (
        <LayerMenu key={`${gestures.menu.x} ${gestures.menu.y}`} at={gestures.menu} onEnter={onEnter} onClose={gestures.closeMenu} />
      )}
      <p id="editor-keys" className="unseen">
        {t('canvasHint')}
      </p>
      <div className={styles.zoom} data-own="" data-zoom="">
        <IconButton icon="minus" size="small" label={t('zoomOut')} onClick={() => zoom(1 / zoomStep)} />
        <button type="button" className={styles.percent} onClick={() => setLooked(undefined)} title={t('zoomFit')}>
          <span className="unseen">{t('zoomFit')}</span> {zoomPercent(view, fit)}%
        </button>
        <IconButton icon="plus" size="small" label={t('zoomIn')} onClick={() => zoom(zoomStep)} />
      </div>
    </div>
  )
}

/** Tells of what becomes of the chosen layers; that they are chosen, their own focus tells. */
function useChangesSaid(chosen: readonly EditedLayer[], labelOf: (layer: EditedLayer) => string, say: (sentence: string) => void) {
  const ids = chosen.map(({ id }) => id).join()
  const label = chosen.map(labelOf).join('; ')
  const last = useRef({ ids, label })
  useEffect(() => {
    const { ids: idsBefore, label: before } = last.current
    last.current = { ids, label }
    if (ids !== '' && ids === idsBefore && label !== before) say(label)
  }, [ids, label, say])
}

function useStageSize(root: React.RefObject<HTMLDivElement | null>): StageSize {
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return size
}

/** Space moves the view while it is held, but where it is typed or presses a button. */
function useSpace(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return
      const isOnStage = event.target.closest('[data-stage]') !== null && !event.target.closest('[data-own]')
      if (!isOnStage) return
      event.preventDefault()
      setHeld(true)
    }
    const release = (event: KeyboardEvent | FocusEvent) => {
      if (!('key' in event) || event.key === ' ') setHeld(false)
    }
    addEventListener('keydown', press)
    addEventListener('keyup', release)
    addEventListener('blur', release)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('keyup', release)
      removeEventListener('blur', release)
    }
  }, [])
  return isHeld
}

/** The wheel zooms at the pointer; the page behind must not scroll, which only a listener that is not passive can hold. */
function useWheel(root: React.RefObject<HTMLDivElement | null>, onZoom: (at: { x: number; y: number }, factor: number) => void) {
  const hear = useRef(onZoom)
  hear.current = onZoom
  useEffect(() => {
    const element = root.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      hear.current({ x: event.clientX - box.left, y: event.clientY - box.top }, Math.exp(-event.deltaY / 500))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [root])
}

/** Counts how often the page came back: some phones drop what was on a canvas meanwhile. */
function useShownAgain(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const show = () => document.visibilityState === 'visible' && setCount(before => before + 1)
    document.addEventListener('visibilitychange', show)
    return () => document.removeEventListener('visibilitychange', show)
  }, [])
  return count
}
