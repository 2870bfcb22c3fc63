import { useState } from 'react'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Select } from '#kit/control/Select.tsx'
import { useText } from '#kit/use-text.ts'
import { mailCountry } from '#shop/address/state.rules.ts'
import { AddressEdit } from '../../../edit/contract.ts'
import { orderKind } from '../../../status/facts.rules.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { useEdit } from '../../use-edit.tsx'
import { AddressFields, AdviceOnAddress, addressOf } from '../act/AddressFields.tsx'
import { useLevels } from './use-levels.ts'

type Props = { order: ShownOrder; isForStaff?: boolean; onClose: () => void }

/** Where an order goes, to be changed. */
export function AddressDialog({ order, isForStaff = false, onClose }: Props) {
  const t = useText('order')
  return (
    <Dialog isOpen onClose={onClose} title={t('editAddress')} width={582}>
      <AddressForm order={order} isForStaff={isForStaff} onDone={onClose} />
    </Dialog>
  )
}

function AddressForm({ order, isForStaff, onDone }: { order: ShownOrder; isForStaff: boolean; onDone: () => void }) {
  const t = useText('order')
  const edits = useEdit(order.id, { done: t('addressSaved'), onDone, showsRefusal: true, isForStaff })
  const say = useText('orderEdit')
  const form = useAppForm(AddressEdit, addressOf(order))
  // To another country by a level that goes there, where one was chosen. Staff move no order abroad.
  const country = mailCountry(form.watch('address.country'))
  const isFixed = !isForStaff && order.shippingMethod !== null && orderKind(order) === 'STANDARD_USPS'
  const isMoved = isFixed && country !== undefined && country !== order.country
  const levels = useLevels({ lines: order.items.filter(item => item.cancelledAt === null), country }, isMoved)
  const [level, setLevel] = useState('')
  const chosen = levels.choices.find(({ value }) => value === level)?.value ?? levels.usual
  return (
    <AppForm
      form={form}
      error={edits.error}
      onSubmit={body => edits.save({ ...body, ...(isMoved && chosen && { shippingMethod: chosen }) })}
    >
      <AddressFields control={form.control} />
      <AdviceOnAddress form={form} isForStaff={isForStaff} />
      {isMoved && levels.choices.length > 0 && (
        <Select label={say('level')} choices={levels.choices} value={chosen ?? ''} onChange={setLevel} />
      )}
      <FormActions>
        <Button onClick={onDone}>{t('close')}</Button>
        <Button type="submit" variant="primary" busy={edits.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
