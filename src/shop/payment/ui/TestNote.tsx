import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'

/** Says plainly that no money moves; nothing where it does. */
export function TestNote() {
  const t = useText('payment')
  const method = useCall(depositCalls.paymentMethods, {}).data?.data
  if (method?.paypal !== 'TEST') return null
  return <Note>{t('test')}</Note>
}
