// What an editor asks of pictures, to check a design while it is drawn, through the API.
import { afterAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { uploadArt } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { designCheckCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const seller = async () => shop.client((await seedSeller(shop.engine.db)).token)

test('a picture is answered with its size and its ink, and nobody is told of another seller’s', async () => {
  const [call, other] = [await seller(), await seller()]
  const [mine, theirs] = [await uploadArt(call, [90, 120], 'sun.png'), await uploadArt(other)]
  const ask = async (ids: string) => (await call(designCheckCalls.checkedPictures, { query: { ids } })).data
  expect(await ask(`${mine},${theirs},999999`)).toEqual([
    {
      ...{ id: mine, name: 'sun.png', widthPixels: 90, heightPixels: 120, isInLibrary: true },
      ink: { halfShare: 0, colors: [[expect.any(Number), 90, 60, 1]] },
    },
  ])
  expect(await refusalOf(ask('1,'))).toMatch(/^400/)
})
