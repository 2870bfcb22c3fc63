// Mockups as they are drawn: by the capped child, once for the same design, photograph, colour and size.
import { createHash } from 'node:crypto'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import { day, later } from '#base/time.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type Derived, keepDerived, openDerived } from '#engine/files/derived.ts'
import { FileMissing } from '#engine/files/files.ts'
import { removeUnnamed } from '#engine/files/sweep.ts'
import { mockupVersion } from '#engine/image/picture.ts'
import { singleFlight } from '#engine/serve/load/single-flight.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { mockupBasesOf, type StoredMockupBase } from '#shop/catalogue/catalogue.ts'
import type { PictureView } from '#shop/catalogue/picture/contract.ts'
import { findFilesById } from '#shop/file/file.ts'
import { type MockupSize, viewsOf } from '../art/mockup.rules.ts'
import type { SideDocument } from '../document/contract.ts'
import { filesOf } from '../document/layer.rules.ts'
import { artHash, type PrintArt, printOf, sourcesOf } from '../document/render.ts'
import { deleteMockupsBefore, deleteMockupsBeyond, listMockups, putMockup } from './store.ts'

type Room = Pick<Engine, 'db' | 'files' | 'images'>

/** What is to be drawn: a seller's design on a product. */
export interface MockupAsked {
  sellerId: number
  productId: number
  sides: readonly SideDocument[]
  /** The first that shows something of the design where none is named. */
  view?: PictureView | undefined
  size: MockupSize
  /** Whether it stays once it is drawn: what a reader may have drawn without end, as any text, is sent and forgotten. */
  isKept: boolean
}
/** One view of a design, ready to be drawn in any colour. */
export interface MockupView extends Pick<MockupAsked, 'sellerId' | 'size' | 'isKept'> {
  base: StoredMockupBase
  arts: readonly (PrintArt & { document: SideDocument })[]
}

/** Throws MOCKUP_NOT_FOUND where the product has no photograph that shows anything of the design, or not this view. */
export async function mockupView(db: Db, asked: MockupAsked): Promise<MockupView> {
  const { sellerId, productId, sides, view, size, isKept } = asked
  const bases = await mockupBasesOf(db, productId)
  const shown = viewsOf(
    sides,
    bases.map(base => ({ view: base.view, sides: base.places.map(place => place.side) })),
  )
  const base = bases.find(each => each.view === (view ?? shown[0]))
  if (!base || !shown.includes(base.view)) throw new Fault('MOCKUP_NOT_FOUND', { path: 'view' })
  const drawn = sides.filter(({ side, layers }) => layers.length > 0 && base.places.some(place => place.side === side))
  const files = await findFilesById(db, [...new Set(drawn.flatMap(filesOf))])
  const pictures = new Map(
    [...files].map(([id, { sha256, width, height }]) => [id, { sha256, widthPixels: width, heightPixels: height }] as const),
  )
  return { sellerId, size, isKept, base, arts: drawn.map(document => ({ document, pictures })) }
}

/** By all that it is drawn of, and whose it is. */
function keyOf({ sellerId, size, base, arts }: MockupView, hex: string): string {
  const placed = arts.map(art => [artHash(art), base.places.find(place => place.side === art.document.side)])
  const drawn = [mockupVersion, sellerId, base.photoSha256, base.lightSha256, base.shiftSha256, placed, hex.toLowerCase(), size]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
}

/** The mockup as an answer. It throws as `drawMockups`, when it is sent. */
export function sendMockup(engine: Room, view: MockupView, { hex, name }: { hex: string; name: string }): OutgoingFile {
  const stream = async () => {
    const [drawn] = await drawMockups(engine, view, [hex])
    if (!drawn) throw new Error('a mockup that was not drawn')
    return openDerived(engine.files, drawn)
  }
  return { stream, name: `${name}.jpg`, type: 'image/jpeg', isInline: true, etag: `"${keyOf(view, hex)}"` }
}

