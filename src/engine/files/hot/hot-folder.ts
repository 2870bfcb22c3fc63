// Hot folders: folders of this machine that another program watches, a RIP say, which takes whatever it finds in them.
import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, lstat, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { second } from '#base/time.ts'

export const hotTroubles = ['MISSING', 'NOT_WRITABLE', 'FULL', 'SILENT'] as const
/** What keeps files out of a hot folder. */
export type HotTrouble = (typeof hotTroubles)[number]

/** So long a folder may take to say how it stands: one of another machine may never. */
const patienceMs = 2 * second
/** One question at a time per folder: each that is never answered holds one of the few threads that all files share. */
const asking = new Map<string, Promise<HotTrouble | undefined>>()

/** Why nothing can be put into this folder now, or nothing where it can. */
export async function troubleOfFolder(path: string): Promise<HotTrouble | undefined> {
  const asked = asking.get(path) ?? look(path).finally(() => asking.delete(path))
  asking.set(path, asked)
  return await Promise.race([asked, passed(patienceMs, 'SILENT' as const, { ref: false })])
}

async function look(path: string): Promise<HotTrouble | undefined> {
  try {
    if (!(await stat(path)).isDirectory()) return 'MISSING'
    await access(path, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return troubleOf(error) ?? 'MISSING'
  }
}

/** What of a folder an error speaks of; nothing where it is about something else. */
export function troubleOf(error: unknown): HotTrouble | undefined {
  return error instanceof Error && 'code' in error ? codes.get(String(error.code)) : undefined
}
const codes = new Map<string, HotTrouble>([
  ...(['ENOENT', 'ENOTDIR', 'ESTALE', 'ENODEV'] as const).map(code => [code, 'MISSING'] as const),
  ...(['EACCES', 'EPERM', 'EROFS', 'ELOOP', 'EISDIR'] as const).map(code => [code, 'NOT_WRITABLE'] as const),
  ...(['ENOSPC', 'EDQUOT'] as const).map(code => [code, 'FULL'] as const),
  ...(['EIO', 'ETIMEDOUT', 'EHOSTDOWN'] as const).map(code => [code, 'SILENT'] as const),
])

/** One file of a folder. Throws where its name is more than a name: nothing is ever written beside the folder. */
export function inFolder(folder: string, name: string) {
  if (!/^\w[\w.-]*$/.test(name) || name.length > 200) throw new Error(`'${name}' is no name of a file in a hot folder.`)
  const path = join(folder, name)
  const part = `${path}.part`
  return {
    /** These very bytes lie there already. */
    has: async (sha256: string): Promise<boolean> => (await isFile(path)) && (await hashOf(path)) === sha256,
    /** What was begun and never got its name. */
    hasPart: () => isFile(part),
    /** Writes it whole and on the disk, under a name that no RIP takes; answers its hash. */
    writePart: (source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => write(part, source),
    /** Gives what was written its name, which is all that a RIP sees of it. */
    async finish() {
      await rename(part, path)
      await syncFolder(folder)
    },
    discardPart: () => rm(part, { force: true }),
  }
}

/** A link is no file: what it leads to lies elsewhere. */
const isFile = async (path: string): Promise<boolean> =>
  (
    await lstat(path).catch(error => {
      if (troubleOf(error) === 'MISSING') return undefined
      throw error
    })
  )?.isFile() === true

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function write(path: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  // A link that somebody has put there would be written through, to wherever it leads.
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0 } = constants
  await using file = await open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o664)
  for await (const chunk of source) {
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  await file.sync()
  const sha256 = hash.digest('hex')
  return sha256
}

/** A rename outlives a power cut when the folder is synced; Windows and some shares cannot. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using folder = await open(path)
  await folder.sync().catch(error => {
    if (!['EINVAL', 'ENOTSUP'].includes(error?.code)) throw error
  })
}
