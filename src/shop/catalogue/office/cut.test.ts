// However a save of a product makes something cheaper, two people say so above a limit.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { changeOf } from '#test/product.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedCatalogue } from '../seed/seed.ts'
import { catalogueOfficeCalls, type OfficeProduct, type OfficeVariant } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
beforeAll(async () => {
  await shop.write(seedCatalogue)
  // Of each act alone.
  await shop.write(tx => changeSetting(tx, 'priceCutDayPercent', 100_000, 'test'))
})

let editor: Seeded
beforeEach(async () => {
  editor = await seedStaff(db, 'catalogue')
})
const office = () => shop.client(editor.token)
/** A product whose largest size costs a quarter more than its smallest. */
const shirt = () => found('BC3001')
async function found(q: string): Promise<OfficeProduct> {
  const { data } = await office()(catalogueOfficeCalls.officeProducts, { query: { q } })
  return (await office()(catalogueOfficeCalls.officeProduct, { params: { id: data.docs[0]?.id ?? 0 } })).data
}
const ofSize = ({ variants }: OfficeProduct, size: string, color = 'Navy'): OfficeVariant => {
  const variant = variants.find(each => each.size === size && each.color === color)
  if (!variant) throw new Error(`The demo shirt has no ${color} ${size}.`)
  return variant
}
const put = (product: OfficeProduct, variants: OfficeVariant[]) =>
  refusalOf(office()(catalogueOfficeCalls.saveVariants, { params: product, body: { version: product.version, variants } }))
const putTiers = async (offBasisPoints: number) => {
  const product = await found('MUG15')
  const body = changeOf(product, { tiers: [{ fromQuantity: 2, offBasisPoints }] })
  return refusalOf(office()(catalogueOfficeCalls.saveProduct, { params: product, body }))
}

test('more off by quantity is a cut of what is paid, and not of the price on the list', async () => {
  for (const off of [20_00, 36_00]) expect(await putTiers(off)).toBe('no refusal')
  // A further 20 percent of the list's price, but 31 of the 64 percent that are paid.
  expect(await putTiers(56_00)).toBe('409 APPROVAL_WAITS')
  expect((await found('MUG15')).tiers).toEqual([{ fromQuantity: 2, offBasisPoints: 36_00 }])
})

test('a cheap variant does not take the dear one’s size by the word of one, though no price is touched', async () => {
  const product = await shirt()
  const [cheap, dear] = [ofSize(product, 'S'), ofSize(product, '3XL')]
  expect(await put(product, [{ ...dear, size: '3XL (old)', isEnabled: false }])).toBe('no refusal')
  expect(await put(await shirt(), [{ ...cheap, size: '3XL' }])).toBe('409 APPROVAL_WAITS')
  expect(await put(await shirt(), [{ ...cheap, size: 'Triple XL' }])).toBe('409 APPROVAL_WAITS')
  expect(await put(await shirt(), [dear])).toBe('no refusal')
})

test('nor is a new one sold in the dear one’s place at the cheap one’s price, in whatever order it comes to be', async () => {
  const product = await shirt()
  const [cheap, dear] = [ofSize(product, 'S'), ofSize(product, '3XL')]
  const asDear = { ...cheap, id: null, variantID: 'BC3001-NAVY-BIG', isEnabled: false }
  expect(await put(product, [{ ...dear, size: '3XL (old)' }])).toBe('no refusal')
  for (const size of ['3XL', 'Triple XL']) expect(await put(await shirt(), [{ ...asDear, size }])).toBe('409 APPROVAL_WAITS')
  const light = { ...dear, id: null, variantID: 'BC3001-NAVY-LIGHT', size: '3XL', weightOz: cheap.weightOz }
  expect(await put(await shirt(), [light])).toBe('409 APPROVAL_WAITS')
  expect(await put(await shirt(), [dear])).toBe('no refusal')
})

test('a new colour costs what its sizes cost, a larger size more, and a word may be mended: that is for one', async () => {
  const product = await shirt()
  const navy = product.variants.filter(each => each.color === 'Navy')
  const teal = navy.map(each => ({ ...each, id: null, variantID: `${each.variantID}-TEAL`, color: 'Teal' }))
  const larger = { ...ofSize(product, '3XL'), id: null, variantID: 'BC3001-NAVY-4XL', size: '4XL' }
  expect(await put(product, [...teal, larger])).toBe('no refusal')
  const renamed = navy.map(each => ({ ...each, color: 'Navy Blue' }))
  expect(await put(await shirt(), renamed)).toBe('no refusal')
  expect(await put(await shirt(), navy)).toBe('no refusal')
})
