// The days of a reader's calendar, at their ends: what happened on a day is found by it and by no other, by its seller and by staff.
import { accountCalls } from '#shop/account/profile/contract.ts'
import { auditCalls, teamActivityCalls } from '#shop/audit/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { postageCalls } from '#shop/label/buy/postage/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { madeCalls } from '#shop/production/scan/made/contract.ts'
import { ticketDecisionCalls } from '#shop/ticket/decision/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketReportCalls } from '#shop/ticket/office/report/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { walletOfficeCalls } from '#shop/wallet/office/contract.ts'
import { everyCall } from '../contract/every-call.ts'
import { transfer } from '../money.ts'
import { buySome } from './label.acts.ts'
import type { ModelDeposit, ModelOrder } from './model.ts'
import { type Act, create } from './order.acts.ts'
import { ask, type Play } from './play.ts'

const timeZones = ['America/Los_Angeles', 'Asia/Ho_Chi_Minh', 'Europe/London', 'UTC'] as const
const hour = 60 * 60_000

interface Happened {
  orderId: number
  depositId: number
  /** The claims that the report of these days had before one more was decided. */
  claimsBefore: ReadonlyMap<Days, number>
  /** The label that was bought then, as the order that it is of; nobody in debt buys one. */
  labelId: number | undefined
  /** The labels that the report of postage had before. */
  labelsBefore: ReadonlyMap<Days, number>
  /** The order of which a piece passed then, where one was ready for it. */
  pieceOf: number | undefined
}
type Days = { from?: string; to?: string }
/** Whether the call finds what happened among what is of these days. */
type Finds = (play: Play, days: Days, happened: Happened) => Promise<boolean>
const everyDay = { from: '2000-01-01', to: '2100-01-01' }
const isAmong = (rows: readonly { id: number }[], id: number) => rows.some(row => row.id === id)

/** By the name of the call. */
const found: Readonly<Record<string, Finds>> = {
  myOrders: async ({ seller }, days, { orderId }) =>
    isAmong((await seller(orderCalls.myOrders, { query: { ...days, limit: 100 } })).data.docs, orderId),
  chooseMyOrders: async ({ seller }, days, { orderId }) =>
    isAmong((await seller(orderCalls.chooseMyOrders, { query: days })).data, orderId),
  chooseOrders: async ({ owner, actors }, days, { orderId }) =>
    isAmong((await owner(orderOfficeCalls.chooseOrders, { query: { ...days, sellerId: actors.seller.id } })).data, orderId),
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
  exportOrders: async ({ seller }, days, { orderId }) =>
    (await (await seller.fetch(bulkCalls.exportOrders, { query: { ...days, columns: 'inkportId' } })).text())
      .split(/\r?\n/)
      .includes(String(orderId)),
  teamActivity: async ({ team: [own] }, days, { orderId }) =>
    (await own(teamActivityCalls.teamActivity, { query: { ...days, limit: 100 } })).data.docs.some(
      ({ call, object }) => call === 'setSellerStatus' && object === String(orderId),
    ),
  claimReport: async (play, days, { claimsBefore }) => (await claimsOf(play, days)) - (claimsBefore.get(days) ?? 0) === 1,
  myBoughtLabels: async ({ seller }, days, { labelId = 0 }) =>
    isAmong((await seller(buyingLabelCalls.myBoughtLabels, { query: { ...days, limit: 100 } })).data.docs, labelId),
  postageReport: async (play, days, { labelsBefore }) => (await labelsOf(play, days)) - (labelsBefore.get(days) ?? 0) === 1,
  postageLabels: async ({ owner }, days, { labelId }) => {
    const { docs } = (await owner(postageCalls.postageLabels, { query: { ...everyDay, ...days, limit: 100 } })).data
    return docs.some(({ orderId }) => orderId === labelId)
  },
  postageFile: async ({ owner }, days, { labelId }) => {
    const file = await (await owner.fetch(postageCalls.postageFile, { query: { ...everyDay, ...days } })).text()
    return file.split(/\r?\n/).some(line => line.split(',')[1] === String(labelId))
  },
  madePieces: async ({ owner }, days, { pieceOf = 0 }) => {
    const { docs } = (await owner(madeCalls.madePieces, { query: { ...days, state: 'PASSED', limit: 100 } })).data
    return docs.some(({ orderId }) => orderId === pieceOf)
  },
  madePiecesFile: async ({ owner }, days, { pieceOf = 0 }) => {
    const file = await (await owner.fetch(madeCalls.madePiecesFile, { query: { ...days, state: 'PASSED' } })).text()
    return file.split(/\r?\n/).some(line => line.split(',')[1] === String(pieceOf))
  },
  auditLog: async ({ owner }, days, { depositId }) =>
    (await owner(auditCalls.auditLog, { query: { ...days, call: 'approveDeposit', object: String(depositId) } })).data.docs.length > 0,
}
const refOf = (depositId: number) => `deposit:${depositId}`
const claimsOf = async ({ owner }: Play, days: Days) => {
  return (await owner(ticketReportCalls.claimReport, { query: { ...everyDay, ...days } })).data.total.claims
}
/** Counted by the days that the report itself says. */
const labelsOf = async ({ owner }: Play, days: Days) => {
  const { from, to } = { ...everyDay, ...days }
  const { rows } = (await owner(postageCalls.postageReport, { query: { from, to, by: 'DAY' } })).data
  return rows.reduce((sum, { key, labels }) => (from <= key && key <= to ? sum + labels : sum), 0)
}
/** Calls of labels, which nobody in debt buys. */
const ofLabels: readonly string[] = ['myBoughtLabels', 'postageReport', 'postageLabels', 'postageFile']
/** Calls of pieces, of which none is made in passing: their order stands on paper for seconds before. */
const ofPieces: readonly string[] = ['madePieces', 'madePiecesFile']
/** The rows of the list, as a file of those that have a number. */
const filteredAlike = ['exportTracking']

