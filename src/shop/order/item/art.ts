// Adding art to items of many orders: from the library, of one of the seller's products, or as an earlier order has it.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { findVariantsById, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { areaOf } from '#shop/catalogue/storefront/rules.ts'
import { placed } from '#shop/design/template/rules.ts'
import { designsOf } from '#shop/design/template/template.ts'
import { myFilesById, type StoredFile } from '#shop/file/file.ts'
import type { OrderStatus } from '../status/contract.ts'
import { factsOf } from '../status/facts.status.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { whyNotEdit } from '../status/rules.ts'
import { type FactRow, findFacts, insertChange, lockOrders, setOrder } from '../status/store.ts'
import { listEarlierArt, listReadyArt, setArt } from './art.store.ts'
import type { Art, ArtItem } from './contract.ts'
import { itemsOf } from './item.ts'
import { type ArtFault, mendsFile, type SideArt, whyNotArt } from './rules.ts'
import { countMissingFiles } from './store.ts'

type Item = Awaited<ReturnType<typeof itemsOf>>[number]
export type ArtOutcome = { orderId: number; status: OrderStatus; fault?: undefined } | { orderId: number; fault: StepFault | ArtFault }

/**
 * Gives the items their art, an answer per order in the order named; an order gets all that is meant for it or nothing. Art is in no
 * price, so nothing is charged. Throws FILE_NOT_FOUND, PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND and ORDER_NOT_FOUND (an earlier item) for a
 * source that is missing or another seller's; nothing is changed then.
 */
export async function addArt(tx: Tx, sellerId: number, given: { art: readonly Art[]; replaces: boolean }): Promise<ArtOutcome[]> {
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
    const why = (work: (typeof works)[number]) => {
      const item = items.get(work.itemId)
      if (item?.orderId !== orderId || item.cancelledAt !== null) return 'ORDER_NOT_FOUND'
      const variant = variants.get(item.variantId ?? 0)
      const art = { productCode: work.source.productCode, sides: work.source.sidesFor(variant) }
      sides.push(...art.sides.map(side => ({ ...side, orderId, itemId: item.id })))
      return whyNotArt(art, { ...item, readySides: readySides(item), printAreas: variant?.printAreas ?? [] }, given.replaces)
    }
    const fault = row ? (whyNotEdit('design', factsOf(row)) ?? works.map(why).find(Boolean)) : 'ORDER_NOT_FOUND'
    if (!row || fault) outcomes.push({ orderId, fault: fault ?? 'ORDER_NOT_FOUND' })
    else {
      outcomes.push({ orderId, status: row.status })
      ready.push(...sides)
    }
  }
  await writeArt(tx, sellerId, ready, rows)
  return outcomes
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
    const given = ready.filter(art => art.orderId === orderId)
    if (row.status === 'ERROR' && mendsFile(row, given)) await setOrder(tx, orderId, { isCauseMended: true })
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
      return { productCode: art[0].productCode, sidesFor: () => art.map(({ side, fileId, document }) => ({ side, fileId, document })) }
    }
    const design = designs.get(templateId ?? 0)
    if (!design) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    const drawn = design.sides.map(document => ({ side: document.side, fileId: document.layers[0]?.fileId ?? 0, document }))
    return { productCode: design.productCode, sidesFor: () => drawn }
  }
}

const fromLibrary = (sides: NonNullable<Art['sides']>, files: ReadonlyMap<number, StoredFile>): Source => ({
  productCode: null,
  sidesFor: variant =>
    sides.map(({ side, fileId, placement }) => {
      const area = areaOf(variant?.printAreas ?? [], side)
      const file = files.get(fileId)
      if (!variant || !area || !file) return { side, fileId, document: null }
      const picture = { fileId, widthPixels: file.width, heightPixels: file.height }
      const { widthInches, heightInches } = area
      return { side, fileId, document: { side, widthInches, heightInches, layers: [placed(placement, picture, area, variant.shape)] } }
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
    const { shape, color, colorHex, printAreas } = rest
    return { productID, name, nameVi, shape, color, colorHex, printAreas }
  })
  const refused = ids.flatMap(id => {
    const code = why(id)
    return code ? [{ id, code }] : []
  })
  return { printables, items, refused }
}

const readySides = (item: Item): string[] => item.files.flatMap(file => (file.state === 'READY' ? [file.side] : []))
const variantsOf = (db: Db, items: readonly Item[]) => findVariantsById(db, [...new Set(items.flatMap(item => item.variantId ?? []))])
