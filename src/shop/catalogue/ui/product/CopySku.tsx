import { useState } from 'react'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import styles from './ProductPage.module.css'

/** A variant's id, copied by a click. */
export function CopySku({ sku }: { sku: string }) {
  const t = useText('catalogue')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(sku)
    setCopied(true)
  }
  return (
    <button type="button" className={styles.sku} onClick={copy} onBlur={() => setCopied(false)} aria-label={t('copySku', { sku })}>
      {sku}
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      <span className="unseen" aria-live="polite">
        {isCopied ? t('copied') : ''}
      </span>
    </button>
  )
}
