// Files without their background: cut out by the capped child, as another file of the library.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { FileMissing } from '#engine/files/files.ts'
import { type CutoutAsked, cutoutVersion } from '#engine/image/cutout/cutout.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { withoutEnding } from '../../rules.ts'
import { findFile, type StoredFile } from '../../store.ts'
import { type TakenFile, takePrintFile } from '../print-file.ts'
import type { CutoutQuery } from './contract.ts'

type Asked = CutoutQuery & { id: number }

const previewSide = 1_000
const suffix = '-cutout.png'

/** Throws FILE_NOT_FOUND, and the Faults of engine/image/cutout. */
export async function previewCutout(engine: Engine, db: Db, sellerId: number, asked: Asked): Promise<OutgoingFile> {
  const file = await fileOf(db, sellerId, asked.id)
  const { x, y, tolerance, reach } = asked
  const key = JSON.stringify([cutoutVersion, file.sha256, x, y, tolerance, reach])
  const stream = async () => {
    const bytes = await cut(engine, file, asked, { name: 'preview.webp', side: previewSide }, path => readFile(path))
    return (async function* () {
      yield bytes
    })()
  }
  const etag = `"${createHash('sha256').update(key).digest('hex')}"`
  return { stream, name: `${withoutEnding(file.name)}.webp`, type: 'image/webp', isInline: true, etag }
}

/** In the source's own pixels, stored and decoded as any upload. Throws the same, and what `takePrintFile` throws. */
export async function takeCutout(engine: Engine, db: Db, sellerId: number, asked: Asked): Promise<TakenFile> {
  const file = await fileOf(db, sellerId, asked.id)
  const name = `${withoutEnding(file.name).slice(0, limits.fileNameMax - suffix.length)}${suffix}`
  return cut(engine, file, asked, { name: 'cutout.png' }, path => takePrintFile(engine, name, createReadStream(path)))
}

type Out = { name: string } & Pick<CutoutAsked, 'side'>
async function cut<T>(
  engine: Engine,
  { sha256 }: StoredFile,
  { x, y, tolerance, reach }: Asked,
  { name, side }: Out,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await using local = await engine.files.local(sha256).catch(lost)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-cutout-'))
  const out = join(folder.path, name)
  const at = x === undefined || y === undefined ? undefined : { x, y }
  await engine.images.cutout({ path: local.path, out, at, tolerance, reach, side })
  return await work(out)
}

/** Of a closed account the bytes went. */
async function fileOf(db: Db, sellerId: number, id: number): Promise<StoredFile> {
  const file = await findFile(db, { id, sellerId })
  if (!file || file.sha256 === '') throw new Fault('FILE_NOT_FOUND')
  return file
}

function lost(error: unknown): never {
  throw error instanceof FileMissing ? new Fault('FILE_NOT_FOUND') : error
}
