// Reading a file of labels, page by page, each in a transaction that also moves the cursor: a killed worker's successor goes on with the
// next page. Slips are looked through for bars alone; what could not be read is kept as a page without a number, to be mended by hand.
import { comesAgain, Fault } from '#base/fault.ts'
import { linesOf } from '#base/text.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { type JobContext, job } from '#engine/jobs/job.ts'
import { labelPagesMax } from '../../rules.ts'
import { listByNumbers } from '../../store.ts'
import { type FoundLabel, labelsOfPage } from '../page-label.ts'
import { hasNumberCode, type LabelSource, openLabels, type SourcePage, slipWords } from '../paper.ts'
import { type MatchedPage, matchPages } from './match.rules.ts'
import { insertPages, listAwaiting, listMadeBefore, listReadyPages, type NewPage, type PageRow, setPage } from './page.store.ts'
import { printedAddress, referencesIn } from './page-text.rules.ts'
import { findLabelImport, type LabelImportRecord, lockLabelImport, moveReading, setRead, setUnreadable } from './store.ts'

/** A page takes a twentieth of a second, a slip a third of one, a hard one more than one; each is kept, so another try only goes on. */
export const readPagesJob = job<{ importId: number }>('label.readPages', { timeoutSeconds: 3_600, retries: 20, concurrency: 2 })

/** Reads a file from where its reading has got to. Does nothing where there is nothing to read any more. */
export async function readPages({ importId }: { importId: number }, engine: Engine, way: Pick<JobContext, 'signal' | 'progress'>) {
  const record = await findLabelImport(engine.db, importId)
  if (record?.status !== 'READING') return
  await forAccount(record.sellerId, () => readAll(record, engine, way)).catch(async error => {
    if (!(error instanceof Fault) || comesAgain(error)) throw error
    await engine.db.transaction(async tx => {
      await setUnreadable(tx, importId, error.code, error.values)
      await tellProgress(tx, { ...record, status: 'REFUSED' })
    })
  })
}

async function readAll(record: LabelImportRecord, engine: Engine, { signal, progress }: Pick<JobContext, 'signal' | 'progress'>) {
  await using source = await openLabels(engine, record.sha256)
  const { pages } = source
  if (pages > labelPagesMax) throw new Fault('LABEL_FILE_PAGES', { values: { pages, max: labelPagesMax } })
  if (pages === 0) throw new Fault('LABEL_FILE_UNKNOWN')
  for (let readBefore = record.readPages; readBefore < pages; readBefore++) {
    signal.throwIfAborted()
    const read = await readOne(source, readBefore + 1)
    const isMoved = await engine.db.transaction(async tx => {
      const readNow = readBefore + 1
      if (!(await moveReading(tx, record.id, readBefore, { readPages: readNow, pages }))) return false
      await insertPages(tx, record, read)
      await tellProgress(tx, { ...record, readPages: readNow, pages })
      return true
    })
    if (!isMoved) return
    await progress()
  }
  await engine.db.transaction(tx => finish(tx, record.id))
}

/** The seller's open page hears how far it is. */
export const tellProgress = (
  tx: Tx,
  { id, sellerId, status, readPages: read, pages }: Pick<LabelImportRecord, 'id' | 'sellerId' | 'status' | 'readPages' | 'pages'>,
): Promise<void> => emit(tx, 'labelImport.progress', { importId: id, sellerId, status, readPages: read, pages }, { seller: sellerId })

/** What a page holds. A page that breaks its reader is one without a number, and the others go on. */
async function readOne(source: LabelSource, page: number): Promise<NewPage[]> {
  try {
    const [read] = await source.read(page, 1)
    return read ? await pagesOf(source, read) : []
  } catch (error) {
    if (!(error instanceof Fault) || comesAgain(error)) throw error
    return [{ ...unread({ page, text: '', barcodes: [] }, source), fault: error.code }]
  }
}

async function pagesOf(source: LabelSource, read: SourcePage): Promise<NewPage[]> {
  const labels = labelsOfPage(read)
  if ('fault' in labels) return [without(source, read, labels.fault)]
  const rows: NewPage[] = []
  for (const [part, label] of labels.entries()) rows.push({ ...(await labelRow(source, read, label)), part })
  // A label that is only a picture, and a blurred one, stands beside those that were read: its person learns that it is there.
  for (const cut of read.unread ?? [])
    rows.push({ ...unread({ ...read, text: '', barcodes: [] }, source), part: rows.length, fault: 'LABEL_UNREADABLE', cut })
  return rows
}

