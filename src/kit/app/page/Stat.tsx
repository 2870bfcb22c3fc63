import type { ReactNode } from 'react'
import type { Meaning } from '../../show/Badge.tsx'
import { Icon } from '../../show/Icon.tsx'
import styles from './Stat.module.css'

type Props = {
  label: string
  value: ReactNode
  /** Against the time before, in percent. */
  change?: number | undefined
  /** Said beside the change: 'vs last week'. */
  against?: string
  trend?: readonly number[]
  meaning?: Meaning
}

/** One figure with its name, its change and its course. */
export function Stat({ label, value, change, against, trend, meaning }: Props) {
  return (
    <div className={styles.stat} data-meaning={meaning}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      <div className={styles.foot}>
        {change !== undefined && (
          <span className={styles.change} data-way={change === 0 ? 'none' : change > 0 ? 'up' : 'down'}>
            <span className={styles.percent}>
              {change !== 0 && <Icon name={change > 0 ? 'arrowUp' : 'arrowDown'} size={16} />}
              {Math.abs(change)} %
            </span>
            <span className={styles.against}>{against}</span>
          </span>
        )}
        {trend && trend.length > 1 && <Sparkline values={trend} />}
      </div>
    </div>
  )
}

/** The course of a figure as one line, without axes; the figure itself stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [width, height, edge] = [120, 32, 3]
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const points = values.map((value, at) => {
    const x = edge + (at / (values.length - 1)) * (width - 2 * edge)
    const y = height - edge - ((value - low) / span) * (height - 2 * edge)
    return [x.toFixed(1), y.toFixed(1)] as const
  })
  const line = points.map(point => point.join(' ')).join('L')
  const [endX, endY] = points.at(-1) ?? ['0', '0']
  return (
    <svg className={styles.spark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path className={styles.area} d={`M${line}L${endX} ${height}L${edge} ${height}Z`} />
      <path className={styles.line} d={`M${line}`} />
      <circle className={styles.end} cx={endX} cy={endY} r="2.5" />
    </svg>
  )
}
