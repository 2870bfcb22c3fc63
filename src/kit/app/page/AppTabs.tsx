import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatNumber } from '#base/number.ts'
import { useLanguage } from '../../use-text.ts'
import styles from './AppTabs.module.css'

export interface Tab {
  value: string
  label: string
  /** Shown beside the label; nothing while it is not known. */
  count?: number | undefined
}

/** Tabs over a list, each with its count; arrows walk, and narrow screens scroll them. The value belongs in the address. */
export function AppTabs({
  tabs,
  value,
  onChange,
  label,
}: {
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  label: string
}) {
  const root = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const say = (count: number) =>
    count < 100_000 ? formatNumber(count, language) : new Intl.NumberFormat(language, { notation: 'compact' }).format(count)
  // The chosen tab may stand beyond the edge of a narrow screen, and counts that arrive later move it.
  const counts = tabs.map(({ count }) => count ?? '').join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are what moves it
  useEffect(() => {
    root.current?.querySelector(`[data-value="${CSS.escape(value)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value, counts])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const here = tabs.findIndex(tab => tab.value === value)
    const next = step && tabs.at((here + step) % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    root.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div ref={root} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(tab => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          data-value={tab.value}
          className={styles.tab}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{say(tab.count)}</span>}
        </button>
      ))}
    </div>
  )
}
