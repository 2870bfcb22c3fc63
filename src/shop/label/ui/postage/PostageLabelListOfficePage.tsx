import { formatDate } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import { postageCalls } from '../../buy/postage/contract.ts'
import { postageParts } from '../../buy/postage/rules.ts'
import { RefundBadge } from '../refund/RefundBadge.tsx'
import { PostageDays } from './PostageDays.tsx'
import { usePostageDays } from './postage-days.ts'

export const handle = { texts: ['postage', 'labelRefund', 'carrier'] }

/** The labels that a figure of the report is made of. */
export default function PostageLabelListOfficePage() {
  const t = useText('postage')
  const language = useLanguage()
  const { by, from, to, days, key } = usePostageDays()
  const asked = { from, to, by, ...(key !== '' && { key }) }
  const labels = useList(postageCalls.postageLabels, {
    query: asked,
    tabs: {
      name: 'part',
      label: t('listTitle'),
      choices: postageParts.map(value => ({ value, label: t(`part_${value}`) })),
      isCounted: true,
    },
    live: ['label.changed'],
  })
  const day = (on: string) => formatDate(`${on}T12:00:00Z`, 'medium', { language })
  const report = `/office/labels/postage?${new URLSearchParams({ from, to, by })}`
  return (
    <>
      <PageHeader
        title={t('listTitle')}
        hint={t('listHint', { from: day(days.from), to: day(days.to) })}
        back={{ to: report, label: t('title') }}
        actions={
          <LinkButton icon="download" to={api.url(postageCalls.postageFile, { query: { ...asked, part: labels.tab } })} reloadDocument>
            {t('csv')}
          </LinkButton>
        }
      />
      <Stack>
        <PostageDays />
        <List
          of={labels}
          name="postage-labels"
          label={t('listTitle')}
          rowName={row => `#${row.orderId}`}
          rowTo={row => `/office/order/${row.orderId}`}
          columns={columnsOf(t)}
          empty={{ drawing: 'done', title: t('empty'), hint: t('emptyHint') }}
        />
      </Stack>
    </>
  )
}

type Label = RowOf<typeof postageCalls.postageLabels>
const columnsOf = (t: Translate<'postage'>): DataColumn<Label>[] => [
  { id: 'order', header: t('order'), width: '90px', cell: row => <strong className="numbers">#{row.orderId}</strong> },
  {
    id: 'number',
    header: t('number'),
    width: '264px',
    phone: 'line',
    cell: row => <TrackingCell number={row.trackingNumber} carrierName={row.carrierName} trackingUrl={row.trackingUrl} />,
  },
  {
    id: 'account',
    header: t('account'),
    phone: 'none',
    cell: row => (
      <span className="beside">
        <span>{row.accountName ?? (row.kind === 'ELSEWHERE' ? t('elsewhere') : '–')}</span>
        <span className="muted">{row.service}</span>
      </span>
    ),
  },
  { id: 'refund', header: t('refundedCents'), cell: row => row.refundState !== 'NONE' && <RefundBadge state={row.refundState} /> },
  {
    id: 'quoted',
    header: t('quotedCents'),
    align: 'end',
    width: '90px',
    phone: 'none',
    cell: row => (row.quotedCents === null ? '–' : <Money cents={row.quotedCents} />),
  },
  { id: 'bought', header: t('boughtCents'), align: 'end', width: '90px', phone: 'corner', cell: row => <Money cents={row.postageCents} /> },
  {
    id: 'difference',
    header: t('differenceCents'),
    align: 'end',
    width: '100px',
    phone: 'none',
    cell: row => (row.quotedCents === null ? '–' : <Money cents={row.postageCents - row.quotedCents} sign />),
  },
  { id: 'boughtAt', header: t('boughtAt'), align: 'end', width: '120px', phone: 'foot', cell: row => <When at={row.madeAt} /> },
]
