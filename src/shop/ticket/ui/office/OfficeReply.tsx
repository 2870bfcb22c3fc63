import { useEffect, useRef, useState } from 'react'
import { CallError } from '#base/fault.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Segments } from '#kit/control/Choice.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { NoteBody, ticketOfficeCalls } from '../../office/contract.ts'
import { type TicketWait, ticketLimits, ticketWaits } from '../../rules.ts'
import { ReplyBody } from '../../talk/contract.ts'
import { MacroMenu, withMacro } from '../macro/MacroMenu.tsx'
import { AttachmentDrop } from '../talk/AttachmentDrop.tsx'
import { type OfficeTicket, ticketChanges } from './office-ticket.ts'
import { useAnswering, useSayAnswering } from './use-answering.ts'
import type { Seen } from './use-seen.ts'

type Props = {
  ticket: OfficeTicket
  seen: Seen
  /** The server says that the requester has written since. */
  onNews: () => void
}

/** The answer to write, or a note for other staff. Who wrote meanwhile is read first, and what was typed stays. */
export function OfficeReply({ ticket, seen, onNews }: Props) {
  const t = useText('ticket')
  const office = useText('ticketOffice')
  // Whoever opens a merged one answers in the other. An answer that was begun before stays.
  const [mode, setMode] = useState<'reply' | 'note'>(ticket.mergedId === null ? 'reply' : 'note')
  const isNote = mode === 'note' || ticket.status === 'SPAM'
  return (
    <Panel>
      <Answering ticketId={ticket.id} />
      {ticket.status !== 'SPAM' && (
        <Segments
          label={office('mode')}
          value={mode}
          onChange={setMode}
          choices={[
            { value: 'reply', label: office('reply') },
            { value: 'note', label: t('note') },
          ]}
        />
      )}
      {isNote ? <NoteForm ticket={ticket} /> : <AnswerForm ticket={ticket} seen={seen} onNews={onNews} />}
    </Panel>
  )
}

/** Who else writes an answer at this moment. */
function Answering({ ticketId }: { ticketId: number }) {
  const office = useText('ticketOffice')
  const names = useAnswering(ticketId)
  return (
    <div role="status" className={names.length === 0 ? 'unseen' : undefined}>
      {names.length > 0 && (
        <Note meaning="blue" icon="users">
          {office('answering', { count: names.length, names: names.join(', ') })}
        </Note>
      )}
    </div>
  )
}

function AnswerForm({ ticket, seen, onNews }: Props) {
  const t = useText('ticket')
  const office = useText('ticketOffice')
  const faultText = useFaultText()
  const { id, mergedId } = ticket
  const isGone = mergedId === null ? undefined : faultText('SUPPORT_MERGED', { id, mergedId })
  const mayNot = useWhyNot()(ticketOfficeCalls.answerTicket) ?? isGone
  const [files, setFiles] = useState<readonly File[]>([])
  const [waitingOn, setWaitingOn] = useState<TicketWait>('REQUESTER')
  /** Which of the two buttons was pressed. */
  const solves = useRef(false)
  const form = useAppForm(ReplyBody, { text: '' })
  const { isDirty } = form.formState
  const hasDraft = isDirty || files.length > 0
  useUnsaved(hasDraft)
  useSayAnswering(id, hasDraft && mayNot === undefined)
  useEffect(() => {
    // Who has not begun to write has read what stands here.
    if (!isDirty && seen.hasNews) seen.read()
  }, [isDirty, seen])
  const sends = useAct(ticketOfficeCalls.answerTicket, {
    changes: ticketChanges,
    done: t('sent'),
    onDone() {
      form.reset()
      setFiles([])
      seen.read()
    },
    showsRefusal: true,
    onRefused(error) {
      if (hasNews(error)) onNews()
    },
  })
  const press = (isLast: boolean) => {
    solves.current = isLast
  }
  const send = ({ text }: { text: string }) => {
    const body = { text, seenMessageId: seen.id, waitingOn, solves: solves.current }
    sends.mutate({ params: { id }, body, files })
  }
  return (
    <>
      {(seen.hasNews || hasNews(sends.error)) && (
        <Note
          role="alert"
          title={office('news')}
          action={
            <Button size="small" onClick={seen.read}>
              {office('gotIt')}
            </Button>
          }
        >
          {office('newsHint')}
        </Note>
      )}
      <AppForm form={form} error={hasNews(sends.error) ? null : sends.error} failed={`${t('sendFailed')}:`} onSubmit={send}>
        <FormTextarea
          control={form.control}
          name="text"
          label={office('reply')}
          help={office('replyHint', { name: ticket.seller.username })}
          rows={5}
          maxLength={ticketLimits.textMax}
          required
        />
        <MacroMenu
          ticketId={ticket.id}
          onInsert={text => form.setValue('text', withMacro(form.getValues('text'), text), { shouldDirty: true, shouldValidate: true })}
        />
        <AttachmentDrop files={files} onChange={setFiles} isBusy={sends.isPending} />
        <Select
          label={office('thenWaits')}
          width="medium"
          choices={ticketWaits.map(value => ({ value, label: t(`wait_${value}`) }))}
          value={waitingOn}
          onChange={value => setWaitingOn(ticketWaits.find(each => each === value) ?? 'REQUESTER')}
        />
        <FormActions>
          <Button type="submit" reason={mayNot} busy={sends.isPending && solves.current} onClick={() => press(true)}>
            {office('sendSolve')}
          </Button>
          <Button type="submit" variant="primary" reason={mayNot} busy={sends.isPending && !solves.current} onClick={() => press(false)}>
            {t('send')}
          </Button>
        </FormActions>
      </AppForm>
    </>
  )
}

const hasNews = (error: unknown): boolean => error instanceof CallError && error.code === 'SUPPORT_HAS_NEWS'

function NoteForm({ ticket }: { ticket: OfficeTicket }) {
  const t = useText('ticket')
  const office = useText('ticketOffice')
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useAppForm(NoteBody, { text: '' })
  useUnsaved(form.formState.isDirty || files.length > 0)
  const writes = useAct(ticketOfficeCalls.writeTicketNote, {
    changes: ticketChanges,
    done: office('noteAdded'),
    onDone() {
      form.reset()
      setFiles([])
    },
    showsRefusal: true,
  })
  return (
    <AppForm form={form} error={writes.error} onSubmit={body => writes.mutate({ params: { id: ticket.id }, body, files })}>
      <FormTextarea
        control={form.control}
        name="text"
        label={t('note')}
        help={office('noteHint')}
        rows={3}
        maxLength={ticketLimits.noteMax}
        required
      />
      <AttachmentDrop files={files} onChange={setFiles} isBusy={writes.isPending} />
      <FormActions>
        <Button type="submit" variant="primary" busy={writes.isPending} reason={useWhyNot()(ticketOfficeCalls.writeTicketNote)}>
          {office('addNote')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
