// The mockups of one of a seller's products: a single one, or all of them as a ZIP.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { openDerived } from '#engine/files/derived.ts'
import { zipOf } from '#engine/files/zip.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { findVariantsOfProducts } from '#shop/catalogue/catalogue.ts'
import type { PictureView } from '#shop/catalogue/picture/contract.ts'
import { slugOf } from '#shop/catalogue/storefront/rules.ts'
import { type MockupSize, viewsOf } from '../art/mockup.rules.ts'
import { sidesIn } from '../document/color/color.rules.ts'
import { type DesignAsked, findDesign, findTemplateRow } from '../template/asked.ts'
import type { TemplateRow } from '../template/store.ts'
import { drawMockups, type MockupView, mockupView, sendMockup } from './mockup.ts'

interface Asked extends DesignAsked {
  size: MockupSize
  view?: PictureView | undefined
}
/**
 * Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, for another seller's too, TEMPLATE_COLOR_UNKNOWN where its product has no such colour, and as
 * `mockupView` and `drawMockups`.
 */
export async function templateMockup(engine: Engine, db: Db, { size, color, view, ...asked }: Asked): Promise<OutgoingFile> {
  const { row, sides, isDraft } = await findDesign(db, { ...asked, color })
  const product = await productOf(db, row)
  const hex = product.hexOf(color ?? row.color)
  if (hex === undefined) throw new Fault('TEMPLATE_COLOR_UNKNOWN', { path: 'color', values: { color: color ?? row.color } })
  const isKept = !isDraft && !asked.text
  const drawn = await mockupView(db, { sellerId: asked.sellerId, productId: product.id, sides, view, size, isKept })
  return sendMockup(engine, drawn, { hex, name: fileName(row.name, color ?? row.color, drawn.base.view) })
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
  const row = await findTemplateRow(db, sellerId, id)
  const product = await productOf(db, row)
  const sides = row.isReady ? row.sides : (row.draft ?? [])
  const colors = row.colors.flatMap(color => {
    const hex = product.hexOf(color)
    return hex === undefined ? [] : [{ color, hex }]
  })
  if (colors.length === 0) throw new Fault('TEMPLATE_COLOR_UNKNOWN', { values: { color: row.color } })
  // Colours that nothing differs on are drawn at once, of one drawing of the art.
  const alike = Map.groupBy(colors, ({ color }) => JSON.stringify(sidesIn(sides, color).map(({ layers }) => layers)))
  const views: { view: MockupView; own: typeof colors }[] = []
  for (const view of viewsOf(sides, product.views))
    for (const own of alike.values()) {
      const drawn = sidesIn(sides, own[0]?.color)
      views.push({ view: await mockupView(db, { sellerId, productId: product.id, sides: drawn, view, size, isKept: true }), own })
    }
  const [first] = views
  if (!first) throw new Fault('MOCKUP_NOT_FOUND')
  const draw = ({ view, own }: typeof first) =>
    drawMockups(
      engine,
      view,
      own.map(({ hex }) => hex),
    )
  const begun = await draw(first)
  const entries = views.flatMap(each => {
    // A view is drawn when the reader gets there, in all colours at once.
    let drawing = each === first ? Promise.resolve(begun) : undefined
    return each.own.map(({ color }, at) => ({
      name: `${fileName(row.name, color, each.view.base.view)}.jpg`,
      async open() {
        drawing ??= draw(each)
        const drawn = (await drawing)[at]
        if (!drawn) throw new Error('a mockup that was not drawn')
        return openDerived(engine.files, drawn)
      },
    }))
  })
  const stream = zipOf(entries, { at: row.editedAt, compress: false })
  return { stream, name: `${slugOf(row.name) || 'product'}-mockups.zip`, type: 'application/zip' }
}
