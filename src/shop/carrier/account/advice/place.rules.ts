// Which addresses carriers are asked about.
import { type Address, checkAddress, nowhere } from '#shop/address/rules.ts'

export type AskedPlace = Pick<Address, 'address' | 'addressLine2' | 'city' | 'state' | 'zip' | 'country'>

/** The part of an address that is asked about; nothing of one that is not complete, cannot be right, or is abroad. */
export function placeToAsk({ address, addressLine2, city, state, zip, country }: AskedPlace): AskedPlace | undefined {
  const { address: kept, verdict } = checkAddress({ ...nowhere, fullName: '-', address, addressLine2, city, state, zip, country })
  if (verdict === 'REFUSED' || kept.country !== 'US') return undefined
  return { address: kept.address, addressLine2: kept.addressLine2, city: kept.city, state: kept.state, zip: kept.zip, country: 'US' }
}
