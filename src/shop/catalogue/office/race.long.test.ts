// Editors of the catalogue who save at the same moment; on PostgreSQL they truly do.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { changeOf } from '#test/product.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedCatalogue } from '../seed/seed.ts'
import { catalogueOfficeCalls, type OfficeProduct } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(async () => {
  await shop.write(seedCatalogue)
})
const [one, other] = [await seedStaff(shop.engine.db, 'catalogue'), await seedStaff(shop.engine.db, 'catalogue')]
const offices = [shop.client(one.token), shop.client(other.token)]
const office = shop.client(one.token)
const read = async (id: number): Promise<OfficeProduct> => (await office(catalogueOfficeCalls.officeProduct, { params: { id } })).data
const products = async () => (await office(catalogueOfficeCalls.officeProducts, { query: { limit: 100 } })).data.docs

test('two editors save the same product at once: one wins, the other is told who, and nothing of the winner’s is lost', async () => {
  for (const { id } of await products()) {
    const before = await read(id)
    const names = [`${before.name}, first`, `${before.name}, second`]
    const answers = await Promise.all(
      offices.map((editor, at) => {
        const body = changeOf(before, { name: names[at] ?? '', description: `By ${at}` })
        return refusalOf(editor(catalogueOfficeCalls.saveProduct, { params: { id }, body }))
      }),
    )
    expect(answers.toSorted()).toEqual(['409 PRODUCT_WAS_CHANGED', 'no refusal'])
    const won = answers.indexOf('no refusal')
    const after = await read(id)
    expect(after).toMatchObject({ name: names[won], description: `By ${won}`, version: before.version + 1 })
    expect(after.variants).toEqual(before.variants)
  }
})

test('one saves the words while the other saves the prices: never half of both, and who was late tries again and loses nothing', async () => {
  for (const { id } of await products()) {
    const before = await read(id)
    const params = { id }
    const variants = ({ variants: rows }: OfficeProduct) => rows.map(row => ({ ...row, price: row.price + 1 }))
    const saveWords = ({ version }: OfficeProduct) =>
      office(catalogueOfficeCalls.saveProduct, { params, body: changeOf(before, { version, nameVi: 'Mới' }) })
    const savePrices = (now: OfficeProduct) =>
      shop.client(other.token)(catalogueOfficeCalls.saveVariants, { params, body: { version: now.version, variants: variants(now) } })
    const answers = await Promise.all([refusalOf(saveWords(before)), refusalOf(savePrices(before))])
    expect(answers.toSorted()).toEqual(['409 PRODUCT_WAS_CHANGED', 'no refusal'])
    const now = await read(id)
    await (answers[0] === 'no refusal' ? savePrices(now) : saveWords(now))
    expect(await read(id)).toMatchObject({
      nameVi: 'Mới',
      version: before.version + 2,
      variants: before.variants.map(row => ({ price: row.price + 1 })),
    })
  }
})
