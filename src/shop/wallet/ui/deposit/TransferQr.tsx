import { useCall } from '#kit/call/use-call.ts'
import { Row } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'

/** The QR that fills a transfer in: the bank's app reads account and memo. Without it, the lines beside it do as well. */
export function TransferQr({ bankAccountId, cents }: { bankAccountId: number; cents: number }) {
  const t = useText('wallet')
  const drawn = useCall(depositCalls.transferQr, { query: { bankAccountId, amount: cents } })
  if (drawn.error) return null
  if (!drawn.data) return <Skeleton shape="block" />
  const { qr, isVietQr } = drawn.data.data
  return (
    <Row gap={16}>
      <img src={qr} alt={t('qrAlt')} width={168} height={168} />
      <p className="hint">{isVietQr ? t('qrVietHint') : t('qrHint')}</p>
    </Row>
  )
}