const isAsked = (name: string, { labelId, pieceOf }: Happened): boolean =>
  (labelId !== undefined || !ofLabels.includes(name)) && (pieceOf !== undefined || !ofPieces.includes(name))

const dayEnds: Act = play => lookAtDayEnd(play, play.random.pick(timeZones), play.random.below(2))

/** What happens at the first instant of a day, or so many milliseconds before; a piece of this order passes then. */
export async function lookAtDayEnd(play: Play, timeZone: (typeof timeZones)[number], before: number, made?: ModelOrder): Promise<void> {
  const { control, model, team, owner, steps, wrong } = play
  for (const client of [...team, owner]) await client(accountCalls.setPreferences, { body: { timeZone } })
  const from = Date.parse((await control('stand', {})).now)
  const at = nextMidnight(from, timeZone) - before
  await control('stand', { at: new Date(at).toISOString() })
  model.now += at - from
  steps.push(`it is ${new Date(at).toISOString()}, ${dayOf(at, timeZone)} in ${timeZone}`)
  const periods = periodsAround(at, timeZone)
  const happened = await happens(play, periods, made)
  if (happened)
    for (const [name, finds] of Object.entries(found).filter(([each]) => isAsked(each, happened)))
      for (const { days, isDue } of periods)
        if ((await finds(play, days, happened)) !== isDue) {
          const what = `${isDue ? 'lacks' : 'has'} what was at ${new Date(at).toISOString()}`
          wrong.push(`${name} of ${JSON.stringify(days)} in ${timeZone} ${what}`)
        }
  const unasked = everyCall.filter(({ name, call }) => hasDays(call.query) && !found[name] && !filteredAlike.includes(name))
  wrong.push(...unasked.map(({ name }) => `${name} is asked for the days of nothing`))
  await control('stand', { isOver: true })
}

/** An order that a member of the team marks, money that finance approves, a label that is bought, and a claim that support decides. */
async function happens(play: Play, periods: readonly Period[], piece: ModelOrder | undefined): Promise<Happened | undefined> {
  const { model, seller, owner, name, steps, team } = play
  const before = model.orders.size
  await create(play)
  const cents = 100_00
  const body = transfer(cents, `${name}D${steps.length}`.toUpperCase())
  const made = await ask(play, `tell of ${cents} by bank`, true, options => seller(depositCalls.makeDeposit, body, options))
  const order = model.orders.size > before ? [...model.orders.keys()].at(-1) : undefined
  if (!made || order === undefined) return undefined
  await ask(play, `a member marks order ${order}`, true, options =>
    team[1](orderEditCalls.setSellerStatus, { params: { id: order }, body: { sellerStatus: 'CONFIRMED' } }, options),
  )
  const told: ModelDeposit = { id: made.data.id, cents, status: 'PENDING' }
  model.deposits.push(told)
  model.decide(told, 'COMPLETED', cents)
  await ask(play, `finance approves deposit ${told.id}`, true, options =>
    owner(depositCalls.approveDeposit, { params: { id: told.id }, body: { receivedCents: cents, remark: '' } }, options),
  )
  const [claimsBefore, labelsBefore] = [new Map<Days, number>(), new Map<Days, number>()]
  for (const { days } of periods) {
    claimsBefore.set(days, await claimsOf(play, days))
    labelsBefore.set(days, await labelsOf(play, days))
  }
  const [labelId] = await buySome(play, 1)
  const pieceOf = piece && (await passes(play, piece))
  return (await claim(play)) ? { orderId: order, depositId: told.id, claimsBefore, labelId, labelsBefore, pieceOf } : undefined
}

/** The only piece of an order is made. */
async function passes({ owner, steps }: Play, order: ModelOrder): Promise<number> {
  const [code = ''] = order.tickets
  for (const action of ['start', 'pass'] as const) {
    steps.push(`${action} ${code} of order ${order.id}`)
    await owner(productionCalls.scanTicket, { body: { code, action } })
  }
  Object.assign(order, { isStarted: true, status: 'PRODUCED' })
  return order.id
}

/** A question that support says no to; whether it was taken. */
async function claim(play: Play): Promise<boolean> {
  const { seller, owner } = play
  const question = { body: { type: 'OTHER', subject: 'A slip', text: 'May a slip be pink?' }, files: [] } as const
  const opened = await ask(play, 'open a ticket', true, options => seller(ticketCalls.openTicket, question, options))
  if (!opened) return false
  const params = { id: opened.data.id }
  const { messages, decisionId } = (await owner(ticketOfficeCalls.officeTicket, { params })).data
  const seen = { seenMessageId: messages.at(-1)?.id ?? 0, seenDecisionId: decisionId }
  const body = { kind: 'REJECT', cause: 'OTHER', text: 'They are white.', ...seen } as const
  const decided = await ask(play, `support decides ticket ${params.id}`, true, options =>
    owner(ticketDecisionCalls.decideTicket, { params, body }, options),
  )
  return decided !== undefined
}

/** A day and those beside it, alone, and with all before or after. */
const periodsAround = (at: number, timeZone: string): readonly Period[] => {
  const own = dayOf(at, timeZone)
  return [-24, 0, 24].flatMap(hours => {
    const day = dayOf(at + hours * hour, timeZone)
    return [
      { days: { from: day, to: day }, isDue: day === own },
      { days: { from: day }, isDue: day <= own },
      { days: { to: day }, isDue: day >= own },
    ]
  })
}
interface Period {
  days: Days
  /** What happened is of them. */
  isDue: boolean
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
