// What of an address its carrier writes otherwise.
import type { Place } from '../../rules.ts'

/** Every line of it said. */
export type WholePlace = Place & { street2: string }

/** Without capitals, marks and blanks: what is only printed otherwise is the same. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The address as its carrier writes it, where that is another one than was given: four more digits of a ZIP are none. What is the same stays
 * as it was typed.
 */
export function correctedPlace(given: WholePlace, written: Place): WholePlace | undefined {
  const isSameZip = folded(written.zip).startsWith(folded(given.zip)) && given.zip !== ''
  const kept = (field: 'street1' | 'street2' | 'city' | 'state') =>
    folded(given[field]) === folded(written[field] ?? '') ? given[field] : (written[field] ?? '')
  const corrected = { street1: kept('street1'), street2: kept('street2'), city: kept('city'), state: kept('state'), zip: written.zip }
  const isOneLine = folded(given.street1 + given.street2) === folded(written.street1 + (written.street2 ?? ''))
  const isSame = isSameZip && (['city', 'state'] as const).every(field => corrected[field] === given[field])
  return isSame && (isOneLine || (corrected.street1 === given.street1 && corrected.street2 === given.street2)) ? undefined : corrected
}
