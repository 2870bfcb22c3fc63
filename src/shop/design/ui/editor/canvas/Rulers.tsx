import { type PointerEvent, useState } from 'react'
import { useText } from '#kit/use-text.ts'
import type { Guide } from '../../../document/edit/snap.rules.ts'
import { type Stage, ticksOf, type View } from '../../../document/edit/view.rules.ts'
import { useParts } from '../state/use-editor.ts'
import { useLayerWords } from './layer-name.ts'
import styles from './Rulers.module.css'

type Props = { view: View; stage: Stage }
/** Where a guide is while it is dragged, in CSS pixels; and the one that it was. */
interface Dragged {
  axis: Guide['axis']
  at: number
  from: Guide | undefined
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
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ axis, at: pixelsOf(event, axis), from })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged && event.currentTarget.hasPointerCapture(event.pointerId)) setDragged({ ...dragged, at: pixelsOf(event, axis) })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!dragged) return
      setDragged(undefined)
      const at = toInches({ axis, at: pixelsOf(event, axis) })
      if (from) guides.move(from, at)
      else guides.add({ axis, at })
    },
    onPointerCancel: () => setDragged(undefined),
  })
  return (
    <div className={styles.rulers} data-own="">
      {axes.map(axis => (
        // The keyboard and readers have the fields of the panel.
        <div key={axis} className={styles.ruler} data-axis={axis} aria-hidden="true" {...dragging(axis === 'X' ? 'Y' : 'X')}>
          <Ruler axis={axis} view={view} length={axis === 'X' ? stage.width : stage.height} />
        </div>
      ))}
      {guides.list.map(guide => (
        <Laid
          key={`${guide.axis}${guide.at}`}
          guide={guide}
          at={dragged?.from === guide ? dragged.at : toPixels(guide)}
          grip={dragging(guide.axis, guide)}
        />
      ))}
      {dragged && !dragged.from && <span className={styles.guide} data-axis={dragged.axis} style={placed(dragged)} />}
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
  const move = (by: number) => {
    const { widthInches, heightInches } = editor.side
    const to = Math.min(axis === 'X' ? widthInches : heightInches, Math.max(0, guide.at + by))
    guides.move(guide, to)
    // It is another one to the page by then; the focus goes with it.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-guide="${axis}${Math.round(to * 1_000)}"]`)?.focus())
  }
  return (
    <>
      <span className={styles.guide} data-axis={axis} style={placed({ axis, at })} />
      <button
        {...grip}
        type="button"
        className={styles.grip}
        data-axis={axis}
        data-guide={`${axis}${Math.round(guide.at * 1_000)}`}
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
