// Photographs of white garments as the office takes them in, and the places of print areas on them.
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import type { PictureView } from '../picture/contract.ts'
import type { MockupPlace } from '../picture/mockup.contract.ts'
import { placeLine } from '../picture/mockup.rules.ts'
import { deleteMockupBases, putMockupBase, type StoredMockupBase, setMockupPlaces } from '../picture/mockup.store.ts'
import { drawnPlace, viewOf } from '../picture/place.rules.ts'
import type { OfficeProductRow } from './contract.ts'
import { officeProduct, type Save, take } from './product.ts'
import { raiseVersion } from './store.ts'

/** A photograph that was taken in: its parts are stored, and no row names them yet. */
export type TakenBase = Omit<StoredMockupBase, 'view' | 'places'>

/**
 * Stores a photograph with all that its mockups need, made in the memory-capped child: outside of any transaction. Throws FILE_TOO_LARGE,
 * FILE_STORAGE_FULL and the faults of `ImagePool.mockupBase`.
 */
export async function takeMockupPhoto(engine: Engine, stream: AsyncIterable<Uint8Array>): Promise<TakenBase> {
  const sent = await engine.files.put(stream, { maxBytes: limits.attachmentBytes })
  await using local = await engine.files.local(sent.sha256)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-mockup-'))
  const [photo, light, shift, pagePhoto, pageLight] = ['photo', 'light', 'shift', 'page-photo', 'page-light'].map(name =>
    join(folder.path, name),
  ) as [string, string, string, string, string] // as many as there are names
  const size = await engine.images.mockupBase(local.path, { photo, light, shift, pagePhoto, pageLight })
  const keep = async (path: string) => (await engine.files.put(createReadStream(path), { maxBytes: partBytes })).sha256
  return {
    key: randomBytes(16).toString('base64url'),
    ...size,
    photoSha256: await keep(photo),
    lightSha256: await keep(light),
    shiftSha256: await keep(shift),
    pagePhotoSha256: await keep(pagePhoto),
    pageLightSha256: await keep(pageLight),
  }
}
/** Four megapixels of four channels are never more. */
const partBytes = 20 * 2 ** 20

/** A save that is made from what stood before is a late one, as it has not seen this photograph. Throws PRODUCT_NOT_FOUND. */
export async function addMockupBase(
  tx: Tx,
  { id, editor }: Pick<Save, 'id' | 'editor'>,
  view: PictureView,
  taken: TakenBase,
): Promise<OfficeProductRow> {
  await raiseVersion(tx, id, editor)
  const product = await officeProduct(tx, id)
  await putMockupBase(tx, id, { ...taken, view, places: firstPlaces(product, view) })
  noteChange(tx, { mockups: product.mockups.map(base => base.view) }, { mockups: [view] })
  return officeProduct(tx, id)
}

/** Where a view's areas lie on our own drawing: where its editor begins. What is printed on a mug goes around it. */
function firstPlaces({ areas, shape, variants }: OfficeProductRow, view: PictureView): MockupPlace[] {
  const size = variants[0]?.size ?? ''
  return areas.flatMap(({ side, widthInches }): MockupPlace[] => {
    if (viewOf(side) !== view) return []
    const at = drawnPlace(side, { shape, size })
    if (shape !== 'mug') return [{ shape: 'FLAT', side, ...at, angle: 0 }]
    const arc = Math.min(360, Math.round((widthInches / (Math.PI * mugInches)) * 360))
    const bows = { turn: 0, bowTop: 0.1, bowBottom: 0.15, angle: 0, hasWhiteWall: true }
    return [{ shape: 'CYLINDER', side, left: at.left, top: at.top, radius: at.width / 2, arc, ...bows }]
  })
}
/** As wide most mugs are. */
const mugInches = 3.25

/**
 * Saves places by the keys of their photographs, and takes those of `removed` away; photographs that are named in neither stay as they are.
 * Throws PRODUCT_WAS_CHANGED, also where a photograph with places is no longer there, and PRODUCT_NOT_FOUND.
 */
export async function saveMockupBases(
  tx: Tx,
  save: Save,
  { bases, removed }: { bases: readonly { key: string; places: readonly MockupPlace[] }[]; removed: readonly string[] },
): Promise<OfficeProductRow> {
  const before = await take(tx, save)
  if (bases.some(({ key }) => !before.mockups.some(base => base.key === key)))
    throw new Fault('PRODUCT_WAS_CHANGED', { values: { name: before.editedBy } })
  await deleteMockupBases(tx, save.id, removed)
  await setMockupPlaces(tx, save.id, bases)
  const after = await officeProduct(tx, save.id)
  const lines = ({ mockups }: OfficeProductRow) => mockups.map(({ view, places }) => `${view}: ${places.map(placeLine).join(', ')}`)
  noteChange(tx, { mockups: lines(before) }, { mockups: lines(after) })
  return after
}
