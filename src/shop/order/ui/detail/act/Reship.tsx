import { useState } from 'react'
import { formatCents } from '#base/money.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { missingOf } from '#shop/wallet/ui/missing-of.ts'
import { AddressEdit } from '../../../edit/contract.ts'
import { orderCalls } from '../../../list/contract.ts'
import { orderReshipCalls, type ReshipCharge } from '../../../refund/contract.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { useRefusedPayment } from '../../use-lack.tsx'
import { AddressFields, AdviceOnAddress, addressOf } from './AddressFields.tsx'

/** Sends a returned order again: where to, and what it costs, are seen before it is charged. */
export function Reship({ order }: { order: ShownOrder }) {
  const t = useText('orderReship')
  const faultText = useFaultText()
  const [isOpen, setOpen] = useState(false)
  const why = order.steps.reship
  const ofRole = useWhyNot()(orderReshipCalls.reshipOrder)
  return (
    <>
      <Button
        variant="primary"
        icon="truck"
        reason={ofRole ?? (why === null ? undefined : (faultText(why) ?? why))}
        onClick={() => setOpen(true)}
      >
        {t('send')}
      </Button>
      {isOpen && <ReshipDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReshipDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const t = useText('orderReship')
  const charge = useCall(orderReshipCalls.previewReship, { params: { id: order.id } })
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { id: order.id })} width={582}>
      <Loaded of={charge}>
        {shown => <ReshipForm order={order} charge={shown} onChanged={() => void charge.refetch()} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type FormProps = { order: ShownOrder; charge: ReshipCharge; onChanged: () => void; onClose: () => void }

function ReshipForm({ order, charge, onChanged, onClose }: FormProps) {
  const [t, ofOrder] = [useText('orderReship'), useText('order')]
  const language = useLanguage()
  const faultText = useFaultText()
  const onLack = useRefusedPayment()
  const reships = useAct(orderReshipCalls.reshipOrder, {
    changes: [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet, orderReshipCalls.previewReship],
    done: t('done'),
    onDone: onClose,
    // The form says why; money that is missing leads to its deposit, and another charge than was seen is asked for again.
    onRefused: error => (missingOf(error) === undefined ? onChanged() : onLack(error)),
    showsRefusal: true,
  })
  const form = useAppForm(AddressEdit, addressOf(order))
  const { chargeCents, postageCents, feeCents, fault } = charge
  const sum = formatCents(chargeCents, { language })
  return (
    <AppForm
      form={form}
      error={reships.error}
      onSubmit={({ address }) => reships.mutate({ params: { id: order.id }, body: { seenChargeCents: chargeCents, address } })}
    >
      <p>{t('hint')}</p>
      <AddressFields control={form.control} />
      <AdviceOnAddress form={form} />
      <Facts
        of={[
          { label: ofOrder('shipping'), value: <Money cents={postageCents} /> },
          feeCents > 0 && { label: t('fee'), value: <Money cents={feeCents} /> },
          { label: t('charge'), value: <Money cents={chargeCents} strong /> },
        ]}
      />
      <FormActions>
        <Button onClick={onClose}>{ofOrder('close')}</Button>
        <Button type="submit" variant="primary" busy={reships.isPending} reason={fault === null ? undefined : (faultText(fault) ?? fault)}>
          {chargeCents > 0 ? `${t('send')} · ${sum}` : t('send')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