async function labelRow(source: LabelSource, read: SourcePage, label: FoundLabel<SourcePage['barcodes'][number]>): Promise<NewPage> {
  try {
    const { part: cut, ...paper } = await source.keep(label)
    const { number } = label
    const printed = printedAddress(read.text, label.zip ?? null)
    return { ...unread(read, source), ...printed, state: 'READY', ...paper, cut, number, zip: label.zip ?? printed?.zip ?? null }
  } catch (error) {
    if (!(error instanceof Fault) || comesAgain(error)) throw error
    return { ...unread(read, source), fault: error.code }
  }
}

function without(source: LabelSource, read: SourcePage, fault: string): NewPage {
  const text = read.text.toLowerCase()
  const isSlip = !hasNumberCode(read) && slipWords.some(word => text.includes(word))
  return { ...unread(read, source), ...(isSlip ? { state: 'LEFT' as const } : { fault }) }
}

const unread = (read: SourcePage, { form }: LabelSource): NewPage => ({
  page: read.page,
  part: 0,
  state: 'UNREAD',
  fault: null,
  hasCode: hasNumberCode(read),
  number: null,
  zip: null,
  fullName: '',
  address: '',
  city: '',
  stateCode: '',
  pageText: read.text.replaceAll('\0', '').slice(0, 4_000),
  sha256: null,
  form: form === 'ZPL' ? 'ZPL' : 'PDF',
  cut: null,
})

/** All pages are read: what was taken before is said, and the rest becomes orders or is matched to those that wait. */
async function finish(tx: Tx, id: number): Promise<void> {
  const record = await lockLabelImport(tx, id)
  if (record?.status !== 'READING') return
  const read = await listReadyPages(tx, id, labelPagesMax * 10)
  const fresh = await withoutKnown(tx, record, read)
  if (record.mode === 'MATCH') await matchAll(tx, record.sellerId, fresh)
  await setRead(tx, id)
  await tellProgress(tx, { ...record, status: 'READY' })
}

/** Marks what is no news: the same page of the same file, a number twice in the file, a number on a label that is in use. */
async function withoutKnown(tx: Tx, record: LabelImportRecord, read: readonly PageRow[]): Promise<PageRow[]> {
  const before = new Map((await listMadeBefore(tx, record)).map(made => [`${made.page} ${made.part}`, made.orderId]))
  const used = new Map(
    (
      await listByNumbers(
        tx,
        read.flatMap(page => page.number ?? []),
      )
    ).map(label => [label.trackingNumber, label]),
  )
  const firstOf = new Map<string | null, number>()
  const fresh: PageRow[] = []
  for (const page of read) {
    const label = used.get(page.number)
    const madeBefore = before.get(`${page.page} ${page.part}`)
    const repeats = firstOf.get(page.number)
    if (madeBefore !== undefined)
      await setPage(tx, page.id, {
        state: 'KNOWN',
        fault: 'LABEL_PAGE_KNOWN',
        faultNote: String(record.repeatsImportId ?? ''),
        orderId: madeBefore,
      })
    else if (repeats !== undefined) await setPage(tx, page.id, { state: 'KNOWN', fault: 'LABEL_PAGE_REPEATED', faultNote: String(repeats) })
    else if (label) await setPage(tx, page.id, usedBy(label, record.sellerId))
    else fresh.push(page)
    if (repeats === undefined) firstOf.set(page.number, page.page)
  }
  return fresh
}

/** Whose order has the number is said to its seller alone. */
const usedBy = (label: { orderId: number; sellerId: number }, sellerId: number) =>
  label.sellerId === sellerId
    ? ({ state: 'KNOWN', fault: 'TRACKING_NUMBER_USED', orderId: label.orderId } as const)
    : ({ state: 'REFUSED', fault: 'TRACKING_NUMBER_USED' } as const)

/** Matches these pages to the orders of their seller that wait for a label. */
export async function matchAll(tx: Tx, sellerId: number, pages: readonly PageRow[]): Promise<void> {
  const asked: MatchedPage[] = pages.map(page => ({ ...page, number: page.number ?? '' }))
  const waiting = await listAwaiting(tx, sellerId, {
    zips: [...new Set(asked.flatMap(({ zip }) => zip?.slice(0, 5) ?? []))],
    numbers: asked.map(({ number }) => number),
    externalIds: [...new Set(asked.flatMap(({ pageText }) => referencesIn(pageText)))],
    // Only a label that says no ZIP is looked for by name alone.
    names: [...new Set(asked.flatMap(({ zip, pageText }) => (zip === null ? linesOf(pageText.toLowerCase()) : [])))],
  })
  for (const [id, match] of matchPages(asked, waiting)) {
    if ('orderId' in match) await setPage(tx, id, { state: 'READY', fault: null, orderId: match.orderId, matchedBy: match.by })
    else await setPage(tx, id, { state: 'UNMATCHED', fault: match.fault })
  }
}
