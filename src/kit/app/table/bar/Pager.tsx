import { formatNumber } from '#base/number.ts'
import { IconButton } from '../../../control/Button.tsx'
import { useLanguage, useText } from '../../../use-text.ts'
import styles from './Pager.module.css'

/** The specification's page sizes (§9). */
export const pageSizes = [10, 20, 30, 40, 50, 100] as const

export type PagerProps = {
  page: number
  limit: number
  totalDocs: number
  /** The total was counted up to here, and there are more. */
  hasMore?: boolean | undefined
  onPage: (page: number) => void
  onLimit?: (limit: number) => void
  sizes?: readonly number[]
}

/** Under a list: which rows these are, of how many, and the way on. */
export function Pager({ page, limit, totalDocs, hasMore, onPage, onLimit, sizes = pageSizes }: PagerProps) {
  const t = useText('app')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const total = hasMore ? t('more', { total: number(totalDocs) }) : number(totalDocs)
  const first = (page - 1) * limit + 1
  const from = hasMore ? first : Math.min(first, totalDocs)
  const to = hasMore ? page * limit : Math.min(page * limit, totalDocs)
  return (
    <nav className={styles.pager} aria-label={t('pageOf', { from, to, total })}>
      {onLimit && (
        <select
          aria-label={t('perPage')}
          className={styles.size}
          value={limit}
          onChange={({ currentTarget }) => onLimit(Number(currentTarget.value))}
        >
          {[...new Set([...sizes, limit])]
            .sort((a, b) => a - b)
            .map(size => (
              <option key={size} value={size}>
                {t('sizeOfPage', { count: size })}
              </option>
            ))}
        </select>
      )}
      <span className="numbers">{t('pageOf', { from: number(from), to: number(to), total })}</span>
      <IconButton icon="chevronLeft" label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton
        icon="chevronRight"
        label={t('nextPage')}
        disabled={!hasMore && page * limit >= totalDocs}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
