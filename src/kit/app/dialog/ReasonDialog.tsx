import type { ReactNode } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type { core } from 'zod'
import { Button } from '../../control/Button.tsx'
import { Dialog } from '../../control/Dialog.tsx'
import { useText } from '../../use-text.ts'
import { AppForm, FormActions } from '../form/AppForm.tsx'
import { FormTextarea } from '../form/fields.tsx'
import { useAppForm } from '../form/use-app-form.ts'

type Props<Body extends FieldValues> = {
  title: string
  /** What will happen. */
  hint?: ReactNode
  /** What holds for this act: that another person decides. */
  note?: ReactNode
  /** The call's body; `name` is its reason. */
  shape: core.$ZodType<Body, Body>
  name: FieldPath<Body>
  label: string
  /** It may be left empty. */
  isOptional?: boolean
  /** The button's words: the act itself. */
  action: string
  isDangerous?: boolean
  /** The act that is sent: `useAct` or another write. */
  act: { error: unknown; isPending: boolean }
  onReason: (body: Body) => unknown
  onClose: () => void
}

/** Asks why, before something is done that somebody else will read of. */
export function ReasonDialog<Body extends FieldValues>(props: Props<Body>) {
  const { title, hint, note, shape, name, label, isOptional = false, action, isDangerous, act, onReason, onClose } = props
  const t = useText('app')
  const form = useAppForm(shape, { [name]: '' } as DefaultValues<Body>) // A body of one field.
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <AppForm form={form} error={act.error} onSubmit={onReason}>
        {hint && <p>{hint}</p>}
        <FormTextarea
          control={form.control}
          name={name}
          label={label}
          maxLength={500}
          rows={2}
          required={!isOptional}
          optional={isOptional}
        />
        {note}
        <FormActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={act.isPending}>
            {action}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
