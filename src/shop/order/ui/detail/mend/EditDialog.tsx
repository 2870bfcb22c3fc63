import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Select } from '#kit/control/Select.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { useEdit } from '../../use-edit.tsx'
import { EditLines } from './EditLines.tsx'
import { draftOf, EditForm, editOf, orderKinds } from './edit-of.ts'
import { useLevels } from './use-levels.ts'

/** What an order is of and how it goes, to be changed: all before it is paid, texts and note while it is new. */
export function EditDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const t = useText('order')
  const say = useText('orderEdit')
  const form = useAppForm(EditForm, draftOf(order))
  const { control, setValue } = form
  const draft = form.watch()
  const edits = useEdit(order.id, { done: say('edited'), onDone: onClose, showsRefusal: true })
  const isWhole = order.steps.edit === null
  const isOurs = isWhole && draft.kind === 'STANDARD_USPS'
  const levels = useLevels({ lines: draft.lines, country: order.country }, isOurs)
  const isChanged = Object.keys(editOf(order, draft)).length > 0
  return (
    <Dialog isOpen onClose={onClose} title={say('editOrder')} width={582}>
      <AppForm form={form} error={edits.error} onSubmit={typed => edits.save(editOf(order, typed))}>
        <EditLines lines={draft.lines} isWhole={isWhole} onChange={lines => setValue('lines', [...lines])} />
        {isWhole && (
          <FormSelect
            control={control}
            name="kind"
            label={t('columnShipping')}
            choices={orderKinds.map(value => ({ value, label: t(`type_${value}`) }))}
          />
        )}
        {isOurs && levels.choices.length > 0 && (
          <Select
            label={say('level')}
            choices={levels.choices}
            value={draft.method ?? levels.usual ?? ''}
            onChange={value => setValue('method', levels.choices.find(each => each.value === value)?.value ?? draft.method)}
          />
        )}
        <FormText control={control} name="tag" label={t('columnTag')} optional maxLength={60} autoComplete="off" />
        <FormTextarea control={control} name="note" label={t('note')} optional rows={2} maxLength={1_000} />
        <FormActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" variant="primary" busy={edits.isPending} reason={isChanged ? undefined : say('nothingChanged')}>
            {t('save')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
