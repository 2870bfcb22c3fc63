import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import styles from './BarChart.module.css'

/** One part of the time; `before` is the same part of the time before. */
export interface Bar {
  id: string
  /** Below the bar, where there is room for it. */
  tick: string
  /** As it is read. */
  name: string
  value: number
  /** Undefined where nothing is compared. */
  before: number | undefined
  /** The list that has what it counts. */
  to?: string | undefined
}
type Props = {
  label: string
  bars: readonly Bar[]
  format: (value: number) => string
  /** What the two figures of a bar are called. */
  names: { value: string; before: string }
}

/**
 * Bars of a time, with a dashed line at what each was before. One stop of the keyboard: arrow keys walk the bars, Enter opens what one counts.
 * Figures below zero are drawn as nothing and said as they are; a table of the same stands beside it.
 */
export function BarChart({ label, bars, format, names }: Props) {
  const [open, setOpen] = useState(0)
  const top = roundUp(Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before]), 0))
  const named = (places: number, at: number) => at % Math.ceil(bars.length / places) === 0 || undefined
  return (
    <figure className={styles.chart} aria-label={label}>
      <div className={styles.scale} aria-hidden="true">
        <span>{format(top)}</span>
        <span>{format(top / 2)}</span>
        <span>{format(0)}</span>
      </div>
      <ul className={styles.bars} onKeyDown={event => walk(event, bars.length, setOpen)}>
        {bars.map((bar, at) => {
          const { id, tick, name, value, before, to } = bar
          const stop = { tabIndex: at === Math.min(open, bars.length - 1) ? 0 : -1, className: styles.bar, 'data-at': at }
          const said = before === undefined ? `${name}: ${format(value)}` : `${name}: ${format(value)} · ${names.before}: ${format(before)}`
          const drawn = (
            <>
              <span className={styles.value} style={{ height: `${shareOf(value, top)}%` }} />
              {before !== undefined && before > 0 && <span className={styles.before} style={{ bottom: `${shareOf(before, top)}%` }} />}
              <span className={styles.tip} aria-hidden="true">
                <strong>{name}</strong>
                <span>
                  {names.value}: {format(value)}
                </span>
                {before !== undefined && (
                  <span>
                    {names.before}: {format(before)}
                  </span>
                )}
              </span>
            </>
          )
          return (
            <li key={id} data-side={at < bars.length / 3 ? 'start' : at >= (bars.length * 2) / 3 ? 'end' : undefined}>
              {to === undefined ? (
                <span {...stop} role="img" aria-label={said}>
                  {drawn}
                </span>
              ) : (
                <Link {...stop} to={to} aria-label={said}>
                  {drawn}
                </Link>
              )}
              {/* As many of them as stand beside each other on a phone, a tablet and a screen. */}
              <span
                className={styles.tick}
                data-narrow={named(3, at)}
                data-middle={named(6, at)}
                data-wide={named(12, at)}
                aria-hidden="true"
              >
                {tick}
              </span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}

/** To the next, the first or the last bar. */
function walk(event: KeyboardEvent<HTMLElement>, count: number, setOpen: (at: number) => void): void {
  const at = Number((event.target as HTMLElement).dataset.at)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key]
  if (next === undefined || Number.isNaN(at) || next < 0 || next >= count) return
  event.preventDefault()
  setOpen(next)
  event.currentTarget.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
}

const shareOf = (value: number, top: number) => (Math.max(0, value) * 100) / top

/** The next of 2, 4, 6, 10, 20, 40, 60, 100 …, so that its half is whole too. */
function roundUp(value: number): number {
  for (let step = 2; ; step *= 10) for (const of of [1, 2, 3, 5]) if (step * of >= value) return step * of
}
