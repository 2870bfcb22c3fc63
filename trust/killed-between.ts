// P8, constant cases on PostgreSQL: the app is killed between two steps of its own work, which rows that are held for a moment make stand
// apart, so that where it is killed is not left to chance.
import pg from 'pg'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { until } from '#test/deployment.ts'
import type { Deployment } from './deployment/deployment.ts'
import { confirm, importedOnce, madeOf, takeIn } from './imports.ts'
import { balanceOf, findingOf, fundUpTo, makeOrders } from './money.ts'
import type { Finding } from './run/suite.ts'

/** Two connections beside the app: each holds rows, or waits for them. */
async function holders({ databaseUrl = '' }: Deployment) {
  const [one, other] = [new pg.Client({ connectionString: databaseUrl }), new pg.Client({ connectionString: databaseUrl })]
  for (const client of [one, other]) {
    await client.connect()
    await client.query('begin')
  }
  return { one, other }
}

/** Until somebody waits for what `holder` has. */
export async function untilWaitedFor(what: string, holder: pg.Client, watch: pg.Client): Promise<void> {
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waiting = 'select from pg_stat_activity where $1::int = any (pg_blocking_pids(pid))'
  await until(what, async () => ((await watch.query(waiting, [rows[0]?.pid])).rowCount === 0 ? undefined : true))
}

/** A payment waits for its wallet, and somebody else for its order: who has the order next kills the app. Nothing of it is done, or all. */
export async function killedMidPayment(deployment: Deployment): Promise<Finding> {
  const { demo, tokens } = deployment.people
  await fundUpTo(deployment.people, 200_00)
  const [id = 0] = await makeOrders(demo, 1)
  const sellerId = (await demo(accountCalls.me)).data.id
  const held = await balanceOf(demo)
  const { one: wallet, other: order } = await holders(deployment)
  try {
    await wallet.query('select from wallet where seller_id = $1 for update', [sellerId])
    demo(orderPayCalls.submitOrder, { params: { id } }).catch(() => undefined) // its process is killed
    await untilWaitedFor('the payment at its wallet', wallet, order)
    const taken = order.query('select from "order" where id = $1 for update', [id])
    await wallet.query('commit')
    await taken
    await deployment.restart('SIGKILL', async () => void (await order.query('rollback')))
  } finally {
    for (const client of [wallet, order]) await client.end()
  }
  const again = deployment.client(tokens.demo)
  const { data } = await again(orderCalls.order, { params: { id } })
  const charged = held - (await balanceOf(again))
  if (charged === 0 && data.paidAt === null) throw new Error('The payment was refused before it could be killed.')
  const wrong =
    data.paidAt !== null && charged === data.totalCost ? [] : [`order ${id} is ${data.status}, and ${charged} cents are charged`]
  return findingOf('P8', 'kill -9 as soon as a payment lets go of its order', 'paid and charged', wrong)
}

const rows = 4_000

/** The making of an import's orders stands still before one of its chunks, and is killed there. */
export async function killedMidImport(deployment: Deployment): Promise<Finding> {
  const client = () => deployment.client(deployment.people.tokens.demo)
  const importId = await takeIn(client, rows)
  const { one: keeper, other } = await holders(deployment)
  await other.end()
  try {
    await confirm(client, importId)
    await betweenChunks(keeper, importId)
    await deployment.restart('SIGKILL', async () => void (await keeper.query('rollback')))
  } finally {
    await keeper.end()
  }
  const isOver = async () => ((await madeOf(client, importId)).status === 'DONE' ? true : undefined)
  const isDone = await until('the import', isOver, 240_000).catch(() => false)
  return importedOnce(client, { importId, count: rows, isDone, kills: 1 })
}

/** Takes the import's row between one chunk and the next, when some of its orders are made; who makes them waits for it. */
async function betweenChunks(keeper: pg.Client, importId: number): Promise<void> {
  for (;;) {
    const locked = await keeper.query<{ made: number; status: string }>(
      'select made_orders as made, status from import where id = $1 for update',
      [importId],
    )
    const [{ made, status } = { made: 0, status: 'none' }] = locked.rows
    if (status !== 'IMPORTING') throw new Error(`The import is ${status} before it could be killed.`)
    if (made > 0) return
    await keeper.query('commit; begin')
    await new Promise(done => setTimeout(done, 10)) // the next chunk takes far longer
  }
}
