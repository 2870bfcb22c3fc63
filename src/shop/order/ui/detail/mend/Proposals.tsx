import { useState } from 'react'
import { CallError } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { DeclineBody, orderProposalCalls } from '../../../edit/proposal/contract.ts'
import { orderCalls } from '../../../list/contract.ts'
import { orderOfficeCalls } from '../../../office/contract.ts'
import { isLowRefusal } from '../../art/use-low-question.tsx'
import type { ShownOrder } from '../../shown-order.ts'
import { useRefusedPayment } from '../../use-lack.tsx'
import styles from '../order.module.css'
import { Swap } from './Swap.tsx'

type Proposal = ShownOrder['proposals'][number]
type Props = { order: ShownOrder; proposal: Proposal }

/** Other variants that are proposed for items: their seller answers, staff see that they wait, or what was answered. */
export function Proposals({ order, isForStaff = false }: { order: ShownOrder; isForStaff?: boolean }) {
  const t = useText('orderProposal')
  const ofOrder = useText('order')
  const shown = order.proposals.filter(
    (each, index) => each.state === 'OPEN' || (isForStaff && each.state === 'DECLINED' && isLast(order, index)),
  )
  return shown.map(proposal => {
    const item = order.items.find(each => each.id === proposal.itemId)
    const isOpen = proposal.state === 'OPEN'
    const said = isOpen ? proposal.note : proposal.answer
    return (
      <Note
        key={proposal.id}
        meaning={isForStaff && isOpen ? 'blue' : 'amber'}
        icon={isForStaff && isOpen ? 'clock' : 'alert'}
        role="status"
        title={t(!isOpen ? 'wasDeclined' : isForStaff ? 'waits' : 'openTitle')}
        className={styles.alert}
      >
        <Stack gap={12}>
          {!isForStaff && (
            <p>
              {order.errorCode === 'STOCK' && ofOrder('errorCode_STOCK')} {t('openHint')}
            </p>
          )}
          {item && <Swap item={item} variant={proposal.variant} isForStaff={isForStaff} />}
          {said && <p>“{said}”</p>}
          {isOpen && <Difference order={order} proposal={proposal} />}
          {isOpen && (isForStaff ? <Withdraw order={order} proposal={proposal} /> : <Answer order={order} proposal={proposal} />)}
        </Stack>
      </Note>
    )
  })
}

/** The last word on an item of an order that still stands. */
const isLast = ({ status, proposals, items }: ShownOrder, index: number): boolean =>
  status === 'ERROR' &&
  proposals.findIndex(each => each.itemId === proposals[index]?.itemId) === index &&
  items.some(each => each.id === proposals[index]?.itemId && each.cancelledAt === null)

/** What accepting it costs, or gives back. */
function Difference({ order, proposal: { differenceCents, fault } }: Props) {
  const t = useText('orderProposal')
  const say = useText('orderEdit')
  const language = useLanguage()
  const faultText = useFaultText()
  if (differenceCents === null) return <p className="red">{faultText(fault ?? '')}</p>
  if (differenceCents === 0) return <p>{t('nothingNow')}</p>
  if (order.paidAt === null) return <p>{t('quotedNow', { amount: formatCents(differenceCents, { language, sign: true }) })}</p>
  return (
    <div className={styles.difference}>
      <Facts
        figures
        of={[
          { label: say('priceWas'), value: <Money cents={order.totalCost} /> },
          { label: t(differenceCents > 0 ? 'charged' : 'returned'), value: <Money cents={Math.abs(differenceCents)} /> },
          { label: say('priceNow'), value: <Money cents={order.totalCost + differenceCents} strong />, isTotal: true },
        ]}
      />
    </div>
  )
}

function Answer({ order, proposal }: Props) {
  const t = useText('orderProposal')
  const language = useLanguage()
  const faultText = useFaultText()
  const [isDeclining, setDeclining] = useState(false)
  const { accept, isPending } = useAccept({ order, proposal })
  const { differenceCents, fault } = proposal
  const isCharged = order.paidAt !== null && differenceCents !== null && differenceCents > 0
  return (
    <Row>
      <Button
        variant="primary"
        icon="check"
        reason={fault === null ? undefined : (faultText(fault) ?? fault)}
        busy={isPending}
        onClick={() => accept()}
      >
        {isCharged ? t('acceptPay', { amount: formatCents(differenceCents, { language }) }) : t('accept')}
      </Button>
      <Button onClick={() => setDeclining(true)}>{t('decline')}</Button>
      {isDeclining && <DeclineDialog order={order} proposal={proposal} onClose={() => setDeclining(false)} />}
    </Row>
  )
}

const changes = [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet]

/** Accepts for the difference that is shown. What prints too low on the new variant is asked about. */
function useAccept({ order, proposal }: Props) {
  const t = useText('orderProposal')
  const sharp = useText('orderResolution')
  const confirm = useConfirm()
  const errorText = useErrorText()
  const refused = useRefusedPayment()
  const accepts = useAct(orderProposalCalls.acceptProposal, {
    changes,
    done: t('accepted'),
    showsRefusal: true,
    onRefused: error => (isLowRefusal(error) ? void askLow(error) : refused(error)),
  })
  const accept = (acceptsDpi?: number) =>
    accepts.mutate({
      params: { id: order.id, proposalId: proposal.id },
      body: { seenDifferenceCents: proposal.differenceCents ?? 0, ...(acceptsDpi !== undefined && { acceptsDpi }) },
    })
  async function askLow(error: unknown) {
    const dpi = error instanceof CallError ? error.errors[0]?.values?.dpi : undefined
    const question = { title: sharp('lowTitle'), children: errorText(error), action: sharp('printAsIs'), decline: sharp('notNow') }
    if (typeof dpi === 'number' && (await confirm(question))) accept(dpi)
  }
  return { accept, isPending: accepts.isPending }
}

function DeclineDialog({ order, proposal, onClose }: Props & { onClose: () => void }) {
  const t = useText('orderProposal')
  const declines = useAct(orderProposalCalls.declineProposal, { changes, done: t('declined'), onDone: onClose, showsRefusal: true })
  return (
    <ReasonDialog
      title={t('declineTitle')}
      hint={t('declineHint')}
      shape={DeclineBody}
      name="answer"
      label={t('declineWord')}
      isOptional
      action={t('decline')}
      isDangerous
      act={declines}
      onReason={body => declines.mutate({ params: { id: order.id, proposalId: proposal.id }, body })}
      onClose={onClose}
    />
  )
}

function Withdraw({ order, proposal }: Props) {
  const t = useText('orderProposal')
  const whyNot = useWhyNot()
  const withdraws = useAct(orderProposalCalls.withdrawProposal, {
    changes: [orderOfficeCalls.officeOrder, orderOfficeCalls.officeOrders],
    done: t('withdrawn'),
  })
  const question = { title: t('withdrawTitle'), children: t('withdrawHint'), action: t('withdraw') }
  return (
    <Row>
      <Button
        reason={whyNot(orderProposalCalls.withdrawProposal)}
        busy={withdraws.isPending}
        onClick={() => void withdraws.ask(question, { params: { id: order.id, proposalId: proposal.id } })}
      >
        {t('withdraw')}
      </Button>
    </Row>
  )
}
