import { type KeyboardEvent, useRef } from 'react'
import { When } from '#kit/app/page/When.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import type { OfficeDeposit } from '../../deposit/contract.ts'
import styles from './DepositInbox.module.css'
import { DepositOfficeBadge } from './DepositOfficeBadge.tsx'

/** The deposits of one page, as a list to walk with the arrows. */
export function DepositInbox({
  deposits,
  chosen,
  onChoose,
}: {
  deposits: readonly OfficeDeposit[]
  chosen: number
  onChoose: (id: number) => void
}) {
  const root = useRef<HTMLUListElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key]
    const here = deposits.findIndex(deposit => deposit.id === chosen)
    const next = step === undefined ? undefined : deposits[here + step]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    root.current?.querySelector<HTMLElement>(`[data-id="${next.id}"]`)?.focus()
  }
  return (
    <ul ref={root} className={styles.list} onKeyDown={walk}>
      {deposits.map(deposit => (
        <li key={deposit.id}>
          <button
            type="button"
            data-id={deposit.id}
            className={styles.row}
            aria-current={deposit.id === chosen || undefined}
            onClick={() => onChoose(deposit.id)}
          >
            <span className={styles.top}>
              <strong className="cut">{deposit.seller.username}</strong>
              <Money cents={deposit.receivedCents ?? deposit.amount} strong />
            </span>
            <span className={styles.less}>
              <span className="numbers">
                #{deposit.id} · {deposit.memo}
              </span>
              {deposit.sameProofIn.length > 0 && <Icon name="alert" size={16} />}
            </span>
            <span className={styles.less}>
              <DepositOfficeBadge status={deposit.status} isGateway={deposit.method === 'PAYPAL'} />
              <When at={deposit.createdAt} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
