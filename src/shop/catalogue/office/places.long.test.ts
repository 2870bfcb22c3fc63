// Where print areas may lie on photographs of what is slanted or round, through the API: what is taken, and the sentence of what is not.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { LANGUAGE_COOKIE } from '#engine/serve/request.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { garmentPhoto } from '#test/garment.ts'
import { startShop } from '#test/shop.ts'
import { seedCatalogue } from '../seed/seed.ts'
import { catalogueCalls } from '../storefront/contract.ts'
import { catalogueOfficeCalls } from './contract.ts'
import { mockupOfficeCalls } from './mockup.contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let [token, id, key, slug] = ['', 0, '', '']
beforeAll(async () => {
  await shop.write(seedCatalogue)
  token = (await seedStaff(shop.engine.db, 'catalogue')).token
  const { data } = await shop.client()(catalogueCalls.products, { query: { q: 'MUG11' } })
  ;({ id = 0, slug = '' } = data.docs[0] ?? {})
})
const office = () => shop.client(token)
const version = async () => (await office()(catalogueOfficeCalls.officeProduct, { params: { id } })).data.version

const corners = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.3 },
  { x: 0.75, y: 0.7 },
  { x: 0.25, y: 0.9 },
] as const
const mug = { shape: 'CYLINDER', side: 'FRONT', left: 0.2, top: 0.2, radius: 0.25, arc: 300 } as const

test('a print on a mug begins around it, on a shirt flat', async () => {
  const params = { id }
  const { data } = await office()(mockupOfficeCalls.addMockupBase, { params, body: { view: 'front' }, files: [await garmentPhoto()] })
  expect(data.mockups[0]?.places).toMatchObject([{ shape: 'CYLINDER', side: 'FRONT', arc: 300, turn: 0 }])
  key = data.mockups[0]?.key ?? ''
})

test('places of every shape are saved and shown, and what was stored before there were shapes is flat', async () => {
  const { saveMockupBases } = mockupOfficeCalls
  const shown = async () => (await shop.client()(catalogueCalls.product, { params: { slug } })).data.mockups[0]?.places
  for (const place of [{ shape: 'CORNERS', side: 'FRONT', corners: [...corners] as never }, mug] as const) {
    await office()(saveMockupBases, { params: { id }, body: { version: await version(), bases: [{ key, places: [place] }] } })
    expect(await shown()).toMatchObject([place])
  }
  expect(await shown()).toMatchObject([{ turn: 0, bowTop: 0, bowBottom: 0, angle: 0 }])
  const old = JSON.stringify([{ side: 'FRONT', left: 0.3, top: 0.2, width: 0.4 }])
  await sql`update mockup_base set places = ${old}::jsonb where key = ${key}`.execute(shop.engine.db.q)
  expect(await shown()).toEqual([{ shape: 'FLAT', side: 'FRONT', left: 0.3, top: 0.2, width: 0.4, angle: 0 }])
})

const [one, two, three, four] = corners
const cornered = (...points: readonly { x: number; y: number }[]) => ({ shape: 'CORNERS', side: 'FRONT', corners: points })
test.each([
  ['a corner beyond the photograph', cornered({ x: 1.2, y: 0.2 }, two, three, four), 'MOCKUP_PLACE_OUTSIDE'],
  ['corners that cross', cornered(one, three, two, four), 'MOCKUP_CORNERS_CROSSED'],
  ['corners in a mirror', cornered(two, one, four, three), 'MOCKUP_CORNERS_CROSSED'],
  ['two corners in one', cornered(one, one, three, four), 'MOCKUP_PLACE_FLAT'],
  ['a fifth corner', cornered(one, two, three, four, one), 'INVALID_INPUT'],
  ['no number', cornered({ x: 'left' as never, y: 0 }, two, three, four), 'INVALID_INPUT'],
  ['a cylinder of no width', { ...mug, radius: 0 }, 'MOCKUP_RADIUS_RANGE'],
  ['a cylinder wider than its photograph', { ...mug, radius: 0.6 }, 'MOCKUP_RADIUS_RANGE'],
  ['a cylinder beyond the photograph', { ...mug, left: 0.7 }, 'MOCKUP_PLACE_OUTSIDE'],
  ['a print that meets itself', { ...mug, arc: 361 }, 'MOCKUP_ARC_RANGE'],
  ['a print around nothing', { ...mug, arc: 0 }, 'MOCKUP_ARC_RANGE'],
  ['an edge that hangs below its cylinder', { ...mug, bowBottom: 1.5 }, 'MOCKUP_BOW_RANGE'],
  ['a shape that there is not', { ...mug, shape: 'SPHERE' }, 'INVALID_INPUT'],
])('%s is refused in its own sentence, in both languages', async (_, place, code) => {
  const body = JSON.stringify({ version: await version(), bases: [{ key, places: [place] }] })
  const sentences = []
  for (const language of ['en', 'vi']) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie: `${LANGUAGE_COOKIE}=${language}` }
    const answer = await fetch(`${shop.url}/v1/office/product/${id}/mockup-base`, { method: 'PUT', headers, body })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { code: string; message: string }[] }
    expect(errors[0]?.code).toBe(code)
    sentences.push(errors[0]?.message)
  }
  expect(new Set(sentences).size).toBe(2)
  const call = office()(mockupOfficeCalls.saveMockupBases, { params: { id }, body: JSON.parse(body) })
  await expect(call).rejects.toBeInstanceOf(CallError)
})
