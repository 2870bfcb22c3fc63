import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { labelCalls } from '../../contract.ts'

/** What staff read of a label: of whom it was bought, for what it was offered and what it cost, and why it was printed again. */
export function LabelPostage({ orderId }: { orderId: number }) {
  const t = useText('labelMend')
  const label = useCall(labelCalls.officeLabel, { params: { id: orderId } }).data?.data
  if (!label || label.kind === 'SUPPLIED') return null
  const { kind, accountName, service, quotedCents, postageCents, printCount, reprints } = label
  const seller = kind === 'ELSEWHERE' ? t('elsewhere') : accountName
  return (
    <>
      <Facts
        figures
        of={[
          seller !== null && { label: t('boughtFrom'), value: [seller, service].filter(Boolean).join(' · ') },
          quotedCents !== null && { label: t('quoted'), value: <Money cents={quotedCents} /> },
          { label: t('bought'), value: <Money cents={postageCents} /> },
          quotedCents !== null && { label: t('difference'), value: <Money cents={postageCents - quotedCents} sign />, isTotal: true },
          printCount > 0 && { label: t('prints'), value: printCount },
        ]}
      />
      {reprints.map(({ at, by, reason }) => (
        <p key={at} className="hint">
          {t('reprinted', { by, reason })} · <When at={at} />
        </p>
      ))}
    </>
  )
}
