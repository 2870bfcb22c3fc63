import { useCall } from '#kit/call/use-call.ts'
import { Checkbox } from '#kit/control/Choice.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { type LowSide, LowSides } from '../art/Resolution.tsx'

type Props = { sides: readonly LowSide[]; isAccepted: boolean; onAccept: (isAccepted: boolean) => void }

/** What of the cart prints too low: said, and confirmed before it is paid. */
export function CheckoutArt({ sides, isAccepted, onAccept }: Props) {
  const t = useText('orderResolution')
  if (sides.length === 0) return null
  return (
    <Note role="status" title={t('lowTitle')}>
      <Stack gap={12}>
        <p>{t('lowHint')}</p>
        <LowSides sides={sides} />
        <Checkbox label={t('printAsIs')} checked={isAccepted} onChange={event => onAccept(event.currentTarget.checked)} />
      </Stack>
    </Note>
  )
}

/** Whether what prints too low must be confirmed before it is paid; elsewhere it waits, or is only said. */
export const useConfirmsLow = (): boolean => useCall(settingCalls.publicSettings, undefined).data?.data.dpiPolicy === 'CONFIRM'
