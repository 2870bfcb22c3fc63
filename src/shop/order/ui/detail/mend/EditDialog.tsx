import { useState } from 'react'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Textarea, TextInput } from '#kit/control/TextInput.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { useEdit } from '../../use-edit.tsx'
import { EditLines } from './EditLines.tsx'
import { draftOf, editOf, orderKinds } from './edit-of.ts'
import { useLevels } from './use-levels.ts'

/** What an order is of and how it goes, to be changed: all before it is paid, texts and note while it is new. */
export function EditDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const t = useText('order')
  const say = useText('orderEdit')
  const [draft, setDraft] = useState(() => draftOf(order))
  const edits = useEdit(order.id, { done: say('edited'), onDone: onClose, showsRefusal: true })
  const isWhole = order.steps.edit === null
  const isOurs = isWhole && draft.kind === 'STANDARD_USPS'
  const levels = useLevels({ lines: draft.lines, country: order.country }, isOurs)
  const edit = editOf(order, draft)
  const isChanged = Object.keys(edit).length > 0
  const put = (patch: Partial<typeof draft>) => setDraft(before => ({ ...before, ...patch }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('editOrder')}
      width={582}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="primary"
            busy={edits.isPending}
            reason={isChanged ? undefined : say('nothingChanged')}
            onClick={() => void edits.save(edit)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack>
        {edits.error && <ErrorNote error={edits.error} />}
        <EditLines lines={draft.lines} isWhole={isWhole} onChange={lines => put({ lines })} />
        {isWhole && (
          <Select
            label={t('columnShipping')}
            choices={orderKinds.map(value => ({ value, label: t(`type_${value}`) }))}
            value={draft.kind}
            onChange={value => put({ kind: orderKinds.find(each => each === value) ?? draft.kind })}
          />
        )}
        {isOurs && levels.choices.length > 0 && (
          <Select
            label={say('level')}
            choices={levels.choices}
            value={draft.method ?? levels.usual ?? ''}
            onChange={value => put({ method: levels.choices.find(each => each.value === value)?.value ?? draft.method })}
          />
        )}
        <TextInput
          label={t('columnTag')}
          optional
          maxLength={60}
          value={draft.tag}
          onChange={event => put({ tag: event.currentTarget.value })}
        />
        <Textarea
          label={t('note')}
          optional
          rows={2}
          maxLength={1_000}
          value={draft.note}
          onChange={event => put({ note: event.currentTarget.value })}
        />
      </Stack>
    </Dialog>
  )
}
