// P4 and P6: who wins where many ask for the same at once. What PayPal brings twice is a suite of its own.
import type { Client } from '#base/client.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { address } from '#test/order.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { balanceOf, findingOf, fundUpTo, isBroken, makeOrders, productOf, transfer } from '../money.ts'
import { type Barrier, openBarrier } from '../races/barrier.ts'
import { raceFiles } from '../races/file-race.ts'
import { itemMatches, raceItems } from '../races/item-races.ts'
import { labelFileMatches, raceLabelsTogether } from '../races/label-file-races.ts'
import { orderFileMatches, raceSentTogether } from '../races/order-file-races.ts'
import { ofPeople, pairs } from '../races/pairs.ts'
import { racePairs } from '../races/race.ts'
import type { Finding, Given, Suite, WholeGiven } from '../run/suite.ts'
import { hurry } from '../statuses.ts'
import { newMember } from '../writes/member.ts'

const rounds = { fast: 2, ci: 10, nightly: 100 }
const pairCount = { fast: 6, ci: 40, nightly: ofPeople.length }
/** Items need print files. */
const itemRounds = { bug: 2, fast: 0, ci: 2, nightly: 20 }
/** Each is brought by a file that is read in the background. */
const fileRounds = { bug: 2, fast: 1, ci: 2, nightly: 20 }
const presses = 20

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'postgres',
  // The embedded engine has one backend: there nobody races within a transaction.
  ciOn: 'postgres',
  async *run(given) {
    // What is raced in short needs no print files; the embedded engine has one backend, and PostgreSQL shows more.
    const deployment = await given.deployment()
    const other = deployment.client((await newMember(deployment, 'finance')).token)
    if (deployment.databaseUrl !== undefined) yield await decisionsInLine(deployment, deployment.databaseUrl, other)
    yield await files(given, deployment)
    if (given.profile !== 'fast') {
      await hurry(deployment.people)
      yield await items(given, deployment)
    }
    // A planted bug is seen by those that wait in line, not by chance.
    if (given.profile === 'bug') return
    const whole = { ...given, profile: given.profile }
    yield await filesTogether(whole, deployment)
    yield await approvals(whole, deployment, other)
    yield await decisions(whole, deployment)
    yield await oneNumber(whole, deployment)
    yield await refunds(whole, deployment)
    yield* await vouchers(whole, deployment)
    yield await transitionsAgainstEachOther(whole, deployment)
  },
}

const many = <T>(count: number, ask: (at: number) => Promise<T>) => Promise.allSettled(Array.from({ length: count }, (_, at) => ask(at)))
const taken = (answers: readonly PromiseSettledResult<unknown>[]) => answers.filter(({ status }) => status === 'fulfilled').length
const ofNumber = (docs: readonly { depositId: number | null }[], id: number) => docs.filter(({ depositId }) => depositId === id).length
const lines = async (client: Client) => (await client(walletCalls.myTransactions, { query: { limit: 100 } })).data.docs

/** A constant case on PostgreSQL: two people decide; both stand before the deposit's row, and are let go at one moment. */
async function decisionsInLine({ people: { demo, owner } }: Deployment, databaseUrl: string, other: Client): Promise<Finding> {
  const wrong: string[] = []
  const barrier = await openBarrier(databaseUrl)
  const approve = (staff: Client, id: number) => staff(depositCalls.approveDeposit, { params: { id }, body: { receivedCents: 100_00 } })
  const reject = (staff: Client, id: number) => staff(depositCalls.rejectDeposit, { params: { id }, body: { remark: 'Nothing came' } })
  try {
    for (const second of [approve, reject]) {
      const { id } = (await demo(depositCalls.makeDeposit, transfer(100_00))).data
      const answers = await barrier.run<unknown>({ table: 'deposit', id }, [() => approve(owner, id), () => second(other, id)])
      const { status } = (await demo(depositCalls.myDeposit, { params: { id } })).data
      const credits = ofNumber(await lines(demo), id)
      if (status !== 'COMPLETED' || credits !== 1 || taken(answers) !== 1 || answers.some(isBroken))
        wrong.push(`deposit ${id}: ${status} with ${credits} credits, ${taken(answers)} taken`)
    }
  } finally {
    await barrier.close()
  }
  return findingOf('P4', 'an approval, and an approval or a refusal that waits behind it', 'the first one counts', wrong)
}

