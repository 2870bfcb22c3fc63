import { useState } from 'react'
import type { z } from 'zod'
import type { CallAnswer } from '#base/call.ts'
import { languages } from '#base/text.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import type { ShownPerson } from '#shop/account/ui/office/shown-person.ts'
import { packingLimits } from '#shop/packing/rules.ts'
import { CorrectForm, careCalls } from '../contract.ts'
import { differing } from '../rules.ts'

type Props = { person: ShownPerson; onClose: () => void }

/** A seller's data as it is now, read when the dialog opens, to be corrected field by field. */
export function CorrectDialog({ person, onClose }: Props) {
  const t = useText('careOffice')
  const shown = useCall(careCalls.sellerData, { params: { id: person.id } })
  return (
    <Dialog isOpen onClose={onClose} title={t('correctTitle', { name: person.username })} hint={t('correctWhat')}>
      <Loaded of={shown} isFresh>
        {data => <Fields id={person.id} read={data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type Shown = CallAnswer<typeof careCalls.sellerData>['data']
const languageNames = { en: 'English', vi: 'Tiếng Việt' } as const

function Fields({ id, read, onClose }: { id: number; read: Shown; onClose: () => void }) {
  const t = useText('careOffice')
  // What the fields began with: read again meanwhile, it would pass for what was seen.
  const [shown] = useState(read)
  const form = useAppForm(CorrectForm, { ...shown, reason: '' })
  const { control } = form
  const save = useAct(careCalls.correctSeller, {
    changes: [careCalls.sellerData, accountOfficeCalls.person, accountOfficeCalls.people],
    done: t('corrected'),
    onDone: onClose,
    showsRefusal: true,
  })
  const submit = ({ reason, ...typed }: z.output<typeof CorrectForm>) => {
    const changed = Object.fromEntries(differing(shown, typed).map(field => [field, typed[field]]))
    save.mutate({ params: { id }, body: { ...changed, seen: shown.seen, reason } })
  }
  return (
    <AppForm form={form} error={save.error} onSubmit={submit}>
      <FormText control={control} name="fullName" label={t('fullName')} autoComplete="off" maxLength={100} data-autofocus />
      <FormText control={control} name="phone" label={t('phone')} type="tel" inputMode="tel" autoComplete="off" maxLength={15} />
      <FormText control={control} name="address" label={t('address')} autoComplete="off" maxLength={300} />
      <FormSelect
        control={control}
        name="language"
        label={t('language')}
        choices={languages.map(value => ({ value, label: languageNames[value] }))}
      />
      <FormText
        control={control}
        name="shopName"
        label={t('shopName')}
        help={t('shopNameHint')}
        autoComplete="off"
        maxLength={packingLimits.senderMax}
      />
      <FormTextarea control={control} name="returnAddress" label={t('returnAddress')} maxLength={packingLimits.returnAddressMax} rows={3} />
      <FormTextarea control={control} name="reason" label={t('reason')} maxLength={500} rows={2} required />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('save')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
