// The print files that orders name: of the seller's library by name, or behind links, copied once into the library.
import { createHash } from 'node:crypto'
import { forAccount } from '#engine/child/account.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { job, sendAll } from '#engine/jobs/job.ts'
import { type ArtTries, addLibraryFile, fetchArt, findLibraryFiles } from '#shop/file/file.ts'
import { notifyDesignLink } from '../status/notice/notice.ts'
import { holdLow } from './resolution/hold.ts'
import { countMissingFiles, listWaitingFor, listWaitingForName, listWaitingOf, setFilesFailed, setFilesReady } from './store.ts'

/** `library:sun.png` names a file of the seller's library. */
export const libraryName = (link: string): string | undefined => /^library:\s*(\S.*)$/i.exec(link.trim())?.[1]?.trim()

/** One link of one seller, however many orders wait for it. */
export interface LinkWanted {
  sellerId: number
  link: string
}
export const fetchFileJob = job<LinkWanted>('order.fetch-file', { retries: 5, timeoutSeconds: 300, concurrency: 3 })
const wantedKey = ({ sellerId, link }: LinkWanted): string => `${sellerId}-${createHash('sha256').update(link).digest('hex').slice(0, 32)}`

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

/** What this process is fetching, by `wantedKey`: orders that come in one after another often share a link. */
const underWay = new WeakMap<Engine, Map<string, Promise<void>>>()

/**
 * Fetches one link, keeps its picture in the library and gives it to all orders that wait for it; or says on them why there is none.
 * Of jobs for one link the later ones wait for the first, and mostly find nothing left to do.
 */
export async function fetchPrintFile(wanted: LinkWanted, engine: Engine, tries: ArtTries): Promise<void> {
  const fetching = underWay.get(engine) ?? new Map<string, Promise<void>>()
  underWay.set(engine, fetching)
  const key = wantedKey(wanted)
  for (let other = fetching.get(key); other; other = fetching.get(key)) await other.catch(() => undefined) // a failed one's job is tried again
  const mine = fetchAndGive(wanted, engine, tries).finally(() => fetching.delete(key))
  fetching.set(key, mine)
  await mine
}

async function fetchAndGive({ sellerId, link }: LinkWanted, engine: Engine, tries: ArtTries): Promise<void> {
  if ((await listWaitingFor(engine.db, sellerId, link)).length === 0) return
  const taken = await forAccount(sellerId, () => fetchArt(engine, link, tries))
  await engine.db.transaction(async tx => {
    const waiting = await listWaitingFor(tx, sellerId, link)
    const ids = waiting.map(file => file.id)
    if (typeof taken === 'string') await setFilesFailed(tx, ids, taken)
    else {
      const { id: fileId } = await addLibraryFile(tx, sellerId, taken, 'LINK')
      await setFilesReady(
        tx,
        ids.map(id => ({ id, fileId })),
      )
    }
    const orderIds = [...new Set(waiting.map(file => file.orderId))]
    await tellFiles(tx, sellerId, orderIds)
    if (typeof taken === 'string') await notifyDesignLink(tx, sellerId, orderIds)
  })
}

async function tellFiles(tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<void> {
  const ids = [...new Set(orderIds)]
  if (ids.length === 0) return
  await countMissingFiles(tx, ids)
  await holdLow(tx, ids)
  for (const orderId of ids) await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
}

/** Fetches the files of new or changed orders, where the library has none of their names. */
export async function wantFiles(tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<void> {
  await sendAll(tx, fetchFileJob, await takeFromLibrary(tx, sellerId, orderIds))
}
