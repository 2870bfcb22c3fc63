// The words of an account, the same in the list and on its page.
import { useCall } from '#kit/call/use-call.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { type CarrierAccount, carrierAccountCalls, type OfficeCarrier } from '../../account/office/contract.ts'

/** As the API answers it. */
export type ShownAccount = Omit<CarrierAccount, 'checkedAt'> & { checkedAt: string | null }

type AccountStage = 'ON' | 'OFF' | 'UNTRIED' | 'STOPPED'
const meanings: Readonly<Record<AccountStage, Meaning>> = { ON: 'green', OFF: 'grey', UNTRIED: 'amber', STOPPED: 'red' }

/** Whether it sells, and why not. */
export function AccountBadge({ account: { state, isEnabled } }: { account: Pick<ShownAccount, 'state' | 'isEnabled'> }) {
  const t = useText('carrierOffice')
  const stage = state === 'ACTIVE' ? (isEnabled ? 'ON' : 'OFF') : state
  return <Badge meaning={meanings[stage]}>{t(`state_${stage}`)}</Badge>
}

/** What an account at this carrier is; nothing until it is known. */
export function useCarrierForms(): ReadonlyMap<string, OfficeCarrier> | undefined {
  const answer = useCall(carrierAccountCalls.officeCarriers, {})
  return answer.data && new Map(answer.data.data.map(each => [each.carrier, each]))
}
