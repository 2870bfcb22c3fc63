import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { Timeline } from '#kit/app/page/Timeline.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { NoteBody, orderNoteCalls } from '../../office/note/contract.ts'

/** What staff write about an order for each other. */
export function Notes({ orderId }: { orderId: number }) {
  const office = useText('orderOffice')
  const notes = useCall(orderNoteCalls.orderNotes, { params: { id: orderId } }, { staleMs: 0 })
  return (
    <Panel title={office('notesTitle')}>
      <Stack>
        <p className="hint">{office('notesHint')}</p>
        <NoteForm orderId={orderId} />
        <Loaded of={notes} empty={null}>
          {found => (
            <Timeline
              label={office('notesTitle')}
              entries={found.map(({ id, at, text, author }) => ({ id, at, title: author, note: text }))}
            />
          )}
        </Loaded>
      </Stack>
    </Panel>
  )
}

function NoteForm({ orderId }: { orderId: number }) {
  const office = useText('orderOffice')
  const whyNot = useWhyNot()
  const form = useAppForm(NoteBody, { text: '' })
  const writes = useAct(orderNoteCalls.writeNote, {
    changes: [orderNoteCalls.orderNotes],
    done: office('noteSaved'),
    onDone: () => form.reset(),
    showsRefusal: true,
  })
  return (
    <AppForm form={form} error={writes.error} onSubmit={body => writes.mutate({ params: { id: orderId }, body })}>
      <FormTextarea control={form.control} name="text" label={office('note')} maxLength={1_000} rows={2} required />
      <FormActions>
        <Button type="submit" busy={writes.isPending} reason={whyNot(orderNoteCalls.writeNote)}>
          {office('noteDo')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
