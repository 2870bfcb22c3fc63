import { useState } from 'react'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Sheet } from '#kit/layout/Sheet.tsx'
import { Price } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { priceListCalls } from '../../price/contract.ts'

/** What a tier pays at a moment, by all lists that are saved. */
export function PricePreview({ tier }: { tier: string }) {
  const t = useText('catalogueOffice')
  const [at, setAt] = useState('')
  const query = { tier, ...(at !== '' && { at: `${at}:00.000Z` }) }
  const preview = useCall(priceListCalls.pricePreview, { query }, { keepsLast: true, staleMs: 0 })
  return (
    <Panel title={t('preview', { tier })}>
      <p className="hint">{t('previewHint')}</p>
      <TextInput
        type="datetime-local"
        label={t('previewAt')}
        value={at}
        width="medium"
        onChange={event => setAt(event.currentTarget.value)}
      />
      {preview.error && <ErrorNote error={preview.error} />}
      <Sheet most="low" aria-label={t('preview', { tier })} aria-busy={preview.isFetching}>
        <thead>
          <tr>
            <th scope="col">{t('col_variantID')}</th>
            <th scope="col">{t('col_priceSeller')}</th>
            <th scope="col">{t('col_priceTiktok')}</th>
            <th scope="col">{t('tiers')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.data?.data.map(row => (
            <tr key={row.variantId}>
              <th scope="row">{row.variantID}</th>
              <td>
                <Price cents={row.priceSeller} was={row.baseSeller} />
              </td>
              <td>
                <Price cents={row.priceTiktok} was={row.baseTiktok} />
              </td>
              <td>{row.tiers.map(step => `${step.fromQuantity}+ −${step.offBasisPoints / 100}%`).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Panel>
  )
}
