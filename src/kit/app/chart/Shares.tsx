import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Shares.module.css'

export interface Share {
  id: string
  name: ReactNode
  value: number
  /** In place of the value as it is written. */
  shown?: ReactNode
  /** A second figure, before it. */
  aside?: ReactNode
  to?: string | undefined
}

/** A table whose rows show by a bar how much each is beside the largest. */
export function Shares({
  label,
  heads,
  of,
  format,
}: {
  label: string
  heads: readonly string[]
  of: readonly Share[]
  format: (value: number) => string
}) {
  const most = Math.max(...of.map(({ value }) => Math.abs(value)), 1)
  return (
    <table className={styles.shares} aria-label={label}>
      <thead className="unseen">
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map(({ id, name, value, shown, aside, to }) => (
          <tr key={id}>
            <th scope="row">
              {to === undefined ? name : <Link to={to}>{name}</Link>}
              <span
                className={styles.bar}
                data-negative={value < 0 || undefined}
                style={{ width: `${(Math.abs(value) * 100) / most}%` }}
                aria-hidden="true"
              />
            </th>
            {aside !== undefined && <td className="muted">{aside}</td>}
            <td>{shown ?? format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