/** By the key of each mockup. */
const drawings = singleFlight<ReadonlyMap<string, Derived>>()

/**
 * The mockups of a view in these colours, in their order; what is not kept from before is drawn now, the art once for all colours. Throws
 * FILE_NOT_FOUND where a picture of the design is gone, MOCKUP_NOT_FOUND where the photograph is, and the Faults of engine/image.
 */
export async function drawMockups(engine: Room, view: MockupView, hexes: readonly string[]): Promise<Derived[]> {
  const keys = hexes.map(hex => keyOf(view, hex))
  const there = new Map<string, Derived>()
  for (const [key, sha256] of await listMockups(engine.db, keys)) if (await engine.files.has(sha256)) there.set(key, { sha256 })
  const running = drawings(engine.files)
  const missing = new Map(keys.flatMap((key, at) => (there.has(key) || running.get(key) ? [] : [[key, hexes[at] ?? ''] as const])))
  if (missing.size > 0) running.start(missing.keys(), draw(engine, view, missing))
  return Promise.all(
    keys.map(async key => {
      const drawn = there.get(key) ?? (await running.get(key))?.get(key)
      if (!drawn) throw new Error('a mockup that was not drawn')
      return drawn
    }),
  )
}

async function draw(engine: Room, view: MockupView, colors: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Derived>> {
  const { base, arts, sellerId, size, isKept } = view
  await using local = new AsyncDisposableStack()
  const partOf = async (sha256: string) => local.use(await engine.files.local(sha256).catch(lostAs('MOCKUP_NOT_FOUND'))).path
  const sources = await sourcesOf(engine, arts, local).catch(lostAs('FILE_NOT_FOUND'))
  const [photo, light, shift] = [await partOf(base.photoSha256), await partOf(base.lightSha256), await partOf(base.shiftSha256)]
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-mockup-'))
  const outs = [...colors].map(([key, hex], at) => ({ key, hex, out: join(folder.path, `${at}.jpg`) }))
  const sides = arts.flatMap(({ document }) => {
    const place = base.places.find(each => each.side === document.side)
    return place ? [{ document: printOf(document), place }] : []
  })
  const asked = { base: { photo, light, shift }, sides, sources, size, colors: outs.map(({ hex, out }) => ({ hex, out })) }
  await forAccount(sellerId, () => engine.images.mockup(asked))
  const made = new Map<string, Derived>()
  for (const { key, out } of outs)
    made.set(key, isKept ? await keepDerived(engine.files, out, mockupBytes) : { bytes: await readFile(out) })
  if (isKept) await keep(engine, sellerId, made)
  return made
}
/** A part of what it is drawn of that the store has lost is a refusal. */
const lostAs = (code: 'MOCKUP_NOT_FOUND' | 'FILE_NOT_FOUND') => (error: unknown) => {
  throw error instanceof FileMissing ? new Fault(code) : error
}

const mockupBytes = 20 * 2 ** 20

/** So many are kept of a seller: what was drawn first goes. */
const keptEach = 1_000
async function keep(engine: Pick<Room, 'db' | 'files'>, sellerId: number, made: ReadonlyMap<string, Derived>): Promise<void> {
  const beyond = await engine.db.transaction(async tx => {
    for (const [key, drawn] of made) if ('sha256' in drawn) await putMockup(tx, { key, sellerId, sha256: drawn.sha256 })
    return deleteMockupsBeyond(tx, sellerId, keptEach)
  })
  await removeUnnamed(engine, beyond)
}

/** So long a mockup is kept; asked for again it is drawn again. */
const keptMs = 30 * day
/** Takes old mockups and those of closed accounts away with their bytes, which the nightly sweep need not find to be named by nobody. */
export async function forgetMockups({ db, files }: Pick<Engine, 'db' | 'files'>): Promise<void> {
  const gone = await db.transaction(tx => deleteMockupsBefore(tx, later(tx.now(), -keptMs)))
  await removeUnnamed({ db, files }, gone)
}
