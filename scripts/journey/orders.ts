// Steps 5 and 6: orders are listed, opened and paid; files and labels behind links are fetched.
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { until } from '#test/deployment.ts'
import type { People } from './people.ts'
import { dollars, Mismatch, type Report } from './report.ts'

const patienceMs = 300_000

type Order = Awaited<ReturnType<typeof allOrders>>[number]

export async function allOrders({ seller }: Pick<People, 'seller'>) {
  const first = await seller(orderCalls.myOrders, { query: { limit: 100 } })
  return first.data.docs
}

/** Waits until the art of every order is in the store of files, and every label that a link stands for. */
export async function waitForFiles(people: People, report: Report): Promise<void> {
  await until(
    'all linked files',
    async () => {
      const orders = await allOrders(people)
      const failed = orders.flatMap(order => order.items.flatMap(item => item.files)).find(file => file.state === 'FAILED')
      if (failed) throw new Mismatch(`A design could not be fetched: ${failed.fault}`)
      return orders.every(order => order.itemsMissingFiles === 0 && isLabelled(order)) || undefined
    },
    patienceMs,
  )
  const orders = await allOrders(people)
  const tiktok = orders.filter(order => order.shippingBy === 'TIKTOK')
  report.say(`every design of ${orders.length} orders is in the app`)
  report.equal(
    'labels of TIKTOK orders are read, each with a number of its own',
    new Set(tiktok.map(order => order.trackingNumber)).size,
    tiktok.length,
  )
  report.equal('shipping by TikTok costs', dollars(Math.max(...tiktok.map(order => order.shippingCost))), '$0.00')
}

const isLabelled = (order: Order) => order.shippingBy !== 'TIKTOK' || order.trackingNumber !== null

/** Submits all with too little money, tops up, and submits again. */
export async function payOrders(people: People, topUp: (missingCents: number) => Promise<void>, report: Report): Promise<void> {
  const { seller } = people
  const orders = await allOrders(people)
  const ids = orders.map(order => order.id)
  const total = orders.reduce((sum, order) => sum + order.totalCost, 0)
  const before = (await seller(walletCalls.myWallet)).data.balance
  const { data } = await seller(orderPayCalls.bulkSubmit, { body: { ids } })
  const refused = data.results.filter(result => result.code !== undefined)
  report.say(
    `${ids.length - refused.length} orders are paid, ${refused.length} refused: ${[...new Set(refused.map(it => it.code))].join(', ')}`,
  )
  report.expect(refused.length > 0 && refused.every(it => it.code === 'NOT_ENOUGH_BALANCE'), 'too little money is the only reason')
  report.say(`the first of them says what is missing: ${JSON.stringify(refused[0]?.values)}`)
  const spent = before - (await seller(walletCalls.myWallet)).data.balance
  report.equal('refused orders stand at PAYMENT_FAILED', await countOf(people, 'PAYMENT_FAILED'), refused.length)
  await topUp(total - spent)
  const again = await seller(orderPayCalls.bulkSubmit, { body: { ids: refused.map(it => it.id) } })
  report.equal(
    'refused at the second try',
    again.data.results.filter(it => it.code !== undefined),
    [],
  )
  report.equal('all orders are paid', await countOf(people, 'NEW_ORDER'), ids.length)
  report.say(`${ids.length} orders cost ${dollars(total)}`)
}

export async function countOf({ seller }: Pick<People, 'seller'>, status: OrderStatus): Promise<number> {
  const { data } = await seller(orderCalls.myOrderCounts, { query: {} })
  return data.counts.find(it => it.status === status)?.count ?? 0
}
