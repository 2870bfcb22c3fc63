// Orders for the demo shop and for tests.
import { createHash } from 'node:crypto'
import type { Database, Tx } from '#engine/db/database.ts'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { type Address, checkAddress } from '#shop/address/rules.ts'
import { findVariants } from '#shop/catalogue/catalogue.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { addLibraryFile } from '#shop/file/file.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { payOrders } from '../pay/pay.ts'
import { isBill, quote, quoteUntil, readPriceBook } from '../pay/quote.pay.ts'
import { sellerActor } from '../status/facts.status.ts'
import { insertOrders, type MadeOrder, type NewOrder, snapshotOf } from './intake.ts'

/** What orders are priced by: the demo shop's catalogue and its shipping rates. */
export async function seedPrices(tx: Tx): Promise<void> {
  await seedCatalogue(tx)
  await seedShipping(tx)
}

const people: readonly Address[] = [
  {
    fullName: 'Minh Lee',
    phone: '+18865550124',
    email: 'minh@example.com',
    address: '1034 Elm Ave',
    addressLine2: 'Apt 32',
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84101',
    country: 'US',
  },
  {
    fullName: 'Mia Carter',
    phone: '+17745550126',
    email: 'mia@example.com',
    address: '8182 Sunset Ct',
    addressLine2: '',
    city: 'Houston',
    state: 'TX',
    zip: '77002',
    country: 'US',
  },
  {
    fullName: 'Đức Kim',
    phone: '+14465550148',
    email: 'duc@example.com',
    address: '4510 Church Dr',
    addressLine2: 'Unit A',
    city: 'Burlington',
    state: 'VT',
    zip: '05401',
    country: 'US',
  },
  {
    fullName: 'Renée Smith-Jones',
    phone: '+19295550152',
    email: 'renee@example.com',
    address: '5179 Mill Dr',
    addressLine2: 'Apt 12',
    city: 'Holtsville',
    state: 'NY',
    zip: '00501',
    country: 'US',
  },
  {
    fullName: 'Zoe O’Neil',
    phone: '+17545550126',
    email: 'zoe@example.com',
    address: '4542 Oak St',
    addressLine2: '',
    city: 'Portland',
    state: 'OR',
    zip: '97204',
    country: 'US',
  },
]
const skus = ['G5000-FOREST-S', 'BC3001-NAVY-3XL', 'G18500-BLACK-M', 'CC1717-BLUEJE-S', 'G64000L-WHITE-M', 'ORN3-WHITE-STAR']

/** What a seeded order may be given beside its own fields: the library file or link to print, and what on. */
/** `lines`: items of each order, alike; one where nothing is said. */
export type SeedGiven = Partial<NewOrder> & { fileId?: number; link?: string; sku?: string; lines?: number }

/** Unpaid standard orders of one, two and three pieces in turn, with a print file each, priced from the catalogue. */
export async function seedOrders(
  tx: Tx,
  sellerId: number,
  count = 1,
  { fileId = 1, sku: onlySku, link, lines = 1, ...given }: SeedGiven = {},
): Promise<MadeOrder[]> {
  const variants = [...(await findVariants(tx, onlySku ? [onlySku] : skus)).values()]
  const book = await readPriceBook(
    tx,
    sellerId,
    variants.map(variant => variant.id),
  )
  const until = await quoteUntil(tx)
  const orders = Array.from({ length: count }, (_, index): NewOrder => {
    const variant = variants[index % variants.length]
    if (!variant) throw new Error('Seed the catalogue first.')
    const { address, verdict } = checkAddress(people[index % people.length] as Address) // the index is within the list
    const quantity = 1 + (index % 3)
    const ask = { orderType: 'STANDARD', shippingBy: 'USPS', shippingMethod: null, country: address.country } as const
    const bill = quote(book, {
      ...ask,
      ...given,
      voucher: undefined,
      lines: Array.from({ length: lines }, () => ({ variantId: variant.id, quantity, weightOz: variant.weightOz })),
    })
    if (!isBill(bill)) throw new Error(`The seed has no price: ${bill.fault}.`)
    const files = [{ side: 'FRONT', ...(link === undefined ? { fileId } : { link }) }]
    const item = {
      ...snapshotOf(variant),
      quantity,
      unitCents: bill.lines[0]?.unitCents ?? 0,
      files,
    }
    return {
      ...ask,
      source: 'FORM',
      address,
      addressVerdict: verdict,
      items: Array.from({ length: lines }, () => item),
      bill,
      quoteUntil: until,
      ...given,
    }
  })
  return insertOrders(tx, sellerId, orders, sellerActor(sellerId))
}

/** The same, paid from the seller's wallet. Throws the first order's refusal. */
export async function seedPaidOrders(tx: Tx, sellerId: number, count = 1, given: SeedGiven = {}): Promise<MadeOrder[]> {
  const made = await seedOrders(tx, sellerId, count, given)
  for (const outcome of await payOrders(
    tx,
    sellerId,
    made.map(order => order.id),
    sellerActor(sellerId),
  ))
    if (outcome.fault) throw outcome.fault
  return made
}

/** A signed-in seller with money in the wallet and a picture, sun.png, in the library. */
export async function seedRichSeller(db: Database, amountCents = 1_000_00): Promise<Seeded> {
  const seller = await seedSeller(db)
  await db.transaction(async tx => {
    await seedWallet(tx, { sellerId: seller.id, amountCents })
    await seedLibraryFile(tx, seller.id)
  })
  return seller
}

/** A file of the seller's library whose bytes nobody asks for. */
export const seedLibraryFile = (tx: Tx, sellerId: number, name = 'sun.png') =>
  addLibraryFile(tx, sellerId, {
    name,
    type: 'image/png',
    sha256: createHash('sha256').update(`${sellerId} ${name}`).digest('hex'),
    bytes: 1_000,
    width: 3_600,
    height: 4_800,
    hasAlpha: true,
    thumbnailSha256: createHash('sha256').update('thumbnail').digest('hex'),
  })
