import { useState } from 'react'
import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormCheckbox, FormMoney, FormNumber, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Segments } from '#kit/control/Choice.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { voucherCalls } from '../contract.ts'
import { VoucherForm, voucherOf } from '../form.contract.ts'
import { voucherWorth } from '../rules.ts'

/** A new voucher: what it takes off, from what on, for whom and how long. */
export function VoucherDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('voucherOffice')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('make')} width={582}>
      <MakeForm onClose={onClose} />
    </Dialog>
  )
}

function MakeForm({ onClose }: { onClose: () => void }) {
  const t = useText('voucherOffice')
  const [kind, setKind] = useState<'amount' | 'percent'>('amount')
  const form = useAppForm(VoucherForm, { code: '', isOncePerUser: true, note: '', startsAt: '', endsAt: '' })
  const make = useMoneySend(voucherCalls.makeVoucher, {
    changes: [voucherCalls.officeVouchers],
    done: ({ data }) => t('made', { code: data.code }),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const { control } = form
  const change = (next: string) => {
    setKind(next === 'percent' ? 'percent' : 'amount')
    form.setValue(next === 'percent' ? 'amountCents' : 'percent', undefined)
  }
  return (
    <AppForm form={form} error={make.error} onSubmit={typed => make.mutate({ body: voucherOf(typed) })}>
      <FormText
        control={control}
        name="code"
        label={t('code')}
        help={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        data-autofocus
      />
      <Segments
        label={t('kind')}
        value={kind}
        onChange={change}
        choices={[
          { value: 'amount', label: t('amount') },
          { value: 'percent', label: t('percent') },
        ]}
      />
      <FieldRow>
        {kind === 'amount' ? (
          <FormMoney control={control} name="amountCents" label={t('amount')} autoComplete="off" />
        ) : (
          <FormNumber control={control} name="percent" label={t('percent')} end="%" min={0.01} max={100} decimals={2} />
        )}
        {kind === 'percent' && <FormMoney control={control} name="mostCents" label={t('most')} autoComplete="off" />}
        <FormMoney control={control} name="fromCents" label={t('from')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <FormText control={control} name="startsAt" type="datetime-local" label={t('startsAt')} help={t('now')} />
        <FormText control={control} name="endsAt" type="datetime-local" label={t('endsAt')} help={t('always')} />
      </FieldRow>
      <FieldRow>
        <FormNumber control={control} name="maxUses" label={t('maxUses')} min={1} />
        <FormText control={control} name="note" label={t('note')} autoComplete="off" />
      </FieldRow>
      <FormCheckbox control={control} name="isOncePerUser" label={t('once')} />
      <LimitNote kind="grant" amount={voucherWorth(voucherOf({ ...form.getValues(), ...form.watch() }))} />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={make.isPending}>
          {t('make')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
