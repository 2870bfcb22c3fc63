import { type ComponentProps, useState } from 'react'
import { useErrorText } from '#kit/call/error-text.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
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

/** One line that mends an order: a label's link, a tracking number. */
export function LineForm({ order, isForStaff = false, isQuiet = false, label, action, done, editOf, onDone, ...input }: Props) {
  const faultText = useFaultText()
  const errorText = useErrorText()
  const [line, setLine] = useState('')
  const given = line.trim()
  const edits = useEdit(order.id, {
    done,
    onDone: () => {
      setLine('')
      onDone?.()
    },
    showsRefusal: true,
    isForStaff,
  })
  return (
    <Row
      as="form"
      align="end"
      onSubmit={event => {
        event.preventDefault()
        if (given !== '') void edits.save(editOf(given))
      }}
    >
      <TextInput
        {...input}
        className={styles.line}
        label={label}
        autoComplete="off"
        value={line}
        onChange={event => setLine(event.currentTarget.value)}
        error={edits.error ? errorText(edits.error) : undefined}
      />
      <Button
        type="submit"
        variant={isQuiet ? 'secondary' : 'primary'}
        busy={edits.isPending}
        reason={given === '' ? faultText('REQUIRED') : undefined}
      >
        {action}
      </Button>
    </Row>
  )
}

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
