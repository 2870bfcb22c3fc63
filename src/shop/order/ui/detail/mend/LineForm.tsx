import { type ComponentProps, useMemo } from 'react'
import { z } from 'zod'
import { CallError } from '#base/fault.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormText } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import type { TextInput } from '#kit/control/TextInput.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import type { OrderEdit } from '../../../edit/contract.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { useEdit } from '../../use-edit.tsx'
import styles from '../order.module.css'

type Props = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'maxLength' | 'spellCheck'> & {
  order: ShownOrder
  isForStaff?: boolean
  /** Another act beside it is the first one. */
  isQuiet?: boolean
  onDone?: () => void
  label: string
  action: string
  done: string
  /** The edit that the line, without blanks around it, stands for. */
  editOf: (line: string) => Partial<OrderEdit>
}
/** An empty line is not wrong, there is only nothing to send yet: another form beside it may be the one that is filled. */
const Line = z.object({ line: z.string().trim() })

/** One line that mends an order: a label's link, a tracking number. */
export function LineForm({ order, isForStaff = false, isQuiet = false, label, action, done, editOf, onDone, ...input }: Props) {
  const faultText = useFaultText()
  const form = useAppForm(Line, { line: '' })
  const edits = useEdit(order.id, {
    done,
    onDone: () => {
      form.reset()
      onDone?.()
    },
    showsRefusal: true,
    isForStaff,
  })
  const error = useMemo(() => atLine(edits.error), [edits.error])
  return (
    <AppForm form={form} error={error} onSubmit={({ line }) => line !== '' && edits.save(editOf(line))}>
      <Row align="end">
        <FormText control={form.control} name="line" {...input} className={styles.line} label={label} autoComplete="off" />
        <Button
          type="submit"
          variant={isQuiet ? 'secondary' : 'primary'}
          busy={edits.isPending}
          reason={form.watch('line').trim() === '' ? faultText('REQUIRED') : undefined}
        >
          {action}
        </Button>
      </Row>
    </AppForm>
  )
}

/** Whatever was refused is said of the one field. */
const atLine = (error: unknown) =>
  error instanceof CallError && error.status < 500
    ? new CallError(
        error.status,
        error.errors.map(entry => ({ ...entry, path: 'line' })),
        error.requestId,
      )
    : error

/** The number of a parcel that its seller ships. */
export function NumberForm({ order, isForStaff = false, onDone }: Pick<Props, 'order' | 'isForStaff' | 'onDone'>) {
  const say = useText('orderEdit')
  return (
    <LineForm
      order={order}
      isForStaff={isForStaff}
      label={say(isForStaff ? 'sellersNumber' : 'yourNumber')}
      action={say('saveNumber')}
      done={say('numberSaved')}
      maxLength={64}
      spellCheck={false}
      {...(onDone && { onDone })}
      editOf={trackingNumber => ({ trackingNumber })}
    />
  )
}
