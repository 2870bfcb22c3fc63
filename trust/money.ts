// Fixtures of suites about money: orders of one shirt, the wallet, whether an answer is one, and findings.
import { randomInt } from 'node:crypto'
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, fundDemo } from '#test/people.ts'
import type { Finding } from './run/suite.ts'

/** One shirt with a picture of the demo seller's library. */
export const shirt = {
  address,
  items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:retro-sun' }] }],
}

export async function makeOrders(client: Client, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push((await client(orderIntakeCalls.createOrder, { body: shirt })).data.id)
  return ids
}

/** A product of the demo seller's own, as `buy now` names it. */
export async function productOf(demo: Client) {
  const { data: picture } = await demo(fileCalls.myFiles, { query: { limit: 1 } })
  const { data: found } = await demo(catalogueCalls.products, { query: { limit: 100 } })
  const slug = found.docs.find(({ productID }) => productID === 'G5000')?.slug ?? ''
  const { data: shown } = await demo(catalogueCalls.product, { params: { slug } })
  const variant = shown.variants.find(({ isAvailable }) => isAvailable)
  const sides = [{ side: 'FRONT' as const, fileId: picture.docs[0]?.id ?? 0 }]
  const { data: template } = await demo(designCalls.makeTemplate, { body: { productID: 'G5000', color: variant?.color ?? '', sides } })
  return { productTypeSizeCustom: variant?.id ?? 0, productCustomTemplate: template.id }
}

export const balanceOf = async (client: Client) => (await client(walletCalls.myWallet)).data.balance

/** The demo seller has at least so much afterwards. */
export async function fundUpTo(people: FirstPeople, leastCents: number): Promise<void> {
  const missing = leastCents - (await balanceOf(people.demo))
  if (missing > 0) await fundDemo(people, Math.max(100_00, missing))
}

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
/** What a seller tells of a bank transfer, with the smallest proof there is. */
export const transfer = (amount: number, transactionNumber = `FT${randomInt(10 ** 12)}`) => ({
  body: { amount, transactionNumber, note: '' },
  files: [new File([new Uint8Array(pixel)], 'proof.png')],
})

/** A refusal is an answer; an error of the app's own is none. */
export const isAnswer = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500
export const isBroken = (answer: PromiseSettledResult<unknown>) => answer.status === 'rejected' && !isAnswer(answer.reason)

/** A finding about so many tries: what is wrong with some of them, a line each, breaks the promise. */
export const findingOf = (promise: string, what: string, well: string, wrong: readonly string[]): Finding => ({
  promise,
  what,
  figure: wrong.length === 0 ? well : `${wrong.length} wrong`,
  isKept: wrong.length === 0,
  details: wrong,
})
