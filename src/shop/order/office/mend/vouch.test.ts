// Staff put an order back whose cause nothing shows to be mended: on their word, with a reason that its seller reads.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { arrange, idOf } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { seedLibraryFile, seedPrices } from '../../intake/seed.ts'
import { orderCalls } from '../../list/contract.ts'
import type { ErrorCode } from '../../status/contract.ts'
import { orderOfficeCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let staff: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  staff = await seedStaff(shop.engine.db, 'support')
})
const { rich, paid } = arrange(shop)

async function broken(code: ErrorCode) {
  const seller = await rich()
  const [office, mine] = [shop.client(staff.token), shop.client(seller.token)]
  const at = idOf(await paid(seller))
  await office(orderOfficeCalls.officeError, { ...at, body: { code, waitsOn: 'STAFF', note: '' } })
  return {
    seller,
    read: async () => (await office(orderOfficeCalls.officeOrder, at)).data,
    seen: async () => (await mine(orderCalls.order, at)).data,
    edit: (body: object) => mine(orderEditCalls.editOrder, { ...at, body }),
    putBack: (body: { reason?: string } = {}) => office(orderOfficeCalls.officeResend, { ...at, body }),
  }
}

test.each(['FILE', 'ADDRESS', 'STOCK'] as const)('an order that broke for %s and is not mended goes on with a reason alone', async code => {
  const { read, seen, putBack } = await broken(code)
  expect(await read()).toMatchObject({ isCauseMended: false, whyNotResume: null })
  for (const body of [{}, { reason: ' ' }]) expect(await refusalOf(putBack(body))).toBe('422 ORDER_REASON_MISSING')
  expect((await read()).status).toBe('ERROR')
  expect((await putBack({ reason: 'The file prints well: I looked' })).data.status).toBe('NEW_ORDER')
  const step = { step: 'resend', actor: 'staff', reason: 'The file prints well: I looked' }
  expect((await read()).timeline[0]).toMatchObject({ ...step, actorName: staff.username })
  expect((await seen()).timeline[0]).toMatchObject(step)
})

test.each([
  ['en', 'Please give a reason.'],
  ['vi', 'Vui lòng nhập lý do.'],
] as const)('the refusal is said in words: %s', async (language, message) => {
  const { putBack } = await broken('FILE')
  await shop.client(staff.token)(accountCalls.setPreferences, { body: { language } })
  await expect(putBack()).rejects.toMatchObject({ errors: [{ code: 'ORDER_REASON_MISSING', message }] })
})

test('one whose file is another now goes on without a word', async () => {
  const { seller, read, edit, putBack } = await broken('FILE')
  const moon = await shop.write(tx => seedLibraryFile(tx, seller.id, 'moon.png'))
  const [item] = (await read()).items
  await edit({ files: [{ itemId: item?.id ?? 0, side: 'FRONT', fileId: moon.id }] })
  expect(await read()).toMatchObject({ isCauseMended: true })
  expect((await putBack()).data.status).toBe('NEW_ORDER')
})

test('one whose address is another now goes on without a word, and not once the bad one stands there again', async () => {
  const { edit, read, putBack } = await broken('ADDRESS')
  const { fullName, phone, email, address, addressLine2, city, state, zip, country } = await read()
  const bad = { fullName, phone, email, address, addressLine2, city, state, zip, country }
  const put = async (place: typeof bad) => {
    await edit({ address: place })
    return (await read()).isCauseMended
  }
  const good = { ...bad, address: '77 Elm Ave' }
  expect([await put(good), await put(bad)]).toEqual([true, false])
  expect(await refusalOf(putBack())).toBe('422 ORDER_REASON_MISSING')
  expect(await put(good)).toBe(true)
  expect((await putBack()).data.status).toBe('NEW_ORDER')
})
