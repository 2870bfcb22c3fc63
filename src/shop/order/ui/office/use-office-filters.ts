import { useState } from 'react'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { asMore, type Filter, useFacetFilters, withOpen } from '../list/use-order-bars.ts'

/** The office's own: whose order, and what it lacks before it can go on. */
export function useOfficeFilters(): readonly Filter[] {
  const [t, office, ofArt] = [useText('order'), useText('orderOffice'), useText('orderArt')]
  const facets = useCall(orderOfficeCalls.officeOrderFacets, {}).data?.data
  return [
    useSellerFilter(),
    {
      name: 'facet',
      label: office('filterFacet'),
      any: t('any'),
      choices: [
        { value: 'files', label: office('facetFiles'), query: { design: 'MISSING' } },
        { value: 'resolution', label: ofArt('art_UNCONFIRMED'), query: { design: 'UNCONFIRMED' } },
        { value: 'label', label: office('facetLabel'), query: { label: 'MISSING' } },
        { value: 'address', label: office('facetAddress'), query: { address: 'REFUSED' } },
        { value: 'hold', label: office('facetHold'), query: { sellerStatus: 'ON_HOLD' } },
      ],
    },
    ...useFacetFilters(facets).map(asMore),
  ]
}

/** Any seller with orders, found by typing; whose the newest orders are before that. */
function useSellerFilter(): Filter {
  const [t, office] = [useText('order'), useText('orderOffice')]
  const [{ sellerId }] = useUrlState(noSeller)
  const [q, onSearch] = useState('')
  const query = { q, ...(sellerId !== '' && { id: Number(sellerId) }) }
  const found = useCall(orderOfficeCalls.officeOrderSellers, { query }, { keepsLast: true }).data?.data ?? []
  const sellers = withOpen(
    found.map(each => ({ value: String(each.id), label: each.username })),
    sellerId,
  )
  return { name: 'sellerId', label: office('columnSeller'), any: t('any'), choices: sellers, onSearch }
}
const noSeller = { sellerId: '' }
