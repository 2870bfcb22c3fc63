import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#engine/config.ts'
import { FileMissing, type Files, isSha256, type ListedFile } from './files.ts'
import { assertFreeSpace, discarded, ignoreMissing, isCode, openSpool, type Spool, type SpooledFile, spool, sweepSpool } from './spool.ts'

/** Files in `$DATA_DIR/files/ab/cd/<hash>`; what comes in waits in `files/tmp`, on the same disk, so that a rename is the whole commit. */
export async function openFolder({ dataDir, diskReserveBytes }: Pick<Config, 'dataDir' | 'diskReserveBytes'>): Promise<Files> {
  const root = join(dataDir, 'files')
  const incoming = await openSpool(join(root, 'tmp'), diskReserveBytes)
  return {
    put: async (source, { maxBytes }) => {
      const { path, ...facts } = await spool(incoming, source, maxBytes)
      await keep(root, path, facts.sha256)
      return facts
    },
    open: async (sha256, range) => {
      const file = await open(pathOf(root, sha256)).catch(error => throwMissing(error, sha256))
      return file.createReadStream(range)
    },
    has: async sha256 => (await stat(pathOf(root, sha256)).catch(ignoreMissing)) !== undefined,
    local: async sha256 => {
      const path = pathOf(root, sha256)
      await stat(path).catch(error => throwMissing(error, sha256))
      return { path, [Symbol.asyncDispose]: async () => undefined }
    },
    scratch: async (source, { maxBytes }) => discarded(await spool(incoming, source, maxBytes)),
    remove: (sha256, storedBefore) => remove(incoming, pathOf(root, sha256), storedBefore),
    list: () => list(root),
    assertFreeSpace: () => assertFreeSpace(incoming),
    sweep: () => sweepSpool(incoming),
    close: () => undefined,
  }
}

function pathOf(root: string, sha256: string): string {
  if (!isSha256(sha256)) throw new FileMissing(sha256)
  return join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
}

/** Gives a spooled file its place. The same content that is there already is only marked as put again just now. */
async function keep(root: string, spooled: SpooledFile['path'], sha256: string): Promise<void> {
  const path = pathOf(root, sha256)
  const now = new Date()
  try {
    await utimes(path, now, now)
    await rm(spooled)
  } catch (error) {
    ignoreMissing(error)
    await mkdir(dirname(path), { recursive: true })
    await rename(spooled, path)
    await syncFolder(dirname(path))
  }
}

/** A rename is only sure to outlive a power cut when the folder itself is synced; Windows cannot and need not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Takes the file away first and looks at its age again before it is gone for good: somebody may have put the same content at
 * this very moment, and would find it missing later.
 */
async function remove({ folder }: Spool, path: string, storedBefore: Date | undefined): Promise<void> {
  const isOld = async (at: string) => {
    const found = await stat(at).catch(ignoreMissing)
    return found !== undefined && (!storedBefore || found.mtime < storedBefore)
  }
  if (!(await isOld(path))) return
  const aside = join(folder, randomUUID())
  await rename(path, aside).catch(ignoreMissing)
  if (await isOld(aside)) await rm(aside)
  else await rename(aside, path).catch(ignoreMissing)
}

async function* list(root: string): AsyncGenerator<ListedFile> {
  for (const first of await foldersOf(root)) {
    for (const second of await foldersOf(join(root, first))) {
      for (const sha256 of await readdir(join(root, first, second))) {
        const found = await stat(join(root, first, second, sha256)).catch(ignoreMissing)
        if (found && isSha256(sha256)) yield { sha256, bytes: found.size, storedAt: found.mtime }
      }
    }
  }
}

const foldersOf = async (path: string): Promise<string[]> => (await readdir(path)).filter(name => /^[0-9a-f]{2}$/.test(name)).sort()

function throwMissing(error: unknown, sha256: string): never {
  throw isCode(error, 'ENOENT') ? new FileMissing(sha256) : error
}
