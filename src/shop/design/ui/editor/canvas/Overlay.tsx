import { type CSSProperties, useState } from 'react'
import { useText } from '#kit/use-text.ts'
import { extentOfAll, type Pair } from '../../../document/edit/many.rules.ts'
import type { Handle } from '../../../document/edit/place.rules.ts'
import { layerDpi } from '../../../document/edit/sharp.rules.ts'
import type { Gap } from '../../../document/edit/snap.rules.ts'
import { toPixels, type View } from '../../../document/edit/view.rules.ts'
import { areaLines, type LineBox, type Margins } from '../../../document/lines.rules.ts'
import { useParts } from '../state/use-editor.ts'
import { boxStyle } from './box-style.ts'
import { useLayerWords } from './layer-name.ts'
import styles from './Stage.module.css'
import { TextBox } from './TextBox.tsx'
import type { Snaps } from './use-gestures.ts'

type Props = { view: View; snaps: Snaps; frame: Pair | undefined; margins: Margins }

/** Over the canvas: the area and its safe line, every layer as what the keyboard reaches, and the handles of what is chosen. */
export function Overlay({ view, snaps, frame, margins }: Props) {
  const { editor, writing } = useParts()
  const { labelOf } = useLayerWords()
  const { layers, ids, chosen } = editor
  return (
    <>
      <Lines view={view} snaps={snaps} frame={frame} margins={margins} />
      <div className={styles.layers}>
        {layers.map(
          layer =>
            !layer.isHidden && (
              <button
                key={layer.id}
                type="button"
                className={styles.layer}
                data-layer={layer.id}
                data-slot={(layer.kind === 'TEXT' && layer.slot) || undefined}
                aria-pressed={ids.has(layer.id)}
                aria-label={labelOf(layer)}
                style={boxStyle(view, layer)}
                onFocus={() => ids.has(layer.id) || editor.isChoosingMore || editor.choose([layer.id])}
              />
            ),
        )}
        {chosen.length > 0 && !chosen.some(layer => layer.id === writing) && <Handles view={view} />}
      </div>
      {!editor.isReadOnly && <TextBox view={view} />}
      {editor.isDragging && <Tag view={view} />}
    </>
  )
}

function Lines({ view, snaps, frame, margins }: Props) {
  const { side } = useParts().editor
  const { scale, x, y } = view
  const lines = areaLines(side, margins)
  const placed = (line: LineBox): LineBox => ({
    ...toPixels(view, line),
    ...{ width: line.width * scale, height: line.height * scale },
  })
  const bleed = lines.bleed && placed(lines.bleed)
  return (
    <svg className={styles.lines} aria-hidden="true">
      {bleed && <path className={styles.bleed} fillRule="evenodd" d={`${rectPath(bleed)}${rectPath(placed(lines.trim))}`} />}
      <rect className={styles.area} {...placed(lines.trim)} />
      {lines.safe && <rect className={styles.safe} {...placed(lines.safe)} />}
      {snaps.guides.map(({ axis, at }) =>
        axis === 'X' ? (
          <line key={`X${at}`} className={styles.guide} x1={x + at * scale} x2={x + at * scale} y1={0} y2="100%" />
        ) : (
          <line key={`Y${at}`} className={styles.guide} y1={y + at * scale} y2={y + at * scale} x1={0} x2="100%" />
        ),
      )}
      {snaps.gaps.map(gap => (
        <path key={`${gap.axis} ${gap.from} ${gap.to}`} className={styles.guide} d={gapPath(view, gap)} />
      ))}
      {frame && (
        <rect
          className={styles.frame}
          x={Math.min(frame[0].x, frame[1].x)}
          y={Math.min(frame[0].y, frame[1].y)}
          width={Math.abs(frame[0].x - frame[1].x)}
          height={Math.abs(frame[0].y - frame[1].y)}
        />
      )}
    </svg>
  )
}

const rectPath = ({ x, y, width, height }: LineBox): string => `M${x} ${y}h${width}v${height}h${-width}z`

