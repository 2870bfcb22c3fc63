import type { ReactNode } from 'react'
import { formatNumber } from '#base/number.ts'
import type { Meaning } from '../../show/Badge.tsx'
import { useLanguage, useText } from '../../use-text.ts'
import { Progress } from './Progress.tsx'
import styles from './ProgressBar.module.css'

type Props = {
  label: string
  done: number
  total: number
  note?: ReactNode
  meaning?: Meaning
  counts?: readonly { label: string; value: number; meaning?: Meaning }[]
}

/** How far a long job is, with its counts; it can be left and returned to. A total of 0 is not known yet. */
export function ProgressBar({ label, done, total, note, meaning = 'blue', counts }: Props) {
  const t = useText('app')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  return (
    <div className={styles.job}>
      <div className={styles.head}>
        <strong>{label}</strong>
        <span className="numbers">{total > 0 ? t('progressOf', { done: number(done), total: number(total) }) : number(done)}</span>
      </div>
      <Progress label={label} done={done} total={total} meaning={meaning} />
      {(note || counts) && (
        <div className={styles.note}>
          {counts?.map(count => (
            <span key={count.label} data-meaning={count.meaning ?? 'grey'}>
              <b>{number(count.value)}</b> {count.label}
            </span>
          ))}
          {note}
        </div>
      )}
    </div>
  )
}
