import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { safeFileName } from '#engine/files/file-name.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import { type IncomingFile, prepared, routes } from '#engine/serve/route.ts'
import { directLink, linkFlaw, linkHosts } from '#shop/file/link.rules.ts'
import { checkTracking } from './check.ts'
import { trackingFileCalls } from './contract.ts'
import type { SaidColumns } from './field.rules.ts'
import { readTracking, type TrackingTable } from './read.ts'
import { rememberSaid, saidBefore } from './said.ts'
import { setNumbers } from './set.ts'
import { trackingFileLimits } from './verdict.rules.ts'

/** The call waits for it, so it is shorter than a call. */
const linkPurpose: Purpose = { hosts: linkHosts.TABLE, maxBytes: trackingFileLimits.bytes, totalMs: 20_000 }

interface Read {
  name: string
  table: TrackingTable
}

export const trackingFileRoutes = routes(trackingFileCalls, {
  checkTrackingFile: prepared<typeof trackingFileCalls.checkTrackingFile, Read>({
    prepare: ({ who, files, body }, db, engine) => readUpload(files, columns => saidBefore(db, who.id, columns, body), engine),
    write: ({ who, body }, tx, read) => checked(tx, who.id, read, body),
  }),
  checkTrackingLink: prepared<typeof trackingFileCalls.checkTrackingLink, Read>({
    prepare: ({ who, body, signal }, db, engine) => readLink(body.link, columns => saidBefore(db, who.id, columns, body), engine, signal),
    write: ({ who, body }, tx, read) => checked(tx, who.id, read, body),
  }),
  setTrackingNumbers: async ({ who, body }, tx) => ({ data: { results: await setNumbers(tx, who.id, body.numbers) } }),
})

type SaidOf = Parameters<typeof readTracking>[2]

async function checked(tx: Tx, sellerId: number, { name, table }: Read, said: SaidColumns) {
  await rememberSaid(tx, sellerId, table, said)
  return { data: await checkTracking(tx, sellerId, name, table) }
}

async function readUpload(files: AsyncIterable<IncomingFile>, saidOf: SaidOf, engine: Engine): Promise<Read> {
  for await (const file of files)
    return { name: safeFileName(file.name, 'tracking.csv'), table: await readTracking(engine, await bytesOf(file.stream), saidOf) }
  throw new Fault('IMPORT_FILE_MISSING')
}

/** Throws IMPORT_LINK_INVALID, …_FOLDER, …_PAGE, IMPORT_LINK_FAILED, IMPORT_LINK_NO_ANSWER and what is wrong with the file. */
async function readLink(link: string, saidOf: SaidOf, engine: Engine, signal: AbortSignal): Promise<Read> {
  const flaw = linkFlaw(link, 'TABLE')
  if (flaw) throw new Fault(`IMPORT_LINK_${flaw}`, { path: 'link' })
  const bytes = await fetched(link, engine, signal)
  return { name: safeFileName(bytes.name, 'tracking.csv'), table: await readTracking(engine, bytes.bytes, saidOf) }
}

async function fetched(link: string, { outbound }: Engine, signal: AbortSignal): Promise<{ name: string; bytes: Buffer }> {
  try {
    const answer = await outbound.fetch(linkPurpose, directLink(link), { signal })
    return { name: answer.name ?? '', bytes: await bytesOf(answer.body) }
  } catch (error) {
    if (error instanceof OutboundRefusal) throw new Fault(error.isSilent ? 'IMPORT_LINK_NO_ANSWER' : 'IMPORT_LINK_FAILED', { path: 'link' })
    throw error
  }
}

/** The stream ends where it is longer than it may be. */
const bytesOf = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> => Buffer.concat(await Array.fromAsync(stream))
