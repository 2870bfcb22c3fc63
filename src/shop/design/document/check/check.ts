// The public verbs of the checks: what there is to say to designs before they are printed, each answer in both languages.
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { findFilesById, findMyFiles, readDpiThresholds } from '#shop/file/file.ts'
import { thresholdsFor } from '#shop/file/rules.ts'
import type { SideDocument } from '../contract.ts'
import { whyNotSide } from '../document.rules.ts'
import { filesOf, textsOf } from '../layer.rules.ts'
import { measureTexts } from '../lettering.ts'
import { type Lettering, withText } from '../slot.rules.ts'
import { type CheckedPicture, type CheckWith, checkSide, heaviestFirst } from './check.rules.ts'
import type { DesignFinding, ShownPicture } from './contract.ts'
import { measureInk } from './ink.ts'
import { spoken } from './sentence.ts'
import { listInk } from './store.ts'

/** A design as it would be printed. */
export interface DesignToCheck {
  sides: readonly SideDocument[]
  /** What its product asks for, 0 where nobody knows. */
  minDpi: number
  colorHex?: string | undefined
  /** What its buyer wants written, trimmed; undefined: it is not ordered yet. */
  text?: string | undefined
}

/** What is found on each of one seller's designs, in their order, what blocks first: of ink as far as it was counted, of texts as far as `lettering` knows them. */
export async function checkDesigns(
  db: Db,
  sellerId: number,
  designs: readonly DesignToCheck[],
  lettering?: Lettering,
): Promise<DesignFinding[][]> {
  const [pictures, thresholds] = await Promise.all([picturesOf(db, sellerId, fileIdsOf(designs)), readDpiThresholds(db)])
  return designs.map(({ minDpi, colorHex, text, ...design }) => {
    const given: CheckWith = {
      ...{ pictures, colorHex, lettering, isOrdered: text !== undefined },
      minDpi: thresholdsFor(thresholds, minDpi).low,
    }
    const sides = writtenSides(design.sides, text)
    return heaviestFirst(sides.flatMap(side => checkSide(side, given).map(found => spoken(found, side, pictures))))
  })
}

/** The same with everything known: texts are measured and pictures looked at first, outside of any transaction. */
export async function checkDesignsWhole(engine: Engine, db: Db, sellerId: number, designs: readonly DesignToCheck[]) {
  await lookAt(engine, db, sellerId, fileIdsOf(designs))
  return checkDesigns(db, sellerId, designs, await measureDesigns(engine, designs))
}

/** What is known of those of these pictures that are the seller's, looked at first: outside of any transaction. */
export async function checkedPictures(engine: Engine, db: Db, sellerId: number, ids: readonly number[]): Promise<ShownPicture[]> {
  await lookAt(engine, db, sellerId, ids)
  const pictures = await picturesOf(db, sellerId, ids)
  return [...pictures].map(([id, { ink = null, ...picture }]) => ({ id, ...picture, ink }))
}

async function lookAt(engine: Engine, db: Db, sellerId: number, ids: readonly number[]): Promise<void> {
  const files = await findFilesById(db, ids)
  await measureInk(
    engine,
    [...files.values()].filter(file => file.sellerId === sellerId),
  )
}

/** The texts of these designs, measured: outside of any transaction. A side that no design may have is not shaped: it may be of any length. */
export const measureDesigns = (engine: Pick<Engine, 'images'>, designs: readonly DesignToCheck[]): Promise<Lettering> =>
  measureTexts(
    engine,
    designs.flatMap(({ sides, text }) => writtenSides(sides.filter(mayBe), text).flatMap(textsOf)),
  )

const mayBe = (side: SideDocument) => whyNotSide(side) === undefined

const writtenSides = (sides: readonly SideDocument[], text: string | undefined) =>
  text === undefined ? sides : sides.map(side => withText(side, text))

const fileIdsOf = (designs: readonly DesignToCheck[]) => [...new Set(designs.flatMap(({ sides }) => sides.flatMap(filesOf)))]

/** Of another seller's file nothing is known, not even its name. */
async function picturesOf(db: Db, sellerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, CheckedPicture>> {
  const [files, mine] = await Promise.all([findFilesById(db, ids), findMyFiles(db, sellerId, ids)])
  const own = [...files.values()].filter(file => file.sellerId === sellerId && file.sha256 !== '')
  const inks = await listInk(
    db,
    own.map(file => file.sha256),
  )
  return new Map(
    own.map(({ id, name, width, height, sha256 }) => [
      id,
      { name, widthPixels: width, heightPixels: height, isInLibrary: mine.has(id), ink: inks.get(sha256) },
    ]),
  )
}
