// P19, approval limits: what one person may not do alone is not done by one person: item by item, at once, twice, by their own approval.
import { randomInt } from 'node:crypto'
import type { Client } from '#base/client.ts'
import { mounted } from '#server/mounted.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { type MoneyKind, moneyKinds } from '#shop/approval/rules.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletOfficeCalls } from '#shop/wallet/office/contract.ts'
import { payerOf } from '#test/payment.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { balanceOf, findingOf, fundUpTo, isBroken, shirt, transfer } from '../money.ts'
import { begin } from '../payer.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { newMember } from '../writes/member.ts'

const rounds = { bug: 1, fast: 1, ci: 3, nightly: 20 }

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  ciOn: 'postgres',
  seconds: { ci: 10, bug: 10 },
  async run(given) {
    const deployment = await given.deployment({ keepsLimits: true })
    return [await overTheCeiling(deployment), await intoTheDay(given, deployment)]
  },
}

/** What is asked for over the ceiling; answers where it went through all the same. */
type Attack = (maker: Client, deployment: Deployment) => Promise<unknown>
/** An attack for each call that moves money; those whose own room decides say whether it was done. */
const attacks: Readonly<
  Record<string, { role: 'owner' | 'finance' | 'support' | 'catalogue'; ask: Attack; isDone?: (answer: unknown) => boolean }>
> = {
  setCredit: {
    role: 'finance',
    ask: async (maker, { people }) =>
      maker(walletOfficeCalls.setCredit, {
        params: { id: await demoId(people.demo) },
        body: { creditLimitCents: 1_000_000_00, reason: 'x' },
      }),
  },
  makeVoucher: {
    role: 'finance',
    ask: maker => maker(voucherCalls.makeVoucher, { body: { code: 'FREE-FOR-ALL', shareBasisPoints: 10_000 } }),
  },
  makeBankAccount: {
    role: 'owner',
    ask: maker => maker(walletOfficeCalls.makeBankAccount, { body: { bankName: 'Mine', accountName: 'ME', accountNumber: '666' } }),
  },
  changeBankAccount: {
    role: 'owner',
    ask: async maker => {
      const [account] = (await maker(walletOfficeCalls.bankAccounts)).data
      const { id = 0, ...body } = account ?? { bankName: '', accountName: '' }
      return maker(walletOfficeCalls.changeBankAccount, { params: { id }, body: { ...body, accountNumber: '667' } })
    },
  },
  officeRefund: {
    role: 'support',
    ask: async (maker, deployment) =>
      maker(orderOfficeCalls.officeRefund, { params: { id: await dearOrder(deployment) }, body: { amountCents: 500_01, reason: 'x' } }),
  },
  officeCancel: {
    role: 'support',
    ask: async (maker, deployment) =>
      maker(orderOfficeCalls.officeCancel, { params: { id: await dearOrder(deployment) }, body: { reason: 'x' } }),
  },
  takeBackPayment: {
    role: 'finance',
    ask: async (maker, { people, server }) => {
      const payment = await begin(people.demo, 600_00)
      await payerOf(server).decide(payment.approveUrl, 'approve')
      await people.demo(paymentCalls.settlePayment, { params: { id: payment.id } })
      const body = { amountCents: 600_00, reference: `R${payment.id}-X`, reason: 'x' }
      return maker(paymentCalls.takeBackPayment, { params: { id: payment.id }, body })
    },
  },
  saveVariants: {
    role: 'catalogue',
    ask: async maker => {
      const { id, version, variants } = await aProduct(maker)
      const body = { version, variants: variants.map(each => ({ ...each, price: 1, priceSeller: 1, priceTiktok: 1 })) }
      return maker(catalogueOfficeCalls.saveVariants, { params: { id }, body })
    },
  },
  saveProduct: {
    role: 'catalogue',
    ask: async maker => {
      const { shape, ...product } = await aProduct(maker)
      const body = {
        ...product,
        shape: shape === 'mug' ? ('mug' as const) : ('tee' as const),
        tiers: [{ fromQuantity: 2, offBasisPoints: 9_000 }],
      }
      return maker(catalogueOfficeCalls.saveProduct, { params: { id: product.id }, body })
    },
  },
  savePriceList: {
    role: 'catalogue',
    ask: async maker => {
      const head = { name: 'Friends', tier: 'FRIENDS', startsAt: new Date().toISOString(), endsAt: null }
      const { data } = await maker(priceListCalls.createPriceList, { body: head })
      const [variant] = (await aProduct(maker)).variants
      const prices = [{ variantId: variant?.id ?? 0, priceSeller: 1, priceTiktok: 1 }]
      return maker(priceListCalls.savePriceList, { params: { id: data.id }, body: { version: data.version, ...head, prices, tiers: [] } })
    },
  },
  changeShipping: {
    role: 'catalogue',
    ask: async maker => {
      const option = (await maker(shippingCalls.officeShipping)).data.find(each => each.rates.some(rate => rate.costCents > 0))
      if (!option) throw new Error('The demo shop has rates.')
      const { id, minDays, maxDays, fromProductionCents, isEnabled } = option
      const rates = option.rates.map(rate => ({ ...rate, costCents: 0 }))
      const body = { minDays, maxDays, fromProductionCents, isEnabled, extraPoundCents: 0, rates }
      return maker(shippingCalls.changeShipping, { params: { id }, body })
    },
  },
  approveDeposit: {
    role: 'finance',
    ask: async (maker, { people }) => {
      const { id } = (await people.demo(depositCalls.makeDeposit, transfer(10_000_01))).data
      return maker(depositCalls.approveDeposit, { params: { id }, body: { receivedCents: 10_000_01 } })
    },
    isDone: answer => JSON.stringify(answer).includes('"status":"COMPLETED"'),
  },
  askAdjustment: {
    role: 'finance',
    ask: maker => maker(walletOfficeCalls.askAdjustment, { body: { seller: 'demo', amountCents: 1_00, reason: 'x' } }),
    isDone: answer => JSON.stringify(answer).includes('"status":"POSTED"'),
  },
  confirmAdjustment: {
    role: 'finance',
    ask: async maker => {
      const { data } = await maker(walletOfficeCalls.askAdjustment, { body: { seller: 'demo', amountCents: 2_00, reason: 'x' } })
      return maker(walletOfficeCalls.confirmAdjustment, { params: { id: data.id }, body: {} })
    },
  },
}
/** They approve deposits as `approveDeposit` does, by the same verb; what a bank's line says is the amount. */
const byAnotherCall = ['importStatement', 'matchLine']

