import { Icon } from '#kit/show/Icon.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { DesignFinding } from '#shop/design/document/check/contract.ts'
import styles from './art.module.css'

const looks = {
  BLOCK: { icon: 'alert', color: 'red' },
  WARN: { icon: 'alert', color: 'amber' },
  NOTE: { icon: 'info', color: 'hint' },
} as const satisfies Record<DesignFinding['weight'], object>

/** What the checks of a design found, what blocks first: each sentence names its side and its layer. */
export function Findings({ found }: { found: readonly DesignFinding[] }) {
  const t = useText('orderResolution')
  const language = useLanguage()
  if (found.length === 0) return null
  return (
    <ul className={styles.findings} aria-label={t('found')}>
      {found.map(({ weight, code, side, layer, message }) => (
        <li key={`${code} ${side} ${layer} ${message.en}`} className={looks[weight].color}>
          <Icon name={looks[weight].icon} size={16} />
          <span>
            <span className="unseen">{t(weight)} </span>
            {message[language]}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Those that the figure of a side does not say already. */
export const besidesDpi = (found: readonly DesignFinding[]): DesignFinding[] => found.filter(({ code }) => code !== 'DPI_LOW')
