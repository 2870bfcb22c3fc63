import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { OfficeArea } from '../../../office/contract.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import styles from './Mockup.module.css'

type Step = readonly [left: number, top: number, width: number, angle: number]
/** By what the key writes; with Shift brackets and the minus write others. */
const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0, 0, 0],
  ArrowRight: [1, 0, 0, 0],
  ArrowUp: [0, -1, 0, 0],
  ArrowDown: [0, 1, 0, 0],
  '+': [0, 0, 1, 0],
  '=': [0, 0, 1, 0],
  '-': [0, 0, -1, 0],
  _: [0, 0, -1, 0],
  '[': [0, 0, 0, -1],
  '{': [0, 0, 0, -1],
  ']': [0, 0, 0, 1],
  '}': [0, 0, 0, 1],
}

interface Props {
  place: MockupPlace
  area: Pick<OfficeArea, 'widthInches' | 'heightInches'>
  photo: { width: number; height: number }
  onMove: ((place: Partial<MockupPlace>) => void) | undefined
}

/** A print area on its photograph: dragged, made larger by its corner, or moved by keys. */
export function PlaceFrame({ place, area, photo, onMove }: Props) {
  const t = useText('catalogueOffice')
  const language = useLanguage()
  const held = useRef<{ x: number; y: number; place: MockupPlace; isCorner: boolean }>(undefined)
  const number = (value: number) => formatNumber(value, language)
  const { left, top, width, angle } = place
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    const isCorner = event.target instanceof HTMLElement && event.target.dataset.corner !== undefined
    held.current = { x: event.clientX, y: event.clientY, place, isCorner }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const sheet = event.currentTarget.parentElement
    if (!held.current || !sheet) return
    const [across, down] = [event.clientX - held.current.x, event.clientY - held.current.y]
    const from = held.current.place
    if (!held.current.isCorner) return onMove?.({ left: from.left + across / sheet.clientWidth, top: from.top + down / sheet.clientHeight })
    // Along the frame's own upper edge, however it is turned.
    const turn = (from.angle * Math.PI) / 180
    onMove?.({ width: from.width + (across * Math.cos(turn) + down * Math.sin(turn)) / sheet.clientWidth })
  }
  const release = () => {
    held.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    // Many keyboards write brackets with AltGr, which some systems report as Ctrl and Alt.
    const isWritten = event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey)
    if (!step || event.metaKey || (event.ctrlKey && !isWritten)) return
    event.preventDefault()
    // A plus needs Shift to be written at all: only arrows step further by it.
    const by = event.shiftKey && event.key.startsWith('Arrow') ? 10 : 1
    const share = 0.005 * by
    onMove?.({
      left: left + step[0] * share,
      top: top + step[1] * share,
      width: width + step[2] * share,
      angle: angle + step[3] * 0.5 * by,
    })
  }
  const percent = (share: number) => `${share * 100}%`
  const height = heightOf(width, { area, photo })
  return (
    <button
      type="button"
      className={styles.frame}
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height), rotate: `${angle}deg` }}
      aria-label={t('frame', { side: t(place.side), width: number(area.widthInches), height: number(area.heightInches) })}
      aria-disabled={onMove === undefined || undefined}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      <span data-inside={top < labelShare || undefined}>{t(place.side)}</span>
      <i data-corner="" />
    </button>
  )
}

/** Nearer to the photograph's upper edge the name stands within its frame. */
const labelShare = 0.08

interface On {
  area: Props['area']
  photo: Props['photo']
}
/** In shares of the photograph's height. */
const heightOf = (width: number, { area, photo }: On) => (width * photo.width * area.heightInches) / area.widthInches / photo.height

/** The nearest place that lies on the photograph with its whole frame, as it is before it is turned; in tenths of a percent and of a degree. */
export function keepOn({ side, left, top, width, angle }: MockupPlace, on: On): MockupPlace {
  // As wide as its height allows.
  const own = within(width, 0.02, Math.min(1, 1 / heightOf(1, on)))
  return {
    side,
    left: within(left, 0, 1 - own),
    top: within(top, 0, 1 - heightOf(own, on)),
    width: own,
    angle: Math.round(within(angle, -180, 180) * 10) / 10,
  }
}
const within = (value: number, least: number, most: number) =>
  Math.floor(Math.max(least, Math.min(value, Math.max(most, least))) * 1_000 + 1e-6) / 1_000
