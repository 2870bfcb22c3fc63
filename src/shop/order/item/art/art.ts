// The art of items: of new ones, and added to those of many orders, from the library, of one of the seller's products, or an earlier order's.
import { Fault, type FaultValues } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { findVariantsById, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { areaOf } from '#shop/catalogue/storefront/rules.ts'
import type { Placement } from '#shop/design/contract.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import type { Lettering, SlotFault } from '#shop/design/document/slot.rules.ts'
import { type Design, designsOf } from '#shop/design/template/template.ts'
import { myFilesById, type StoredFile } from '#shop/file/file.ts'
import { linkFlaw } from '#shop/file/link.rules.ts'
import type { OrderStatus } from '../../status/contract.ts'
import { factsOf } from '../../status/facts.status.ts'
import type { StepFault } from '../../status/guard.rules.ts'
import { whyNotEdit } from '../../status/rules.ts'
import { type FactRow, findFacts, insertChange, lockOrders } from '../../status/store.ts'
import type { Art, ArtItem } from '../contract.ts'
import { libraryName } from '../file.ts'
import { itemsOf } from '../item.ts'
import { lowOf } from '../resolution/judge.ts'
import { acceptArt } from '../resolution/resolution.ts'
import { type ArtFault, artIn, drawnSides, placedSide, type SideArt, whyNotArt } from '../rules.ts'
import { countMissingFiles } from '../store.ts'
import { listEarlierArt, listReadyArt, setArt } from './store.ts'
import { written, writtenOn } from './written.ts'

type Item = Awaited<ReturnType<typeof itemsOf>>[number]
type ArtFailure = StepFault | ArtFault | SlotFault['code']
export type ArtOutcome =
  | { orderId: number; status: OrderStatus; fault?: undefined }
  | { orderId: number; fault: ArtFailure; values?: FaultValues }

interface GivenArt {
  art: readonly Art[]
  replaces: boolean
  acceptsDpi?: number | undefined
}

/**
 * Gives the items their art, an answer per order in the order named; an order gets all that is meant for it or nothing. Art is in no
 * price, so nothing is charged. Throws FILE_NOT_FOUND, PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND and ORDER_NOT_FOUND (an earlier item) for a
 * source that is missing or another seller's; nothing is changed then.
 */
export async function addArt(tx: Tx, sellerId: number, given: GivenArt, lettering: Lettering): Promise<ArtOutcome[]> {
  const orderIds = [...new Set(given.art.flatMap(art => art.items.map(item => item.orderId)))]
  // The rows first, as everywhere: whoever pays, processes or batches an order waits here, and what is read below holds.
  const rows = new Map((await lockOrders(tx, orderIds, sellerId)).map(row => [row.id, row]))
  const sourceOf = await readSources(tx, sellerId, given.art)
  const items = new Map((await itemsOf(tx, [...rows.keys()])).map(item => [item.id, item]))
  const variants = await variantsOf(tx, [...items.values()])
  const wanted = given.art.flatMap(art => art.items.map(place => ({ ...place, source: sourceOf(art) })))
  const outcomes: ArtOutcome[] = []
  const ready: (SideArt & { orderId: number; itemId: number })[] = []
  for (const [orderId, works] of Map.groupBy(wanted, work => work.orderId)) {
    const row = rows.get(orderId)
    const sides: typeof ready = []
    const why = (work: (typeof works)[number]): { fault: ArtFailure; values?: FaultValues } | undefined => {
      const item = items.get(work.itemId)
      if (item?.orderId !== orderId || item.cancelledAt !== null) return { fault: 'ORDER_NOT_FOUND' }
      const variant = variants.get(item.variantId ?? 0)
      const own = writtenOn(work.source.sidesFor(variant), item.text, lettering)
      if (own.code) return { fault: own.code, values: own.values ?? {} }
      const art = { productCode: work.source.productCode, sides: own.sides }
      sides.push(...art.sides.map(side => ({ ...side, orderId, itemId: item.id })))
      const fault = whyNotArt(art, { ...item, readySides: readySides(item), printAreas: variant?.printAreas ?? [] }, given.replaces)
      return fault && { fault }
    }
    const shut = row ? whyNotEdit('design', factsOf(row)) : 'ORDER_NOT_FOUND'
    const failure = shut ? { fault: shut } : works.map(why).find(Boolean)
    if (!row || failure) outcomes.push({ orderId, ...(failure ?? { fault: 'ORDER_NOT_FOUND' }) })
    else {
      outcomes.push({ orderId, status: row.status })
      ready.push(...sides)
    }
  }
  // What is paid is past its submit: its new art is asked about at once, and nothing of it is kept where it is low.
  const variantOf = (itemId: number) => variants.get(items.get(itemId)?.variantId ?? 0)
  const paid = ready.filter(art => rows.get(art.orderId)?.paidAt != null).map(art => ({ ...art, variant: variantOf(art.itemId) }))
  const low = await lowOf(tx, paid, given.acceptsDpi)
  const kept = ready.filter(art => !low.has(art.orderId))
  await writeArt(tx, sellerId, kept, rows)
  if (given.acceptsDpi !== undefined) await acceptArt(tx, sellerId, [...new Set(kept.map(art => art.orderId))], given.acceptsDpi)
  return outcomes.map(outcome => low.get(outcome.orderId) ?? outcome)
}

async function writeArt(
  tx: Tx,
  sellerId: number,
  ready: readonly (SideArt & { orderId: number; itemId: number })[],
  rows: ReadonlyMap<number, FactRow>,
): Promise<void> {
  if (ready.length === 0) return
  const orderIds = [...new Set(ready.map(art => art.orderId))]
  // Of two arts for one side of an item the later one is meant.
  await setArt(tx, [...new Map(ready.map(art => [`${art.itemId} ${art.side}`, art])).values()])
  await countMissingFiles(tx, orderIds)
  for (const orderId of orderIds) {
    const row = rows.get(orderId)
    if (!row) continue
    await insertChange(tx, orderId, row.status, { step: 'edit', actor: 'seller', actorId: sellerId, reason: 'files' })
    await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
  }
}

/** A source's art on the item's own areas; what is of no product fits any. */
interface Source {
  productCode: string | null
  sidesFor: (variant: VariantFacts | undefined) => SideArt[]
}
async function readSources(tx: Tx, sellerId: number, arts: readonly Art[]): Promise<(art: Art) => Source> {
  const [files, designs, earlier] = await Promise.all([
    myFilesById(tx, sellerId, [...new Set(arts.flatMap(art => art.sides?.map(side => side.fileId) ?? []))]),
    designsOf(
      tx,
      sellerId,
      arts.flatMap(art => art.templateId ?? []),
    ),
    listReadyArt(
      tx,
      sellerId,
      arts.flatMap(art => art.earlierItemId ?? []),
    ),
  ])
  return ({ sides, templateId, earlierItemId }) => {
    if (sides) return fromLibrary(sides, files)
    if (earlierItemId !== undefined) {
      const art = earlier.filter(each => each.itemId === earlierItemId)
      if (!art[0]) throw new Fault('ORDER_NOT_FOUND')
      const sidesFor: Source['sidesFor'] = variant =>
        art.map(({ side, fileId, document }) => (document ? artIn(document, variant?.color) : { side, fileId, document }))
      return { productCode: art[0].productCode, sidesFor }
    }
    const design = designs.get(templateId ?? 0)
    if (!design) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    return { productCode: design.productCode, sidesFor: variant => drawnSides(design, variant?.color) }
  }
}

const fromLibrary = (sides: NonNullable<Art['sides']>, files: ReadonlyMap<number, StoredFile>): Source => ({
  productCode: null,
  sidesFor: variant =>
    sides.map(({ side, fileId, placement }) => {
      const area = areaOf(variant?.printAreas ?? [], side)
      const file = files.get(fileId)
      return variant && area && file ? placedSide(placement, file, area, variant.shape) : { side, fileId, document: null }
    }),
})

/** What of these orders may be given art now, on what it is printed, and which orders may not with the reason. */
export async function previewArt(db: Db, sellerId: number, orderIds: readonly number[]) {
  const ids = [...new Set(orderIds)]
  const rows = new Map((await findFacts(db, ids, sellerId)).map(row => [row.id, row]))
  const why = (id: number) => {
    const row = rows.get(id)
    return row ? whyNotEdit('design', factsOf(row)) : ('ORDER_NOT_FOUND' as const)
  }
  const open = (await itemsOf(db, [...rows.keys()])).filter(item => item.cancelledAt === null && why(item.orderId) === undefined)
  const variants = await variantsOf(db, open)
  const earlier = new Map((await listEarlierArt(db, sellerId, [...new Set(open.map(item => item.sku))])).map(art => [art.sku, art]))
  const items = open.flatMap((item): ArtItem[] => {
    const variant = variants.get(item.variantId ?? 0)
    const art = earlier.get(item.sku)
    if (!variant) return []
    return [
      {
        orderId: item.orderId,
        itemId: item.id,
        sku: item.sku,
        size: item.size,
        quantity: item.quantity,
        productID: variant.productCode,
        color: variant.color,
        lacksArt: item.files.length === 0 || item.files.some(file => file.state !== 'READY'),
        sides: variant.printAreas.flatMap(({ side }) => (readySides(item).includes(side) ? [side] : [])),
        earlier: art && art.itemId !== item.id ? { orderId: art.orderId, itemId: art.itemId } : null,
      },
    ]
  })
  const used = new Map([...variants.values()].map(variant => [`${variant.productCode} ${variant.color}`, variant]))
  const printables = [...used.values()].map(({ productCode: productID, productName: name, productNameVi: nameVi, ...rest }) => {
    const { shape, color, colorHex, printAreas, minDpi } = rest
    return { productID, name, nameVi, shape, color, colorHex, printAreas, minDpi }
  })
  const refused = ids.flatMap(id => {
    const code = why(id)
    return code ? [{ id, code }] : []
  })
  return { printables, items, refused }
}

const readySides = (item: Item): string[] => item.files.flatMap(file => (file.state === 'READY' ? [file.side] : []))
const variantsOf = (db: Db, items: readonly Item[]) => findVariantsById(db, [...new Set(items.flatMap(item => item.variantId ?? []))])

/** An item of an order that is still to be made, as its maker names its art. */
export interface NewItem {
  productCustomTemplate: number | null
  /** What its buyer wants written, as it was sent. */
  text: string
  files: readonly { side: Side; fileId: number | null; link: string; placement: Placement | null }[]
}
interface PrintFile {
  side: Side
  fileId: number | null
  link?: string
  document?: SideDocument
}

/**
 * The files of each item, in their order. Throws FILE_NOT_FOUND and PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND for what is missing or another
 * seller's, ORDER_ART_OTHER_PRODUCT and TEMPLATE_AREA_MISSING for art that does not lie on the item, as `assertArtLink` does, and of a
 * text that its design lacks or cannot be printed with as `personalised` does: where no `lettering` is given, texts are not asked about.
 */
export async function readArt(
  db: Db,
  sellerId: number,
  items: readonly NewItem[],
  { variants, lettering }: { variants: readonly VariantFacts[]; lettering?: Lettering | undefined },
): Promise<PrintFile[][]> {
  const [files, designs] = await Promise.all([
    myFilesById(db, sellerId, [...new Set(items.flatMap(item => item.files.flatMap(file => file.fileId ?? [])))]),
    designsOf(db, sellerId, [...new Set(items.flatMap(item => item.productCustomTemplate ?? []))]),
  ])
  return items.map((item, index) => {
    const variant = variants[index] as VariantFacts // the caller has one for each
    const path = `items.${index}`
    if (item.productCustomTemplate === null) return item.files.map((file, at) => fileOf(file, variant, files, `${path}.files.${at}`))
    const sides = ofDesign(designs.get(item.productCustomTemplate), variant, `${path}.productCustomTemplate`)
    return lettering ? written(sides, item.text, lettering, `${path}.text`) : sides
  })
}

function ofDesign(design: Design | undefined, variant: VariantFacts, path: string): ReturnType<typeof drawnSides> {
  if (!design) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND', { path })
  const sides = drawnSides(design, variant.color)
  const { productCode, printAreas } = variant
  const fault = whyNotArt({ productCode: design.productCode, sides }, { productCode, printAreas, readySides: [] }, true)
  if (fault) throw new Fault(fault, { path })
  return sides
}

function fileOf(
  { side, fileId, link, placement }: NewItem['files'][number],
  variant: VariantFacts,
  files: ReadonlyMap<number, StoredFile>,
  path: string,
): PrintFile {
  assertArtLink(link, `${path}.link`)
  const file = fileId === null ? undefined : files.get(fileId)
  if (!file || placement === null) return { side, fileId, link }
  const area = areaOf(variant.printAreas, side)
  if (!area) throw new Fault('TEMPLATE_AREA_MISSING', { path })
  return { ...placedSide(placement, file, area, variant.shape), link }
}

/**
 * Refuses at once what could never be fetched, as a file of orders does: throws FILE_LINK_INVALID, …_FOLDER, …_PAGE at the path. A name of
 * the library may stand before its file is there.
 */
export function assertArtLink(link: string, path: string): void {
  const flaw = link === '' || libraryName(link) !== undefined ? undefined : linkFlaw(link, 'ART')
  if (flaw) throw new Fault(`FILE_LINK_${flaw}`, { path })
}
