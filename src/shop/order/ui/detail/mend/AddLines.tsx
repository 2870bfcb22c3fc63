import { useState } from 'react'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { useText } from '#kit/use-text.ts'
import { Catalogue } from '../../create/lines/AddProducts.tsx'
import { PasteSkus } from '../../create/lines/PasteSkus.tsx'

type Props = {
  /** So many lines the order may still have. */
  room: number
  onAdd: (lines: readonly { sku: string; quantity: number }[]) => void
  onDone: () => void
}
const ways = ['product', 'paste'] as const

/** What an edit adds: a product of the catalogue, or SKUs, those of the seller's own too. */
export function AddLines({ room, onAdd, onDone }: Props) {
  const t = useText('createOrder')
  const [way, choose] = useState<string>('product')
  const [text, setText] = useState('')
  return (
    <>
      <AppTabs label={t('add')} value={way} onChange={choose} tabs={ways.map(value => ({ value, label: t(`way_${value}`) }))} />
      {way === 'product' && (
        <Catalogue
          onAdd={added => {
            onAdd(added.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) })))
            onDone()
          }}
        />
      )}
      {way === 'paste' && (
        <PasteSkus
          text={text}
          onText={setText}
          room={room}
          onTake={(found, left) => {
            onAdd(found.map(({ sku: { sku, ownSku }, quantity }) => ({ sku: ownSku ?? sku, quantity })))
            if (left === '') onDone()
            else setText(left)
          }}
        />
      )}
    </>
  )
}
