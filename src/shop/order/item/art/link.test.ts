// Links to art that could never be fetched: refused where an order is made or edited, by the list that a file of orders is judged by.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderInput } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { seedPrices, seedRichSeller } from '../../intake/seed.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderMendCalls } from '../../office/mend/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

const id = '1AbC_d-EfGhIjKlMnOpQrStUvWxYz0123'
const flawed = [
  ['a folder', 'https://drive.google.com/drive/folders/1AbCdEfGhIj', 'FILE_LINK_FOLDER'],
  ['a folder of Dropbox', 'https://www.dropbox.com/scl/fo/abc/h?rlkey=k', 'FILE_LINK_FOLDER'],
  ['a sheet', `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`, 'FILE_LINK_PAGE'],
  ['a document', `https://docs.google.com/document/d/${id}/edit`, 'FILE_LINK_PAGE'],
  ['what is not https', `http://drive.google.com/file/d/${id}/view`, 'FILE_LINK_INVALID'],
  ['what is no address', 'sun.png', 'FILE_LINK_INVALID'],
  ['another host', 'https://example.com/sun.png', 'FILE_LINK_INVALID'],
  ['a private address', 'http://127.0.0.1/sun.png', 'FILE_LINK_INVALID'],
] as const

async function seller() {
  const { token } = await seedRichSeller(shop.engine.db)
  const call = shop.client(token)
  const itemOf = (...links: string[]) => ({
    sku: 'G5000-FOREST-S',
    quantity: 1,
    files: links.map((link, at) => ({ side: at === 0 ? ('FRONT' as const) : ('BACK' as const), link })),
  })
  const create = async (...links: string[]) =>
    (await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [itemOf(...links)] } })).data
  const edit = async (id: number, body: object) => (await call(orderEditCalls.editOrder, { params: { id }, body })).data
  const count = async () => (await call(orderCalls.myOrders, { query: {} })).data.totalDocs
  return { call, itemOf, create, edit, count }
}
const pathOf = (refused: Promise<unknown>) =>
  refused.then(
    () => undefined,
    (error: { errors: readonly { path?: string }[] }) => error.errors[0]?.path,
  )

describe.each(flawed)('%s', (_, link, code) => {
  test('is refused in a new order, at its place, and no order is made', async () => {
    const { create, count } = await seller()
    expect(await refusalOf(create('library:sun.png', link))).toBe(`422 ${code}`)
    expect(await pathOf(create('library:sun.png', link))).toBe('items.0.files.1.link')
    expect(await count()).toBe(0)
  })
  test('is refused in an edit, for an item that is there and for a further one, and nothing is changed', async () => {
    const { create, edit, itemOf, call } = await seller()
    const { id, items } = await create('library:sun.png')
    const files = [{ itemId: items[0]?.id ?? 0, side: 'FRONT', link }]
    expect([await refusalOf(edit(id, { files })), await pathOf(edit(id, { files }))]).toEqual([`422 ${code}`, 'files.0.link'])
    const addItems = [itemOf(link)]
    expect([await refusalOf(edit(id, { addItems })), await pathOf(edit(id, { addItems }))]).toEqual([
      `422 ${code}`,
      'addItems.0.files.0.link',
    ])
    expect((await call(orderCalls.order, { params: { id } })).data.items).toMatchObject([{ files: [{ link: 'library:sun.png' }] }])
  })
})

test('a link to one file of a drive, and a name of the library whose file is not there yet, are taken; blanks around them are not', async () => {
  const { create, edit } = await seller()
  const link = `https://drive.google.com/file/d/${id}/view`
  const order = await create(` ${link} `, 'library:not-there-yet.png')
  expect(order.items[0]?.files.map(file => file.link)).toEqual([link, 'library:not-there-yet.png'])
  const files = [{ itemId: order.items[0]?.id ?? 0, side: 'BACK', link: 'https://www.dropbox.com/s/abc/back.png?dl=0' }]
  expect((await edit(order.id, { files })).items[0]?.files.map(file => file.side)).toEqual(['FRONT', 'BACK'])
})

test('what it would cost is refused for the same links, and staff who mend an order are, too', async () => {
  const { create, call } = await seller()
  const [, folder] = flawed[0]
  const { id, items } = await create('library:sun.png')
  const asked = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: folder }] }]
  expect(await refusalOf(call(orderIntakeCalls.quoteOrder, { body: { items: asked, country: 'US' } }))).toBe('422 FILE_LINK_FOLDER')
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  const files = [{ itemId: items[0]?.id ?? 0, side: 'FRONT' as const, link: folder }]
  expect(await refusalOf(support(orderMendCalls.officeEditOrder, { params: { id }, body: { files } }))).toBe('422 FILE_LINK_FOLDER')
})
