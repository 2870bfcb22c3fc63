// Files of many orders.
import type { Client } from '#base/client.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { until } from '#test/deployment.ts'
import { drawnArt } from '#test/order-file.ts'

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
