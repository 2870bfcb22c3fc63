// Two people are two who may at the time: who is gone by now has given no word.
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { newColour } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { adjustCalls } from '../adjust/contract.ts'
import { depositCalls } from '../deposit/contract.ts'
import { walletCalls } from '../ledger/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let owner: Seeded
let second: Seeded
let gone: Seeded
let seller: Seeded
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
  second = await seedStaff(shop.engine.db, 'finance')
})
beforeEach(async () => {
  gone = await seedStaff(shop.engine.db, 'finance')
  seller = await seedSeller(shop.engine.db)
})
const as = ({ token }: Seeded) => shop.client(token)
const suspend = () => as(owner)(accountOfficeCalls.suspendPerson, { params: { id: gone.id }, body: { reason: 'Has left' } })
const takeRole = () => as(owner)(accountOfficeCalls.setRoles, { params: { id: gone.id }, body: { roles: ['support'] } })
const restore = () => as(owner)(accountOfficeCalls.restorePerson, { params: { id: gone.id } })

test('a correction that somebody asked for who was suspended, or lost the role, since is booked by nobody', async () => {
  const body = { seller: seller.username, amountCents: 30_00, reason: 'Goodwill' }
  const { data: asked } = await as(gone)(adjustCalls.askAdjustment, { body })
  const confirm = () => refusalOf(as(second)(adjustCalls.confirmAdjustment, { params: asked, body: { remark: '' } }))
  await suspend()
  expect(await confirm()).toBe('409 APPROVAL_MAKER_IS_GONE')
  await restore()
  await takeRole()
  expect(await confirm()).toBe('409 APPROVAL_MAKER_IS_GONE')
  await as(second)(adjustCalls.refuseAdjustment, { params: asked, body: { remark: 'Has left' } })
})

test('a deposit that they approved first waits for two others', async () => {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: newColour() } })
  const files = [new File([new Uint8Array(await picture.png().toBuffer())], 'proof.png')]
  const { data: made } = await as(seller)(depositCalls.makeDeposit, { body: { amount: 20_000_00, transactionNumber: 'FT-GONE-1' }, files })
  const approve = async (who: Seeded) =>
    (await as(who)(depositCalls.approveDeposit, { params: made, body: { receivedCents: 20_000_00 } })).data
  await approve(gone)
  await takeRole()
  expect(await approve(owner)).toMatchObject({ status: 'PENDING', firstApproval: { by: owner.username } })
  expect((await as(seller)(walletCalls.myWallet)).data.balance).toBe(0)
  expect(await approve(second)).toMatchObject({ status: 'COMPLETED' })
})
