// The history of a design through the API: what it was saved as, by whom and when, and the way back as a draft.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedMember, seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { designCalls } from '../../contract.ts'
import { designHistoryCalls, type RestoreBody } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Awaited<ReturnType<typeof designer>>
beforeAll(async () => {
  await shop.write(seedCatalogue)
  seller = await designer()
})
async function designer() {
  const { id, token, username } = await seedSeller(shop.engine.db)
  return { id, username, call: shop.client(token) }
}
const front = (text: string) => {
  const box = { xInches: 1, yInches: 1, widthInches: 6, heightInches: 2 }
  const layer = { kind: 'TEXT' as const, id: 't1', ...box, text, fontId: 'lobster-400', sizeInches: 1 }
  return { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [layer] }] }
}
const at = (id: number) => ({ params: { id } })
const read = async (id: number) => (await seller.call(designCalls.template, at(id))).data
const draw = (id: number, version: number, text: string, colors?: string[]) =>
  seller.call(designCalls.saveDraft, { ...at(id), body: { version, document: front(text), ...(colors && { colors }) } })
const save = (id: number) => seller.call(designCalls.saveTemplate, { ...at(id), body: {} })
const versions = async (id: number, { call } = seller) => (await call(designHistoryCalls.designVersions, at(id))).data
const restore = (id: number, saved: number, body: Partial<RestoreBody> & { version: number }, { call } = seller) =>
  call(designHistoryCalls.restoreDesign, { params: { id, saved }, body })
/** Sun, and over it Moon in two colours: versions 1 and 3 of it. */
async function savedTwice(): Promise<number> {
  const body = { productID: 'G5000', color: 'Forest', name: 'Sun', document: front('Sun') }
  const { id } = (await seller.call(designCalls.makeTemplate, { body })).data
  await draw(id, 1, 'Moon', ['Forest', 'Sand'])
  await save(id)
  return id
}
const words = (document: Awaited<ReturnType<typeof read>>['draft']) => document?.sides[0]?.layers

test('a design says what it was saved as, when and by whom, each with its picture; what is only drawn is no version', async () => {
  const id = await savedTwice()
  const member = await seedMember(shop.engine.db, seller.id, 'designs')
  const { version } = await read(id)
  await shop.client(member.token)(designCalls.saveDraft, { ...at(id), body: { version, document: front('Star') } })
  const [now, before, ...more] = await versions(id)
  const by = { id: seller.id, username: seller.username }
  expect(now).toMatchObject({ version: 3, isCurrent: true, savedBy: by, keptUntil: null, colors: ['Forest', 'Sand'] })
  expect(before).toMatchObject({ version: 1, isCurrent: false, savedBy: by, colors: ['Forest'] })
  expect(more).toEqual([])
  expect(now?.savedAt).not.toBeNull()
  expect(before?.pictures.map(({ side }) => side)).toEqual(['FRONT'])
  await shop.client(member.token)(designCalls.saveTemplate, { ...at(id), body: {} })
  const named = (await versions(id)).map(each => each.savedBy?.username)
  expect(named).toEqual([member.username, seller.username, seller.username])
  const drafted = await seller.call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', draft: front('Sun') } })
  expect(await versions(drafted.data.id)).toEqual([])
})

test('a version that is restored is the draft; what is ordered stays until it is saved, and then both are in the history', async () => {
  const id = await savedTwice()
  const { data } = await restore(id, 1, { version: 3 })
  expect(data).toMatchObject({ version: 4, hasDraft: true, draftColors: ['Forest'], state: 'READY' })
  expect(words(data.draft)).toMatchObject([{ text: 'Sun' }])
  expect(words(data.document)).toMatchObject([{ text: 'Moon' }])
  await save(id)
  expect((await versions(id)).map(({ version }) => version)).toEqual([5, 3, 1])
  expect(words((await read(id)).document)).toMatchObject([{ text: 'Sun' }])
})

test('restored twice it is one draft, and what stands there already is none', async () => {
  const id = await savedTwice()
  await restore(id, 1, { version: 3 })
  expect((await restore(id, 1, { version: 3 })).data.version, 'sent again').toBe(4)
  expect((await restore(id, 3, { version: 4, replacesDraft: true })).data, 'what is ordered').toMatchObject({ version: 5, hasDraft: false })
  expect((await restore(id, 3, { version: 5 })).data.version).toBe(5)
})

test('nothing that is drawn is lost unasked: a draft refuses, and so does a version that was not seen', async () => {
  const id = await savedTwice()
  await draw(id, 3, 'Star')
  expect(await refusalOf(restore(id, 1, { version: 3 }))).toBe('409 DESIGN_CHANGED')
  expect(await refusalOf(restore(id, 1, { version: 4 }))).toBe('409 DESIGN_HAS_DRAFT')
  expect(words((await read(id)).draft)).toMatchObject([{ text: 'Star' }])
  expect(words((await restore(id, 1, { version: 4, replacesDraft: true })).data.draft)).toMatchObject([{ text: 'Sun' }])
})

test('another seller’s history is nowhere to be found', async () => {
  const id = await savedTwice()
  const other = await designer()
  expect(await refusalOf(versions(id, other))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect(await refusalOf(restore(id, 1, { version: 3 }, other))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect((await read(id)).version).toBe(3)
})

test('a version is kept for 30 days; the one that is ordered for ever', async () => {
  const id = await savedTwice()
  const until = new Date((await versions(id))[1]?.keptUntil ?? 0).getTime()
  shop.advance(until - shop.now().getTime() - 1)
  // The sessions of before have ended by then.
  const member = await seedMember(shop.engine.db, seller.id, 'designs')
  const later = { ...seller, call: shop.client(member.token) }
  expect((await versions(id, later)).map(({ version }) => version)).toEqual([3, 1])
  shop.advance(2)
  expect((await versions(id, later)).map(({ version }) => version)).toEqual([3])
  expect(await refusalOf(restore(id, 1, { version: 3 }, later))).toBe('404 DESIGN_VERSION_NOT_FOUND')
})
