import { afterAll, expect, test, vi } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())
const info = vi.spyOn(shop.engine.log, 'info')
const lines = (path: string) => info.mock.calls.flatMap(([facts]) => (JSON.stringify(facts)?.includes(`"${path}"`) ? [facts] : []))

test('every try to sign in is logged with its end and where it came from, and nothing of what was sent', async () => {
  await codeOf(shop.client()(signInCalls.signIn, { body: { username: 'nobody-here', password: 'a wrong passphrase' } }))
  const told = expect.objectContaining({ method: 'POST', status: 422, address: '127.0.0.1' })
  await expect.poll(() => lines('/core/auth/sign-in')).toEqual([told])
  expect(JSON.stringify(lines('/core/auth/sign-in'))).not.toMatch(/nobody-here|passphrase/)
})

test('what somebody is not let in to is logged with who they are', async () => {
  const seller = await seedSeller(shop.engine.db)
  expect(await codeOf(shop.client(seller.token)(fileCalls.myFile, { params: { id: 999_999 } }))).toBe('FILE_NOT_FOUND')
  await expect.poll(() => lines('/v1/file/:id')).toEqual([expect.objectContaining({ status: 404, account: seller.id })])
})
