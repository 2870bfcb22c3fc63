import { useParams } from 'react-router'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { priceListCalls } from '../../price/contract.ts'
import { PriceListEditor } from './PriceListEditor.tsx'

export const handle = { texts: ['catalogueOffice', 'approval'] }
/** A tier that nobody has: what is previewed of it are the variants' own prices. */
const noTier = '_'

/** One price list at work, and what its tier pays by all that is saved. */
export default function PriceListOfficePage() {
  const t = useText('catalogueOffice')
  const id = Number(useParams().id)
  const list = useCall(priceListCalls.officePriceList, { params: { id } }, { staleMs: 0 })
  const base = useCall(priceListCalls.pricePreview, { query: { tier: noTier } })
  return (
    <Loaded of={list} isFresh>
      {first => (
        <>
          <PageHeader title={first.name} aside={first.tier} back={{ to: '/office/price-lists', label: t('priceLists') }} />
          <Loaded of={base}>{variants => <PriceListEditor key={id} first={first} variants={variants} />}</Loaded>
        </>
      )}
    </Loaded>
  )
}
