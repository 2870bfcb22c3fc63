import { useEffect, useState } from 'react'
import { Icon } from '../../show/Icon.tsx'
import { useText } from '../../use-text.ts'
import styles from './CopyId.module.css'

/** An id, tracking or order number that is copied by a click. */
export function CopyId({ id, children }: { id: string | number; children?: string }) {
  const t = useText('app')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 1_500)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(String(id))
    setCopied(true)
  }
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={copy}
      aria-label={t('copyId', { id: children ?? id })}
      title={isCopied ? t('copied') : t('copy')}
    >
      <span>{children ?? id}</span>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      <span className="unseen" aria-live="polite">
        {isCopied ? t('copied') : ''}
      </span>
    </button>
  )
}
