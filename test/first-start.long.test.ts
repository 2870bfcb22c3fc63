import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstStart } from '#server/run/first-start.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { dpiAt } from '#shop/file/rules.ts'
import { startShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const enter = (address: string) => shop.client()(signInCalls.redeemLink, { body: { token: new URL(address).hash.slice(1) } })

const libraryOf = async (token: string) => {
  const { data } = await shop.client(token)(fileCalls.myFiles, { query: { sort: 'name' } })
  expect(data.docs.every(file => dpiAt(file, { widthInches: 12, heightInches: 16 }) >= 200)).toBe(true)
  return data.docs.map(file => file.name)
}

test('two processes that start together on an empty deployment fill it once', async () => {
  await Promise.all([firstStart(shop.engine), firstStart(shop.engine)])
  const { rows } = await shop.engine.db.pool.query(
    `select (select count(*)::int from account) as people, (select count(*)::int from product) as products, (select count(*)::int from shipping_option) as options`,
  )
  expect(rows).toEqual([{ people: 2, products: 12, options: 6 }])
  const { data } = await shop.client()(catalogueCalls.products, { query: {} })
  expect(data.totalDocs).toBe(12)
})

test('a link of the last start signs its person in once; those of earlier starts are dead', async () => {
  const old = await firstStart(shop.engine)
  const links = await firstStart(shop.engine)
  expect(links.map(link => link.username)).toEqual(['owner', 'demo'])
  expect(links[0]?.address).toMatch(/^http:\/\/localhost:\d+\/auth\/link#[\w-]{43}$/)
  for (const { address } of old) await expect(enter(address)).rejects.toMatchObject({ code: 'LINK_IS_NOT_VALID' })
  for (const { username, address } of links) {
    const { data } = await enter(address)
    expect((await shop.client(data.accessToken)(accountCalls.me)).data).toMatchObject({ username, hasPassword: false })
    if (username === 'demo') expect(await libraryOf(data.accessToken)).toEqual(['cat-moon.png', 'mountain.png', 'retro-sun.png'])
    await expect(enter(address)).rejects.toMatchObject({ code: 'LINK_IS_NOT_VALID' })
  }
  expect(await firstStart(shop.engine)).toEqual([])
})

test('a first start that was interrupted leaves nothing behind and is done at the next one', {
  timeout: 180_000,
}, async () => {
  const other = await startShop()
  const { db } = other.engine
  const breaking = {
    ...db,
    transaction: (work: Parameters<typeof db.transaction>[0]) =>
      db.transaction(async tx => {
        await work(tx)
        throw new Error('the power went')
      }),
  }
  await expect(firstStart({ ...other.engine, db: breaking })).rejects.toThrow('the power went')
  expect((await db.pool.query('select 1 from account union all select 1 from product')).rowCount).toBe(0)
  expect(await firstStart(other.engine)).toHaveLength(2)
  await other.close()
})