/** By two people: what one person does is done one after another. */
async function approvals({ profile }: WholeGiven, { people: { demo, owner } }: Deployment, other: Client): Promise<Finding> {
  const wrong: string[] = []
  for (let round = 0; round < rounds[profile]; round++) {
    const held = await balanceOf(demo)
    const { id } = (await demo(depositCalls.makeDeposit, transfer(100_00 + round))).data
    const approve = { params: { id }, body: { receivedCents: 100_00 + round } }
    const answers = await many(presses, at => (at % 2 === 0 ? owner : other)(depositCalls.approveDeposit, approve))
    const credits = ofNumber(await lines(demo), id)
    const after = await balanceOf(demo)
    if (credits !== 1 || after !== held + 100_00 + round || answers.some(isBroken))
      wrong.push(`deposit ${id}: ${credits} credits, ${held} → ${after} cents, ${answers.filter(isBroken).length} not answered`)
  }
  return findingOf('P4', `${presses} approvals at once × ${rounds[profile]} rounds`, 'one credit each', wrong)
}

async function decisions({ profile }: WholeGiven, { people: { demo, owner } }: Deployment): Promise<Finding> {
  const wrong: string[] = []
  const seen = { COMPLETED: 0, CANCELLED: 0 }
  for (let round = 0; round < rounds[profile]; round++) {
    const { id } = (await demo(depositCalls.makeDeposit, transfer(100_00))).data
    const approve = () => owner(depositCalls.approveDeposit, { params: { id }, body: { receivedCents: 100_00 } })
    const reject = () => owner(depositCalls.rejectDeposit, { params: { id }, body: { remark: 'Nothing came' } })
    const answers = await many(presses, at => ((at + round) % 2 === 0 ? approve() : reject()))
    const { status } = (await demo(depositCalls.myDeposit, { params: { id } })).data
    const credits = ofNumber(await lines(demo), id)
    if (status === 'COMPLETED' || status === 'CANCELLED') seen[status]++
    else wrong.push(`deposit ${id} is ${status}`)
    if (credits !== (status === 'COMPLETED' ? 1 : 0) || taken(answers) !== 1 || answers.some(isBroken))
      wrong.push(`deposit ${id}: ${status} with ${credits} credits, ${taken(answers)} taken`)
  }
  const well = `one decision each: ${seen.COMPLETED} approved, ${seen.CANCELLED} refused`
  return findingOf('P4', `approve against reject × ${rounds[profile]} rounds`, well, wrong)
}

async function oneNumber({ profile, seed }: WholeGiven, { people: { demo } }: Deployment): Promise<Finding> {
  const wrong: string[] = []
  for (let round = 0; round < rounds[profile]; round++) {
    const answers = await many(presses, () => demo(depositCalls.makeDeposit, transfer(100_00, `SAME${seed}N${round}`)))
    if (taken(answers) !== 1 || answers.some(isBroken)) wrong.push(`round ${round}: ${taken(answers)} taken`)
  }
  return findingOf('P4', `one bank number told ${presses} × at once × ${rounds[profile]} rounds`, 'taken once each', wrong)
}

async function refunds({ profile }: WholeGiven, { people }: Deployment): Promise<Finding> {
  const { demo, owner } = people
  const wrong: string[] = []
  for (let round = 0; round < rounds[profile]; round++) {
    await fundUpTo(people, 500_00)
    const [id = 0] = await makeOrders(demo, 1)
    await demo(orderPayCalls.submitOrder, { params: { id } })
    const { paidCents } = (await demo(orderCalls.order, { params: { id } })).data
    const held = await balanceOf(demo)
    // Three times the charge in all, in parts that do not divide it: an order on its way is not given back whole.
    const amountCents = Math.ceil((paidCents * 3) / presses) + (paidCents % Math.ceil((paidCents * 3) / presses) === 0 ? 1 : 0)
    const body = { amountCents, reason: 'Raced' }
    const answers = await many(presses, () => owner(orderOfficeCalls.officeRefund, { params: { id }, body }))
    const { refundedCents } = (await demo(orderCalls.order, { params: { id } })).data
    const credited = (await balanceOf(demo)) - held
    const due = Math.floor(paidCents / amountCents) * amountCents
    if (refundedCents !== due || credited !== due || taken(answers) * amountCents !== due || answers.some(isBroken))
      wrong.push(`order ${id}: ${taken(answers)} × ${amountCents} of ${paidCents}, order says ${refundedCents}, wallet ${credited}`)
  }
  return findingOf('P6', `${presses} refunds of 3 × the charge × ${rounds[profile]} rounds`, 'never above what was paid', wrong)
}

