import type { ReactNode } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type { core } from 'zod'
import { Button } from '../../control/Button.tsx'
import { useText } from '../../use-text.ts'
import { AppForm, FormActions } from '../form/AppForm.tsx'
import { FormTextarea } from '../form/fields.tsx'
import { useAppForm } from '../form/use-app-form.ts'
import { AppDialog } from './AppDialog.tsx'

type Props<Body extends FieldValues> = {
  title: string
  /** What will happen. */
  hint?: ReactNode
  /** The call's body; `name` is its reason. */
  shape: core.$ZodType<Body, Body>
  name: FieldPath<Body>
  label: string
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
  const { title, hint, shape, name, label, action, isDangerous, act, onReason, onClose } = props
  const t = useText('app')
  const form = useAppForm(shape, { [name]: '' } as DefaultValues<Body>) // A body of one field.
  return (
    <AppDialog isOpen onClose={onClose} title={title}>
      <AppForm form={form} error={act.error} onSubmit={onReason}>
        {hint && <p>{hint}</p>}
        <FormTextarea control={form.control} name={name} label={label} maxLength={500} minRows={2} data-autofocus required />
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={act.isPending}>
            {action}
          </Button>
        </FormActions>
      </AppForm>
    </AppDialog>
  )
}
