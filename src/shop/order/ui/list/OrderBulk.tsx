import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { formatCents, sumCents } from '#base/money.ts'
import { Button, LinkButton } from '#kit/Button.tsx'
import { useConfirm } from '#kit/desk/Confirm.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { Money } from '#kit/Money.tsx'
import { useCall, useSend } from '#kit/use-call.ts'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/calls.ts'
import { depositPath } from '#shop/wallet/deposit.rules.ts'
import { orderCalls } from '../../calls.ts'
import type { orderCalls as contract } from '../../contract.ts'
import styles from './list.module.css'
import type { ListedOrder } from './order-columns.tsx'

type Result = CallAnswer<typeof contract.bulkSubmit>['data']['results'][number]
type Acts = { orders: readonly ListedOrder[]; onDone: () => void }

/** Submit, cancel, resend and delete of the selected orders; each shows its figures first and tells of every order after. */
export function OrderBulk({ orders, onDone }: Acts) {
  const t = useText('order')
  const faultText = useFaultText()
  const [refused, setRefused] = useState<readonly Result[]>([])
  const acts = useBulkActs({ orders, onDone }, setRefused)
  const why = (step: keyof ListedOrder['steps']) => {
    const codes = orders.map(order => order.steps[step])
    const [first] = codes
    return codes.every(code => code !== null) && first ? (faultText(first) ?? first) : undefined
  }
  return (
    <>
      <Button size="small" variant="primary" icon="wallet" reason={why('submit')} busy={acts.isBusy} onClick={acts.submit}>
        {t('submit')}
      </Button>
      <Button size="small" icon="refresh" reason={why('resend')} busy={acts.isBusy} onClick={acts.resend}>
        {t('resend')}
      </Button>
      <Button size="small" icon="xCircle" reason={why('cancel')} busy={acts.isBusy} onClick={acts.cancel}>
        {t('cancel')}
      </Button>
      <Button size="small" icon="trash" reason={why('delete')} busy={acts.isBusy} onClick={acts.remove}>
        {t('delete')}
      </Button>
      <RefusedDialog
        refused={refused}
        lackCents={acts.lackOf(refused)}
        onClose={() => {
          setRefused([])
          onDone()
        }}
      />
    </>
  )
}

function useBulkActs({ orders, onDone }: Acts, setRefused: (refused: readonly Result[]) => void) {
  const t = useText('order')
  const language = useLanguage()
  const confirm = useConfirm()
  const notice = useNotice()
  const wallet = useCall(walletCalls.myWallet, {})
  const changes = [orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet]
  const tell = ({ data }: { data: { results: Result[] } }) => {
    const failed = data.results.filter(result => result.code !== undefined)
    notice.done(t('bulkDone', { done: data.results.length - failed.length, all: data.results.length }))
    setRefused(failed)
    // The end of the selection takes this bar away, and with it the list of what was refused.
    if (failed.length === 0) onDone()
  }
  const options = { changes, onDone: tell, onRefused: notice.failed }
  const submits = useSend(orderCalls.bulkSubmit, options)
  const cancels = useSend(orderCalls.bulkCancel, options)
  const resends = useSend(orderCalls.bulkResend, options)
  const deletes = useSend(orderCalls.bulkDelete, options)
  const previews = useSend(orderCalls.previewCancels, { onRefused: notice.failed })
  const ids = orders.map(order => order.id)
  const spendableCents = wallet.data?.data.spendableCents

  return {
    isBusy: submits.isPending || cancels.isPending || resends.isPending || deletes.isPending || previews.isPending,
    /** What the wallet, as it is after the act, lacks for all orders that were refused for want of money. */
    lackOf(refused: readonly Result[]) {
      const lacking = refused.filter(({ code }) => code === 'NOT_ENOUGH_BALANCE').map(({ id }) => id)
      const totals = orders.filter(order => lacking.includes(order.id)).map(order => order.totalCost)
      return totals.length === 0 || spendableCents === undefined ? 0 : Math.max(0, sumCents(totals) - spendableCents)
    },
    resend: () => resends.mutate({ body: { ids } }),
    async submit() {
      const payable = orders.filter(order => order.steps.submit === null)
      const totalCents = sumCents(payable.map(order => order.totalCost))
      const balanceCents = wallet.data?.data.balance
      const figures = [
        { label: t('bulkCount'), value: String(payable.length) },
        ...(balanceCents === undefined ? [] : [{ label: t('balanceNow'), value: <Money cents={balanceCents} /> }]),
        { label: t('total'), value: <Money cents={totalCents} strong />, isTotal: true },
      ]
      if (await confirm({ title: t('submitTitle'), figures, action: t('submit') })) submits.mutate({ body: { ids } })
    },
    async cancel() {
      const { data } = await previews.mutateAsync({ body: { ids } })
      const open = data.previews.filter(preview => preview.fault === null)
      const figures = [
        { label: t('paid'), value: <Money cents={sumCents(open.map(preview => preview.paidCents - preview.refundedCents))} /> },
        { label: t('refundNow'), value: formatCents(sumCents(open.map(preview => preview.nowCents)), { language }), isTotal: true },
      ]
      const title = t('cancelTitle', { count: open.length })
      if (
        !(await confirm({
          title,
          figures,
          children: t('cancelFinal'),
          action: t('cancelOrder'),
          decline: t('keepGoing'),
          isDangerous: true,
        }))
      )
        return
      cancels.mutate({ body: { orders: data.previews.map(({ orderId, nowCents }) => ({ id: orderId, seenRefundCents: nowCents })) } })
    },
    async remove() {
      const title = t('deleteTitle', { count: ids.length })
      if (await confirm({ title, children: t('deleteHint'), action: t('delete'), isDangerous: true })) deletes.mutate({ body: { ids } })
    },
  }
}

/** The orders that an act left as they are, each with its reason. */
export function RefusedDialog({
  refused,
  onClose,
  lackCents = 0,
}: {
  refused: readonly Result[]
  onClose: () => void
  lackCents?: number
}) {
  const t = useText('order')
  const faultText = useFaultText()
  const { pathname } = useLocation()
  return (
    <DeskDialog
      isOpen={refused.length > 0}
      onClose={onClose}
      title={t('bulkRefused', { count: refused.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {lackCents > 0 && (
            <LinkButton variant="primary" to={depositPath(lackCents, pathname)}>
              {t('depositMissing')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('bulkRefusedHint')}</p>
      <ul className={styles.refused}>
        {refused.map(({ id, code = '', values }) => (
          <li key={id}>
            <strong>#{id}</strong>
            <span>{faultText(code, values) ?? code}</span>
          </li>
        ))}
      </ul>
    </DeskDialog>
  )
}
