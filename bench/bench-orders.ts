// What the benches of buying share: sellers who can pay, and how many of their orders go through in a second at what cost.
import sharp from 'sharp'
import { createClient } from '#base/client.ts'
import type { Database } from '#engine/db/database.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { type BenchRow, perSecond } from './bench.ts'
import type { BenchDeployment } from './deployment.ts'

export interface Rich {
  token: string
  fileId: number
}
const [warmMs, measuredMs] = [2_000, 6_000]

interface Buying<Buyer> {
  /** What is said of an order: 'made and paid'. */
  name: string
  /** One order, from nothing to paid. */
  whole: (buyer: Buyer) => Promise<void>
  /** Of many clients: orders a second at least, CPU milliseconds of an order at most. */
  limits: { perSecond: number; cpuMs: number }
}
/** As many clients as there are buyers, each for one of its own: how many orders a second, and what one costs node and PostgreSQL. */
export async function bought<Buyer>(
  { cpu }: Pick<BenchDeployment, 'cpu'>,
  buyers: readonly Buyer[],
  { name, whole, limits }: Buying<Buyer>,
): Promise<BenchRow[]> {
  const count = buyers.length
  const one = async (client: number) => {
    const buyer = buyers[client]
    if (buyer) await whole(buyer)
  }
  await perSecond(count, warmMs, one)
  const before = cpu()
  const rate = await perSecond(count, measuredMs, one)
  const after = cpu()
  const perOrder = (ms: number) => ms / (rate * (measuredMs / 1_000))
  const [nodeMs, postgresMs] = [perOrder(after.nodeMs - before.nodeMs), perOrder(after.postgresMs - before.postgresMs)]
  const clients = `${count} client${count > 1 ? 's' : ''}`
  return [
    {
      name: `orders ${name} through HTTP, ${clients}`,
      figure: rate,
      unit: 'orders/s',
      ...(count > 1 && { limit: { atLeast: limits.perSecond } }),
    },
    {
      name: `CPU per order ${name}, ${clients}`,
      figure: nodeMs + postgresMs,
      unit: 'ms',
      ...(count > 1 && { limit: { atMost: limits.cpuMs } }),
      note: `node ${nodeMs.toFixed(1)}, postgres ${postgresMs.toFixed(1)}`,
    },
  ]
}

/** A seller with money and one picture in the library. */
export async function seedRich(db: Database, url: string): Promise<Rich> {
  const seller = await db.transaction(async tx => {
    const made = await seedSeller(tx)
    await seedWallet(tx, { sellerId: made.id, amountCents: 900_000_00 })
    return made
  })
  const art = await sharp({ create: { width: 2_400, height: 3_200, channels: 4, background: '#c2410c' } })
    .png()
    .toBuffer()
  const client = createClient({ baseUrl: url, token: () => seller.token })
  const { data } = await client(fileCalls.uploadFiles, {
    body: {},
    files: [new File([new Uint8Array(art)], 'art.png', { type: 'image/png' })],
  })
  return { token: seller.token, fileId: data[0]?.id ?? 0 }
}

/** Answers of calls have the contract's shape; the benches read the id alone. */
export const idOf = (answer: unknown): number => (answer as { data: { id: number } }).data.id
