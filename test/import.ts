// Fixtures for tests of imports: files of orders, sent and waited for, and what was made of them.
import { readFile } from 'node:fs/promises'
import type { Client } from '#base/client.ts'
import { bulkCalls, type Import } from '#shop/bulk/contract.ts'
import type { TestShop } from './shop.ts'

export const head = 'order id,sku,name,address,city,state,zip,design\n'
export const row = (id: string, sku = 'G5000-FOREST-S') => `${id},${sku},Mia,1 Elm Ave,Boston,MA,02108,library:a.png\n`
export const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url))

/** The import of this file, once it is checked. */
export async function sent(client: Client, bytes: string | Buffer, name = 'orders.csv'): Promise<Import> {
  const { data } = await client(bulkCalls.importFile, { files: [new File([new Uint8Array(Buffer.from(bytes))], name)] })
  return over(client, data.id)
}

/** Waits until nothing is under way; the fetching of what orders link to is not waited for. */
export async function over(client: Client, id: number): Promise<Import> {
  for (const deadline = Date.now() + 180_000; ; await new Promise(resolve => setTimeout(resolve, 100))) {
    const { data } = await client(bulkCalls.myImport, { params: { id } })
    if (!['FETCHING', 'CHECKING', 'IMPORTING'].includes(data.status)) return data
    if (Date.now() > deadline) throw new Error(`The import is still ${data.status}.`)
  }
}

export async function problemCodes(client: Client, id: number, severity: 'error' | 'warning' | 'left'): Promise<Set<string>> {
  const { data } = await client(bulkCalls.importProblems, { params: { id }, query: { severity, limit: 100 } })
  return new Set(data.docs.map(problem => problem.code))
}

/** What an import has made, as its rows say. */
export async function madeBy(shop: Pick<TestShop, 'engine'>, importId: number): Promise<{ orders: number; items: number; cents: number }> {
  const { rows } = await shop.engine.db.pool.query<{ orders: number; items: number; cents: number }>(
    `select count(*)::int as orders, coalesce(sum(total_cents), 0)::int as cents,
       (select count(*)::int from order_item i join "order" o on o.id = i.order_id where o.import_id = $1) as items
     from "order" where import_id = $1`,
    [importId],
  )
  return rows[0] ?? { orders: 0, items: 0, cents: 0 }
}
