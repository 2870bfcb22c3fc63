// Fixtures for tests of the buying-label form: a carrier that keeps its books and answers as it is told, and labels that are bought from it.
import { expect } from 'vitest'
import { labelSize } from '#engine/pdf/page.ts'
import { drawGs1, writePdf } from '#engine/pdf/write.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { seedAccount, seedAccountState } from '#shop/carrier/account/seed.ts'
import { type BoughtLabel, CarrierTrouble, type VoidAnswer } from '#shop/carrier/rules.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm, aPackage } from '#shop/label/buy/form/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'
import { arrange } from './order.ts'
import { type CarrierService, plugCarrier } from './plugged-carrier.ts'
import type { TestShop } from './shop.ts'

const fine = async (): Promise<void> => undefined

/** Of six dollars a label; `before` and `after` say what becomes of a purchase before and after it is made. */
export function arrangeBought(shop: TestShop) {
  const carrier = {
    sold: new Map<string, BoughtLabel>(),
    before: fine,
    after: fine,
    /** While it is asked what it has sold. */
    asked: fine,
    openCents: 6_00,
    rateCents: 6_00,
    /** It answers nobody who asks for its rates. */
    isSilent: false,
    /** Before it tells its rates. */
    rating: fine,
    voided: { state: 'VOIDED' } as VoidAnswer,
    /** Of the next label, where it is not a new one. */
    number: undefined as string | undefined,
  }
  const service = (account: number, now: () => Date): CarrierService => ({
    async rates() {
      await carrier.rating()
      if (carrier.isSilent) throw new CarrierTrouble('LIMITED')
      return [{ service: 'ANY', name: 'USPS Any', cents: carrier.rateCents }]
    },
    open: async (key, { to }) => ({ ref: `${account}:${key}`, asked: to.zip, rateRef: '', quotedCents: carrier.openCents }),
    async buy({ ref, asked }) {
      await carrier.before()
      const label = carrier.sold.get(ref) ?? (await drawn(asked, now(), carrier.number))
      carrier.sold.set(ref, label)
      await carrier.after()
      return label
    },
    async find({ ref }) {
      await carrier.asked()
      return carrier.sold.get(ref) ?? 'NOT_BOUGHT'
    },
    void: async () => carrier.voided,
    voidState: async () => carrier.voided,
    handOver: async () => ({ formNumber: 'DF1' }),
    events: async () => [],
    check: async () => ({ isGood: true, tells: true, said: '' }),
  })
  const unplug = plugCarrier({
    id: 'delta',
    account: {
      fields: [],
      modes: ['LIVE'],
      services: [{ code: 'ANY', name: 'USPS Any', level: 'STANDARD', carries: country => country === 'US' }],
    },
    service: ({ db }, { id }) => service(id, () => db.now()),
  })
  const { rich, balance } = arrange(shop)
  let seller: Seeded
  let accountId = 0
  const mine = () => shop.client(seller.token)
  const at = (id: number) => ({ params: { id } })
  async function rateIds(count = 1): Promise<string[]> {
    const body = aForm({ packages: Array.from({ length: count }, () => aPackage()) })
    const { packages } = (await mine()(buyingLabelCalls.rateLabels, { body })).data
    return packages.map(({ rates }) => rates.find(({ service: code }) => code === 'delta.ANY')?.id ?? '')
  }
  const buy = async (ids: string[]) =>
    (await mine()(buyingLabelCalls.buyLabels, { body: { rateIds: ids } })).data.labels.map(({ id }) => id)
  return {
    carrier,
    unplug,
    mine,
    at,
    rateIds,
    buy,
    arrangeAccount: () =>
      shop.write(async tx => {
        await seedPrices(tx)
        accountId = await seedAccount(tx, { carrier: 'delta', services: ['ANY'] })
      }),
    async beginAnew(amountCents = 100_00) {
      seller = await rich(amountCents)
      Object.assign(carrier, {
        before: fine,
        after: fine,
        asked: fine,
        openCents: 6_00,
        rateCents: 6_00,
        isSilent: false,
        rating: fine,
        voided: { state: 'VOIDED' },
        number: undefined,
      })
      carrier.sold.clear()
      await shop.write(tx => seedAccountState(tx, accountId, { state: 'ACTIVE', isEnabled: true }))
    },
    turnOff: () => shop.write(tx => seedAccountState(tx, accountId, { isEnabled: false })),
    bought: async () => (await buy(await rateIds()))[0] ?? 0,
    balance: () => balance(seller),
    labelOf: async (id: number) => (await mine()(buyingLabelCalls.myBoughtLabel, at(id))).data,
    orderOf: async (id: number) => (await mine()(orderCalls.order, at(id))).data,
    voidIt: (id: number, seenRefundCents = 6_00) => mine()(buyingLabelCalls.voidBoughtLabel, { ...at(id), body: { seenRefundCents } }),
    /** So much later whoever looks for lost answers does. */
    async settle(milliseconds: number): Promise<void> {
      shop.advance(milliseconds)
      await shop.cron('label.settle')
      await shop.settled()
    },
    /** What came back to the wallet for this order, entry by entry. */
    async refundsOf(id: number) {
      const { rows } = await shop.engine.db.pool.query<{ cents: string; ref: string }>(
        "select ref, amount_cents as cents from ledger_transaction where order_id = $1 and kind = 'REFUND' order by id",
        [id],
      )
      return rows.map(row => [row.ref, Number(row.cents)])
    },
    isSound: async () => expect(await verifyLedger(shop.engine.db)).toEqual([]),
  }
}

let serial = 0
async function drawn(zip: string, madeAt: Date, number = `DL${String(30_000_000 + ++serial)}`): Promise<BoughtLabel> {
  const paper = await writePdf(labelSize, number, pdf => drawGs1(pdf, [number], { x: 20, y: 100, width: 240, height: 80 }))
  return { number, zip, service: 'Any', postageCents: 6_40, madeAt, form: 'PDF', paper, ref: '' }
}
