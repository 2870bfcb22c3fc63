// Who carries a parcel and how fast, as people and platforms write it.
import type { ShippingOptionName } from '#shop/shipping/contract.ts'

/** LABEL: nothing is made, its seller's label alone is scanned. */
export type ImportShipping = 'USPS' | 'TIKTOK' | 'SELLER' | 'LABEL'
const shippingNames: Readonly<Record<string, ImportShipping>> = {
  usps: 'USPS',
  shipbyusps: 'USPS',
  standard: 'USPS',
  standardorder: 'USPS',
  standardordershipbyusps: 'USPS',
  tiktok: 'TIKTOK',
  tiktokshop: 'TIKTOK',
  tiktokshipping: 'TIKTOK',
  shipbytiktok: 'TIKTOK',
  tiktoklabel: 'TIKTOK',
  standardordershipbytiktok: 'TIKTOK',
  seller: 'SELLER',
  shipbyseller: 'SELLER',
  sellershipping: 'SELLER',
  printonly: 'SELLER',
  label: 'LABEL',
  labelonly: 'LABEL',
  labelorder: 'LABEL',
  scanlabel: 'LABEL',
}
/** Who carries the parcel; nothing where the text names nobody we know. */
export const shippingOf = (text: string): ImportShipping | undefined => {
  const name = text.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(shippingNames, name) ? shippingNames[name] : undefined
}

const levelNames: Readonly<Record<string, ShippingOptionName>> = {
  priority: 'priority',
  prioritymail: 'priority',
  express: 'express',
  expedited: 'express',
  prioritymailexpress: 'express',
  secondday: 'express',
  twoday: 'express',
  nextday: 'express',
  international: 'international',
}
const usualNames: ReadonlySet<string> = new Set([
  '1',
  'standard',
  'stdus',
  'std',
  'economy',
  'ground',
  'groundadvantage',
  'free',
  'regular',
  'tiêuchuẩn',
])

/** The level that a text names; `usual` is the standing one of the country, nothing where the text names none we know. */
export function levelOf(text: string): ShippingOptionName | 'usual' | undefined {
  const name = text
    .toLowerCase()
    .replace(/^usps/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?:shipping|delivery|mail)$/, '')
  if (usualNames.has(name)) return 'usual'
  return Object.hasOwn(levelNames, name) ? levelNames[name] : undefined
}
