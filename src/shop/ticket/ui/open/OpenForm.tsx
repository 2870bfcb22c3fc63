import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useUnsaved } from '#kit/app/form/Unsaved.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { needsProof, type OpenFault, type TicketType, ticketLimits, ticketPath, typesFor, whyNotOpen } from '../../rules.ts'
import { OpenBody, ticketCalls } from '../../talk/contract.ts'
import { AttachmentDrop } from '../talk/AttachmentDrop.tsx'
import type { Asked, AskedOrder } from './asked.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { Known } from './Known.tsx'

type Props = { given: Asked; order?: AskedOrder; onType: (type: TicketType) => void; onOther?: () => void }

/** What it is about first, then what that needs. What is typed and chosen stays where a send is refused. */
export function OpenForm({ given, order, onType, onOther }: Props) {
  const say = useText('ticketNew')
  const t = useText('ticket')
  const types = typesFor(order)
  const type = types.find(each => each === given.type)
  const [isUnanswered, setUnanswered] = useState(false)
  return (
    <Stack>
      <Panel>
        <ChoiceCards
          legend={say('typeLegend')}
          value={type}
          onChange={onType}
          choices={types.map(value => ({ value, title: t(`type_${value}`), hint: say(`hint_${value}`) }))}
        />
        {onOther && (
          <Row>
            <Button variant="quiet" size="small" icon="search" onClick={onOther}>
              {say('another')}
            </Button>
          </Row>
        )}
      </Panel>
      {type === 'SHIPPING' && order && <Known order={order} isUnanswered={isUnanswered} onUnanswered={() => setUnanswered(true)} />}
      {type !== undefined && (type !== 'SHIPPING' || isUnanswered) && <Words key={type} type={type} given={given} order={order} />}
    </Stack>
  )
}

function Words({ type, given, order }: { type: TicketType; given: Asked; order: AskedOrder | undefined }) {
  const say = useText('ticketNew')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const [files, setFiles] = useState<readonly File[]>([])
  const [itemIds, setItemIds] = useState<readonly number[]>(() => idsOf(given.item))
  const [fault, setFault] = useState<OpenFault>()
  const form = useAppForm(OpenBody, { ...linksOf(given), type, subject: useSubject(type, given, order), text: '', itemIds: '' })
  const sends = useOpening(() => {
    form.reset()
    setFiles([])
  })
  useUnsaved((form.formState.isDirty || files.length > 0) && !sends.isSuccess)
  const submit = (body: z.output<typeof OpenBody>) => {
    const why = whyNotOpen(type, order, { items: itemIds.length, types: files.map(file => file.type) })
    setFault(why)
    if (!why) sends.mutate({ body: { ...body, type, itemIds: itemIds.join(',') }, files })
  }
  /** What was missing is not said any more once something is given. */
  const mend = (give: () => void) => {
    setFault(undefined)
    give()
  }
  const said = (code: OpenFault) => (fault === code ? faultText(code) : undefined)
  return (
    <Panel>
      <AppForm form={form} error={sends.error} failed={say('submitFailed')} onSubmit={submit}>
        {order && needsProof(type) && (
          <ItemChoice order={order} chosen={itemIds} onChange={ids => mend(() => setItemIds(ids))} error={said('SUPPORT_ITEMS_MISSING')} />
        )}
        <FormText
          control={form.control}
          name="subject"
          label={say('subject')}
          maxLength={ticketLimits.subjectMax}
          autoComplete="off"
          required
        />
        <FormTextarea control={form.control} name="text" label={say('text')} rows={6} maxLength={ticketLimits.textMax} required />
        <AttachmentDrop
          label={say('photos')}
          files={files}
          onChange={all => mend(() => setFiles(all))}
          error={said('SUPPORT_PHOTO_MISSING')}
          isBusy={sends.isPending}
        />
        <FormActions>
          <Button type="submit" variant="primary" busy={sends.isPending} reason={whyNot(ticketCalls.openTicket)}>
            {say('submit')}
          </Button>
        </FormActions>
      </AppForm>
    </Panel>
  )
}

function useOpening(onDone: () => void) {
  const say = useText('ticketNew')
  const navigate = useNavigate()
  return useAct(ticketCalls.openTicket, {
    changes: [ticketCalls.myTickets],
    done: ({ data }) => say('submitted', { id: data.id }),
    onDone({ data }) {
      onDone()
      // Going back leads to where one came from, not to a form that is sent.
      void navigate(ticketPath(data.id), { replace: true })
    },
    showsRefusal: true,
  })
}

const subjects = ['CANCEL', 'CHANGE_INFO', 'DEFECT', 'WRONG_ITEM', 'SHIPPING'] as const
/** A subject to begin with, where the order and the type say it. */
function useSubject(type: TicketType, { deposit }: Asked, order: AskedOrder | undefined): string {
  const say = useText('ticketNew')
  const known = subjects.find(each => each === type)
  if (deposit > 0) return say('aboutDeposit', { id: deposit })
  return order && known ? say(`subject_${known}`, { id: order.id }) : ''
}

const idsOf = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter(Number.isSafeInteger)
    .filter(id => id > 0)
const linksOf = ({ order, parcel, deposit }: Asked) => ({
  ...(order > 0 && { orderId: order }),
  ...(parcel > 0 && { parcelId: parcel }),
  ...(deposit > 0 && { depositId: deposit }),
})
