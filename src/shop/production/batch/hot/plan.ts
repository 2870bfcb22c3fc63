// What of a batch goes into hot folders: planned when an order is rendered, or when staff ask for it.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { troubleOfFolder } from '#engine/files/hot/hot-folder.ts'
import { job, send, sendAll } from '#engine/jobs/job.ts'
import { Technique } from '#shop/catalogue/picture/contract.ts'
import type { HotTakes } from '#shop/setting/rules.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { Ticket } from '../../contract.ts'
import { findBatch, listTickets } from '../../store.ts'
import { ticketsShown } from '../batch.ts'
import { printFileName } from '../file/name.rules.ts'
import { hotSettings, whyNotSendAgain } from './rules.ts'
import { type HotRow, type HotScope, insertHotFiles, listHotFiles, setHotAgain, setHotWaiting, setSheetsWaiting } from './store.ts'
import { faultOfFolder } from './trouble.ts'

/** Puts into the hot folders what of a batch, or of one order in it, is not there yet. */
export const hotJob = job<HotScope>('production.hotFolder', { retries: 5, timeoutSeconds: 1_200 })
/** Puts a gang sheet into the hot folder of its technique. */
export const hotSheetJob = job<{ sheetId: number }>('production.hotSheet', { retries: 5, timeoutSeconds: 1_200 })

type Folders = Pick<Engine, 'config'>

/** What a technique's folder takes. */
export async function takesOf(db: Db, technique: string): Promise<HotTakes> {
  const setting = Object.hasOwn(hotSettings, technique) ? hotSettings[technique as keyof typeof hotSettings] : undefined // it was just found
  return setting === undefined ? 'PRINTS' : readSetting(db, setting)
}
/** The techniques with a folder that takes single prints. */
async function printFolders(db: Db, { config }: Folders): Promise<string[]> {
  const techniques = [...config.hotFolders.keys()]
  const takes = await Promise.all(techniques.map(technique => takesOf(db, technique)))
  return techniques.filter((_, at) => takes[at] === 'PRINTS')
}

/** The folders with what keeps files out of them, in the order of the techniques. */
export async function hotFolders(db: Db, { config }: Folders) {
  return Promise.all(
    Technique.options.flatMap(technique => {
      const path = config.hotFolders.get(technique)
      return path === undefined ? [] : [withFault(db, technique, path)]
    }),
  )
}
async function withFault(db: Db, technique: Technique, path: string) {
  const trouble = await troubleOfFolder(path)
  return { technique, path, takes: await takesOf(db, technique), fault: trouble ? faultOfFolder[trouble] : null }
}

/** An order of a batch is rendered: what of it a technique with a folder prints is sent there. */
export async function planHotFiles(tx: Tx, scope: HotScope, folders: Folders): Promise<void> {
  const techniques = await printFolders(tx, folders)
  if (techniques.length === 0) return
  await insertHotFiles(tx, scope, techniques)
  await send(tx, hotJob, scope)
}

/** What of a batch was put into folders, and what was not, piece by piece. Throws BATCH_NOT_FOUND. */
export async function hotFilesOf(db: Db, batchId: number) {
  if (!(await findBatch(db, batchId))) throw new Fault('BATCH_NOT_FOUND')
  const rows = await listHotFiles(db, { batchId })
  const tickets = await ticketsOf(db, batchId, rows)
  return rows.flatMap(row => {
    const ticket = tickets.get(row.ticketId)
    if (!ticket) return []
    const { id, side, technique, state, fault, sentAt, times } = row
    const { code, state: ticketState, orderId } = ticket
    return [{ id, ticket: code, ticketState, orderId, side, technique, name: nameOf(row, ticket), state, fault, sentAt, times }]
  })
}

export async function ticketsOf(db: Db, batchId: number, rows: readonly HotRow[]): Promise<ReadonlyMap<number, Ticket>> {
  const wanted = new Set(rows.map(row => row.ticketId))
  const tickets = (await listTickets(db, batchId)).filter(({ id }) => wanted.has(id))
  return new Map((await ticketsShown(db, tickets)).map(ticket => [ticket.id, ticket]))
}
export const nameOf = ({ side }: HotRow, ticket: Ticket, isWhite = false): string =>
  printFileName({ ...ticket, ticketId: ticket.id, side, isWhite })

/**
 * Sends what of a batch is in no folder yet, also its gang sheets that failed, or the files that are named, though they were sent before. Throws BATCH_NOT_FOUND,
 * HOT_FOLDER_UNSET, HOT_FILES_NONE, and TICKET_… of a named piece that nobody makes any more.
 */
export async function sendHotFiles(
  tx: Tx,
  { batchId, fileIds }: { batchId: number; fileIds?: readonly number[] | undefined },
  folders: Folders,
) {
  if (!(await findBatch(tx, batchId))) throw new Fault('BATCH_NOT_FOUND')
  if (folders.config.hotFolders.size === 0) throw new Fault('HOT_FOLDER_UNSET')
  const files = fileIds ? await again(tx, batchId, new Set(fileIds)) : await rest(tx, batchId, await printFolders(tx, folders))
  const sheets = fileIds ? [] : await setSheetsWaiting(tx, batchId)
  if (files + sheets.length === 0) throw new Fault('HOT_FILES_NONE')
  if (files > 0) await send(tx, hotJob, { batchId })
  await sendAll(tx, hotSheetJob, sheets)
  await emit(tx, 'production.changed', { batchId })
  return { files: files + sheets.length }
}

async function rest(tx: Tx, batchId: number, techniques: readonly string[]): Promise<number> {
  await insertHotFiles(tx, { batchId }, techniques)
  return setHotWaiting(tx, { batchId })
}

async function again(tx: Tx, batchId: number, ids: ReadonlySet<number>): Promise<number> {
  const rows = (await listHotFiles(tx, { batchId })).filter(({ id }) => ids.has(id))
  if (rows.length < ids.size) throw new Fault('HOT_FILES_NONE')
  for (const { state } of (await ticketsOf(tx, batchId, rows)).values()) {
    const why = whyNotSendAgain(state)
    if (why) throw new Fault(why)
  }
  await setHotAgain(tx, [...ids])
  return ids.size
}
