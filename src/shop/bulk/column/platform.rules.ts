// Which platform or tool wrote a file, by its columns, and what these mean where their names alone do not say.
import { foldName, type ImportField } from './field.rules.ts'
import type { Layout } from './layout/layout.rules.ts'
import { marketplaces } from './layout/marketplace.rules.ts'
import { printers } from './layout/printer.rules.ts'
import { storeTools } from './layout/store-tool.rules.ts'

/** `OWN` is our own format and any table that names its columns alike. */
export const platforms = [
  'OWN',
  'TIKTOK',
  'SHOPIFY',
  'ETSY_ITEMS',
  'ETSY_ORDERS',
  'AMAZON',
  'EBAY',
  'SHIPSTATION',
  'SHIPSTATION_IMPORT',
  'WOO_EXPORT',
  'WOO_WEBTOFFEE',
  'FLASHSHIP',
  'GEARGAG',
  'PRINTHUB',
] as const
export type Platform = (typeof platforms)[number]

const layouts: Readonly<Record<Exclude<Platform, 'OWN'>, Layout>> = { ...marketplaces, ...storeTools, ...printers }
const marked = Object.entries(layouts).map(([platform, layout]) => ({
  platform: platform as Platform, // Object.entries forgets the keys' type.
  marks: layout.marks.map(foldName),
  columns: Object.keys(layout.columns).map(foldName),
}))
const columnsOf = new Map(
  Object.entries(layouts).map(([platform, { columns }]) => [
    platform,
    new Map(Object.entries(columns).map(([name, field]) => [foldName(name), field])),
  ]),
)
const none: Layout = { marks: [], columns: {} }

export const layoutOf = (platform: Platform): Layout => (platform === 'OWN' ? none : layouts[platform])

/** Which layout has a header of these folded names; of several that would do, the one of whose columns most are there. */
export function platformOf(names: ReadonlySet<string>): Platform {
  const found = marked.filter(({ marks }) => marks.every(mark => names.has(mark)))
  const shareOf = ({ columns }: (typeof marked)[number]) => columns.filter(column => names.has(column)).length / Math.max(1, columns.length)
  const best = found.toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? marked.find(layout => isNearly(layout, names))
  return best?.platform ?? 'OWN'
}

/** A seller has renamed or removed a column: what the others mean is still the layout's to say (an order's number is `Name` to Shopify alone). */
function isNearly({ marks, columns }: (typeof marked)[number], names: ReadonlySet<string>): boolean {
  const has = (column: string) => names.has(column)
  return columns.length >= 9 && marks.filter(has).length >= marks.length - 1 && columns.filter(has).length >= 0.8 * columns.length
}

/** What the layout says of a column: a field, `null` where it is not to be read, nothing where it says nothing. */
export const columnIn = (platform: Platform, name: string): ImportField | null | undefined => columnsOf.get(platform)?.get(name)
