// What one account, or one address without one, may have at once. Whoever reaches it is refused alone.
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import type { SettingKey } from '#shop/setting/rules.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { firstStart } from './run/first-start.ts'

const shop = await startShop()
afterAll(() => shop.close())
await firstStart(shop.engine)
const bound = (key: SettingKey, value: number) => shop.write(tx => changeSetting(tx, key, value, 'owner'))
const seller = async () => shop.client((await seedSeller(shop.engine.db)).token)

/** Noise of about 400 KB, which no two have alike. */
async function picture(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({ create: { width: 360, height: 360, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

test('a seller whose files have reached the quota is refused more: they still read, and others upload', async () => {
  await bound('accountFilesMb', 1)
  const [full, other] = [await seller(), await seller()]
  const upload = async (client: typeof full, name: string) =>
    refusalOf(client(fileCalls.uploadFiles, { body: {}, files: [await picture(name)] }))
  expect(await upload(full, 'one.png')).toBe('no refusal')
  await upload(full, 'two.png')
  await upload(full, 'three.png')
  expect(await upload(full, 'four.png')).toBe('507 FILE_QUOTA_REACHED')
  expect((await full(fileCalls.myFiles, { query: {} })).data.totalDocs).toBeGreaterThan(0)
  expect(await upload(other, 'one.png')).toBe('no refusal')
})

test('an account has so many live pages open, and one more when it has closed one', async () => {
  await bound('accountStreams', 2)
  const [mine, theirs] = [await seller(), await seller()]
  const open = async (client: typeof mine) => {
    const stop = new AbortController()
    const answer = await client.fetch(notificationCalls.liveUpdates, undefined, { signal: stop.signal })
    // Its first bytes say that it is followed.
    await answer.body?.getReader().read()
    return stop
  }
  const first = await open(mine)
  await open(mine)
  await expect.poll(() => refusalOf(open(mine))).toBe('429 TOO_MANY_STREAMS')
  await open(theirs)
  first.abort()
  await expect.poll(() => refusalOf(open(mine))).toBe('no refusal')
})

test('an account has so many open payments, also when it starts them at one moment', async () => {
  await bound('accountPaymentsOpen', 2)
  const mine = await seller()
  const start = () => refusalOf(mine(paymentCalls.startPayment, { body: { amount: 100_00 } }))
  const answers = await Promise.all([start(), start(), start(), start(), start()])
  expect(answers.toSorted()).toEqual([...Array(3).fill('429 PAYMENT_TOO_MANY_OPEN'), 'no refusal', 'no refusal'])
})

test('an account leaves so many checked imports open, and may bring another when one is discarded', async () => {
  await bound('accountImportsReady', 1)
  const mine = await seller()
  const bring = (n: number) => {
    const row = `A${n},G5000-FOREST-S,1,library:retro-sun,Minh Lee,1 Quay,Fresno,CA,93722,US,USPS`
    const file = `Order ID,SKU,Quantity,Design link,Name,Address 1,City,State,Zip,Country,Shipping by\n${row}\n`
    return mine(bulkCalls.importFile, { files: [new File([file], `orders-${n}.csv`)] })
  }
  const { data } = await bring(1)
  await shop.settled()
  expect(await refusalOf(bring(2))).toBe('429 IMPORT_TOO_MANY_READY')
  await mine(bulkCalls.cancelImport, { params: { id: data.id } })
  await bring(3)
})

test('from one address so many visitors’ carts are begun in an hour, with made-up ids too; who has one goes on', async () => {
  await bound('addressCartsPerHour', 2)
  const { data } = await shop.client()(catalogueCalls.products, { query: { limit: 1 } })
  const { data: product } = await shop.client()(catalogueCalls.product, { params: { slug: data.docs[0]?.slug ?? '' } })
  const body = JSON.stringify({ productTypeSizeCustom: product.variants.find(each => each.isAvailable)?.id, quantity: 1 })
  const add = (cart: string) =>
    fetch(shop.url + cartCalls.addToCart.path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: `web_cart_order=${cart.repeat(43)}` },
    })
  expect([(await add('a')).status, (await add('b')).status, (await add('c')).status, (await add('a')).status]).toEqual([200, 200, 429, 200])
})
