import { useCall } from '#kit/call/use-call.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'
import styles from './TransferQr.module.css'

/** The QR that fills a transfer in: the bank's app reads account and memo. Without it, the lines beside it do as well. */
export function TransferQr({ bankAccountId, cents }: { bankAccountId: number; cents: number }) {
  const t = useText('wallet')
  const drawn = useCall(depositCalls.transferQr, { query: { bankAccountId, amount: cents } })
  if (drawn.error) return null
  if (!drawn.data) return <Skeleton shape="block" />
  const { qr, isVietQr } = drawn.data.data
  return (
    <figure className={styles.qr}>
      <img src={qr} alt={t('qrAlt')} width={168} height={168} />
      <figcaption>{isVietQr ? t('qrVietHint') : t('qrHint')}</figcaption>
    </figure>
  )
}
