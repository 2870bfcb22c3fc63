import type { KeyboardEvent } from 'react'
import { frameOf } from '#base/paint/place/geometry.ts'
import { cx } from '#kit/cx.ts'
import { useText } from '#kit/use-text.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import { CornersFrame } from './CornersFrame.tsx'
import { type FrameProps, useFrameName } from './frame.ts'
import styles from './Mockup.module.css'
import { type CylinderPlace, type FlatPlace, movedBy } from './place-edit.ts'
import { arrowOf, useDrag } from './use-drag.ts'

/** A print area on its photograph, as it may be taken hold of. */
export function PlaceFrame({ place, ...rest }: FrameProps<MockupPlace>) {
  return place.shape === 'CORNERS' ? <CornersFrame place={place} {...rest} /> : <BoxFrame place={place} {...rest} />
}

/** By what the key writes, wider and turned; with Shift brackets and the minus write others. */
const steps: Readonly<Record<string, readonly [wider: number, turned: number]>> = {
  '+': [1, 0],
  '=': [1, 0],
  '-': [-1, 0],
  _: [-1, 0],
  '[': [0, -1],
  '{': [0, -1],
  ']': [0, 1],
  '}': [0, 1],
}

/** What is upright before it is turned: dragged, made larger by its corner, or moved by keys. */
function BoxFrame({ place, area, photo, onMove }: FrameProps<FlatPlace | CylinderPlace>) {
  const t = useText('catalogueOffice')
  const nameOf = useFrameName()
  const drag = useDrag({
    value: place,
    onDrag: (from, across, down, part) => {
      if (part !== 'corner') return onMove?.(movedBy(from, across, down))
      // Along the frame's own upper edge, however it is turned.
      const turn = (from.angle * Math.PI) / 180
      onMove?.(wider(from, across * Math.cos(turn) + (down * Math.sin(turn) * photo.height) / photo.width))
    },
  })
  const press = (event: KeyboardEvent) => {
    const arrow = arrowOf(event)
    const step = steps[event.key]
    // Many keyboards write brackets with AltGr, which some systems report as Ctrl and Alt.
    const isWritten = event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey)
    if (!arrow && (!step || event.metaKey || (event.ctrlKey && !isWritten))) return
    event.preventDefault()
    if (arrow) onMove?.(movedBy(place, arrow.across, arrow.down))
    else if (step) onMove?.(wider({ ...place, angle: place.angle + step[1] * 0.5 }, step[0] * 0.005))
  }
  const frame = frameOf(place, area, photo)
  const [left, top] = [place.left, place.top].map(share => `${share * 100}%`)
  return (
    <button
      type="button"
      className={cx(styles.frame, place.shape === 'CYLINDER' && styles.round)}
      style={{
        ...{ left, top, rotate: `${place.angle}deg` },
        width: `${(frame.width / photo.width) * 100}%`,
        height: `${(frame.height / photo.height) * 100}%`,
      }}
      aria-label={nameOf(place, { area })}
      aria-disabled={onMove === undefined || undefined}
      {...drag}
      onKeyDown={press}
    >
      <span data-inside={place.top < labelShare || undefined}>{t(place.side)}</span>
      <i data-part="corner" />
    </button>
  )
}

const wider = (place: FlatPlace | CylinderPlace, by: number): MockupPlace =>
  place.shape === 'FLAT' ? { ...place, width: place.width + by } : { ...place, radius: place.radius + by / 2 }

/** Nearer to the photograph's upper edge the name stands within its frame. */
const labelShare = 0.08
