// One picture into a hot folder, with its mask and its ticket. Whatever ends it, a RIP sees each file whole, and once.
import type { Engine } from '#engine/engine.ts'
import { FileMissing } from '#engine/files/files.ts'
import { inFolder, troubleOf } from '#engine/files/hot/hot-folder.ts'
import { claimHotFile, dropHotFiles, setHotPlacing, setHotSent } from './store.ts'
import { faultOfFolder } from './trouble.ts'

interface ToPut {
  /** Its row, and the job that is at it. */
  id: number
  by: string
  folder: string
  /** A PNG; null is lost. */
  name: string
  sha256: string | null
  /** Its white underbase, where it has one. */
  whiteName: string
  whiteSha256: string | null
  /** What a program reads beside it. */
  note: object
  /** What nobody wants any more gets no name, though it is written. */
  isWanted: boolean
}
/** Answers the fault that keeps it out of its folder; nothing where it is there, or another job is at it. */
export async function putInto(
  engine: Engine,
  { id, by, folder, name, sha256, whiteName, whiteSha256, note, isWanted }: ToPut,
): Promise<string | undefined> {
  const { db, files } = engine
  const state = await db.transaction(tx => claimHotFile(tx, { id, by }))
  if (!state) return undefined
  const [print, ticket, white] = [inFolder(folder, name), inFolder(folder, name.replace(/\.png$/, '.json')), inFolder(folder, whiteName)]
  // The print last: whoever sees it finds the rest beside it.
  const parts = [ticket, white, print]
  try {
    if (state === 'WAITING') {
      if (!sha256) return 'PRINT_FILE_NOT_FOUND'
      if ((await print.has(sha256)) && (whiteSha256 === null || (await white.has(whiteSha256)))) {
        await db.transaction(tx => setHotSent(tx, { id, isWritten: false }))
        return undefined
      }
      if ((await print.writePart(await files.open(sha256))) !== sha256) return 'PRINT_FILE_NOT_FOUND'
      if (whiteSha256 && (await white.writePart(await files.open(whiteSha256))) !== whiteSha256) return 'PRINT_FILE_NOT_FOUND'
      if (!whiteSha256) await white.discardPart()
      await ticket.writePart([Buffer.from(`${JSON.stringify(note, null, 2)}\n`)])
      if (!(await db.transaction(tx => setHotPlacing(tx, { id, by })))) return undefined
    }
    if (!isWanted && (await print.hasPart())) {
      for (const file of parts) await file.discardPart()
      await db.transaction(tx => dropHotFiles(tx, [id], ['PLACING']))
      return undefined
    }
    // What has no part any more got its name before the process ended: the RIP may have taken it since.
    for (const file of parts) if (await file.hasPart()) await file.finish()
    await db.transaction(tx => setHotSent(tx, { id, isWritten: true }))
    return undefined
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble) return faultOfFolder[trouble]
    if (error instanceof FileMissing) return 'PRINT_FILE_NOT_FOUND'
    throw error
  }
}
