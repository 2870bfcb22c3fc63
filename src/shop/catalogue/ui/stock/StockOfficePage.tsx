import { useState } from 'react'
import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { stockCalls } from '../../stock/contract.ts'
import type { StockRow } from './stock-row.ts'
import { Variant } from './Variant.tsx'
import { WarnDialog } from './WarnDialog.tsx'

export const handle = { texts: ['stockOffice'] }

/** What is on the shelf, and what must be ordered. */
export default function StockOfficePage() {
  const t = useText('stockOffice')
  const whyNot = useWhyNot()
  const [warning, setWarning] = useState<StockRow>()
  const variants = useList(stockCalls.officeStock, {
    search: t('search'),
    tabs: {
      name: 'state',
      label: t('tabs'),
      choices: [
        { value: 'ALL', label: t('tab_all'), query: {} },
        ...(['low', 'out', 'uncounted'] as const).map(value => ({ value, label: t(`tab_${value}`), query: { state: value } })),
      ],
      isCounted: true,
    },
    live: ['stock.changed'],
  })
  const receive = (
    <LinkButton to="/office/stock/receive" variant="primary" icon="plus" reason={whyNot(stockCalls.addReceipt)}>
      {t('receive')}
    </LinkButton>
  )
  const isLow = variants.tab === 'low' || variants.tab === 'out'
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <LinkButton to="/office/stock/receipt">{t('tab_receipts')}</LinkButton>
            {receive}
          </>
        }
      />
      <List
        of={variants}
        name="office-stock"
        label={t('title')}
        columns={useColumns()}
        rowName={row => row.variantID}
        rowActions={row => (
          <Button size="small" variant="quiet" reason={whyNot(stockCalls.setLowStock)} onClick={() => setWarning(row)}>
            {t('warn')}
          </Button>
        )}
        empty={{ title: t(isLow ? 'emptyLow' : 'empty'), hint: t(isLow ? 'emptyLowHint' : 'emptyHint') }}
      />
      {warning && <WarnDialog key={warning.id} variant={warning} onClose={() => setWarning(undefined)} />}
    </>
  )
}

function useColumns(): DataColumn<StockRow>[] {
  const t = useText('stockOffice')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  return [
    { id: 'variantID', header: t('variantID'), cell: row => <span className="cut">{row.variantID}</span> },
    { id: 'product', header: t('product'), cell: row => nameIn(language, row) },
    { id: 'choice', header: t('choice'), cell: row => <Variant of={row} /> },
    { id: 'left', header: t('left'), align: 'end', phone: 'corner', cell: row => <Left row={row} /> },
    {
      id: 'warnsAt',
      header: t('warnsAt'),
      align: 'end',
      cell: row => (row.stock === null ? '–' : <span className="numbers">{number(row.warnsAt)}</span>),
      fromPixels: 900,
      phone: 'none',
    },
    {
      id: 'receivedAt',
      header: t('receivedAt'),
      cell: row => (row.receivedAt ? <When at={row.receivedAt} /> : t('never')),
      fromPixels: 900,
    },
  ]
}

/** How many, and whether more must be ordered; what is not on sale is no worry. */
function Left({ row: { stock, warnsAt, isOnSale } }: { row: StockRow }) {
  const t = useText('stockOffice')
  const language = useLanguage()
  if (stock === null) return <span className="muted">{t('uncounted')}</span>
  const isLow = isOnSale && stock <= warnsAt
  return (
    <span className="beside numbers">
      {isLow && <Badge meaning={stock === 0 ? 'red' : 'amber'}>{t(stock === 0 ? 'out' : 'low')}</Badge>}
      {formatNumber(stock, language)}
    </span>
  )
}
