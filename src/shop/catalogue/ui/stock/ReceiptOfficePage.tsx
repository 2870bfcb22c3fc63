import { useParams } from 'react-router'
import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { stockCalls } from '../../stock/contract.ts'
import { colorIn } from '../../storefront/color.rules.ts'
import { kindMeanings } from './kind-meanings.ts'

export const handle = { texts: ['stockOffice'] }

/** One receipt, count or loss, with what was there before and after. */
export default function ReceiptOfficePage() {
  const t = useText('stockOffice')
  const language = useLanguage()
  const id = Number(useParams().id)
  const receipt = useCall(stockCalls.officeReceipt, { params: { id } })
  const kind = receipt.data?.data.kind
  const number = (count: number | null) => (count === null ? t('uncounted') : formatNumber(count, language))
  return (
    <>
      <PageHeader
        title={t('receipt', { id })}
        aside={kind && <Badge meaning={kindMeanings[kind]}>{t(`kind_${kind}`)}</Badge>}
        back={{ to: '/office/stock/receipt', label: t('tab_receipts') }}
      />
      <Loaded of={receipt}>
        {({ lines, ...found }) => (
          <Stack gap={24}>
            <Panel>
              <Facts
                of={[
                  { label: t('madeAt'), value: <When at={found.madeAt} exact /> },
                  found.madeBy !== '' && { label: t('madeBy'), value: found.madeBy },
                  found.supplier !== '' && { label: t('supplier'), value: found.supplier },
                  found.note !== '' && { label: t('note'), value: found.note },
                  { label: t('pieces'), value: number(found.pieces) },
                ]}
              />
            </Panel>
            <DataTable
              name="stock-receipt-lines"
              label={t('lines')}
              rows={lines}
              rowId={line => line.variantID}
              empty={null}
              columns={[
                { id: 'variantID', header: t('variantID'), cell: line => line.variantID },
                { id: 'product', header: t('product'), cell: line => nameIn(language, line) },
                { id: 'choice', header: t('choice'), cell: line => `${line.size}, ${colorIn(language, line.color)}` },
                { id: 'pieces', header: t('pieces'), align: 'end', phone: 'corner', cell: line => number(line.quantity) },
                { id: 'before', header: t('before'), align: 'end', phone: 'none', cell: line => number(line.before) },
                { id: 'after', header: t('after'), align: 'end', cell: line => number(line.after) },
              ]}
            />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
