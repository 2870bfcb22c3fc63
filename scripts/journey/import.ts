// Step 4: the file of orders. Every bad row is named by row, column, code and advice; the good ones become orders.
import { readFileSync } from 'node:fs'
import { bulkCalls } from '#shop/bulk/calls.ts'
import type { Import } from '#shop/bulk/contract.ts'
import { impbNumber } from '#shop/label/impb.rules.ts'
import { drawSandboxLabel } from '#shop/label/sandbox-label.ts'
import { type Stage, until } from '#test/stage.ts'
import { driveIdOf } from '#test/stand-ins/drive.ts'
import { drawnArt } from './files.ts'
import type { People } from './people.ts'
import { dollars, type Report } from './report.ts'

const fixture = new URL('../../test/fixtures/orders-own-format.csv', import.meta.url)
const [allGoodRows, badRows] = [60, 14]
/** `--quick` takes the first ten good rows only, and all the bad ones. */
const goodRows = process.argv.includes('--quick') ? 10 : allGoodRows

function linesOfFile(): string[] {
  const [head = '', ...lines] = readFileSync(fixture, 'utf8').trimEnd().split(/\r?\n/)
  return [head, ...lines.slice(0, goodRows), ...lines.slice(allGoodRows)]
}

/** What its rows say, for the stand-in of the drive and for what is counted later. The file has no quoted cells. */
export function readRows(): Record<string, string>[] {
  const [head = '', ...lines] = linesOfFile()
  const names = head.replace('\uFEFF', '').split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
}

/** Behind every design link lies drawn art, behind every label link a label of its own. */
export async function fillDrive({ drive }: Stage, report: Report): Promise<void> {
  const rows = readRows()
  const art = await Promise.all([11, 12, 13].map(drawnArt))
  const designs = new Set(rows.map(row => row['design link'] ?? '').filter(link => driveIdOf(link)))
  let count = 0
  for (const link of designs)
    drive.hold(driveIdOf(link), { kind: 'file', type: 'image/png', name: 'art.png', bytes: art[count++ % art.length] ?? Buffer.of() })
  const labelled = rows.filter(row => driveIdOf(row['tiktok shipping label link'] ?? ''))
  for (const [serial, row] of labelled.entries()) {
    const bytes = await labelOf(row, serial)
    drive.hold(driveIdOf(row['tiktok shipping label link'] ?? ''), { kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes })
  }
  report.say(`the drive's stand-in holds ${designs.size} designs and ${labelled.length} labels`)
}

function labelOf(row: Record<string, string>, serial: number): Promise<Buffer> {
  const to = {
    name: row.name ?? '',
    street1: row['address line 1'] ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    zip: row.zip ?? '',
  }
  const from = { name: 'Linh Shop', street1: '1 Market St', city: 'Houston', state: 'TX', zip: '77002' }
  const number = impbNumber({ serial: 7_000_000 + serial })
  return drawSandboxLabel({
    number,
    indicator: 'G',
    service: 'USPS GROUND ADVANTAGE',
    from,
    to,
    weightOz: 6,
    reference: row['order id'] ?? '',
  })
}

/** The dry run, the good rows, the failed rows. Answers the import when all of its orders are made. */
export async function importOrders({ seller }: People, report: Report): Promise<Import> {
  const file = () => new File([`${linesOfFile().join('\n')}\n`], 'orders-own-format.csv', { type: 'text/csv' })
  const { data: sent } = await seller(bulkCalls.importFile, { files: [file()] })
  const dry = await settled(seller, sent.id, 'READY')
  report.equal('the dry run finds good and bad rows', [dry.goodRows, dry.badRows], [goodRows, badRows])
  report.say(
    `${dry.orders} orders would cost ${dollars(dry.productionCents)} + ${dollars(dry.shippingCents)} shipping = ${dollars(dry.totalCents)}`,
  )
  const { data: problems } = await seller(bulkCalls.importProblems, { params: { id: dry.id }, query: { severity: 'error', limit: 100 } })
  for (const { row, column, value, code, advice } of problems.docs) report.say(`  row ${row}, ${column} "${value}": ${code}. ${advice}`)
  report.equal('rows named', new Set(problems.docs.map(it => it.row)).size, badRows)
  const failed = await (await seller.fetch(bulkCalls.failedRows, { params: { id: dry.id } })).text()
  report.equal('failed rows come back as a file', failed.trimEnd().split(/\r?\n/).length - 1, badRows)
  await seller(bulkCalls.confirmImport, { params: { id: dry.id }, body: {} })
  const done = await settled(seller, dry.id, 'DONE')
  report.equal('orders made', done.madeOrders + done.duplicateOrders, dry.orders)
  const { data: again } = await seller(bulkCalls.importFile, { files: [file()] })
  const repeated = await settled(seller, again.id, 'READY')
  report.equal('the same file again warns', repeated.repeatsImportId, done.id)
  await seller(bulkCalls.cancelImport, { params: { id: again.id } })
  return done
}

const settled = (seller: People['seller'], id: number, status: Import['status']) =>
  until(`import ${id} to be ${status}`, async () => {
    const { data } = await seller(bulkCalls.myImport, { params: { id } })
    if (data.status === 'REFUSED') throw new Error(`The import was refused: ${data.fault?.code}`)
    return data.status === status ? data : undefined
  })
