// The ink of pictures: counted by the capped child, once for the same bytes, when they come into a library or a check asks for them.
import { comesAgain, Fault } from '#base/fault.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Engine } from '#engine/engine.ts'
import { FileMissing } from '#engine/files/files.ts'
import { job, listen, send, work } from '#engine/jobs/job.ts'
import { findFilesById, type StoredFile } from '#shop/file/file.ts'
import { insertInk, listInk } from './store.ts'

type Room = Pick<Engine, 'db' | 'files' | 'images'>
type Picture = Pick<StoredFile, 'sha256' | 'sellerId'>

const inkJob = job<{ fileId: number }>('design.ink', { retries: 3 })
export const inkWork = work(inkJob, async ({ fileId }, engine) => {
  const file = (await findFilesById(engine.db, [fileId])).get(fileId)
  if (file) await measureInk(engine, [file])
})
export const inkListener = listen('file.added', 'design.ink', (tx, { fileId }) => send(tx, inkJob, { fileId }))

/** So many pictures a check waits for; the rest of them is not spoken of until their jobs are done. */
const mostAtOnce = 8

/** Counts what is not known of these pictures yet. One that cannot be read brings no ink: its print would say so. */
export async function measureInk(engine: Room, pictures: readonly Picture[]): Promise<void> {
  const known = await listInk(
    engine.db,
    pictures.map(picture => picture.sha256),
  )
  const unknown = new Map(pictures.flatMap(each => (each.sha256 === '' || known.has(each.sha256) ? [] : [[each.sha256, each] as const])))
  for (const [fingerprint, { sellerId }] of [...unknown].slice(0, mostAtOnce)) {
    const ink = await readInk(engine, fingerprint, sellerId)
    if (ink) await engine.db.transaction(tx => insertInk(tx, fingerprint, ink))
  }
}

async function readInk({ files, images }: Room, sha256: string, sellerId: number) {
  try {
    await using local = await files.local(sha256)
    return await forAccount(sellerId, () => images.ink(local.path))
  } catch (error) {
    const isNoPicture = error instanceof FileMissing || (error instanceof Fault && !comesAgain(error))
    if (!isNoPicture) throw error
    return undefined
  }
}
