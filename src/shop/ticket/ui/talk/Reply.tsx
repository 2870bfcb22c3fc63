import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '#base/time.ts'
import type { WireCall } from '#base/wire.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ticketFormPath } from '#shop/content/message/rules.ts'
import { isReopened, ticketLimits, ticketPath } from '../../rules.ts'
import { ReplyBody, ticketCalls } from '../../talk/contract.ts'
import { AttachmentDrop } from './AttachmentDrop.tsx'
import type { ShownTicket } from './shown-ticket.ts'

/** The reply to write. What was typed and chosen stays until it is sent; a solved ticket says what a reply does. */
export function Reply({ ticket, changes }: { ticket: ShownTicket; changes: readonly WireCall[] }) {
  const [t, say] = [useText('ticket'), useText('ticketMerge')]
  const whyNot = useWhyNot()
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useAppForm(ReplyBody, { text: '' })
  useUnsaved(form.formState.isDirty || files.length > 0)
  const led = (id: number) => (ticket.mergedId === null ? t('goesOn', { id }) : say('replied', { id }))
  const sends = useAct(ticketCalls.replyTicket, {
    changes,
    done: ({ data }) => (data.id !== ticket.id ? led(data.id) : t(ticket.status === 'SOLVED' ? 'reopened' : 'sent')),
    onDone({ data }) {
      form.reset()
      setFiles([])
      if (data.id !== ticket.id) void navigate(ticketPath(data.id))
    },
    showsRefusal: true,
  })
  if (ticket.status === 'SPAM')
    return (
      <Note
        meaning="blue"
        icon="info"
        action={
          <LinkButton to={ticketFormPath} reason={whyNot(ticketCalls.openTicket)}>
            {t('open')}
          </LinkButton>
        }
      >
        {t('closedNote')}
      </Note>
    )
  return (
    <Panel>
      <SolvedNote ticket={ticket} />
      <AppForm
        form={form}
        error={sends.error}
        failed={`${t('sendFailed')}:`}
        onSubmit={body => sends.mutate({ params: { id: ticket.id }, body, files })}
      >
        <FormTextarea control={form.control} name="text" label={t('message')} rows={4} maxLength={ticketLimits.textMax} required />
        <AttachmentDrop files={files} onChange={setFiles} isBusy={sends.isPending} />
        <FormActions>
          <Button type="submit" variant="primary" busy={sends.isPending} reason={whyNot(ticketCalls.replyTicket)}>
            {t('send')}
          </Button>
        </FormActions>
      </AppForm>
    </Panel>
  )
}

function SolvedNote({ ticket: { status, reopenUntil, mergedId } }: { ticket: ShownTicket }) {
  const t = useText('ticket')
  const language = useLanguage()
  if (status !== 'SOLVED' || reopenUntil === null || mergedId !== null) return null
  const until = new Date(reopenUntil)
  return (
    <Note meaning="green" title={t('solvedNote')}>
      {isReopened({ reopenUntil: until }, new Date())
        ? t('reopenHint', { date: formatDate(until, 'dateTime', { language }) })
        : t('lateHint')}
    </Note>
  )
}
