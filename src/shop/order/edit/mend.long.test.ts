// What mends an order that broke, so that its seller may send it on: another of the very thing that was bad.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { addLibraryFile, findLibraryFile } from '#shop/file/file.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { address, arrange, idOf } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedLibraryFile, seedPrices } from '../intake/seed.ts'
import { orderArtCalls } from '../item/contract.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import type { ErrorCode } from '../status/contract.ts'
import { orderEditCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, make, paid } = arrange(shop)

/** A seller's paid order that staff have stopped, at NEW_ORDER or in production. */
async function broken(code: ErrorCode, { isInProduction = false, given = {} }: { isInProduction?: boolean; given?: object } = {}) {
  const seller = await rich()
  const call = shop.client(seller.token)
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  const sun = await findLibraryFile(shop.engine.db, seller.id, 'sun.png')
  const at = idOf(await paid(seller, 1, { fileId: sun?.id ?? 0, ...given }))
  if (isInProduction) {
    shop.advance(16 * minute)
    await shop.cron('order.process')
    await owner(productionCalls.makeBatch, { body: { orderIds: [at.params.id] } })
  }
  await owner(orderOfficeCalls.officeError, { ...at, body: { code, waitsOn: 'SELLER', note: '' } })
  const read = async () => (await call(orderCalls.order, at)).data
  const edit = (body: object) => call(orderEditCalls.editOrder, { ...at, body })
  const why = async () => (await read()).steps.resend
  const itemId = (await read()).items[0]?.id ?? 0
  return { seller, call, at, read, edit, why, itemId, sun }
}

test('an order that broke for its file is mended by other bytes, not by the same file, nor by a copy of it', async () => {
  const { seller, call, at, edit, why, itemId, sun } = await broken('FILE', { isInProduction: true })
  const twin = await shop.write(tx => addLibraryFile(tx, seller.id, { ...(sun as NonNullable<typeof sun>), name: 'twin.png' })) // rich has it
  const other = await shop.write(tx => seedLibraryFile(tx, seller.id, 'moon.png'))
  const put = (fileId: number) => edit({ files: [{ itemId, side: 'FRONT', fileId }] })
  await put(sun?.id ?? 0)
  expect(await why()).toBe('ORDER_CAUSE_NOT_MENDED')
  const art = { items: [{ orderId: at.params.id, itemId }], sides: [{ side: 'FRONT' as const, fileId: sun?.id ?? 0 }] }
  await call(orderArtCalls.addArt, { body: { art: [art], replaces: true } })
  expect(await why()).toBe('ORDER_CAUSE_NOT_MENDED')
  await put(twin.id)
  expect(await why()).toBe('ORDER_CAUSE_NOT_MENDED')
  await put(other.id)
  expect(await why()).toBeNull()
  expect((await call(orderIntakeCalls.resendOrder, at)).data.status).toBe('PROCESSING')
})

test('an order that broke for its address is mended by another address, not by the same one saved again', async () => {
  const { edit, why, read, call, at } = await broken('ADDRESS')
  const { fullName, phone, email, address, addressLine2, city, state, zip, country } = await read()
  const same = { fullName, phone, email, address, addressLine2, city, state, zip, country }
  await edit({ address: same })
  expect(await why()).toBe('ADDRESS_INVALID')
  await edit({ address: { ...same, fullName: 'Somebody Else', address: `${address.toUpperCase()} ` } })
  expect(await why()).toBe('ADDRESS_INVALID')
  await edit({ note: 'Please hurry' })
  expect(await why()).toBe('ADDRESS_INVALID')
  await edit({ address: { ...same, address: '77 Elm Ave' } })
  expect(await why()).toBeNull()
  await edit({ address: same })
  expect(await why()).toBe('ADDRESS_INVALID')
  await edit({ address: { ...same, address: '77 Elm Ave' } })
  expect((await call(orderIntakeCalls.resendOrder, at)).data.status).toBe('NEW_ORDER')
})

test('an address is mended in production, too, and the order goes on being made', async () => {
  const { edit, why, read, call, at } = await broken('ADDRESS', { isInProduction: true })
  expect((await read()).steps).toMatchObject({ editAddress: null, editDesign: 'ORDER_CANNOT_BE_EDIT', resend: 'ADDRESS_INVALID' })
  expect(await codeOf(edit({ address, files: [] }))).toBe('ORDER_CANNOT_BE_EDIT')
  await edit({ address: { ...address, address: '77 Elm Ave' } })
  expect(await why()).toBeNull()
  expect((await call(orderIntakeCalls.resendOrder, at)).data.status).toBe('PROCESSING')
})

test('an error that no seller can mend is not mended by an edit of something else', async () => {
  const { edit, why } = await broken('STOCK')
  await edit({ note: 'Please hurry', address: { ...address, address: '77 Elm Ave' } })
  expect(await why()).toBe('ORDER_CAUSE_NOT_MENDED')
})

test('an order that broke for its label is mended by no other edit, nor by a link that nobody has read yet', async () => {
  const seller = await rich()
  const call = shop.client(seller.token)
  const at = idOf(await make(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: '9400111899560000000038' }))
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  await support(orderOfficeCalls.officeError, { ...at, body: { code: 'LABEL', waitsOn: 'SELLER', note: 'Unreadable' } })
  const isMended = async () => (await call(orderCalls.order, at)).data.steps.resend !== 'ORDER_CAUSE_NOT_MENDED'
  const edit = (body: object) => call(orderEditCalls.editOrder, { ...at, body })
  await edit({ note: 'Please hurry' })
  await edit({ labelLink: '' })
  await edit({ labelLink: 'https://drive.google.com/file/d/1abcdefghijklmnopqrstuvwxyz012345/view' })
  expect(await isMended()).toBe(false)
  await edit({ trackingNumber: '9400111899560000000038' })
  expect(await isMended()).toBe(false)
  await edit({ trackingNumber: '9400 1118 9956 0000 0000 45' })
  expect(await isMended()).toBe(true)
  expect((await call(orderCalls.order, at)).data.trackingNumber).toBe('9400111899560000000045')
})
