// P2: nobody spends more than they have, and nothing is charged twice, however many ask at once.
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { fundDemo } from '#test/people.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { balanceOf, findingOf, isBroken, makeOrders } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

const rounds = { bug: 2, fast: 3, ci: 20, nightly: 200 }
const payers = 50
const presses = 20

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'postgres',
  async run(given) {
    const deployment = await given.deployment()
    return [await manyOrders(given, deployment), await oneOrder(given, deployment)]
  },
}

/** As many orders at once as there are payers, with money for a few: as many are paid as there was money for. */
async function manyOrders({ profile, random }: Given, { people }: Deployment): Promise<Finding> {
  const { demo } = people
  const wrong: string[] = []
  for (let round = 0; round < rounds[profile]; round++) {
    const ids = await makeOrders(demo, payers)
    const { data: one } = await demo(orderCalls.order, { params: { id: ids[0] ?? 0 } })
    const paidFor = 1 + random.below(8)
    await fundDemo(people, Math.max(100_00, one.totalCost * paidFor))
    const held = await balanceOf(demo)
    const answers = await Promise.allSettled(ids.map(id => demo(orderPayCalls.submitOrder, { params: { id } })))
    const paid = answers.filter(answer => answer.status === 'fulfilled').length
    const broken = answers.filter(isBroken).length
    const after = await balanceOf(demo)
    const could = Math.min(payers, Math.floor(held / one.totalCost))
    if (paid !== could || after !== held - paid * one.totalCost || after < 0 || broken > 0)
      wrong.push(`round ${round}: ${held} cents, ${paid} paid of ${could} at ${one.totalCost}, ${after} left, ${broken} not answered`)
  }
  const what = `${payers} orders paid at once × ${rounds[profile]} rounds, with money for a few`
  return findingOf('P2', what, 'as many paid as there was money for, each once', wrong)
}

/** One order paid many times at once, each press with a key of its own: one debit. */
async function oneOrder({ profile }: Given, { people }: Deployment): Promise<Finding> {
  const { demo } = people
  const wrong: string[] = []
  for (let round = 0; round < rounds[profile]; round++) {
    const [id = 0] = await makeOrders(demo, 1)
    await fundDemo(people, 500_00)
    const held = await balanceOf(demo)
    const answers = await Promise.allSettled(Array.from({ length: presses }, () => demo(orderPayCalls.submitOrder, { params: { id } })))
    const { data: order } = await demo(orderCalls.order, { params: { id } })
    const after = await balanceOf(demo)
    if (order.paidCents !== order.totalCost || after !== held - order.totalCost || answers.some(isBroken))
      wrong.push(`order ${id}: ${held} → ${after} cents for ${order.totalCost}, paid ${order.paidCents}`)
  }
  return findingOf('P2', `one order paid ${presses} × at once × ${rounds[profile]} rounds`, 'one debit each', wrong)
}
