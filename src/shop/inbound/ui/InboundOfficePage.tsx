import { useState } from 'react'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { type Translate, useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { inboundCalls } from '../contract.ts'
import { type NewsState, newsStates } from '../rules.ts'
import { InboundBody } from './InboundBody.tsx'
import { InboundSenders } from './InboundSenders.tsx'

export const handle = { texts: ['inboundOffice'] }
type News = RowOf<typeof inboundCalls.inboundNews>
type Sender = RowOf<typeof inboundCalls.inboundSources>

const defaults = { tab: 'received' }
const everyMs = 10_000

/** What platforms and carriers have sent, with what became of it; staff have it processed again. */
export default function InboundOfficePage() {
  const t = useText('inboundOffice')
  const [{ tab }, setState] = useUrlState(defaults)
  const senders = useCall(inboundCalls.inboundSources, {}).data?.data ?? []
  const cut = senders.filter(({ state }) => state === 'NO_ADDRESS').map(({ title }) => title)
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      {cut.length > 0 && <Note>{t('noAddress', { senders: cut.join(', ') })}</Note>}
      <AppTabs
        label={t('title')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'received', label: t('received') },
          { value: 'senders', label: t('senders') },
        ]}
      />
      {tab === 'senders' ? <InboundSenders /> : <Received senders={senders} />}
    </>
  )
}

function Received({ senders }: { senders: readonly Sender[] }) {
  const t = useText('inboundOffice')
  const whyNot = useWhyNot()
  const [viewed, setViewed] = useState<News>()
  const news = useList(inboundCalls.inboundNews, {
    filters: [
      { name: 'state', label: t('state'), any: t('all'), choices: newsStates.map(value => ({ value, label: t(`state_${value}`) })) },
      { name: 'source', label: t('sender'), any: t('all'), choices: senders.map(({ name, title }) => ({ value: name, label: title })) },
    ],
    everyMs,
  })
  return (
    <>
      <List
        of={news}
        name="inbound"
        label={t('received')}
        columns={columnsOf(t)}
        rowName={row => `#${row.id}`}
        rowActions={row => (
          <>
            <Button size="small" icon="eye" reason={whyNot(inboundCalls.inboundBody)} onClick={() => setViewed(row)}>
              {t('view')}
            </Button>
            <AgainButton news={row} />
          </>
        )}
        empty={{ drawing: 'done', title: t('empty'), hint: t('emptyHint') }}
      />
      {viewed && <InboundBody id={viewed.id} sender={viewed.title} onClose={() => setViewed(undefined)} />}
    </>
  )
}

/** Each webhook's own, so that several may be on their way at once. */
function AgainButton({ news: { id, state } }: { news: News }) {
  const t = useText('inboundOffice')
  const whyNot = useWhyNot()
  const faultText = useFaultText()
  const again = useAct(inboundCalls.takeInboundAgain, { changes: [inboundCalls.inboundNews], done: t('queued') })
  return (
    <Button
      size="small"
      icon="refresh"
      busy={again.isPending}
      reason={whyNot(inboundCalls.takeInboundAgain) ?? (state === 'NEW' ? faultText('WEBHOOK_IS_WAITING') : undefined)}
      onClick={() => again.mutate({ params: { id } })}
    >
      {t('again')}
    </Button>
  )
}

const meanings: Record<NewsState, Meaning> = { NEW: 'grey', DONE: 'green', FAILED: 'red' }
const columnsOf = (t: Translate<'inboundOffice'>): DataColumn<News>[] => [
  { id: 'id', header: t('sender'), cell: row => `${row.title} #${row.id}`, width: '170px' },
  { id: 'state', header: t('state'), cell: row => <Badge meaning={meanings[row.state]}>{t(`state_${row.state}`)}</Badge>, width: '150px' },
  { id: 'error', header: t('error'), phone: 'foot', cell: row => row.fault || '–' },
  { id: 'tries', header: t('tries'), align: 'end', phone: 'none', width: '90px', cell: row => row.tries },
  {
    id: 'delivery',
    header: t('deliveryId'),
    phone: 'line',
    cell: row => <CopyId id={row.deliveryId} />,
    width: '220px',
    fromPixels: 1_100,
  },
  { id: 'at', header: t('at'), phone: 'end', cell: row => <When at={row.at} />, width: '140px' },
  { id: 'doneAt', isOptional: true, header: t('doneAt'), cell: row => (row.doneAt ? <When at={row.doneAt} /> : '–'), width: '140px' },
]
