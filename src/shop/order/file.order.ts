// The print files that orders name: of the seller's library by name, or behind links, copied once into the library.
import { createHash } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import { minute } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { directLink, driveHosts } from '#engine/outbound/drive-links.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import { addLibraryFile, findLibraryFiles, takePrintFile } from '#shop/file/file.ts'
import { countMissingFiles, listWaitingFor, listWaitingForName, listWaitingOf, setFilesFailed, setFilesReady } from './item.store.ts'

/** Print files come from drives and file hosts; what they are is for the picture's own bytes to say. */
export const printFilePurpose: Purpose = { hosts: [...driveHosts], maxBytes: limits.printFileBytes, totalMs: 2 * minute }

/** `library:sun.png` names a file of the seller's library. */
export const libraryName = (link: string): string | undefined => /^library:\s*(.+)$/i.exec(link.trim())?.[1]?.trim()

/** One link of one seller, however many orders wait for it. */
export interface LinkWanted {
  sellerId: number
  link: string
}
export const wantedKey = ({ sellerId, link }: LinkWanted): string =>
  `${sellerId}-${createHash('sha256').update(link).digest('hex').slice(0, 32)}`

/** Gives these orders the library's files that they name, and answers the links that must be fetched for them. */
export async function takeFromLibrary(tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<LinkWanted[]> {
  const waiting = await listWaitingOf(tx, orderIds)
  await giveLibraryFiles(tx, sellerId, waiting)
  const links = waiting.flatMap(({ link }) => (libraryName(link) === undefined && link !== '' ? [link] : []))
  return [...new Set(links)].map(link => ({ sellerId, link }))
}

/** A file has come into the library: orders that named it before take it. */
export async function takeAddedFile(tx: Tx, sellerId: number, name: string): Promise<void> {
  const names = [name, name.replace(/\.[a-z]+$/i, '')]
  await giveLibraryFiles(tx, sellerId, await listWaitingForName(tx, sellerId, names))
}

type Waiting = { id: number; orderId: number; link: string }
async function giveLibraryFiles(tx: Tx, sellerId: number, waiting: readonly Waiting[]): Promise<void> {
  const named = waiting.flatMap(file => {
    const name = libraryName(file.link)
    return name === undefined ? [] : [{ ...file, name }]
  })
  const library = await findLibraryFiles(
    tx,
    sellerId,
    named.map(file => file.name),
  )
  const found = named.flatMap(({ id, orderId, name }) => {
    const file = library.get(name.toLowerCase())
    return file ? [{ id, orderId, fileId: file.id }] : []
  })
  await setFilesReady(tx, found)
  await tellFiles(
    tx,
    sellerId,
    found.map(file => file.orderId),
  )
}

/** Fetches one link through the guarded client, keeps its picture in the library and gives it to all orders that wait for it. */
export async function fetchPrintFile(engine: Engine, { sellerId, link }: LinkWanted, isLastTry: boolean): Promise<void> {
  if ((await listWaitingFor(engine.db, sellerId, link)).length === 0) return
  const taken = await takeLink(engine, link, isLastTry)
  await engine.db.transaction(async tx => {
    const waiting = await listWaitingFor(tx, sellerId, link)
    if (typeof taken === 'string')
      await setFilesFailed(
        tx,
        waiting.map(file => file.id),
        taken,
      )
    else {
      const { id: fileId } = await addLibraryFile(tx, sellerId, taken, 'LINK')
      await setFilesReady(
        tx,
        waiting.map(file => ({ id: file.id, fileId })),
      )
    }
    await tellFiles(
      tx,
      sellerId,
      waiting.map(file => file.orderId),
    )
  })
}

/** The stored picture, or the code of why there is none. Throws what passes, so that the job tries again. */
async function takeLink(engine: Engine, link: string, isLastTry: boolean) {
  try {
    const answer = await engine.outbound.fetch(printFilePurpose, directLink(link))
    const given = answer.name ?? `link-${createHash('sha256').update(link).digest('hex').slice(0, 12)}.png`
    return await takePrintFile(engine, given, answer.body)
  } catch (error) {
    if (error instanceof Fault && error.code !== 'FILE_STORAGE_FULL') return error.code
    if (!(error instanceof OutboundRefusal)) throw error
    const isPassing = ['TIMEOUT', 'UNREACHABLE', 'BAD_STATUS'].includes(error.reason) && ![401, 403, 404, 410].includes(error.status ?? 0)
    if (isPassing && !isLastTry) throw error
    return 'FILE_LINK_INVALID'
  }
}

async function tellFiles(tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<void> {
  const ids = [...new Set(orderIds)]
  if (ids.length === 0) return
  await countMissingFiles(tx, ids)
  for (const orderId of ids) await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId, staff: true })
}
