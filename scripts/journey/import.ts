// Step 4: the file of orders. Every bad row is named by row, column, code and advice; the good ones become orders.
import { bulkCalls, type Import } from '#shop/bulk/contract.ts'
import { type Deployment, until } from '#test/deployment.ts'
import { holdLinkedFiles, readOrderFile } from '#test/order-file.ts'
import type { People } from './people.ts'
import { dollars, type Report } from './report.ts'

const badRows = 14
/** `--quick` takes the first ten good rows only, and all the bad ones. */
const goodRows = process.argv.includes('--quick') ? 10 : 60
const orders = readOrderFile(goodRows)

/** Behind every design link lies drawn art, behind every label link a label of its own. */
export async function fillDrive({ drive }: Deployment, report: Report): Promise<void> {
  const { designs, labels } = await holdLinkedFiles(drive, orders)
  report.say(`the drive's stand-in holds ${designs} designs and ${labels} labels`)
}

/** The dry run, the good rows, the failed rows. Answers the import when all of its orders are made. */
export async function importOrders({ seller }: People, report: Report): Promise<Import> {
  const file = () => new File([orders.text], 'orders-own-format.csv', { type: 'text/csv' })
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
  report.equal('orders created', done.madeOrders + done.duplicateOrders, dry.orders)
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
