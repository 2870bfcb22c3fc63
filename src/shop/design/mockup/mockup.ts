// Mockups as they are drawn: by the capped child, once for the same design, photograph, colour and size.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { FileMissing } from '#engine/files/files.ts'
import { mockupVersion } from '#engine/image/picture.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { mockupBasesOf, type StoredMockupBase } from '#shop/catalogue/catalogue.ts'
import type { PictureView } from '#shop/catalogue/picture/contract.ts'
import { findFilesById } from '#shop/file/file.ts'
import { type MockupSize, viewsOf } from '../art/mockup.rules.ts'
import type { SideDocument } from '../document/contract.ts'
import { filesOf } from '../document/layer.rules.ts'
import { artHash, type PrintArt, printOf } from '../document/render.ts'
import { listMockups, putMockup } from './store.ts'

type Room = Pick<Engine, 'db' | 'files' | 'images'>

/** What is to be drawn: a seller's design on a product. */
export interface MockupAsked {
  sellerId: number
  productId: number
  sides: readonly SideDocument[]
  /** The first that shows something of the design where none is named. */
  view?: PictureView | undefined
  size: MockupSize
}
/** One view of a design, ready to be drawn in any colour. */
export interface MockupView extends Pick<MockupAsked, 'sellerId' | 'size'> {
  base: StoredMockupBase
  arts: readonly (PrintArt & { document: SideDocument })[]
}

/** Throws MOCKUP_NOT_FOUND where the product has no photograph that shows anything of the design, or not this view. */
export async function mockupView(db: Db, { sellerId, productId, sides, view, size }: MockupAsked): Promise<MockupView> {
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
  return { sellerId, size, base, arts: drawn.map(document => ({ document, pictures })) }
}

/** By all that it is drawn of, and whose it is. */
function keyOf({ sellerId, size, base, arts }: MockupView, hex: string): string {
  const placed = arts.map(art => [artHash(art), base.places.find(place => place.side === art.document.side)])
  const drawn = [mockupVersion, sellerId, base.photoSha256, base.lightSha256, base.shiftSha256, placed, hex.toLowerCase(), size]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
}

/** The mockup as an answer; `holds` is what its reader has of it. Throws as `drawMockups`. */
export async function sendMockup(
  engine: Room,
  view: MockupView,
  { hex, holds, name }: { hex: string; holds: string; name: string },
): Promise<OutgoingFile> {
  const etag = `"${keyOf(view, hex)}"`
  const file = { name: `${name}.jpg`, type: 'image/jpeg', isInline: true, etag }
  if (holds.split(/,\s*/).includes(etag)) return { ...file, stream: Readable.from([]), isUnchanged: true }
  const [sha256 = ''] = await drawMockups(engine, view, [hex])
  return { ...file, stream: await engine.files.open(sha256) }
}

/**
 * The stored mockups of a view in these colours, in their order; what is not drawn yet is drawn now, the art once for all colours. Throws
 * FILE_NOT_FOUND where a picture of the design is gone, and the Faults of engine/image.
 */
export async function drawMockups(engine: Room, view: MockupView, hexes: readonly string[]): Promise<string[]> {
  const keys = hexes.map(hex => keyOf(view, hex))
  const known = await listMockups(engine.db, keys)
  const there = new Map<string, string>()
  for (const [key, sha256] of known) if (await engine.files.has(sha256)) there.set(key, sha256)
  const missing = new Map(keys.flatMap((key, at) => (there.has(key) ? [] : [[key, hexes[at] ?? ''] as const])))
  if (missing.size > 0) for (const [key, sha256] of await draw(engine, view, missing)) there.set(key, sha256)
  return keys.map(key => there.get(key) ?? '')
}

async function draw(engine: Room, view: MockupView, colors: ReadonlyMap<string, string>): Promise<[key: string, sha256: string][]> {
  const { base, arts, sellerId, size } = view
  await using local = new AsyncDisposableStack()
  const pathOf = async (sha256: string) => local.use(await engine.files.local(sha256)).path
  const sources = await sourcesOf(arts, pathOf)
  const [photo, light, shift] = [await pathOf(base.photoSha256), await pathOf(base.lightSha256), await pathOf(base.shiftSha256)]
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-mockup-'))
  const outs = [...colors].map(([key, hex], at) => ({ key, hex, out: join(folder.path, `${at}.jpg`) }))
  const sides = arts.flatMap(({ document }) => {
    const place = base.places.find(each => each.side === document.side)
    return place ? [{ document: printOf(document), place }] : []
  })
  const asked = { base: { photo, light, shift }, sides, sources, size, colors: outs.map(({ hex, out }) => ({ hex, out })) }
  await forAccount(sellerId, () => engine.images.mockup(asked))
  const made: [string, string][] = []
  for (const { key, out } of outs) {
    // It is the shop's own, and can be drawn again: it takes nothing of what its seller may store.
    const { sha256 } = await forAccount(undefined, () => engine.files.put(createReadStream(out), { maxBytes: mockupBytes }))
    await engine.db.transaction(tx => putMockup(tx, { key, sellerId, sha256 }))
    made.push([key, sha256])
  }
  return made
}
const mockupBytes = 20 * 2 ** 20

/** Throws FILE_NOT_FOUND where one of them is no longer there. */
async function sourcesOf(arts: MockupView['arts'], pathOf: (sha256: string) => Promise<string>): Promise<Record<string, string>> {
  const sources: Record<string, string> = {}
  for (const { document, pictures } of arts)
    for (const fileId of filesOf(document)) {
      const picture = pictures.get(fileId)
      if (!picture?.sha256) throw new Fault('FILE_NOT_FOUND')
      sources[fileId] ??= await pathOf(picture.sha256).catch((error: unknown) => {
        throw error instanceof FileMissing ? new Fault('FILE_NOT_FOUND') : error
      })
    }
  return sources
}
