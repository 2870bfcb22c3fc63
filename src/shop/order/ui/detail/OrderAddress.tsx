import { useState } from 'react'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { countryName } from '#shop/address/country.rules.ts'
import { AddressEdit, orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import type { ShownOrder } from '../shown-order.ts'
import styles from './order.module.css'

/** Where it goes; the seller may change it while the order is new. */
export function OrderAddress({ order, isEditable }: { order: ShownOrder; isEditable: boolean }) {
  const t = useText('order')
  const language = useLanguage()
  const faultText = useFaultText()
  const [isOpen, setOpen] = useState(false)
  const why = order.steps.editAddress
  return (
    <Card className={styles.card}>
      <h2>
        {t('addressTitle')}
        {isEditable && (
          <Button size="small" variant="quiet" reason={why === null ? undefined : (faultText(why) ?? why)} onClick={() => setOpen(true)}>
            {t('editAddress')}
          </Button>
        )}
      </h2>
      <address className={styles.address}>
        <strong>{order.fullName}</strong>
        <br />
        {order.address}
        {order.addressLine2 && <>, {order.addressLine2}</>}
        <br />
        {order.city}, {order.state} {order.zip}
        <br />
        {countryName(order.country, language)}
        <br />
        <span className={styles.muted}>{[order.phone, order.email].filter(Boolean).join(' · ')}</span>
      </address>
      {order.addressVerdict === 'WARNED' && <p className={styles.warned}>{t('addressWarned')}</p>}
      {isEditable && (
        <AppDialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('editAddress')} width={582}>
          <AddressForm order={order} onDone={() => setOpen(false)} />
        </AppDialog>
      )}
    </Card>
  )
}

function AddressForm({ order, onDone }: { order: ShownOrder; onDone: () => void }) {
  const t = useText('order')
  const edits = useAct(orderIntakeCalls.editOrder, {
    changes: [orderCalls.order, orderCalls.myOrders],
    done: t('addressSaved'),
    onDone,
    showsRefusal: true,
  })
  const { fullName, phone, email, address, addressLine2, city, state, zip, country } = order
  const form = useAppForm(AddressEdit, { address: { fullName, phone, email, address, addressLine2, city, state, zip, country } })
  const { control } = form
  return (
    <AppForm form={form} error={edits.error} onSubmit={body => edits.mutate({ params: { id: order.id }, body })}>
      <FormText control={control} name="address.fullName" label={t('fullName')} autoComplete="name" />
      <FieldRow>
        <FormText control={control} name="address.phone" label={t('phone')} autoComplete="tel" inputMode="tel" />
        <FormText control={control} name="address.email" label={t('email')} autoComplete="email" inputMode="email" />
      </FieldRow>
      <FormText control={control} name="address.address" label={t('address')} autoComplete="address-line1" />
      <FormText control={control} name="address.addressLine2" label={t('addressLine2')} autoComplete="address-line2" />
      <FieldRow>
        <FormText control={control} name="address.city" label={t('city')} autoComplete="address-level2" />
        <FormText control={control} name="address.state" label={t('state')} autoComplete="address-level1" />
      </FieldRow>
      <FieldRow>
        <FormText control={control} name="address.zip" label={t('zip')} autoComplete="postal-code" />
        <FormText control={control} name="address.country" label={t('country')} autoComplete="country" />
      </FieldRow>
      <FormActions>
        <Button onClick={onDone}>{t('close')}</Button>
        <Button type="submit" variant="primary" busy={edits.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