async function overTheCeiling(deployment: Deployment): Promise<Finding> {
  const { owner } = deployment.people
  const wrong: string[] = []
  const calls = mounted
    .flatMap(({ routes }) => routes)
    .flatMap(({ name, call }) => (typeof call.money === 'string' && call.money !== 'power' ? [name] : []))
  for (const name of calls.filter(each => !byAnotherCall.includes(each) && !attacks[each])) wrong.push(`${name} is attacked by nobody`)
  await fundUpTo(deployment.people, 9_000_00)
  const seconds = new Map<string, Client>([['owner', owner]])
  for (const role of ['finance', 'support', 'catalogue'] as const)
    seconds.set(role, deployment.client((await newMember(deployment, role)).token))
  for (const [name, { role, ask, isDone = () => true }] of Object.entries(attacks)) {
    const maker = seconds.get(role) ?? owner
    for (let time = 0; time < 2; time++) {
      const answer = await ask(maker, deployment).then(
        value => (isDone(value) ? 'done' : 'waits'),
        (error: { code?: string }) => error.code ?? String(error),
      )
      if (!['waits', 'APPROVAL_WAITS', 'ADJUSTMENT_NEEDS_SECOND_PERSON'].includes(answer)) wrong.push(`${name}: ${answer}`)
    }
    const me = (await maker(accountCalls.me)).data.id
    const { docs } = (await maker(approvalCalls.approvals, { query: { limit: 100 } })).data
    for (const { id, maker: asker } of docs.filter(each => each.maker.id === me)) {
      const own = await maker(approvalCalls.confirmApproval, { params: { id }, body: {} }).then(
        () => 'carried out',
        (error: { code?: string }) => error.code,
      )
      if (own === 'carried out') wrong.push(`${name}: its maker ${asker.username} carried it out`)
    }
  }
  const lines = (await owner(approvalCalls.approvals, { query: { limit: 100 } })).data.docs
  for (const name of Object.keys(attacks))
    if (name !== 'confirmAdjustment' && !lines.some(({ call }) => call === name)) wrong.push(`${name} does not stand among what waits`)
  return findingOf(
    'P19',
    `${calls.length} kinds of act over their ceiling, twice each, and by their maker's own approval`,
    '0 done, each waits',
    wrong,
  )
}

