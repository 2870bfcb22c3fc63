// Buying as people do: into the cart, address, shipping, bill, paid from the wallet; one order is five calls.

import { seedPrices } from '#shop/order/intake/seed.ts'
import { address } from '#test/order.ts'
import type { Bench, BenchRow } from './bench.ts'
import { bought, idOf, seedRich } from './bench-orders.ts'
import { type BenchDeployment, openBenchDeployment, send } from './deployment.ts'

const clients = 16

export const bench: Bench = async tools => {
  const deployment = await openBenchDeployment(tools)
  try {
    return [...(await fromTheCart(deployment, 1)), ...(await fromTheCart(deployment, clients))]
  } finally {
    await deployment.close()
  }
}

interface Buyer {
  token: string
  templateId: number
  variantId: number
}

/** Each client buys for a seller of its own. */
async function fromTheCart({ runtime, server, ...bench }: BenchDeployment, count: number): Promise<BenchRow[]> {
  const { db } = runtime.engine
  await db.transaction(tx => seedPrices(tx))
  const { rows } = await db.pool.query<{ id: number; color: string }>("select id, color from variant where sku = 'G5000-FOREST-S'")
  const [tee] = rows
  if (!tee) throw new Error('The catalogue has no tee.')
  const buyers = await Promise.all(
    Array.from({ length: count }, async (): Promise<Buyer> => {
      const { token, fileId } = await seedRich(db, server.url)
      const placed = { productID: 'G5000', color: tee.color, sides: [{ side: 'FRONT', fileId }] }
      return {
        token,
        variantId: Number(tee.id),
        templateId: idOf(await send(server, 'POST', '/v1/product-custom-template', token, placed)),
      }
    }),
  )
  const whole = async ({ token, variantId: productTypeSizeCustom, templateId: productCustomTemplate }: Buyer) => {
    await send(server, 'POST', '/v1/cart', token, { productTypeSizeCustom, productCustomTemplate, quantity: 1 })
    await send(server, 'POST', '/v1/delivery-address', token, address)
    await send(server, 'GET', '/v1/cart/me/shipping?country=US', token)
    const ask = { shippingMethod: 'standard' }
    const quote = await send(server, 'POST', '/v1/order/checkout/quote', token, { ...ask, country: 'US' })
    await send(server, 'POST', '/v1/order/checkout', token, { ...ask, address, quoteId: quoteIdOf(quote) })
  }
  // Five calls, four of them writes, where `bench/pay.ts` has two: the same limits for a call.
  return bought(bench, buyers, { name: 'bought from the cart', whole, limits: { perSecond: 60, cpuMs: 25 } })
}

/** Answers of calls have the contract's shape; the bench reads the bill's id alone. */
const quoteIdOf = (answer: unknown): string => (answer as { data: { quoteId: string } }).data.quoteId
