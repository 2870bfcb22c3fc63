import { api } from '#kit/call/api.ts'
import { useText } from '#kit/use-text.ts'
import { labelCalls } from '../contract.ts'
import styles from './LabelOfficePage.module.css'

/** The label as it will be printed, small; a click shows it large. */
export function LabelPreview({ labelId, orderId }: { labelId: number; orderId: number }) {
  const t = useText('labelOffice')
  const address = api.url(labelCalls.labelPreview, { params: { id: labelId } })
  return (
    <a href={address} target="_blank" rel="noopener" className={styles.preview}>
      <img src={address} alt={t('preview', { id: orderId })} width={32} height={48} loading="lazy" />
    </a>
  )
}
