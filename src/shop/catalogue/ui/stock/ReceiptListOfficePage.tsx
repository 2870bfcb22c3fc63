import { formatNumber } from '#base/number.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { stockCalls } from '../../stock/contract.ts'
import { receiptKinds } from '../../stock/rules.ts'
import { kindMeanings } from './kind-meanings.ts'

export const handle = { texts: ['stockOffice'] }

/** What came in, was counted, was lost or was spoiled. */
export default function ReceiptListOfficePage() {
  const t = useText('stockOffice')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const choices = receiptKinds.map(value => ({ value, label: t(`kind_${value}`) }))
  const receipts = useList(stockCalls.officeReceipts, {
    search: t('searchReceipts'),
    filters: [{ name: 'kind', label: t('kind'), any: t('anyKind'), choices }],
    live: ['stock.changed'],
  })
  const receive = (
    <LinkButton to="/office/stock/receive" variant="primary" icon="plus" reason={whyNot(stockCalls.addReceipt)}>
      {t('receive')}
    </LinkButton>
  )
  const number = (count: number) => <span className="numbers">{formatNumber(count, language)}</span>
  return (
    <>
      <PageHeader title={t('tab_receipts')} back={{ to: '/office/stock', label: t('title') }} actions={receive} />
      <List
        of={receipts}
        name="stock-receipts"
        label={t('tab_receipts')}
        rowTo={row => `/office/stock/receipt/${row.id}`}
        columns={[
          { id: 'id', header: t('number'), cell: row => t('receipt', { id: row.id }) },
          { id: 'kind', header: t('kind'), cell: row => <Badge meaning={kindMeanings[row.kind]}>{t(`kind_${row.kind}`)}</Badge> },
          { id: 'supplier', header: t('supplier'), cell: row => row.supplier || '–' },
          { id: 'note', header: t('note'), cell: row => <span className="cut">{row.note || '–'}</span>, fromPixels: 1_000 },
          { id: 'variants', header: t('variants'), align: 'end', cell: row => number(row.variants) },
          { id: 'pieces', header: t('pieces'), align: 'end', cell: row => number(row.pieces) },
          { id: 'madeBy', header: t('madeBy'), cell: row => row.madeBy || '–' },
          { id: 'madeAt', header: t('madeAt'), phone: 'corner', cell: row => <When at={row.madeAt} /> },
        ]}
        empty={{ title: t('emptyReceipts'), hint: t('emptyReceiptsHint'), action: receive }}
      />
    </>
  )
}
