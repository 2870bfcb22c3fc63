// Proxies of print files: the smaller picture that editors draw, made once, when it is first asked for.
import { createReadStream } from 'node:fs'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Engine } from '#engine/engine.ts'
import { FileMissing } from '#engine/files/files.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { withoutEnding } from '../rules.ts'
import { type StoredFile, setProxy } from '../store.ts'

type Room = Pick<Engine, 'db' | 'files' | 'images'>
type Drawn = { sha256: string } | { bytes: Buffer }

const proxyBytes = 16 * 2 ** 20
/** What is being drawn, by its source's hash: whoever asks for the same meanwhile waits for it. */
const underWay = new WeakMap<Room['files'], Map<string, Promise<Drawn>>>()

/**
 * A WebP of the whole file, at most 1500 pixels a side. Throws FILE_NOT_FOUND where the bytes went with a closed account or were lost, and
 * the Faults of engine/image.
 */
export async function sendProxy(engine: Room, file: StoredFile): Promise<OutgoingFile> {
  if (file.sha256 === '') throw new Fault('FILE_NOT_FOUND')
  const drawn = await proxyOf(engine, file)
  const stream = 'bytes' in drawn ? Readable.from([drawn.bytes]) : await engine.files.open(drawn.sha256)
  return { stream, name: `${withoutEnding(file.name)}.webp`, type: 'image/webp', isInline: true, isImmutable: true }
}

async function proxyOf(engine: Room, file: StoredFile): Promise<Drawn> {
  const { proxySha256, sha256 } = file
  if (proxySha256 !== null && (await engine.files.has(proxySha256))) return { sha256: proxySha256 }
  const running = underWay.get(engine.files) ?? new Map<string, Promise<Drawn>>()
  underWay.set(engine.files, running)
  const drawing = running.get(sha256) ?? draw(engine, file).finally(() => running.delete(sha256))
  running.set(sha256, drawing)
  return drawing
}

async function draw(engine: Room, { sha256 }: StoredFile): Promise<Drawn> {
  await using local = await engine.files.local(sha256).catch(lost)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-proxy-'))
  const out = join(folder.path, 'proxy.webp')
  await engine.images.proxy(local.path, out)
  const drawn = await stored(engine, out)
  if ('sha256' in drawn) await engine.db.transaction(tx => setProxy(tx, sha256, drawn.sha256))
  return drawn
}

function lost(error: unknown): never {
  throw error instanceof FileMissing ? new Fault('FILE_NOT_FOUND') : error
}

/** It is the shop's own, and can be drawn again: it takes nothing of what its seller may store. A full store keeps nothing of it. */
async function stored({ files }: Pick<Room, 'files'>, path: string): Promise<Drawn> {
  try {
    const { sha256 } = await forAccount(undefined, () => files.put(createReadStream(path), { maxBytes: proxyBytes }))
    return { sha256 }
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'FILE_STORAGE_FULL') throw error
    return { bytes: await readFile(path) }
  }
}
