import { day, later } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import { deleteStored } from './quota.store.ts'
import { listUnreferenced } from './reference.store.ts'

/** A file is stored before the row that names it is written: so long it may be without one. */
const graceMs = day
const hashesAtOnce = 5_000
/** Fewer than this may go whatever their share is. */
const fewFiles = 100

/**
 * Removes the files of the store that no row names and that nobody has put for a day: broken uploads, refused ones, what was replaced.
 * Putting the same content again counts as new, and the store looks at its age once more when it removes it. Gives how many went.
 * Throws, and removes nothing, where most of the store would go: then the app was opened with another deployment's files.
 */
export async function sweepUnreferenced({ db, files, log }: Pick<Engine, 'db' | 'files' | 'log'>): Promise<number> {
  const before = later(db.now(), -graceMs)
  const unnamed: string[] = []
  let total = 0
  let old: string[] = []
  const ask = async () => {
    if (old.length > 0) unnamed.push(...(await listUnreferenced(db, old)))
    old = []
  }
  for await (const { sha256, storedAt } of files.list()) {
    total += 1
    if (storedAt >= before) continue
    old.push(sha256)
    if (old.length === hashesAtOnce) await ask()
  }
  await ask()
  if (unnamed.length > Math.max(fewFiles, total / 2))
    throw new Error(`${unnamed.length} of ${total} stored files are named by no row: is this their database? None was removed.`)
  for (const sha256 of unnamed) await files.remove(sha256, before)
  for (let at = 0; at < unnamed.length; at += hashesAtOnce) await deleteStored(db, unnamed.slice(at, at + hashesAtOnce))
  if (unnamed.length > 0) log.info({ files: unnamed.length }, 'Files that no row names were removed.')
  return unnamed.length
}

/** Removes those of these files that no row names any more, by whoever has just deleted their rows; what was put within a day stays for the sweep. */
export async function removeUnnamed({ db, files }: Pick<Engine, 'db' | 'files'>, hashes: readonly string[]): Promise<void> {
  const before = later(db.now(), -graceMs)
  for (let at = 0; at < hashes.length; at += hashesAtOnce) {
    const gone: string[] = []
    for (const sha256 of await listUnreferenced(db, hashes.slice(at, at + hashesAtOnce))) {
      await files.remove(sha256, before)
      if (!(await files.has(sha256))) gone.push(sha256)
    }
    await deleteStored(db, gone)
  }
}
