// Fixtures for tests of labels that are given back: a carrier that says what it is told to, and orders whose labels it sold.
import { labelSize } from '#engine/pdf/page.ts'
import { drawGs1, writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedAccount, seedAccountState, seedRule } from '#shop/carrier/account/seed.ts'
import type { BoughtLabel, HandOver, VoidAnswer } from '#shop/carrier/rules.ts'
import { labelRefundCalls } from '#shop/label/buy/office/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { arrange } from './order.ts'
import { type Carrier, type CarrierService, plugCarrier } from './plugged-carrier.ts'
import type { TestShop } from './shop.ts'

type Answers = (VoidAnswer | Error)[]
type Role = 'warehouse' | 'support' | 'finance'

/** The labels of this shop are bought from a carrier that answers as `carrier` says; of several answers each once, and then the last. */
export function arrangeRefunds(shop: TestShop) {
  const carrier = {
    voidAnswers: [] as Answers,
    stateAnswers: [] as Answers,
    asked: [] as string[],
    /** Makes the form of a manifest under this key. */
    handOver: async (_key: string): Promise<HandOver> => ({ formNumber: 'GF1' }),
  }
  const say = async (at: string, answers: Answers): Promise<VoidAnswer> => {
    carrier.asked.push(at)
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? new Error('Nobody has said what the carrier says.')
    if (answer instanceof Error) throw answer
    return answer
  }
  const unplug = plugCarrier(
    gammaOf(
      () => say('void', carrier.voidAnswers),
      () => say('voidState', carrier.stateAnswers),
      key => carrier.handOver(key),
    ),
  )
  const { rich, paid, balance } = arrange(shop)
  let accountId = 0
  let seller: Seeded
  let staff: Record<Role, Seeded>
  const signIn = async () => {
    const of = (role: Role) => seedStaff(shop.engine.db, role)
    staff = { warehouse: await of('warehouse'), support: await of('support'), finance: await of('finance') }
  }
  const as = (role: Role) => shop.client(staff[role].token)
  const at = (id: number) => ({ params: { id } })
  const labelOf = async (id: number) => {
    const { data } = await as('warehouse')(labelCalls.officeLabel, at(id))
    if (!data) throw new Error('The order has no label.')
    return data
  }
  const produced = async () => {
    const [{ id } = { id: 0 }] = await paid(seller)
    await shop.write(tx => seedProduced(tx, [id]))
    return id
  }
  return {
    carrier,
    unplug,
    async arrangeAccount() {
      await shop.write(async tx => {
        await seedPrices(tx)
        accountId = await seedAccount(tx, { carrier: 'gamma', services: ['ANY'] })
        await seedRule(tx, { accountId })
      })
      return accountId
    },
    async beginAnew() {
      seller = await rich(1_000_00)
      await signIn()
      carrier.voidAnswers = [{ state: 'ASKED', ref: 'D-1' }]
      carrier.stateAnswers = [{ state: 'ASKED' }]
      carrier.asked = []
      await shop.write(tx => seedAccountState(tx, accountId, { state: 'ACTIVE', isEnabled: true }))
    },
    signIn,
    as,
    at,
    labelOf,
    mine: () => shop.client(seller.token),
    balance: () => balance(seller),
    accountState: async () => {
      const { rows } = await shop.engine.db.pool.query('select state from carrier_account where id = $1', [accountId])
      return rows[0]?.state
    },
    orderOf: async (id: number) => (await as('support')(orderOfficeCalls.officeOrder, at(id))).data,
    produced,
    /** A made order with its label, on paper. */
    async labelled(): Promise<number> {
      const id = await produced()
      await as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } })
      await shop.settled()
      await as('warehouse')(labelCalls.markPrinted, { body: { orderIds: [id] } })
      return id
    },
    async cancel(id: number) {
      const { data } = await as('support')(orderOfficeCalls.officeCancel, { ...at(id), body: { reason: 'Changed their mind' } })
      await shop.settled()
      return data
    },
    async takeBack(id: number) {
      const { id: labelId } = await labelOf(id)
      await as('warehouse')(labelCalls.voidLabel, { ...at(labelId), body: { reason: 'Torn' } })
      await shop.settled()
    },
    /** So much later the carrier is asked. The sessions of staff end overnight: they sign in again. */
    async later(milliseconds: number): Promise<void> {
      shop.advance(milliseconds)
      await signIn()
      await shop.cron('label.settle')
      await shop.cron('label.refunds')
      await shop.settled()
    },
    async rowOf(id: number, tab: 'DUE' | 'ASKED' = 'DUE') {
      const { data } = await as('finance')(labelRefundCalls.labelRefunds, { query: { tab, limit: 100 } })
      return data.docs.find(row => row.orderId === id)
    },
    async close(id: number, state: 'REFUNDED' | 'REFUSED', seenCents: number) {
      const { id: labelId } = await labelOf(id)
      const body = { state, note: 'Statement of 26 November', seenCents }
      return as('finance')(labelRefundCalls.closeLabelRefund, { ...at(labelId), body })
    },
    /** What came back to the wallet of this order, entry by entry. */
    async backOf(id: number) {
      const { rows } = await shop.engine.db.pool.query<{ cents: string; ref: string }>(
        "select ref, amount_cents as cents from ledger_transaction where order_id = $1 and kind = 'REFUND' order by id",
        [id],
      )
      return rows.map(row => [row.ref, Number(row.cents)])
    },
    told: async () =>
      (await shop.client(seller.token)(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ title }) => title).join(' '),
  }
}

let serial = 0
function gammaOf(
  giveBack: () => Promise<VoidAnswer>,
  voidState: () => Promise<VoidAnswer>,
  handOver: (key: string) => Promise<HandOver>,
): Carrier {
  const service = (now: () => Date): CarrierService => ({
    rates: async () => [{ service: 'ANY', name: 'Any', cents: 5_00 }],
    open: async (key, { to }) => ({ ref: key, asked: to.zip, rateRef: '', quotedCents: 5_00 }),
    async buy({ asked: zip }): Promise<BoughtLabel> {
      const number = `RF${String(20_000_000 + ++serial)}`
      const paper = await writePdf(labelSize, number, pdf => drawGs1(pdf, [number], { x: 20, y: 100, width: 240, height: 80 }))
      return { number, zip, service: 'Any', postageCents: 5_40, madeAt: now(), form: 'PDF', paper, ref: '' }
    },
    find: async () => 'NOT_BOUGHT',
    void: giveBack,
    voidState,
    handOver,
    events: async () => [],
    check: async () => ({ isGood: true, tells: true, said: '' }),
  })
  return {
    id: 'gamma',
    account: {
      fields: [],
      modes: ['LIVE'],
      services: [{ code: 'ANY', name: 'Any', level: 'STANDARD', carries: country => country === 'US' }],
    },
    service: ({ db }) => service(() => db.now()),
  }
}
