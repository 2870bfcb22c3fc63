import { useNavigate } from 'react-router'
import { z } from 'zod'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormCards, FormSelect, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { AccountName, carrierAccountCalls, type OfficeCarrier } from '../../account/office/contract.ts'
import { accountLimits } from '../../account/office/rules.ts'
import { accountModes } from '../../rules.ts'
import { useCarrierForms } from './account-words.tsx'

/** A new account: at which carrier, what it is called, and whether it is a test. What opens it is entered on its page. */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText('carrierOffice')
  const forms = useCarrierForms()
  return (
    <Dialog isOpen onClose={onClose} title={t('add')}>
      {forms ? <AddForm carriers={[...forms.values()]} onClose={onClose} /> : <Skeleton shape="block" />}
    </Dialog>
  )
}

const AddBody = z.object({ carrier: z.string().min(1, 'REQUIRED'), name: AccountName, mode: z.enum(accountModes) })

function AddForm({ carriers, onClose }: { carriers: readonly OfficeCarrier[]; onClose: () => void }) {
  const t = useText('carrierOffice')
  const navigate = useNavigate()
  const form = useAppForm(AddBody, { carrier: carriers[0]?.carrier ?? '', name: '', mode: carriers[0]?.modes[0] ?? 'LIVE' })
  const add = useAct(carrierAccountCalls.addCarrierAccount, {
    changes: [carrierAccountCalls.carrierAccounts],
    done: ({ data }) => t('added', { name: data.name }),
    onDone: ({ data }) => void navigate(`/office/carriers/${data.id}`),
    showsRefusal: true,
  })
  const { control } = form
  const modes = carriers.find(({ carrier }) => carrier === form.watch('carrier'))?.modes ?? []
  return (
    <AppForm form={form} error={add.error} onSubmit={body => add.mutate({ body })}>
      <FormSelect
        control={control}
        name="carrier"
        label={t('carrier')}
        choices={carriers.map(({ carrier, name }) => ({ value: carrier, label: name }))}
      />
      <FormText
        control={control}
        name="name"
        label={t('name')}
        help={t('nameHint')}
        maxLength={accountLimits.name}
        autoComplete="off"
        data-autofocus
      />
      <FormCards
        control={control}
        name="mode"
        legend={t('mode')}
        choices={modes.map(value => ({ value, title: t(`mode_${value}`), hint: t(`modeHint_${value}`) }))}
      />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={add.isPending}>
          {t('add')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
