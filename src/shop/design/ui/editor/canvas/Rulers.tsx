import { type PointerEvent, useState } from 'react'
import { useText } from '#kit/use-text.ts'
import { type Guide, guideNudged } from '../../../document/edit/snap.rules.ts'
import { type LineDrag, lineDragged, lineDropped, lineTaken, type Stage, ticksOf, type View } from '../../../document/edit/view.rules.ts'
import { useParts } from '../state/use-editor.ts'
import { useLayerWords } from './layer-name.ts'
import styles from './Rulers.module.css'

type Props = { view: View; stage: Stage }
/** A guide while it is dragged by one pointer; and the one that it was. */
interface Dragged extends LineDrag {
  axis: Guide['axis']
  from: Guide | undefined
  pointer: number
}
const axes = ['X', 'Y'] as const
const stepInches = { small: 0.05, large: 0.5 }

/**
 * Inches along the canvas's upper and left edge. A press on them draws a guide out; each guide is taken hold of by its grip, which the
 * keyboard reaches too. The panel of the product adds and moves them without a drag.
 */
export function Rulers({ view, stage }: Props) {
  const { guides } = useParts()
  const [dragged, setDragged] = useState<Dragged>()
  const startOf = (axis: Guide['axis']) => (axis === 'X' ? view.x : view.y)
  const toPixels = ({ axis, at }: Guide) => startOf(axis) + at * view.scale
  const toInches = ({ axis, at }: Pick<Dragged, 'axis' | 'at'>) => (at - startOf(axis)) / view.scale
  const pixelsOf = (event: PointerEvent<HTMLElement>, axis: Guide['axis']) => {
    const box = event.currentTarget.closest('[data-stage]')?.getBoundingClientRect()
    return axis === 'X' ? event.clientX - (box?.left ?? 0) : event.clientY - (box?.top ?? 0)
  }
  /** A guide from top to bottom is drawn out of the left ruler, and moved by its grip in the upper one. */
  const dragging = (axis: Guide['axis'], from?: Guide) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger beside the one that draws begins nothing.
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const taken = lineTaken(pixelsOf(event, axis), from && toPixels(from))
      setDragged({ ...taken, axis, from, pointer: event.pointerId })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.pointer === event.pointerId) setDragged({ ...dragged, ...lineDragged(dragged, pixelsOf(event, axis)) })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.pointer !== event.pointerId) return
      setDragged(undefined)
      const line = lineDragged(dragged, pixelsOf(event, axis))
      const dropped = lineDropped(line)
      const at = toInches({ axis, at: line.at })
      if (dropped === 'laid' && from) guides.move(from, at)
      if (dropped === 'laid' && !from) guides.add({ axis, at })
      if (dropped === 'away' && from) guides.remove(from)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => dragged?.pointer === event.pointerId && setDragged(undefined),
  })
  return (
    <div className={styles.rulers} data-own="">
      {axes.map(axis => (
        // The keyboard and readers have the fields of the panel.
        <div key={axis} className={styles.ruler} data-axis={axis} aria-hidden="true" {...dragging(axis === 'X' ? 'Y' : 'X')}>
          <Ruler axis={axis} view={view} length={axis === 'X' ? stage.width : stage.height} />
        </div>
      ))}
      {guides.list.map((guide, index) => (
        <Laid
          // Its place in the list stays while it is moved, and so does the focus that a held key goes to.
          // biome-ignore lint/suspicious/noArrayIndexKey: what names a guide is what is changed here.
          key={index}
          guide={guide}
          at={dragged?.from === guide ? dragged.at : toPixels(guide)}
          grip={dragging(guide.axis, guide)}
        />
      ))}
      {dragged?.isMoved && !dragged.from && <span className={styles.guide} data-axis={dragged.axis} style={placed(dragged)} />}
    </div>
  )
}

const placed = ({ axis, at }: Pick<Dragged, 'axis' | 'at'>) => (axis === 'X' ? { left: at } : { top: at })

/** A guide with its grip: arrows move it, Delete takes it away. */
function Laid({ guide, at, grip }: { guide: Guide; at: number; grip: React.HTMLAttributes<HTMLButtonElement> }) {
  const t = useText('designEditor')
  const { editor, guides, say } = useParts()
  const { number } = useLayerWords()
  const { axis } = guide
  const label = t(axis === 'X' ? 'guideX' : 'guideY', { at: number(guide.at, 3) })
  const move = (by: number) => guides.move(guide, guideNudged(guides.list, guide, by, editor.side))
  return (
    <>
      <span className={styles.guide} data-axis={axis} style={placed({ axis, at })} />
      <button
        {...grip}
        type="button"
        className={styles.grip}
        data-guide=""
        data-axis={axis}
        style={placed({ axis, at })}
        aria-label={label}
        title={label}
        onKeyDown={event => {
          const [less, more] = axis === 'X' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
          const step = event.shiftKey ? stepInches.large : stepInches.small
          if (event.key === 'Delete' || event.key === 'Backspace') {
            guides.remove(guide)
            say(t('guideRemoved'))
            document.querySelector<HTMLElement>('[data-stage]')?.focus()
          } else if (event.key === less) move(-step)
          else if (event.key === more) move(step)
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
    </>
  )
}

function Ruler({ axis, view, length }: { axis: Guide['axis']; view: View; length: number }) {
  const { number } = useLayerWords()
  const ticks = ticksOf({ scale: view.scale, from: axis === 'X' ? view.x : view.y, length })
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false">
      {ticks.map(({ inches, at, isLong }) =>
        axis === 'X' ? (
          <line key={inches} x1={at} x2={at} y1={isLong ? 8 : 15} y2={20} />
        ) : (
          <line key={inches} y1={at} y2={at} x1={isLong ? 8 : 15} x2={20} />
        ),
      )}
      {ticks
        .filter(({ isLong }) => isLong)
        .map(({ inches, at }) =>
          axis === 'X' ? (
            <text key={inches} x={at + 3} y={10}>
              {number(inches)}
            </text>
          ) : (
            <text key={inches} x={-at - 3} y={10} textAnchor="end" transform="rotate(-90)">
              {number(inches)}
            </text>
          ),
        )}
    </svg>
  )
}
