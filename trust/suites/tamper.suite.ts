// P7: somebody has the database and not the key. Each changes one field of one row, and `npm run verify` names the row.
import { openDatabase } from '#engine/db/database.ts'
import { readSecret } from '#engine/secret.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf, fundUpTo, makeOrders, transfer } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'embedded',
  // The seals are the same SQL on both.
  ciOn: 'postgres',
  async run(given) {
    const deployment = await given.deployment()
    return [await tampered(given, deployment)]
  },
}

interface Change {
  table: string
  /** What is set, as SQL. */
  set: string
  /** Which row, as SQL. */
  row: string
  /** As the findings name it. */
  named: string
}

/** One field of one payment each; and the row's name is its id. */
const fields = [
  "kind = 'ADJUSTMENT'",
  "ref = 'order:999999'",
  "method = 'BANK'",
  "reason = 'A gift'",
  'order_id = 999999',
  "at = at + interval '1 day'",
  'amount_cents = amount_cents + 1',
  'balance_after_cents = balance_after_cents + 1',
  'held_after_cents = 1',
  'debt_after_cents = 1',
  'credit_limit_cents = 100',
  "seal = sha256('x')",
  'position = 77777',
]

async function tampered({ random }: Given, deployment: Deployment): Promise<Finding> {
  const { people } = deployment
  const { demo, owner } = people
  await fundUpTo(people, 2_000_00)
  const ids = await makeOrders(demo, 34)
  for (const id of ids) await demo(orderPayCalls.submitOrder, { params: { id } })
  const body = { amountCents: 1_00, reason: 'A part' }
  for (const id of ids.slice(0, 3)) await owner(orderOfficeCalls.officeRefund, { params: { id }, body })
  const sellers = [
    await rich(deployment, 'tamperone'),
    await rich(deployment, 'tampertwo'),
    await rich(deployment, 'tamperthree'),
    await rich(deployment, 'tamperfour'),
  ]
  const changes: Change[] = []
  const undo: { table: string; column: string; row: string; value: string }[] = []
  await damage(deployment, async ask => {
    const payments = await ask("select id from ledger_transaction where kind = 'PAYMENT' order by id")
    // Every other one, so that each is found by itself and not by the one before it.
    changes.push(...changesOf(random.shuffled(payments.filter((_, at) => at % 2 === 1)).map(String), sellers))
    for (const { table, set, row } of changes) {
      const column = set.split(' ')[0] ?? ''
      const [value = null] = await ask(`select quote_nullable(${column}::text) || '::' || pg_typeof(${column}) from ${table} where ${row}`)
      // An entry is found by its account, which may be what changes.
      undo.push({ table, column, row: set.startsWith('account') ? row.replace('WALLET', 'HELD') : row, value: String(value) })
      const [changed] = await ask(`with done as (update ${table} set ${set} where ${row} returning 1) select count(*)::int from done`)
      if (changed !== 1) throw new Error(`${table} ${row}: ${changed} rows`)
    }
  })
  const said = await deployment.verify()
  await damage(deployment, async ask => {
    for (const { table, column, row, value } of undo) await ask(`update ${table} set ${column} = ${value} where ${row}`)
  })

  const named = new Set(said.split('\n').map(line => line.split(':')[0]))
  const missed = changes.filter(change => !named.has(change.named)).map(({ table, set, row }) => `${table}.${set} where ${row}`)
  const found = changes.length - missed.length
  // Where a row has left its place, the one behind the gap is named too.
  const innocent = [...named]
    .filter(name => name?.startsWith('ledger_transaction') && !changes.some(change => change.named === name))
    .slice(1)
  const what = `${changes.length} fields changed by SQL, each of another row`
  return findingOf('P7', what, `${found} found, each row named, and no other transaction but the one behind a gap`, [
    ...missed,
    ...innocent.map(name => `${name} was not changed`),
  ])
}

type Rich = Awaited<ReturnType<typeof rich>>
function changesOf(payments: string[], sellers: readonly Rich[]): Change[] {
  const one = () => payments.pop() ?? ''
  const named = (id: string) => `ledger_transaction ${id}`
  return [
    ...fields.map(set => {
      const id = one()
      return { table: 'ledger_transaction', set, row: `id = ${id}`, named: named(id) }
    }),
    ...["account = 'HELD'", 'amount_cents = amount_cents - 1'].map(set => {
      const id = one()
      return { table: 'ledger_entry', set, row: `transaction_id = ${id} and account = 'WALLET'`, named: named(id) }
    }),
    ...['balance_cents = balance_cents + 1', "last_seal = sha256('x')", 'credit_limit_cents = 100'].map((set, at) => {
      const id = sellers[at]?.id
      return { table: 'wallet', set, row: `seller_id = ${id}`, named: `wallet ${id}` }
    }),
    ...['received_cents = received_cents + 1', "method = 'PAYPAL'"].map((set, at) => {
      const id = sellers[at]?.deposit
      return { table: 'deposit', set, row: `id = ${id}`, named: `deposit ${id}` }
    }),
    ...['wallet_cents = wallet_cents + 1'].map(set => {
      const id = sellers[3]?.id
      return { table: 'wallet_day', set, row: `seller_id = ${id}`, named: `wallet_day ${id}` }
    }),
  ]
}

/** A new seller with one deposit. */
async function rich(deployment: Deployment, username: string) {
  const { id, api } = await deployment.seller(username)
  const deposit = (await api(depositCalls.makeDeposit, transfer(100_00))).data.id
  await deployment.people.owner(depositCalls.approveDeposit, { params: { id: deposit }, body: { receivedCents: 100_00 } })
  return { id, deposit }
}

type Ask = (text: string) => Promise<unknown[]>
/** With the whole database and without its guards, while nobody runs the app; `ask` answers the first column. */
async function damage(deployment: Deployment, work: (ask: Ask) => Promise<void>): Promise<void> {
  await deployment.restart('SIGTERM', async () => {
    const { databaseUrl, dataDir } = deployment
    // What breaks a statement rejects it; an idle connection that is ended is nobody's business here.
    const onError = () => undefined
    const db = await openDatabase({ databaseUrl, dataDir, secret: await readSecret({ dataDir }), onError })
    const client = await db.pool.connect()
    try {
      await client.query("set session_replication_role = 'replica'")
      await work(async text => (await client.query({ text, rowMode: 'array' })).rows.map((row: unknown[]) => row[0]))
    } finally {
      client.release()
      await db.close()
    }
  })
}
