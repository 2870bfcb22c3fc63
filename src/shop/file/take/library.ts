// Putting what was taken in into a seller's library, and finding it there by its name.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { numberedName, withoutEnding } from '../rules.ts'
import { insertFile, listFilesByName, type StoredFile } from '../store.ts'
import type { TakenFile } from './print-file.ts'

const MOST_NUMBERS = 1_000

/**
 * Puts a taken file into the seller's library. The same bytes under the same name are the file that is there; other bytes get a
 * number behind the name: 'sun (2).png'. Emits `file.added`.
 */
export async function addLibraryFile(
  tx: Tx,
  sellerId: number,
  taken: TakenFile,
  source: 'UPLOAD' | 'LINK' = 'UPLOAD',
): Promise<StoredFile> {
  for (let number = 1; number <= MOST_NUMBERS; number++) {
    const name = number === 1 ? taken.name : numberedName(taken.name, number)
    const added = await insertFile(tx, { ...taken, name, sellerId, source })
    if (added) {
      await emit(tx, 'file.added', { fileId: added.id, sellerId, name }, { seller: sellerId })
      return added
    }
    const there = await findLibraryFile(tx, sellerId, name)
    if (there?.sha256 === taken.sha256 && there.name.toLowerCase() === name.toLowerCase()) return there
  }
  throw new Fault('FILE_NAME_WAS_USED', { path: 'name', values: { name: taken.name } })
}

/** The seller's file of this name, in any case of letters; its ending may be left out. */
export async function findLibraryFile(db: Db, sellerId: number, name: string): Promise<StoredFile | undefined> {
  return (await findLibraryFiles(db, sellerId, [name])).get(name.toLowerCase())
}

/** The seller's files by the names asked for, in small letters; an exact name goes before one without its ending. */
export async function findLibraryFiles(db: Db, sellerId: number, names: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const asked = new Set(names.map(name => name.toLowerCase()))
  const found = new Map<string, StoredFile>()
  if (asked.size === 0) return found
  for (const file of await listFilesByName(db, sellerId, [...asked])) {
    const name = file.name.toLowerCase()
    const short = withoutEnding(name)
    if (asked.has(short) && !found.has(short)) found.set(short, file)
    if (asked.has(name)) found.set(name, file)
  }
  return found
}
