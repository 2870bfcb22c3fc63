// Files of many orders.
import type { Client } from '#base/client.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { until } from '#test/deployment.ts'
import { drawnArt } from '#test/order-file.ts'
import { findingOf } from './money.ts'
import type { Finding } from './run/suite.ts'

/** A file of so many orders by a seller with one picture; its dry run is over when this answers. */
export async function takeIn(client: () => Client, count: number): Promise<number> {
  await client()(fileCalls.uploadFiles, {
    body: {},
    files: [new File([new Uint8Array(await drawnArt(7))], 'sun.png', { type: 'image/png' })],
  })
  const head = 'order id,sku,name,address,city,state,zip,design\n'
  const lines = Array.from({ length: count }, (_, n) => `K${n},G5000-FOREST-S,Mia,1 Elm Ave,Boston,MA,02108,library:sun\n`)
  const { id } = (await client()(bulkCalls.importFile, { files: [new File([head + lines.join('')], 'june.csv')] })).data
  const isReady = async () => ((await client()(bulkCalls.myImport, { params: { id } })).data.status === 'READY' ? true : undefined)
  await until('the dry run', isReady, 600_000)
  return id
}

/** Its orders are being made when this answers. */
export const confirm = (client: () => Client, id: number) => client()(bulkCalls.confirmImport, { params: { id }, body: {} })

/** Asked until it is answered: the app may be starting. */
export const madeOf = (client: () => Client, id: number) =>
  until('an answer about the import', async () => {
    const answer = await client()(bulkCalls.myImport, { params: { id } }).catch(() => undefined) // it is asked again
    return answer && { status: answer.data.status, made: answer.data.madeOrders, twice: answer.data.duplicateOrders }
  })

/** Each row of a file is one order, however often its making was killed. */
export async function importedOnce(
  client: () => Client,
  { importId, count, isDone, kills }: { importId: number; count: number; isDone: boolean; kills: number },
): Promise<Finding> {
  const wrong: string[] = []
  const record = await madeOf(client, importId)
  if (!isDone) wrong.push(`the import is ${record.status}`)
  if (record.made !== count || record.twice !== 0) wrong.push(`${record.made} made, ${record.twice} of them again`)
  const names = new Set<string | null>()
  let orders = 0
  let last: number | undefined
  do {
    const query = { importId, limit: 100, ...(last !== undefined && { cursor: last }) }
    const { docs } = (await client()(orderCalls.myOrders, { query })).data
    for (const { externalId } of docs) names.add(externalId)
    orders += docs.length
    last = docs.length === 100 ? docs.at(-1)?.id : undefined
  } while (last !== undefined)
  if (orders !== count || names.size !== count) wrong.push(`${orders} orders of ${names.size} rows`)
  return findingOf('P8', `a file of ${count} rows, ${kills} × kill -9 while its orders are made`, `${count} orders, each row once`, wrong)
}
