// P19, approval limits: what one person may not do alone is not done by one person: item by item, at once, twice, by their own approval.
import { randomInt } from 'node:crypto'
import type { Client } from '#base/client.ts'
import { mounted } from '#server/mounted.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { type MoneyKind, moneyKinds } from '#shop/approval/rules.ts'
import { elsewhereCalls } from '#shop/label/buy/elsewhere/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { drawLabel, numbersFrom } from '#test/labels.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { balanceOf, findingOf, fundUpTo, isBroken, transfer } from '../money.ts'
import { attacks, dearOrder } from '../over-the-ceiling.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { bring, hurry } from '../statuses.ts'
import { newMember } from '../writes/member.ts'

const labelNumber = numbersFrom(7_950_000)
const rounds = { bug: 1, fast: 1, ci: 3, nightly: 20 }

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  ciOn: 'postgres',
  async *run(given) {
    const deployment = await given.deployment({ keepsLimits: true })
    await hurry(deployment.people)
    yield await overTheCeiling(deployment)
    yield await intoTheDay(given, deployment)
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
const sixes: Readonly<Record<string, { kind: MoneyKind; cents: number; role?: StaffRole; of: Six }>> = {
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
  // What they cost is between the shop's own accounts: their seller's wallet stays as it is.
  'labels bought elsewhere': {
    kind: 'postage',
    cents: 0,
    role: 'warehouse',
    async of({ people }) {
      const papers: { id: number; paperId: number }[] = []
      const made = await bring(
        people,
        Array.from({ length: 6 }, () => 'PRODUCED' as const),
      )
      for (const { id } of made) {
        const files = [new File([new Uint8Array(await drawLabel({ number: labelNumber() }))], 'label.pdf')]
        const { data: paper } = await people.owner(elsewhereCalls.readElsewhere, { params: { id }, body: {}, files })
        papers.push({ id, paperId: paper.id })
      }
      return (member, nth) => {
        const { id = 0, paperId = 0 } = papers[nth] ?? {}
        return member(elsewhereCalls.putElsewhere, { params: { id }, body: { paperId, carrier: 'usps', costCents: 200_00 } }).then(
          () => true,
        )
      }
    },
  },
}
/** Those whose day no sum of money fills: a price is weighed by its cut, an account to pay into or to get into by itself. */
const otherKinds: readonly MoneyKind[] = ['price', 'payee', 'access', 'power']

const corrected = (amountCents: number) => async (member: Client, nth: number) =>
  (await member(adjustCalls.askAdjustment, { body: { seller: 'demo', amountCents, reason: `${nth}` } })).data.status === 'POSTED'

/** Many acts within the ceiling of one act, at the same moment: together they are within the day. */
async function intoTheDay({ profile }: Given, deployment: Deployment): Promise<Finding> {
  const { owner, demo } = deployment.people
  const tried = new Set<MoneyKind>([...Object.values(sixes).map(({ kind }) => kind), ...otherKinds])
  const wrong = moneyKinds.filter(kind => !tried.has(kind)).map(kind => `the day of ${kind} is filled by nobody`)
  // How much one correction or one label may be, settings say for everybody: none needs anybody else then, so that it is the day that stops them.
  const settings = { adjustmentTwoPeopleCents: 200_00, staffPostageCeilingCents: 200_00, staffPostageDayCents: 500_00 }
  for (const [key, value] of Object.entries(settings)) await owner(settingCalls.changeSetting, { params: { key }, body: { value } })
  for (let round = 0; round < rounds[profile]; round++)
    for (const [what, { cents, role = 'finance', of }] of Object.entries(sixes)) {
      const { id, token } = await newMember(deployment, role)
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
