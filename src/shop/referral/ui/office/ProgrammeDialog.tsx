import { AppForm, FieldRow, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormMoney, FormNumber, FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { ProgrammeForm, programmeOf, referralCalls } from '../../contract.ts'
import { programmeLimits } from '../../rules.ts'

/** A new programme: what an invited seller's orders bring, for how long, and who joins under it. */
export function ProgrammeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('referralOffice')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('make')} width={582}>
      <MakeForm onClose={onClose} />
    </Dialog>
  )
}

function MakeForm({ onClose }: { onClose: () => void }) {
  const t = useText('referralOffice')
  const form = useAppForm(ProgrammeForm, { nameEn: '', nameVi: '', percent: 5, months: 12, startsAt: '', endsAt: '' })
  const make = useMoneySend(referralCalls.makeProgramme, {
    changes: [referralCalls.officeProgrammes],
    done: t('made'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const { control } = form
  return (
    <AppForm form={form} error={make.error} onSubmit={typed => make.mutate({ body: programmeOf(typed) })}>
      <FieldRow>
        <FormText
          control={control}
          name="nameEn"
          label={t('nameEn')}
          autoComplete="off"
          maxLength={programmeLimits.nameMax}
          data-autofocus
        />
        <FormText control={control} name="nameVi" label={t('nameVi')} autoComplete="off" maxLength={programmeLimits.nameMax} />
      </FieldRow>
      <FieldRow>
        <FormNumber control={control} name="percent" label={t('share')} end="%" min={0.01} max={100} decimals={2} />
        <FormNumber control={control} name="months" label={t('months')} min={1} max={programmeLimits.months} />
        <FormMoney control={control} name="mostCents" label={t('most')} help={t('noMost')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <FormText control={control} name="startsAt" type="datetime-local" label={t('startsAt')} help={t('now')} />
        <FormText control={control} name="endsAt" type="datetime-local" label={t('endsAt')} help={t('always')} />
      </FieldRow>
      <LimitNote kind="grant" amount={null} />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={make.isPending}>
          {t('make')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
