// Proxies of print files: the smaller picture that editors draw, made once, when it is first asked for.
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { type Derived, keepDerived, openDerived } from '#engine/files/derived.ts'
import { FileMissing } from '#engine/files/files.ts'
import { singleFlight } from '#engine/serve/load/single-flight.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { withoutEnding } from '../rules.ts'
import { type StoredFile, setProxy } from '../store.ts'

type Room = Pick<Engine, 'db' | 'files' | 'images'>

const proxyBytes = 16 * 2 ** 20
/** By the hash of its source. */
const drawings = singleFlight<Derived>()

/**
 * A WebP of the whole file, at most 1500 pixels a side. Throws FILE_NOT_FOUND where the bytes went with a closed account or were lost, and
 * the Faults of engine/image.
 */
export async function sendProxy(engine: Room, file: StoredFile): Promise<OutgoingFile> {
  if (file.sha256 === '') throw new Fault('FILE_NOT_FOUND')
  const drawn = await proxyOf(engine, file)
  const stream = await openDerived(engine.files, drawn)
  return { stream, name: `${withoutEnding(file.name)}.webp`, type: 'image/webp', isInline: true, isImmutable: true }
}

async function proxyOf(engine: Room, file: StoredFile): Promise<Derived> {
  const { proxySha256, sha256 } = file
  if (proxySha256 !== null && (await engine.files.has(proxySha256))) return { sha256: proxySha256 }
  const running = drawings(engine.files)
  return running.get(sha256) ?? running.start([sha256], draw(engine, file))
}

async function draw(engine: Room, { sha256 }: StoredFile): Promise<Derived> {
  await using local = await engine.files.local(sha256).catch(lost)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-proxy-'))
  const out = join(folder.path, 'proxy.webp')
  await engine.images.proxy(local.path, out)
  const drawn = await keepDerived(engine.files, out, proxyBytes)
  if ('sha256' in drawn) await engine.db.transaction(tx => setProxy(tx, sha256, drawn.sha256))
  return drawn
}

function lost(error: unknown): never {
  throw error instanceof FileMissing ? new Fault('FILE_NOT_FOUND') : error
}