/** From end to end of a gap, with a short line across at both. */
function gapPath(view: View, { axis, from, to, at }: Gap): string {
  const end = 5
  const ends = [from, to].map(along => toPixels(view, axis === 'X' ? { x: along, y: at } : { x: at, y: along }))
  const across = ends.map(({ x, y }) => (axis === 'X' ? `M${x} ${y - end}V${y + end}` : `M${x - end} ${y}H${x + end}`))
  return `M${ends.map(({ x, y }) => `${x} ${y}`).join('L')}${across.join('')}`
}

const corners: readonly Handle[] = [
  { across: -1, down: -1 },
  { across: 1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
]
const edges: readonly Handle[] = [
  { across: 0, down: -1 },
  { across: 1, down: 0 },
  { across: 0, down: 1 },
  { across: -1, down: 0 },
]
const ways = {
  '-1 -1': 'topLeft',
  '0 -1': 'top',
  '1 -1': 'topRight',
  '1 0': 'right',
  '1 1': 'bottomRight',
  '0 1': 'bottom',
  '-1 1': 'bottomLeft',
  '-1 0': 'left',
} as const
/** A box smaller than this, in CSS pixels, has its handles outside of it: they never lie nearer to each other than half of it. */
const leastBox = { fine: 48, coarse: 96 }

/** Around what is chosen: corners, edges where one layer is chosen, and the one that turns. */
function Handles({ view }: { view: View }) {
  const t = useText('designEditor')
  const { editor } = useParts()
  const [isCoarse] = useState(() => matchMedia('(pointer: coarse)').matches)
  const { chosen } = editor
  const [only, more] = chosen
  // While more are chosen there are none: a press there would resize what it was to add to.
  const isFixed = editor.isReadOnly || editor.isChoosingMore || chosen.every(layer => layer.isLocked)
  const extent = extentOfAll(chosen)
  if (!only || !extent) return null
  const upright = {
    ...{ xInches: extent.left, yInches: extent.top },
    ...{ widthInches: extent.right - extent.left, heightInches: extent.bottom - extent.top },
  }
  const box = more ? upright : only
  const least = isCoarse ? leastBox.coarse : leastBox.fine
  const outside = (length: number) => Math.max(0, (least - length * view.scale) / 2)
  const hasEdges = !more && (editor.cropping !== undefined || only.kind !== 'TEXT' || only.slot)
  const handles = [...corners, ...(hasEdges ? edges : [])]
  const room = { '--aside': `${outside(box.widthInches)}px`, '--above': `${outside(box.heightInches)}px` } as CSSProperties // custom properties
  return (
    <div className={styles.box} style={{ ...boxStyle(view, box), ...room }} data-many={more ? '' : undefined}>
      {!isFixed &&
        handles.map(({ across, down }) => {
          const handle = `${across} ${down}` as keyof typeof ways // the eight of the two lists
          return (
            <button
              key={handle}
              type="button"
              className={styles.handle}
              data-handle={handle}
              aria-label={t(editor.cropping ? 'cropFrom' : 'resizeFrom', { where: t(ways[handle]) })}
            />
          )
        })}
      {!isFixed && !editor.cropping && <button type="button" className={styles.turn} data-handle="turn" aria-label={t('turnHandle')} />}
    </div>
  )
}

/** What is dragged, in figures. */
function Tag({ view }: { view: View }) {
  const t = useText('designEditor')
  const { editor, sources } = useParts()
  const { number } = useLayerWords()
  const extent = extentOfAll(editor.chosen)
  const [only, more] = editor.chosen
  if (!extent || !only) return null
  const at = toPixels(view, { x: (extent.left + extent.right) / 2, y: extent.bottom })
  const dpi = more ? undefined : layerDpi(only, sources.sizes())
  const [width, height] = more ? [extent.right - extent.left, extent.bottom - extent.top] : [only.widthInches, only.heightInches]
  const [x, y] = more ? [extent.left, extent.top] : [only.xInches, only.yInches]
  return (
    <p className={styles.tag} style={{ left: at.x, top: at.y }} aria-hidden="true">
      {t('tagPlace', { x: number(x), y: number(y) })}
      <span>{t('tagSize', { width: number(width), height: number(height) })}</span>
      {!more && (only.rotateDegrees ?? 0) !== 0 && <span>{number(only.rotateDegrees ?? 0, 1)}°</span>}
      {dpi !== undefined && <span>{t('dpi', { dpi: number(dpi, 0) })}</span>}
    </p>
  )
}
