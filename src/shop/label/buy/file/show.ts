// The pages of a label file as they are shown: to its seller, and to the office.
import { Readable } from 'node:stream'
import type { CallAnswer, ParsedInput } from '#base/call.ts'
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { placeLine } from '#shop/address/rules.ts'
import { isIntegrated, publicTracking } from '#shop/carrier/carrier.ts'
import { numbersInText } from '#shop/carrier/number.carrier.ts'
import { isSameZip } from '../../rules.ts'
import { openLabels } from '../paper.ts'
import type { LabelPage, labelFileCalls } from './contract.ts'
import { readLabelImport } from './intake.ts'
import { type PageAt, readPage } from './mend.ts'
import { findAwaiting, listNumbersOn, listPages, type PageRow } from './page.store.ts'

type Query<Name extends keyof typeof labelFileCalls> = ParsedInput<(typeof labelFileCalls)[Name]>['query']

export async function shownPages(db: Db, { sellerId, importId }: Omit<PageAt, 'pageId'>, query: Query<'labelPages'>) {
  const { counts } = await readLabelImport(db, sellerId, importId)
  const docs = await listPages(db, importId, query)
  const totalDocs = query.state ? (counts[query.state] ?? 0) : Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)
  return { docs: await shownAll(db, docs), totalDocs, page: query.page, limit: query.limit }
}

export async function shownAt(db: Db, at: PageAt): Promise<LabelPage> {
  const [page] = await shownAll(db, [(await readPage(db, at)).page])
  if (!page) throw new Fault('LABEL_PAGE_NOT_FOUND')
  return page
}

async function shownAll(db: Db, rows: readonly PageRow[]): Promise<LabelPage[]> {
  const [{ importId } = { importId: 0 }] = rows
  const known = Map.groupBy(await listNumbersOn(db, importId, [...new Set(rows.map(row => row.page))]), ({ page }) => page)
  return rows.map(row => ({ ...shownPage(row), unreadNumbers: unreadOf(row, known.get(row.page)?.map(({ number }) => number) ?? []) }))
}

/** Told once for a page, with the label that was found first on it. */
function unreadOf({ part, isMarked, state, number, pageText }: PageRow, known: readonly string[]): string[] {
  if (part > 0 || isMarked || state === 'LEFT' || number === null) return []
  const printed = numbersInText(pageText).filter(({ carrier }) => isIntegrated(carrier))
  return printed.map(found => found.number).filter(found => !known.includes(found))
}

function shownPage({
  pageText,
  sha256,
  city,
  stateCode,
  address,
  cut: _,
  isMarked: __,
  importId: ___,
  sellerId: ____,
  ...page
}: PageRow): Omit<LabelPage, 'unreadNumbers'> {
  const place = placeLine({ city, state: stateCode, zip: page.zip ?? '', country: 'US' })
  return {
    ...page,
    ...(page.number === null ? { carrierName: null, trackingUrl: null } : publicTracking('', page.number)),
    place: city === '' ? (page.zip ?? '') : [address, place].filter(text => text !== '').join(', '),
    text: page.form === 'ZPL' ? pageText : '',
    hasPaper: sha256 !== null && sha256 !== '' && page.form === 'PDF',
  }
}

/** The orders of the file's seller that wait for a label, those of the page's ZIP first. */
export async function ordersFor(
  db: Db,
  at: PageAt,
  q: string | undefined,
): Promise<CallAnswer<typeof labelFileCalls.labelPageOrders>['data']> {
  const { page } = await readPage(db, at)
  const orders = await findAwaiting(db, at.sellerId, { q: q?.trim() ?? '', zip: page.zip })
  return orders.map(({ id, externalId, fullName, zip }) => ({
    ...{ id, externalId, fullName, zip },
    isSameZip: page.zip !== null && isSameZip(page.zip, zip),
  }))
}

/** A page as it is in its file, which never changes, or the paper that was cut out of it. Throws LABEL_PAGE_NOT_FOUND where it has none. */
export async function pagePicture(engine: Engine, db: Db, at: PageAt, of: Query<'labelPagePicture'>['of']): Promise<OutgoingFile> {
  const { record, page } = await readPage(db, at)
  if (page.form === 'ZPL' || record.sha256 === '' || (of === 'PAPER' && !page.sha256)) throw new Fault('LABEL_PAGE_NOT_FOUND')
  await using source = await openLabels(engine, of === 'PAPER' ? (page.sha256 ?? '') : record.sha256)
  const png = await source.png(of === 'PAPER' ? 1 : page.page)
  if (!png) throw new Fault('LABEL_PAGE_NOT_FOUND')
  return {
    stream: Readable.from([png]),
    name: `page-${page.id}.png`,
    type: 'image/png',
    bytes: png.length,
    isInline: true,
    isImmutable: of === 'PAGE',
  }
}
