// The sides of a design as they are kept: files placed on a product's areas, designs as they were drawn, drafts of them.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { VariantFacts } from '#shop/catalogue/catalogue.ts'
import { areaOf, keptArea } from '#shop/catalogue/storefront/rules.ts'
import { findFilesById, type StoredFile } from '#shop/file/file.ts'
import type { PlacedFile } from '../contract.ts'
import { everShown, isSameName, tidied } from '../document/color/color.rules.ts'
import type { DesignDocument, DraftDocument, SideDocument } from '../document/contract.ts'
import { whyNotDrawn, whyNotText } from '../document/document.rules.ts'
import { textsOf, withKeys } from '../document/layer.rules.ts'
import { isSameArea, pictureIdsOf } from '../document/warning.rules.ts'
import { placed } from './rules.ts'

/** What a design is drawn for. */
export type Printable = Pick<VariantFacts, 'printAreas' | 'shape'>

export function placedSide({ side, fileId, placement }: PlacedFile, on: Printable, files: ReadonlyMap<number, StoredFile>): SideDocument {
  const area = areaOf(on.printAreas, side)
  if (!area) throw new Fault('TEMPLATE_AREA_MISSING', { path: 'sides' })
  const file = files.get(fileId)
  if (!file) throw new Fault('FILE_NOT_FOUND', { path: 'sides' })
  const layers = withKeys([placed(placement, { fileId, widthPixels: file.width, heightPixels: file.height }, area, on.shape)])
  return { ...keptArea(area), layers }
}

/** A side as its maker says it. */
type SaidSide = Omit<DesignDocument['sides'][number], 'layers' | 'colors'> & Pick<SideDocument, 'layers' | 'colors'>
/** Its area, as the product has it. Throws TEMPLATE_AREA_MISSING, TEMPLATE_AREA_CHANGED. */
export function areaSaid(
  { side, ...said }: Pick<SaidSide, 'side' | 'widthInches' | 'heightInches'>,
  on: Pick<Printable, 'printAreas'>,
  path: string,
) {
  const area = areaOf(on.printAreas, side)
  if (!area) throw new Fault('TEMPLATE_AREA_MISSING', { path })
  const { widthInches, heightInches } = area
  if (!isSameArea({ widthInches: said.widthInches ?? widthInches, heightInches: said.heightInches ?? heightInches }, area))
    throw new Fault('TEMPLATE_AREA_CHANGED', { path, values: { width: widthInches, height: heightInches } })
  return keptArea(area)
}

/** Throws as `areaSaid`, and what `whyNotDrawn` says, at the path of the side, its layer or what differs on a colour. */
export function drawnSide(side: SaidSide, on: Printable, path: string): SideDocument {
  const drawn = { ...areaSaid(side, on, path), layers: withKeys(side.layers), ...tidied(side.colors) }
  const fault = whyNotDrawn(drawn)
  if (!fault) return drawn
  const { code, layer, color } = fault
  const ofColor = color === undefined ? undefined : side.colors?.findIndex(each => each.color === color)
  const place = ofColor === undefined ? layer !== undefined && `layers.${layer}` : `colors.${ofColor}`
  throw new Fault(code, { path: place ? `${path}.${place}` : path, ...(color !== undefined && { values: { color } }) })
}

/** Refuses what differs on a colour that the design is not made for. Throws DESIGN_DIFFERENCE_COLOR. */
export function assertOwnColors(sides: readonly SideDocument[], colors: readonly string[], path: string): void {
  for (const [at, side] of sides.entries())
    for (const [index, { color }] of (side.colors ?? []).entries())
      if (!colors.some(each => isSameName(each, color)))
        throw new Fault('DESIGN_DIFFERENCE_COLOR', { path: `${path}.sides.${at}.colors.${index}`, values: { color } })
}

/** A draft's sides as they were drawn, for what they say of their areas, or for the product's. Throws TEMPLATE_AREA_MISSING. */
export const draftSides = ({ sides }: DraftDocument, on: Printable | undefined, path: string): SideDocument[] =>
  sides.map(({ side, layers, colors, ...said }, at) => {
    const area = areaOf(on?.printAreas ?? [], side)
    const [widthInches, heightInches] = [said.widthInches ?? area?.widthInches, said.heightInches ?? area?.heightInches]
    if (widthInches === undefined || heightInches === undefined) throw new Fault('TEMPLATE_AREA_MISSING', { path: `${path}.sides.${at}` })
    return { side, widthInches, heightInches, layers: withKeys(layers), ...tidied(colors) }
  })

/**
 * Refuses pictures that are not the seller's, so that no proof shows another's: one that has left the library stays in a draft, which says so.
 * Throws FILE_NOT_FOUND.
 */
export async function assertOwnPictures(db: Db, sellerId: number, sides: readonly SideDocument[], path: string): Promise<void> {
  const ids = pictureIdsOf(sides)
  const files = await findFilesById(db, ids)
  const isOwn = (id: number) => files.get(id)?.sellerId === sellerId && files.get(id)?.sha256 !== ''
  if (!ids.every(isOwn)) throw new Fault('FILE_NOT_FOUND', { path })
}

/**
 * Refuses a design whose texts cannot be written in their fonts: outside of any transaction, since the fonts are read in the capped child.
 * Throws DESIGN_TEXT_CONTROL and the other faults of a text, FONT_UNKNOWN, LETTERS_MISSING.
 */
export async function assertDesignLetters(
  { images }: Pick<Engine, 'images'>,
  sides: readonly Pick<SideDocument, 'layers' | 'colors'>[] = [],
): Promise<void> {
  const texts = sides.flatMap(side => textsOf(everShown(side)))
  const fault = texts.map(({ text }) => whyNotText(text)).find(Boolean)
  if (fault) throw new Fault(fault, { path: 'document' })
  if (texts.length > 0) await images.letters(texts.map(({ text, fontId }) => ({ text, fontId })))
}

/** These colours as the product calls them, each once. Throws TEMPLATE_COLOR_UNKNOWN for one that is neither of the product nor `kept`. */
export function colorsOf(asked: readonly string[], variants: readonly VariantFacts[], kept: readonly string[] = []): string[] {
  const known = new Map([...kept, ...variants.map(each => each.color)].map(color => [color.toLowerCase(), color]))
  const found = asked.map((color, at) => {
    const name = known.get(color.toLowerCase())
    if (name === undefined) throw new Fault('TEMPLATE_COLOR_UNKNOWN', { path: `colors.${at}`, values: { color } })
    return name
  })
  return [...new Set(found)]
}
