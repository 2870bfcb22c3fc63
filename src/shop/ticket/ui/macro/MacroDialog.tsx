import type { CallAnswer } from '#base/call.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import { MacroBody, ticketMacroCalls } from '../../office/macro/contract.ts'
import { macroFields, macroLimits } from '../../office/macro/rules.ts'

export type Macro = CallAnswer<typeof ticketMacroCalls.macros>['data'][number]
type Props = { macro: Macro | undefined; onClose: () => void }

/** A macro in both languages, with the fields that it may name. */
export function MacroDialog({ macro, onClose }: Props) {
  const t = useText('ticketMacro')
  const form = useAppForm(MacroBody, { name: macro?.name ?? '', textEn: macro?.textEn ?? '', textVi: macro?.textVi ?? '' })
  const saves = { changes: [ticketMacroCalls.macros], done: t('saved'), onDone: onClose, showsRefusal: true } as const
  const makes = useAct(ticketMacroCalls.makeMacro, saves)
  const edits = useAct(ticketMacroCalls.changeMacro, saves)
  const save = (body: MacroBody) =>
    macro ? edits.mutate({ params: { id: macro.id }, body: { ...body, seenVersion: macro.version } }) : makes.mutate({ body })
  return (
    <Dialog isOpen onClose={onClose} title={macro?.name ?? t('add')} width={582}>
      <AppForm form={form} error={makes.error ?? edits.error} onSubmit={save}>
        <FormText control={form.control} name="name" label={t('name')} maxLength={macroLimits.nameMax} autoComplete="off" required />
        {(['textEn', 'textVi'] as const).map(name => (
          <FormTextarea
            key={name}
            control={form.control}
            name={name}
            label={t(name)}
            help={t('fields', { list: macroFields.map(field => `{{${field}}}`).join(' ') })}
            rows={5}
            maxLength={macroLimits.textMax}
            required
          />
        ))}
        <FormActions>
          <Button type="submit" variant="primary" busy={makes.isPending || edits.isPending}>
            {t('save')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
