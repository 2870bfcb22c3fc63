// The days of a reader's calendar, at their ends: what happened on a day is found by it and by no other, by its seller and by staff.
import { accountCalls } from '#shop/account/profile/contract.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { walletOfficeCalls } from '#shop/wallet/office/contract.ts'
import { everyCall } from '../contract/every-call.ts'
import { transfer } from '../money.ts'
import type { ModelDeposit } from './model.ts'
import { type Act, create } from './order.acts.ts'
import { ask, type Play } from './play.ts'

const timeZones = ['America/Los_Angeles', 'Asia/Ho_Chi_Minh', 'Europe/London', 'UTC'] as const
const hour = 60 * 60_000

interface Happened {
  orderId: number
  depositId: number
}
type Days = { from?: string; to?: string }
/** Whether the call finds what happened among what is of these days. */
type Finds = (play: Play, days: Days, happened: Happened) => Promise<boolean>
const isAmong = (rows: readonly { id: number }[], id: number) => rows.some(row => row.id === id)

/** By the name of the call. */
const found: Readonly<Record<string, Finds>> = {
  myOrders: async ({ seller }, days, { orderId }) =>
    isAmong((await seller(orderCalls.myOrders, { query: { ...days, limit: 100 } })).data.docs, orderId),
  officeOrders: async ({ owner, actors }, days, { orderId }) => {
    const query = { ...days, sellerId: actors.seller.id, limit: 100 }
    return isAmong((await owner(orderOfficeCalls.officeOrders, { query })).data.docs, orderId)
  },
  myTransactions: async ({ seller }, days, { depositId }) =>
    (await seller(walletCalls.myTransactions, { query: { ...days, limit: 100 } })).data.docs.some(line => line.depositId === depositId),
  officeLedgerLines: async ({ owner }, days, { depositId }) =>
    (await owner(walletCalls.officeLedgerLines, { query: { ...days, q: refOf(depositId) } })).data.docs.length > 0,
  ledgerFile: async ({ owner }, days, { depositId }) =>
    (await (await owner.fetch(walletOfficeCalls.ledgerFile, { query: { ...days, q: refOf(depositId) } })).text()).includes(
      refOf(depositId),
    ),
  auditLog: async ({ owner }, days, { depositId }) =>
    (await owner(auditCalls.auditLog, { query: { ...days, call: 'approveDeposit', object: String(depositId) } })).data.docs.length > 0,
}
const refOf = (depositId: number) => `deposit:${depositId}`
/** The rows of the list, as a file of those that have a number. */
const filteredAlike = ['exportTracking']

const dayEnds: Act = async play => {
  const { control, random, model, seller, owner, steps, wrong } = play
  const timeZone = random.pick(timeZones)
  for (const client of [seller, owner]) await client(accountCalls.setPreferences, { body: { timeZone } })
  const from = Date.parse((await control('stand', {})).now)
  const at = nextMidnight(from, timeZone) - random.below(2)
  await control('stand', { at: new Date(at).toISOString() })
  model.now += at - from
  steps.push(`it is ${new Date(at).toISOString()}, ${dayOf(at, timeZone)} in ${timeZone}`)
  const happened = await happens(play)
  if (happened)
    for (const [name, finds] of Object.entries(found))
      wrong.push(...(await misplaced(name, days => finds(play, days, happened), { at, timeZone })))
  const unasked = everyCall.filter(({ name, call }) => hasDays(call.query) && !found[name] && !filteredAlike.includes(name))
  wrong.push(...unasked.map(({ name }) => `${name} is asked for the days of nothing`))
  await control('stand', { isOver: true })
}

/** An order, and money that finance approves. */
async function happens(play: Play): Promise<Happened | undefined> {
  const { model, seller, owner, name, steps } = play
  const before = model.orders.size
  await create(play)
  const cents = 100_00
  const body = transfer(cents, `${name}D${steps.length}`.toUpperCase())
  const made = await ask(play, `tell of ${cents} by bank`, true, options => seller(depositCalls.makeDeposit, body, options))
  const order = model.orders.size > before ? [...model.orders.keys()].at(-1) : undefined
  if (!made || order === undefined) return undefined
  const told: ModelDeposit = { id: made.data.id, cents, status: 'PENDING' }
  model.deposits.push(told)
  model.decide(told, 'COMPLETED', cents)
  await ask(play, `finance approves deposit ${told.id}`, true, options =>
    owner(depositCalls.approveDeposit, { params: { id: told.id }, body: { receivedCents: cents, remark: '' } }, options),
  )
  return { orderId: order, depositId: told.id }
}

async function misplaced(name: string, finds: (days: Days) => Promise<boolean>, { at, timeZone }: { at: number; timeZone: string }) {
  const wrong: string[] = []
  const own = dayOf(at, timeZone)
  for (const day of [dayOf(at - 24 * hour, timeZone), own, dayOf(at + 24 * hour, timeZone)])
    for (const [days, isDue] of [
      [{ from: day, to: day }, day === own],
      [{ from: day }, day <= own],
      [{ to: day }, day >= own],
    ] as const) {
      if ((await finds(days)) === isDue) continue
      wrong.push(`${name} of ${JSON.stringify(days)} in ${timeZone} ${isDue ? 'lacks' : 'has'} what was at ${new Date(at).toISOString()}`)
    }
  return wrong
}

const dayOf = (at: number, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** The first millisecond of the next day. */
function nextMidnight(now: number, timeZone: string): number {
  const today = dayOf(now, timeZone)
  let [before, after] = [now, now + 26 * hour]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(middle, timeZone) === today) before = middle
    else after = middle
  }
  return after
}

const hasDays = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'shape' in query && 'from' in (query.shape as object) && 'to' in (query.shape as object)

export const dayActs: readonly (readonly [number, Act])[] = [[2, dayEnds]]
