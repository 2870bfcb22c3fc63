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

const levelNames: Readonly<Record<string, ShippingOptionName | 'usual'>> = {
  ...{ 1: 'usual', standard: 'usual', regular: 'usual', normal: 'usual', basic: 'usual', tiêuchuẩn: 'usual' },
  ...{
    economy: 'usual',
    tiếtkiệm: 'usual',
    free: 'usual',
    miễnphí: 'usual',
    ground: 'usual',
    groundadvantage: 'usual',
    firstclass: 'usual',
    usps: 'usual',
  },
  ...{ parcelselect: 'usual', parcelselectground: 'usual', standardinternational: 'usual', firstclassinternational: 'usual' },
  ...{ priority: 'priority', expedited: 'priority', second: 'priority', secondday: 'priority', '2ndday': 'priority' },
  ...{ twoday: 'priority', '2day': 'priority', ưutiên: 'priority' },
  // The dearest level is charged where its own name stands, and nowhere else.
  ...{ express: 'express', priorityexpress: 'express' },
  ...{ international: 'international', quốctế: 'international' },
}
/** Words that say nothing of how fast: Amazon writes "Std Cont US Street Addr". */
const idleWords: ReadonlySet<string> = new Set(
  'shipping delivery shipment service flat rate mail us usa domestic dom d2d cont street addr business working days vận chuyển giao hàng'.split(
    ' ',
  ),
)
/** They say something only where nothing else does: "USPS Priority", "Free Economy", "2nd Day Air". */
const lesserWords: ReadonlySet<string> = new Set('usps free air'.split(' '))
const shortWords: Readonly<Record<string, string>> = { std: 'standard', exp: 'expedited' }

/**
 * The level that a text names: 'Standard (5-8 days)', 'SecondDay', 'USPS Priority Mail'. `usual` is the standing one of the country,
 * nothing where the text names none we know: which one it means, its seller says. `free` alone is our level for large orders, as our own
 * files name it; "Free shipping" is what a buyer paid.
 */
export function levelOf(text: string): ShippingOptionName | 'usual' | undefined {
  if (text.trim().toLowerCase() === 'free') return 'free'
  const said = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\([^()]*\)/g, ' ')
  const all: readonly string[] = said.match(/[\p{L}\p{N}]+/gu) ?? []
  // '5-8 days' is how long it takes, '2-day' a name.
  const named = all.filter(word => !idleWords.has(word) && !(all.includes('days') && /^\d+$/.test(word)))
  const words = named.length > 1 ? named.filter(word => !lesserWords.has(word)) : named
  if (words.length === 0 && all.length > 0 && !/\d/.test(text)) return 'usual'
  const name = words.map(word => shortWords[word] ?? word).join('')
  return Object.hasOwn(levelNames, name) ? levelNames[name] : undefined
}

/** Whether a level that is none of ours promises the next day: our fastest one is another product, and is proposed and not taken. */
export const isNextDay = (text: string): boolean =>
  /next ?day|overnight|same ?day|one ?day|\b1 ?day|24 ?h|hỏa tốc/.test(text.toLowerCase().normalize('NFC').replace(/[_-]+/g, ' '))
