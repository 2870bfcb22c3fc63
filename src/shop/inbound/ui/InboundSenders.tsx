import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { inboundCalls } from '../contract.ts'

type Sender = RowOf<typeof inboundCalls.inboundSources>

/** Who may send webhooks, and where to. */
export function InboundSenders() {
  const t = useText('inboundOffice')
  return (
    <List
      of={useList(inboundCalls.inboundSources, { isWhole: true })}
      name="inbound-senders"
      label={t('senders')}
      columns={columnsOf(t)}
      rowId={row => row.name}
      rowName={row => row.title}
      empty={{ title: t('noSenders') }}
    />
  )
}

const meanings: Record<Sender['state'], Meaning> = { ON: 'green', OFF: 'grey', NO_ADDRESS: 'amber' }
const columnsOf = (t: Translate<'inboundOffice'>): DataColumn<Sender>[] => [
  { id: 'sender', header: t('sender'), cell: row => row.title, width: '160px' },
  { id: 'state', header: t('state'), cell: row => <Badge meaning={meanings[row.state]}>{t(`source_${row.state}`)}</Badge>, width: '200px' },
  { id: 'address', header: t('address'), cell: row => <CopyId id={row.url} /> },
  { id: 'last', header: t('last'), cell: row => (row.lastAt ? <When at={row.lastAt} /> : '–'), width: '140px' },
]