/** One that a person has once, and the last use of one that several have: paid with it once each. */
async function vouchers({ profile, seed }: WholeGiven, deployment: Deployment): Promise<Finding[]> {
  const { people } = deployment
  const { demo, owner } = people
  const item = await productOf(demo)
  const tries = async (kind: string, terms: { isOncePerUser: boolean; maxUses: number | null }) => {
    const wrong: string[] = []
    for (let round = 0; round < rounds[profile]; round++) {
      await fundUpTo(people, 1_000_00)
      const code = `${kind}${seed}R${round}`
      await owner(voucherCalls.makeVoucher, { body: { code, amountCents: 1_00, ...terms } })
      const answers = await many(10, () => demo(checkoutCalls.buyNow, { body: { ...item, address, voucher: code } }))
      const { docs } = (await owner(voucherCalls.officeVouchers, { query: { q: code, limit: 100 } })).data
      const uses = docs.find(voucher => voucher.code === code)?.uses
      const orders = (await demo(orderCalls.myOrders, { query: { limit: 20 } })).data.docs
      const details = await Promise.all(orders.map(async ({ id }) => (await demo(orderCalls.order, { params: { id } })).data))
      const paidWith = details.filter(order => order.voucherCode === code && order.discountCents > 0 && order.paidAt !== null).length
      if (uses !== 1 || paidWith !== 1 || answers.some(isBroken))
        wrong.push(`${code}: ${uses} uses, ${paidWith} orders paid with it, ${answers.filter(isBroken).length} not answered`)
    }
    return wrong
  }
  return [
    findingOf(
      'P6',
      `a voucher of one per person × ${rounds[profile]}`,
      'used once each',
      await tries('ONCE', { isOncePerUser: true, maxUses: 1_000 }),
    ),
    findingOf(
      'P6',
      `the last use of a voucher × ${rounds[profile]}`,
      'used once each',
      await tries('LAST', { isOncePerUser: false, maxUses: 1 }),
    ),
  ]
}

async function transitionsAgainstEachOther({ profile, random }: WholeGiven, { people }: Deployment): Promise<Finding> {
  const early = ofPeople.filter(({ from }) => ['PENDING', 'PAYMENT_FAILED', 'DUPLICATE', 'NEW_ORDER'].includes(from))
  const isStartCancelled = ({ from, ways: [one, other] }: (typeof ofPeople)[number]) =>
    from === 'EXPORTED' && [one.step, other.step].sort().join() === 'cancel,start'
  // Those that need no print files are enough where it must be quick; elsewhere cancelling what is being started is always among them.
  const chosen =
    profile === 'fast'
      ? random.shuffled(early).slice(0, pairCount[profile])
      : [...ofPeople.filter(isStartCancelled), ...random.shuffled(ofPeople.filter(pair => !isStartCancelled(pair)))].slice(
          0,
          pairCount[profile],
        )
  const wrong = await racePairs(people, chosen)
  const what = `pairs of transitions raced: ${chosen.length} of ${ofPeople.length} that people take, of ${pairs.length}`
  return findingOf('P6', what, 'one winner each; history, status and wallet agree', wrong)
}

/** An item that is cancelled, against the print floor and the office. */
async function items({ profile }: Given, deployment: Deployment): Promise<Finding> {
  const rounds = itemRounds[profile]
  const well = 'nothing cancelled is made, and every way keeps the same fee'
  return findingOf('P6', `an item's cancel in ${itemMatches} races × ${rounds} rounds`, well, await raceItems(deployment, rounds))
}

/** A file that is confirmed, against whatever else may be done to it. On PostgreSQL both wait before its row. */
async function files({ profile }: Given, { people, databaseUrl }: Deployment): Promise<Finding> {
  const matches = [...orderFileMatches(people), ...labelFileMatches(people)]
  const [rounds, wrong]: [number, string[]] = [fileRounds[profile], []]
  let barrier: Barrier | undefined
  try {
    barrier = databaseUrl === undefined ? undefined : await openBarrier(databaseUrl)
    wrong.push(...(await raceFiles(matches, rounds, barrier)))
  } finally {
    await barrier?.close()
  }
  const well = 'one winner each; what was made, the wallet and the file agree'
  return findingOf('P6', `acts on files of orders and labels in ${matches.length} races × ${rounds} rounds`, well, wrong)
}

async function filesTogether({ profile }: WholeGiven, { people }: Deployment): Promise<Finding> {
  const rounds = fileRounds[profile]
  const wrong = [...(await raceSentTogether(people, rounds)), ...(await raceLabelsTogether(people, rounds))]
  const what = `the same file of orders, labels and numbers at once, and 20 confirmations of one × ${rounds} rounds`
  return findingOf('P6', what, 'each order made and paid once, each number on one', wrong)
}
