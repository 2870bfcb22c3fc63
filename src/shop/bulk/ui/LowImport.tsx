import { useState } from 'react'
import { useCall } from '#kit/call/use-call.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import type { Import } from '../contract.ts'

type Props = { record: Pick<Import, 'lowOrders' | 'lowDpi'>; onAccept: (isAccepted: boolean) => void }

/** Of an import's confirming: how many orders print too low, and whether they are printed so. Unticked they wait, and the others go on. */
export function LowImport({ record: { lowOrders, lowDpi }, onAccept }: Props) {
  const t = useText('orderResolution')
  const policy = useCall(settingCalls.publicSettings, undefined).data?.data.dpiPolicy
  const [isAccepted, setAccepted] = useState(false)
  if (lowOrders === 0 || lowDpi === null) return null
  const tick = (next: boolean) => {
    setAccepted(next)
    onAccept(next)
  }
  return (
    <Note title={t('lowTitle')}>
      <Stack gap={12}>
        <p>
          {t('importLow', { count: lowOrders, dpi: lowDpi })} {policy !== 'WARN' && !isAccepted && t('importUnpaid')}
        </p>
        {policy !== 'WARN' && (
          <Checkbox label={t('printAsIs')} checked={isAccepted} onChange={event => tick(event.currentTarget.checked)} />
        )}
      </Stack>
    </Note>
  )
}
