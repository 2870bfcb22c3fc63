import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { formatNumber } from '#base/number.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { OfficeArea } from '../../../office/contract.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import styles from './Mockup.module.css'

const steps: Readonly<Record<string, readonly [left: number, top: number, width: number, angle: number]>> = {
  ArrowLeft: [-1, 0, 0, 0],
  ArrowRight: [1, 0, 0, 0],
  ArrowUp: [0, -1, 0, 0],
  ArrowDown: [0, 1, 0, 0],
  '+': [0, 0, 1, 0],
  '=': [0, 0, 1, 0],
  '-': [0, 0, -1, 0],
  '[': [0, 0, 0, -1],
  ']': [0, 0, 0, 1],
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
    const [x, y] = [(event.clientX - held.current.x) / sheet.clientWidth, (event.clientY - held.current.y) / sheet.clientHeight]
    const from = held.current.place
    onMove?.(held.current.isCorner ? { width: from.width + x } : { left: from.left + x, top: from.top + y })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    const share = 0.005 * by
    onMove?.({
      left: left + step[0] * share,
      top: top + step[1] * share,
      width: width + step[2] * share,
      angle: angle + step[3] * 0.5 * by,
    })
  }
  const percent = (share: number) => `${share * 100}%`
  const height = (width * photo.width * area.heightInches) / area.widthInches / photo.height
  return (
    <button
      type="button"
      className={styles.frame}
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height), rotate: `${angle}deg` }}
      aria-label={t('frame', { side: t(place.side), width: number(area.widthInches), height: number(area.heightInches) })}
      aria-disabled={onMove === undefined || undefined}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = undefined
      }}
      onKeyDown={press}
    >
      <span>{t(place.side)}</span>
      <i data-corner="" />
    </button>
  )
}

/** The nearest place that begins on the photograph, in tenths of a percent and of a degree. */
export function keepOn({ side, left, top, width, angle }: MockupPlace): MockupPlace {
  const own = within(width, 0.02, 1)
  return {
    side,
    left: within(left, 0, 1 - own),
    top: within(top, 0, 0.98),
    width: own,
    angle: Math.round(within(angle, -180, 180) * 10) / 10,
  }
}
const within = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, Math.max(most, least))) * 1_000) / 1_000
