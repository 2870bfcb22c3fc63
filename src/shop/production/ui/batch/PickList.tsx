import { nameIn } from '#base/text.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { useIsPhone } from '#kit/app/table/column/use-phone.ts'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Section } from '#kit/layout/Panel.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { pickCalls } from '../../batch/pick/contract.ts'
import { type PickLine, ticketRanges } from '../../batch/pick/pick.rules.ts'

/** The blanks that a batch takes, for who fetches them; on paper those that are still to be fetched. Nothing of an empty batch. */
export function PickList({ batchId }: { batchId: number }) {
  const t = useText('production')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const isPhone = useIsPhone()
  const found = useCall(pickCalls.pickList, { params: { id: batchId } })
  useLive(['production.changed', 'order.moved'], [pickCalls.pickList])
  const lines = found.data?.data
  if (lines?.length === 0) return null
  const open = lines?.reduce((sum, line) => sum + line.toPick, 0)
  const columns: DataColumn<PickLine>[] = [
    { id: 'product', header: t('product'), cell: row => nameIn(language, row) },
    {
      id: 'color',
      header: t('colour'),
      // A phone has one line for both.
      cell: row => (isPhone ? `${colorIn(language, row.color)} · ${row.size}` : colorIn(language, row.color)),
      width: '150px',
      phone: 'line',
    },
    { id: 'size', header: t('garmentSize'), cell: row => row.size, width: '90px', phone: 'none' },
    { id: 'sku', header: t('sku'), cell: row => row.sku, width: '200px', fromPixels: 960, phone: 'none' },
    { id: 'tickets', header: t('tickets'), cell: row => <span className="numbers cut">{ticketRanges(row.tickets)}</span>, phone: 'foot' },
    {
      id: 'toPick',
      header: t('toPick'),
      cell: row => (row.toPick === 0 ? <span className="muted">{t('picked')}</span> : t('pickOf', { count: row.toPick, of: row.pieces })),
      align: 'end',
      width: '130px',
    },
  ]
  return (
    <Section
      title={t('pickList')}
      aside={
        <LinkButton
          icon="printer"
          size="small"
          reason={whyNot(pickCalls.pickListPaper) ?? (open === 0 ? t('allPicked') : undefined)}
          to={api.url(pickCalls.pickListPaper, { params: { id: batchId } })}
          target="_blank"
          reloadDocument
        >
          {t('printPickList')}
        </LinkButton>
      }
    >
      <DataTable
        name="pick-list"
        label={t('pickList')}
        columns={columns}
        rows={lines}
        rowId={row => `${row.sku} ${row.color} ${row.size}`}
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={<EmptyState drawing="list" title={t('pickList')} />}
      />
    </Section>
  )
}
