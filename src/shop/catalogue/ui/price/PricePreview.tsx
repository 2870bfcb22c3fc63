import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Card } from '#kit/show/Card.tsx'
import { Price } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { priceListCalls } from '../../price/contract.ts'
import styles from '../office/CatalogueOffice.module.css'

/** What a tier pays at a moment, by all lists that are saved. */
export function PricePreview({ tier }: { tier: string }) {
  const t = useText('catalogueOffice')
  const [at, setAt] = useState('')
  const query = { tier, ...(at !== '' && { at: `${at}:00.000Z` }) }
  const preview = useCall(priceListCalls.pricePreview, { query }, { keepsLast: true, staleMs: 0 })
  return (
    <Card className={styles.stack}>
      <h2>{t('preview', { tier })}</h2>
      <p className={styles.hint}>{t('previewHint')}</p>
      <TextInput type="datetime-local" label={t('previewAt')} value={at} maw={260} onChange={event => setAt(event.currentTarget.value)} />
      {preview.error && <ErrorNote error={preview.error} />}
      <div className={styles.grid} data-low="">
        <table aria-label={t('preview', { tier })} aria-busy={preview.isFetching}>
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
        </table>
      </div>
    </Card>
  )
}
