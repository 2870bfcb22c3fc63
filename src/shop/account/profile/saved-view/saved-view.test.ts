// Views that people keep of their lists.
import { afterAll, describe, expect, test } from 'vitest'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { startShop } from '#test/shop.ts'
import { savedViewCalls } from './contract.ts'
import { viewLimits } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
const person = async () => shop.client((await seedSeller(shop.engine.db)).token)
const late = { list: 'my-orders', name: 'Late', address: 'status=ERROR&orderType=STANDARD' }

describe('saved views', () => {
  test('keep the filters of a list under a name, for whoever made them, seller or staff', async () => {
    for (const client of [await person(), shop.client((await seedStaff(shop.engine.db, 'support')).token)]) {
      const { data } = await client(savedViewCalls.saveView, { body: late })
      expect(data).toEqual({ id: data.id, ...late })
      expect((await client(savedViewCalls.mySavedViews)).data).toEqual([data])
    }
  })

  test('are renamed and deleted by their owner; for anybody else they are not there', async () => {
    const [owner, other] = [await person(), await person()]
    const { id } = (await owner(savedViewCalls.saveView, { body: late })).data
    expect((await other(savedViewCalls.mySavedViews)).data).toEqual([])
    const missing = { status: 404, code: 'SAVED_VIEW_NOT_FOUND' }
    await expect(other(savedViewCalls.renameView, { params: { id }, body: { name: 'Mine' } })).rejects.toMatchObject(missing)
    await expect(other(savedViewCalls.deleteView, { params: { id } })).rejects.toMatchObject(missing)
    expect((await owner(savedViewCalls.renameView, { params: { id }, body: { name: 'In trouble' } })).data.name).toBe('In trouble')
    await owner(savedViewCalls.deleteView, { params: { id } })
    expect((await owner(savedViewCalls.mySavedViews)).data).toEqual([])
    await expect(owner(savedViewCalls.deleteView, { params: { id } })).rejects.toMatchObject(missing)
  })

  test('have a name once in each list, whatever its case', async () => {
    const client = await person()
    const taken = { status: 409, code: 'SAVED_VIEW_NAME_TAKEN' }
    await client(savedViewCalls.saveView, { body: late })
    await expect(client(savedViewCalls.saveView, { body: { ...late, name: 'LATE' } })).rejects.toMatchObject(taken)
    const { id } = (await client(savedViewCalls.saveView, { body: { ...late, name: 'Other' } })).data
    await expect(client(savedViewCalls.renameView, { params: { id }, body: { name: 'late' } })).rejects.toMatchObject(taken)
    await client(savedViewCalls.saveView, { body: { ...late, list: 'labels' } })
    expect((await client(savedViewCalls.mySavedViews)).data).toHaveLength(3)
  })

  test('take no name without letters, no list or address that is none, and no more than are read', async () => {
    const client = await person()
    for (const wrong of [{ name: '  ' }, { name: 'x'.repeat(41) }, { list: 'My orders' }, { address: 'q=a b' }, { address: '"><script>' }])
      await expect(client(savedViewCalls.saveView, { body: { ...late, ...wrong } })).rejects.toMatchObject({ status: 400 })
    for (let at = 0; at < viewLimits.ofList; at++) await client(savedViewCalls.saveView, { body: { ...late, name: `View ${at}` } })
    await expect(client(savedViewCalls.saveView, { body: late })).rejects.toMatchObject({ status: 422, code: 'SAVED_VIEWS_TOO_MANY' })
  })
})
