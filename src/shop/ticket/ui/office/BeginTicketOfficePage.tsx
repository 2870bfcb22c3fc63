import { useNavigate, useSearchParams } from 'react-router'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { WithRail } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderOfAddress } from '#shop/content/message/rules.ts'
import { BeginBody, ticketOfficeCalls } from '../../office/contract.ts'
import { officeTicketPath, ticketLimits } from '../../rules.ts'
import { OfficeOrderPanel } from '../talk/OrderPanel.tsx'
import { ticketChanges } from './office-ticket.ts'

export const handle = { texts: ['ticket', 'ticketNew', 'ticketOffice', 'order', 'carrier'] }

/** Staff write first: to the seller of the order that the address names, about it. */
export default function BeginTicketOfficePage() {
  const office = useText('ticketOffice')
  const [search] = useSearchParams()
  const orderId = orderOfAddress(search) ?? 0
  const back = { to: `/office/order/${orderId}`, label: office('toOrder', { id: orderId }) }
  return (
    <>
      <PageHeader title={office('write')} hint={office('writeHint')} back={back} />
      <WithRail rail={<OfficeOrderPanel orderId={orderId} itemIds={[]} />}>
        <WriteForm key={orderId} orderId={orderId} />
      </WithRail>
    </>
  )
}

function WriteForm({ orderId }: { orderId: number }) {
  const office = useText('ticketOffice')
  const t = useText('ticket')
  const ofNew = useText('ticketNew')
  const whyNot = useWhyNot()
  const navigate = useNavigate()
  const form = useAppForm(BeginBody, { orderId, subject: office('writeSubject', { id: orderId }), text: '' })
  const begins = useAct(ticketOfficeCalls.beginTicket, {
    changes: ticketChanges,
    done: office('written'),
    onDone({ data }) {
      form.reset()
      // Going back leads to the order, not to a form that is sent.
      void navigate(officeTicketPath(data.id), { replace: true })
    },
    showsRefusal: true,
  })
  useUnsaved(form.formState.isDirty && !begins.isSuccess)
  return (
    <Panel>
      <AppForm form={form} error={begins.error} onSubmit={body => begins.mutate({ body })}>
        <FormText
          control={form.control}
          name="subject"
          label={ofNew('subject')}
          maxLength={ticketLimits.subjectMax}
          autoComplete="off"
          required
        />
        <FormTextarea
          control={form.control}
          name="text"
          label={office('writeText')}
          help={office('writeTextHint')}
          rows={6}
          maxLength={ticketLimits.textMax}
          required
        />
        <FormActions>
          <Button type="submit" variant="primary" busy={begins.isPending} reason={whyNot(ticketOfficeCalls.beginTicket)}>
            {t('send')}
          </Button>
        </FormActions>
      </AppForm>
    </Panel>
  )
}
