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
}))
const columnsOf = new Map(
  Object.entries(layouts).map(([platform, { columns }]) => [
    platform,
    new Map(Object.entries(columns).map(([name, field]) => [foldName(name), field])),
  ]),
)
const none: Layout = { marks: [], columns: {} }

export const layoutOf = (platform: Platform): Layout => (platform === 'OWN' ? none : layouts[platform])

/** Which layout has a header of these folded names; of several that would do, the one that is known by most columns. */
export function platformOf(names: ReadonlySet<string>): Platform {
  const found = marked.filter(({ marks }) => marks.every(mark => names.has(mark)))
  return found.toSorted((one, other) => other.marks.length - one.marks.length)[0]?.platform ?? 'OWN'
}

/** What the layout says of a column: a field, `null` where it is not to be read, nothing where it says nothing. */
export const columnIn = (platform: Platform, name: string): ImportField | null | undefined => columnsOf.get(platform)?.get(name)