/** Six of an act within the ceiling of one act, whether the n-th was done, and what each brings its seller. Each way in which an act of its kind moves money. */
type Six = (deployment: Deployment) => Promise<(member: Client, nth: number) => Promise<boolean>>
const sixes: Readonly<Record<string, { kind: MoneyKind; cents: number; of: Six }>> = {
  'deposits approved': {
    kind: 'deposit',
    cents: 200_00,
    async of({ people: { demo } }) {
      const ids: number[] = []
      for (let made = 0; made < 6; made++) ids.push((await demo(depositCalls.makeDeposit, transfer(200_00))).data.id)
      return async (member, nth) => {
        const at = { params: { id: ids[nth] ?? 0 }, body: { receivedCents: 200_00 } }
        return (await member(depositCalls.approveDeposit, at)).data.status === 'COMPLETED'
      }
    },
  },
  refunds: {
    kind: 'refund',
    cents: 200_00,
    async of(deployment) {
      await fundUpTo(deployment.people, 2_000_00)
      const params = { id: await dearOrder(deployment) }
      return (member, nth) =>
        member(orderOfficeCalls.officeRefund, { params, body: { amountCents: 200_00, reason: `${nth}` } }).then(() => true)
    },
  },
  'corrections that give': { kind: 'adjustment', cents: 200_00, of: async () => corrected(200_00) },
  'corrections that take': {
    kind: 'adjustment',
    cents: -200_00,
    async of({ people }) {
      await fundUpTo(people, 2_000_00)
      return corrected(-200_00)
    },
  },
  vouchers: {
    kind: 'grant',
    cents: 0,
    of: async () => (member, nth) => {
      const body = { code: `DAY-${nth}-${randomInt(10 ** 9)}`, amountCents: 20_00, maxUses: 10 }
      return member(voucherCalls.makeVoucher, { body }).then(() => true)
    },
  },
}
/** One whose day no sum of money fills: a price is weighed by its cut, an account to pay into by itself. */
const otherKinds: readonly MoneyKind[] = ['price', 'payee', 'power']

const corrected = (amountCents: number) => async (member: Client, nth: number) =>
  (await member(walletOfficeCalls.askAdjustment, { body: { seller: 'demo', amountCents, reason: `${nth}` } })).data.status === 'POSTED'

/** Many acts within the ceiling of one act, at the same moment: together they are within the day. */
async function intoTheDay({ profile }: Given, deployment: Deployment): Promise<Finding> {
  const { owner, demo } = deployment.people
  const tried = new Set<MoneyKind>([...Object.values(sixes).map(({ kind }) => kind), ...otherKinds])
  const wrong = moneyKinds.filter(kind => !tried.has(kind)).map(kind => `the day of ${kind} is filled by nobody`)
  // One correction needs nobody else then, so that it is the day that stops them.
  await owner(settingCalls.changeSetting, { params: { key: 'adjustmentTwoPeopleCents' }, body: { value: 200_00 } })
  for (let round = 0; round < rounds[profile]; round++)
    for (const [what, { cents, of }] of Object.entries(sixes)) {
      const { id, token } = await newMember(deployment, 'finance')
      const each = { depositCeilingCents: 200_00, refundCeilingCents: 200_00, grantCeilingCents: 200_00 }
      const day = { depositDayCents: 500_00, refundDayCents: 500_00, grantDayCents: 500_00 }
      await owner(accountOfficeCalls.setCeilings, { params: { id }, body: { ...each, ...day } })
      const act = await of(deployment)
      const held = await balanceOf(demo)
      const answers = await Promise.allSettled(Array.from({ length: 6 }, (_, nth) => act(deployment.client(token), nth)))
      const done = answers.filter(answer => answer.status === 'fulfilled' && answer.value).length
      const came = (await balanceOf(demo)) - held
      if (done !== 2 || came !== 2 * cents || answers.some(isBroken))
        wrong.push(`six ${what} of 200.00 at once under 500.00 a day: ${done} were done, ${came} cents came`)
    }
  const what = `six acts at once under a day's ceiling, ${Object.keys(sixes).length} ways × ${rounds[profile]}`
  return findingOf('P19', what, 'two each, never above the day', wrong)
}

const demoId = async (demo: Client) => (await demo(accountCalls.me)).data.id

/** A paid order of more than one refund may be. */
async function dearOrder(deployment: Deployment): Promise<number> {
  const { demo } = deployment.people
  const items = shirt.items.map(item => ({ ...item, quantity: 100 }))
  const { id } = (await demo(orderIntakeCalls.createOrder, { body: { ...shirt, items } })).data
  await demo(orderPayCalls.submitOrder, { params: { id } })
  return id
}

async function aProduct(maker: Client) {
  const { data } = await maker(catalogueOfficeCalls.officeProducts, { query: { q: 'G5000' } })
  return (await maker(catalogueOfficeCalls.officeProduct, { params: { id: data.docs[0]?.id ?? 0 } })).data
}
