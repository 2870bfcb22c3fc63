// A seller's products as pages show them: with prices, pictures, how sharp they print and what is to be mended.
import type { Db } from '#engine/db/database.ts'
import { findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { pictureUrl } from '#shop/catalogue/picture/rules.ts'
import { priceListFor } from '#shop/catalogue/price/price.ts'
import type { PriceList } from '#shop/catalogue/price/rules.ts'
import { findFilesById, findMyFiles, readDpiThresholds, type StoredFile } from '#shop/file/file.ts'
import { type DpiThresholds, type Resolution, resolutionOf, thresholdsFor } from '#shop/file/rules.ts'
import type { PictureSize } from '../art/fit.rules.ts'
import { mockupsOf } from '../art/mockup.rules.ts'
import type { Template, TemplateDetail } from '../contract.ts'
import { everShown, sideIn } from '../document/color/color.rules.ts'
import type { DesignWarning, Layer, SideDocument } from '../document/contract.ts'
import { filesOf, isBarePicture, withKeys } from '../document/layer.rules.ts'
import { documentDpi, scalePercent } from '../document/resolution.rules.ts'
import { type DesignToJudge, pictureIdsOf } from '../document/warning.rules.ts'
import { type Judged, judgedInTurns, judgedNow } from './judged.ts'
import { templateSlug } from './rules.ts'
import type { DesignRow, TemplateRow } from './store.ts'

/** A design that is shown in one of its colours; in its first one, where none is named. */
type Shown = DesignRow & { shownIn?: string }
/** A design with its thumbnail, and how sharp it prints: as its worst side. */
export type DesignLook = Omit<DesignRow, 'sides'> & { image: string; quality: Resolution; sides: Template['sides'] }
export function looksOf(db: Db, designs: readonly Shown[]): Promise<DesignLook[]>
/** Where there is no design there is none of its looks. */
export function looksOf(db: Db, designs: readonly (Shown | undefined)[]): Promise<(DesignLook | undefined)[]>
export async function looksOf(db: Db, designs: readonly (Shown | undefined)[]): Promise<(DesignLook | undefined)[]> {
  const pictures = [...new Set(designs.flatMap(design => design?.sides.flatMap(side => filesOf(everShown(side))) ?? []))]
  const [pixels, thresholds] = await Promise.all([pixelsOf(db, pictures), readDpiThresholds(db)])
  return designs.map(design => design && lookOf(design, pixels, thresholds))
}

/** What there is of these templates' products and pictures today. */
interface Facts {
  /** By the product's code in capitals. */
  variants: ReadonlyMap<string, readonly VariantFacts[]>
  pixels: ReadonlyMap<number, PictureSize>
  library: ReadonlyMap<number, StoredFile>
  thresholds: DpiThresholds
}
async function factsOf(db: Db, sellerId: number, rows: readonly TemplateRow[], known?: Facts['variants']): Promise<Facts> {
  const pictures = [...new Set(rows.flatMap(row => pictureIdsOf([...row.sides, ...(row.draft ?? [])])))]
  const [variants, pixels, library, thresholds] = await Promise.all([
    known ?? findVariantsOfProducts(db, [...new Set(rows.map(row => row.productCode))]),
    pixelsOf(db, pictures),
    findMyFiles(db, sellerId, pictures),
    readDpiThresholds(db),
  ])
  return { variants, pixels, library, thresholds }
}

async function pricesOf(db: Db, sellerId: number, rows: readonly TemplateRow[], facts: Facts): Promise<PriceList> {
  const ids = [...new Set(rows.flatMap(row => variantsOf(row, facts).map(each => each.id)))]
  return ids.length > 0 ? priceListFor(db, sellerId, ids) : new Map()
}

/** The variants that a template is ordered in; of one whose colours are all gone, all of its product. */
function variantsOf({ productCode, colors }: Pick<TemplateRow, 'productCode' | 'colors'>, { variants }: Pick<Facts, 'variants'>) {
  const all = variants.get(productCode.toUpperCase()) ?? []
  const own = all.filter(each => colors.includes(each.color))
  return own.length > 0 ? own : all
}

/** Templates as lists show them, in the order of their rows. */
export async function shownTemplates(db: Db, sellerId: number, rows: readonly TemplateRow[]): Promise<Template[]> {
  const facts = await factsOf(db, sellerId, rows)
  const prices = await pricesOf(db, sellerId, rows, facts)
  const judged = await judgedInTurns(rows.map(row => toJudge(row, facts)))
  return rows.flatMap((row, at) => {
    const found = judged[at]
    return found ? [view(row, found, facts, prices)] : []
  })
}

/** The same with design and draft, for their editor. */
export async function shownDetail(db: Db, row: TemplateRow): Promise<TemplateDetail> {
  const stored = (sides: readonly SideDocument[]): TemplateDetail['document'] => ({
    v: 2,
    sides: sides.map(({ side, widthInches, heightInches, layers, colors }) => ({
      ...{ side, widthInches, heightInches },
      layers: withKeys(layers),
      colors: [...(colors ?? [])],
    })),
  })
  const facts = await factsOf(db, row.sellerId, [row])
  return {
    ...view(row, judgedNow(toJudge(row, facts)), facts, await pricesOf(db, row.sellerId, [row], facts)),
    document: row.isReady ? stored(row.sides) : null,
    draft: row.draft && stored(row.draft),
    draftColors: row.draftColors,
  }
}

/** What is to be mended in the draft, or in the design where all is saved; `variants` are all of its product. */
export async function warningsIn(db: Db, row: TemplateRow, variants: readonly VariantFacts[]): Promise<DesignWarning[]> {
  const facts = await factsOf(db, row.sellerId, [row], new Map([[row.productCode.toUpperCase(), variants]]))
  return judgedNow(toJudge(row, facts)).warnings
}

function toJudge(row: TemplateRow, facts: Facts): DesignToJudge {
  const all = facts.variants.get(row.productCode.toUpperCase()) ?? []
  return {
    sides: row.draft ?? row.sides,
    colors: row.draftColors ?? row.colors,
    product: {
      printAreas: all[0]?.printAreas ?? [],
      colors: new Set(all.map(each => each.color)),
      isAvailable: all.some(each => each.isAvailable),
    },
    pictures: facts.pixels,
    mayPrint: new Set([...facts.library.keys(), ...row.sides.flatMap(side => filesOf(everShown(side)))]),
    lowDpi: thresholdsFor(facts.thresholds, row.minDpi).low,
  }
}

function view(row: TemplateRow, judged: Judged, facts: Facts, prices: PriceList): Template {
  const own = variantsOf(row, facts)
  const { id, colors, isReady, editedById, editedByName } = row
  const look = lookOf(row, facts.pixels, facts.thresholds)
  const hexOf = (color: string) => own.find(each => each.color === color)?.colorHex ?? noHex
  const shape = own[0]?.shape ?? 'tee'
  const drawn = (row.draft ?? []).filter(({ side }) => judged.drawable.has(side))
  const [draftColor = row.color] = row.draftColors ?? colors
  const draftImage = drawn[0] ? imageOf({ id, sides: drawn }, draftColor, `state=DRAFT&side=${drawn[0].side}`) : null
  const [area] = isReady ? row.sides : (row.draft ?? [])
  return {
    id,
    slug: templateSlug(row),
    name: row.name,
    state: isReady ? 'READY' : 'DRAFT',
    version: row.version,
    hasDraft: row.draft !== null,
    draftImage,
    editedAt: row.editedAt,
    editedBy: editedById !== null && editedByName !== null ? { id: editedById, username: editedByName } : null,
    image: isReady ? look.image : (draftImage ?? pictureUrl({ shape }, hexOf(row.color))),
    width: area?.widthInches ?? 0,
    height: area?.heightInches ?? 0,
    price: Math.min(Number.MAX_SAFE_INTEGER, ...own.map(each => prices.get(each.id)?.priceSellerCents ?? Number.MAX_SAFE_INTEGER)),
    quanlityImage: look.quality,
    user: row.sellerId,
    color: row.color,
    colorHex: hexOf(row.color),
    colors: colors.map(name => ({
      name,
      hex: hexOf(name),
      isAvailable: own.some(each => each.color === name && each.isAvailable),
    })),
    productCustom: {
      id: own[0]?.productId ?? 0,
      productID: row.productCode,
      slug: own[0]?.productSlug ?? '',
      name: own[0]?.productName ?? row.productCode,
      nameVi: own[0]?.productNameVi ?? row.productCode,
      shape,
      isAvailable: own.some(each => colors.includes(each.color) && each.isAvailable),
    },
    sides: look.sides,
    mockups: mockupsOf({ id, sides: isReady ? row.sides : drawn }, own[0]?.mockups ?? [], { color: row.color, stamp: row.version }),
    warnings: judged.warnings,
    createdAt: row.createdAt,
  }
}
/** Of a colour that the product has no more. */
const noHex = '#ffffff'

function lookOf(design: Shown, pixels: ReadonlyMap<number, PictureSize>, usual: DpiThresholds): DesignLook {
  const thresholds = thresholdsFor(usual, design.minDpi)
  const sides = design.sides.map(side => {
    const dpi = documentDpi(design.shownIn === undefined ? everShown(side) : sideIn(side, design.shownIn), pixels) ?? 0
    return {
      ...side,
      colors: [...(side.colors ?? [])],
      layers: withKeys(side.layers).map(layer => scaled(layer, pixels)),
      dpi,
      quality: resolutionOf(dpi, thresholds),
    }
  })
  const qualities = sides.map(side => side.quality)
  const quality = qualities.includes('low') ? 'low' : qualities.includes('medium') ? 'medium' : 'high'
  const { id, sellerId, productCode, minDpi, color, colors, name, isReady, savedVersion, isReplaced = false, createdAt } = design
  const own = { id, sellerId, productCode, minDpi, color, colors, name, isReady, savedVersion, isReplaced, createdAt }
  // Each save has a picture of its own address: none of before stands there for it.
  return { ...own, sides, quality, image: imageOf(design, design.shownIn ?? color, `version=${savedVersion}`) }
}

const scaled = (layer: Layer, pixels: ReadonlyMap<number, PictureSize>) =>
  layer.kind === 'IMAGE' ? { ...layer, scalePercent: scalePercent(layer, pixels.get(layer.fileId)) } : layer

/** Where a small picture of a design in this colour is: of one picture alone it is the file's own, unless colours differ. */
function imageOf({ id, sides }: Pick<DesignRow, 'id' | 'sides'>, color: string, which: string): string {
  const drawn = sides.find(each => each.layers.length > 0)
  const [fileId] = drawn && !drawn.colors && isBarePicture(drawn) ? filesOf(drawn) : []
  if (fileId !== undefined) return `/v1/file/${fileId}/thumbnail`
  const inColor = drawn?.colors && `color=${encodeURIComponent(color)}`
  return `/v1/product-custom-template/${id}/proof?${['width=480', which, inColor].filter(Boolean).join('&')}`
}

async function pixelsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PictureSize>> {
  const files = await findFilesById(db, ids)
  return new Map([...files].map(([id, { width, height }]) => [id, { widthPixels: width, heightPixels: height }]))
}
