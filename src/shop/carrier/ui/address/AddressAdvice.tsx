import { useEffect, useState } from 'react'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { isHidden, nowhere, placeLine } from '#shop/address/rules.ts'
import { type AddressAdvice as Advice, addressAdviceCalls } from '../../account/advice/contract.ts'
import { type AskedPlace, placeToAsk } from '../../account/advice/place.rules.ts'
import styles from './AddressAdvice.module.css'

type Place = NonNullable<Advice['corrected']>
type Props = {
  /** As it is typed. */
  address: AskedPlace & { fullName?: string }
  /** Takes the carrier's spelling over what was typed. */
  onUse: (place: Place) => void
  isForStaff?: boolean
}

/** A line under an address: what a carrier knows of it. Advice, so that it never keeps anybody from going on, and says nothing where nobody knows. */
export function AddressAdvice({ address, onUse, isForStaff = false }: Props) {
  const settled = useSettled(placeToAsk(address))
  const call = isForStaff ? addressAdviceCalls.officeAdviseAddress : addressAdviceCalls.adviseAddress
  const mayAsk = useWhyNot()(call) === undefined
  const isAsked = mayAsk && settled !== undefined && !isHidden({ ...nowhere, ...settled, fullName: address.fullName ?? '' })
  const advice = useCall(call, { body: settled ?? nowhere }, { isEnabled: isAsked, staleMs: Number.POSITIVE_INFINITY })
  // What was said of another address than is there now is none of this one.
  const told = isAsked && !advice.isError && isSame(settled, placeToAsk(address)) ? advice.data?.data : undefined
  return (
    <div role="status" className={styles.said}>
      {told && told.state !== 'UNKNOWN' && <Said advice={told} onUse={onUse} />}
    </div>
  )
}

function Said({ advice: { state, doubts, corrected, carrierName }, onUse }: { advice: Advice; onUse: Props['onUse'] }) {
  const t = useText('carrier')
  const carrier = carrierName ?? ''
  return (
    <div className={styles.advice} data-state={state}>
      <Icon name={state === 'WARNED' ? 'alert' : 'checkCircle'} size={16} />
      <div>
        {state === 'WARNED' ? (
          doubts.map(doubt => <p key={doubt}>{t(`doubt_${doubt}`, { carrier })}</p>)
        ) : (
          <p>{t('confirmed', { carrier })}</p>
        )}
        {corrected && (
          <p className={styles.written}>
            <span>{t('written', { address: lineOf(corrected) })}</span>
            <Button size="small" onClick={() => onUse(corrected)}>
              {t('useWritten')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

const lineOf = (place: Place): string =>
  [place.address, place.addressLine2, placeLine({ ...place, country: '' })].filter(Boolean).join(', ')

const isSame = (one: AskedPlace | undefined, other: AskedPlace | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The address once nobody has typed for a moment: a carrier is asked about none that is half written. */
function useSettled(place: AskedPlace | undefined): AskedPlace | undefined {
  const written = JSON.stringify(place)
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), settleMs)
    return () => clearTimeout(timer)
  }, [written])
  return settled === written ? place : undefined
}
const settleMs = 700
