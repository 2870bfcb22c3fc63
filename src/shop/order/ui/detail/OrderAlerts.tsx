import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { formatCents } from '#base/money.ts'
import { formatDate } from '#base/time.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { brokeOnTheWay } from '../../refund/rules.ts'
import { isPayable } from '../../status/rules.ts'
import { AcceptLow } from '../art/AcceptLow.tsx'
import { errorCodeOf } from '../list/order-columns.tsx'
import { isBackLate, isNeeding, needOf, repeatsNumber, waitsForNumber } from '../need.ts'
import { useNoteText } from '../note-text.ts'
import type { ShownOrder } from '../shown-order.ts'
import { useLack } from '../use-lack.tsx'
import styles from './order.module.css'

type Props = { order: ShownOrder; isForStaff?: boolean; mend?: ReactNode }

/** What the order waits for, at its top: what is wrong, who must act, and the act itself; or that it is not paid yet. */
export function OrderAlerts({ order, isForStaff = false, mend }: Props) {
  const t = useText('order')
  const say = useText('orderEdit')
  const sharp = useText('orderResolution')
  const office = useText('orderOffice')
  const faultText = useFaultText()
  const noteText = useNoteText()
  const need = needOf(order)
  if (order.status === 'ERROR') {
    // What is proposed stands above and says the cause.
    if (!isForStaff && order.errorCode === 'STOCK' && order.proposals.some(each => each.state === 'OPEN')) return null
    const forStaff = office(order.errorWaitsOn === 'SELLER' ? 'alertSeller' : 'alertStaff')
    const isSellers = order.errorWaitsOn === 'SELLER' || isNeeding(need)
    const note = noteText(order.errorNote)
    return (
      <Alert title={isForStaff ? forStaff : t(isSellers ? 'errorSeller' : 'errorStaff')} mend={(isSellers || isForStaff) && mend}>
        <p>
          {t(`errorCode_${errorCodeOf(order.errorCode)}`)}{' '}
          {brokeOnTheWay(order) && t(order.returnedAt === null ? 'returnedWaits' : 'returnedBack')}
        </p>
        {/* A person's words need not end as a sentence does. */}
        {note && <p>{note}</p>}
      </Alert>
    )
  }
  if (repeatsNumber(order))
    return (
      <Alert title={t('status_DUPLICATE')} mend={isNeeding(need) && mend}>
        <p>
          <NumberTwin order={order} isForStaff={isForStaff} />
        </p>
        <p>{say('numberTwinHint')}</p>
      </Alert>
    )
  if (order.status === 'DUPLICATE')
    return (
      <Alert title={t('status_DUPLICATE')} mend={<Twins order={order} isForStaff={isForStaff} />}>
        {say(order.duplicateOf === null ? 'numberTwinMended' : 'twinHint')}
      </Alert>
    )
  if (order.status === 'MISSED') return <Missed order={order} />
  if (isBackLate(order))
    return (
      <Alert title={t('errorCode_RETURNED')} mend={!isForStaff && mend}>
        {t('returnedBack')}
      </Alert>
    )
  if (waitsForNumber(order))
    return (
      <Alert title={say('waitsForNumber')} mend={mend}>
        {!isForStaff && say('waitsForNumberHint')}
      </Alert>
    )
  if (need.label && (order.labelState === 'REFUSED' || order.paidAt !== null)) return <Alert title={say('needsLabel')} mend={mend} />
  if (need.items.length > 0)
    return (
      <Alert title={say('needsFile')} mend={mend}>
        {!isForStaff && say('needsFileHint')}
      </Alert>
    )
  if (order.lowSides > 0 && isPayable(order.status))
    return (
      <Alert title={sharp(order.submitsWhenReady ? 'waitsTitle' : 'lowTitle')} mend={!isForStaff && <AcceptLow order={order} />}>
        {!isForStaff && sharp('lowHint')}
      </Alert>
    )
  if (order.submitsWhenReady && order.paidAt === null) return <Alert title={t('waitsForFiles')}>{faultText('ORDER_WAITS_FOR_FILES')}</Alert>
  if (!isPayable(order.status)) return null
  // Staff submit nothing for a seller: what keeps them from it is no news.
  if (isForStaff && !isNeeding(need)) return <Alert title={office('alertUnpaid')} isInfo />
  const { submit } = order.steps
  if (submit !== null)
    return (
      <Alert title={isForStaff ? office('alertUnpaid') : t('unsubmitted')} mend={isNeeding(need) && mend}>
        {!isForStaff && (faultText(submit) ?? submit)}
      </Alert>
    )
  return <Unpaid order={order} />
}

/** The order that has its number, where its reader may see that. */
function NumberTwin({ order: { twinId }, isForStaff }: { order: ShownOrder; isForStaff: boolean }) {
  const t = useText('orderEdit')
  if (twinId === null) return t('numberTwinElsewhere')
  return <Link to={`${isForStaff ? '/office/order' : '/order'}/${twinId}`}>{t('numberTwin', { id: twinId })}</Link>
}

/** The way to the orders of the same id of its seller's: this one and those that it repeats. */
function Twins({ order: { externalId }, isForStaff }: { order: ShownOrder; isForStaff: boolean }) {
  const t = useText('orderEdit')
  if (externalId === null) return null
  return <Link to={`${isForStaff ? '/office/order' : '/order'}?q=${encodeURIComponent(externalId)}`}>{t('seeTwins')}</Link>
}

/** No carrier has seen its parcel: how it goes on, by itself and by whom. */
function Missed({ order }: { order: ShownOrder }) {
  const t = useText('orderEdit')
  const language = useLanguage()
  const { orderType, missRefundAt, paidCents, refundedCents } = order
  return (
    <Alert title={t('missedTitle')}>
      {t('missedHint')} {t(orderType === 'LABEL' ? 'missedResend' : 'missedAgain')}{' '}
      {missRefundAt !== null &&
        t('missedRefund', {
          amount: formatCents(paidCents - refundedCents, { language }),
          date: formatDate(missRefundAt, 'dateTime', { language }),
        })}
    </Alert>
  )
}

/** An order that could be submitted: where the wallet lacks money, the way to deposit it. */
function Unpaid({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const say = useText('orderEdit')
  const language = useLanguage()
  const lackCents = useLack(order)
  const { pathname } = useLocation()
  if (lackCents === 0) return <Alert title={order.status === 'PAYMENT_FAILED' ? say('refusedBefore') : t('unsubmitted')} isInfo />
  return (
    <Alert title={t('lackTitle', { amount: formatCents(lackCents, { language }) })}>
      {t('lackHint')} <Link to={depositPath(lackCents, pathname)}>{t('depositMissing')}</Link>
    </Alert>
  )
}

function Alert({ title, isInfo, mend, children }: { title: string; isInfo?: boolean; mend?: ReactNode; children?: ReactNode }) {
  return (
    <Note meaning={isInfo ? 'blue' : 'amber'} icon={isInfo ? 'info' : 'alert'} role="status" title={title} className={styles.alert}>
      <Stack gap={12}>
        {children && <div>{children}</div>}
        {mend}
      </Stack>
    </Note>
  )
}
