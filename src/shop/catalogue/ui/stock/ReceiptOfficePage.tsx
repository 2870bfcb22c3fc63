import { useParams } from 'react-router'
import { formatNumber } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { stockCalls } from '../../stock/contract.ts'
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
                  { label: t('madeBy'), value: found.madeBy },
                  found.supplier !== '' && { label: t('supplier'), value: found.supplier },
                  found.note !== '' && { label: t('note'), value: found.note },
                  { label: t('pieces'), value: number(found.pieces) },
                ]}
              />
            </Panel>
            <Sheet aria-label={t('lines')}>
              <thead>
                <tr>
                  <th scope="col">{t('variantID')}</th>
                  <th scope="col">{t('product')}</th>
                  <th scope="col">{t('choice')}</th>
                  <th scope="col">{t('pieces')}</th>
                  <th scope="col">{t('before')}</th>
                  <th scope="col">{t('after')}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(line => (
                  <tr key={line.variantID}>
                    <th scope="row">{line.variantID}</th>
                    <td>{nameIn(language, line)}</td>
                    <td>
                      {line.size}, {line.color}
                    </td>
                    <td>{number(line.quantity)}</td>
                    <td>{number(line.before)}</td>
                    <td>{number(line.after)}</td>
                  </tr>
                ))}
              </tbody>
            </Sheet>
          </Stack>
        )}
      </Loaded>
    </>
  )
}
