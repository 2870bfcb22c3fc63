// The mockups of one of a seller's products: a single one, or all of them as a ZIP.
import { ZipFile } from 'yazl'
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { findVariantsOfProducts } from '#shop/catalogue/catalogue.ts'
import type { PictureView } from '#shop/catalogue/picture/contract.ts'
import { slugOf } from '#shop/catalogue/storefront/rules.ts'
import { type MockupSize, viewsOf } from '../art/mockup.rules.ts'
import type { TemplateState } from '../contract.ts'
import { withText } from '../document/slot.rules.ts'
import { listReplaced, listTemplates, type TemplateRow } from '../template/store.ts'
import { drawMockups, type MockupView, mockupView, sendMockup } from './mockup.ts'

interface Asked {
  sellerId: number
  id: number
  size: MockupSize
  color?: string | undefined
  view?: PictureView | undefined
  state?: TemplateState | undefined
  version?: number | undefined
  text?: string | undefined
  holds: string
}
/**
 * Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too, TEMPLATE_COLOR_UNKNOWN where its product has no such colour, and as
 * `mockupView` and `drawMockups`.
 */
export async function templateMockup(engine: Engine, db: Db, asked: Asked): Promise<OutgoingFile> {
  const { sellerId, id, size, color, view, state, version, text, holds } = asked
  const row = await rowOf(db, sellerId, id)
  const [replaced] = version === undefined || version === row.savedVersion ? [] : await listReplaced(db, [{ id, version }])
  const ofDraft = replaced === undefined && (state === undefined ? !row.isReady : state === 'DRAFT')
  const sides = replaced?.sides ?? (ofDraft ? (row.draft ?? row.sides) : row.sides)
  const product = await productOf(db, row)
  const hex = product.hexOf(color ?? row.color)
  if (hex === undefined) throw new Fault('TEMPLATE_COLOR_UNKNOWN', { path: 'color', values: { color: color ?? row.color } })
  const drawn = await mockupView(db, {
    sellerId,
    productId: product.id,
    sides: text ? sides.map(side => withText(side, text)) : sides,
    view,
    size,
  })
  return sendMockup(engine, drawn, { hex, holds, name: fileName(row.name, color ?? row.color, drawn.base.view) })
}

async function rowOf(db: Db, sellerId: number, id: number): Promise<TemplateRow> {
  const [row] = await listTemplates(db, sellerId, [id])
  if (!row) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  return row
}

async function productOf(db: Db, { productCode }: Pick<TemplateRow, 'productCode'>) {
  const variants = (await findVariantsOfProducts(db, [productCode])).get(productCode.toUpperCase()) ?? []
  const hexes = new Map(variants.map(variant => [variant.color.toLowerCase(), variant.colorHex]))
  return {
    id: variants[0]?.productId ?? 0,
    views: variants[0]?.mockups ?? [],
    hexOf: (color: string) => hexes.get(color.toLowerCase()),
  }
}

/** ASCII, as every system and shop takes it. */
const fileName = (name: string, color: string, view: PictureView): string =>
  [slugOf(name) || 'product', slugOf(color), view].filter(Boolean).join('-')

/**
 * Each colour in each view of the saved design, streamed; colours that its product has no more are left out. The first view is drawn before
 * the answer begins, so that a refusal is one. Throws as `templateMockup`.
 */
export async function mockupZip(
  engine: Engine,
  db: Db,
  { sellerId, id, size }: Pick<Asked, 'sellerId' | 'id' | 'size'>,
): Promise<OutgoingFile> {
  const row = await rowOf(db, sellerId, id)
  const product = await productOf(db, row)
  const sides = row.isReady ? row.sides : (row.draft ?? [])
  const colors = row.colors.flatMap(color => {
    const hex = product.hexOf(color)
    return hex === undefined ? [] : [{ color, hex }]
  })
  if (colors.length === 0) throw new Fault('TEMPLATE_COLOR_UNKNOWN', { values: { color: row.color } })
  const views: MockupView[] = []
  for (const view of viewsOf(sides, product.views)) views.push(await mockupView(db, { sellerId, productId: product.id, sides, view, size }))
  const [first] = views
  if (!first) throw new Fault('MOCKUP_NOT_FOUND')
  const hexes = colors.map(({ hex }) => hex)
  await drawMockups(engine, first, hexes)
  const zip = new ZipFile()
  for (const view of views) {
    // A view is drawn when the reader gets there, in all colours at once.
    let drawn: Promise<string[]> | undefined
    for (const [at, { color }] of colors.entries())
      zip.addReadStreamLazy(`${fileName(row.name, color, view.base.view)}.jpg`, { compress: false, mtime: row.editedAt }, done => {
        drawn ??= drawMockups(engine, view, hexes)
        drawn
          .then(hashes => engine.files.open(hashes[at] ?? ''))
          .then(
            stream => done(null, stream),
            error => done(error, null as never), // yazl's type wants a stream even beside an error
          )
      })
  }
  zip.end()
  const { outputStream } = zip
  zip.on('error', error => outputStream.emit('error', error))
  const stream = outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array> // bytes, as no encoding is set
  return { stream, name: `${slugOf(row.name) || 'product'}-mockups.zip`, type: 'application/zip' }
}
