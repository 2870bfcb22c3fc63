import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { carrierActor } from '#shop/order/status/facts.status.ts'
import { takeStep } from '#shop/order/status/status.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { codeMailTo } from '#test/mail.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { referralCalls } from './contract.ts'
import { awardCents } from './rules.ts'
import { insertReferral, listOrderMoney } from './store.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { rich, paid, balance } = arrange(shop)
const { db } = shop.engine
beforeAll(async () => {
  await shop.write(async tx => {
    await seedPrices(tx)
    await changeSetting(tx, 'claimWindowDays', 1, 'test')
  })
})

/** A seller with money whom another has invited. */
async function invited(inviter: Seeded): Promise<Seeded> {
  const seller = await rich()
  await shop.write(tx => insertReferral(tx, { invitedId: seller.id, inviterId: inviter.id, joinedAt: shop.now() }))
  return seller
}

/** Orders that were delivered, and whose claim window is over. */
async function closed(seller: Seeded, count = 1): Promise<number[]> {
  const ids = (await paid(seller, count)).map(({ id }) => id)
  await db.pool.query(`update "order" set status = 'SHIPPED' where id = any($1)`, [ids])
  for (const orderId of ids) await shop.write(tx => takeStep(tx, { orderId, step: 'carrierDelivered', actor: carrierActor }))
  shop.advance(2 * day)
  await shop.cron('order.close')
  await shop.settled()
  return ids
}

const dueOf = async (ids: readonly number[]) =>
  (await listOrderMoney(db, ids)).reduce((sum, order) => sum + awardCents(order, { shareBasisPoints: 500, mostCents: null }, 0), 0)
const mine = async (seller: Seeded) => (await shop.client(seller.token)(referralCalls.myReferral)).data
const history = async (seller: Seeded) => (await shop.client(seller.token)(referralCalls.myReferrals, { query: {} })).data.docs
/** Sessions of staff are over after the claim window that these tests let pass. */
const office = async () => shop.client((await seedStaff(db, 'finance')).token)

describe('an award', () => {
  test('is posted in the inviter’s wallet when the invited seller’s orders close, once, and stands in their history', async () => {
    const inviter = await seedSeller(db)
    const seller = await invited(inviter)
    const ids = await closed(seller, 2)
    const due = await dueOf(ids)
    expect(due).toBeGreaterThan(0)
    expect(await balance(inviter)).toBe(due)
    await shop.cron('order.close')
    await shop.settled()
    expect(await balance(inviter)).toBe(due)
    expect(await mine(inviter)).toMatchObject({ invited: 1, awardCents: due, heldCents: 0, code: inviter.referralCode })
    expect(await history(inviter)).toMatchObject([{ username: seller.username, state: 'EARNING', awardCents: due }])
    const lines = (await shop.client(inviter.token)(walletCalls.myTransactions, { query: { type: 'REFERRAL' } })).data.docs
    expect(lines.map(({ amount, orderId }) => [amount, orderId])).toHaveLength(2)
    // Whose orders they were is the invited seller's own.
    expect(lines.every(({ orderId }) => orderId === null)).toBe(true)
  })

  test('is none for labels that were only activated', async () => {
    const inviter = await seedSeller(db)
    const seller = await invited(inviter)
    const ids = (await paid(seller, 2)).map(({ id }) => id)
    await db.pool.query(`update "order" set status = 'ACTIVED', order_type = 'LABEL' where id = any($1)`, [ids])
    await shop.write(tx => changeSetting(tx, 'isActivationOnly', true, 'test'))
    await shop.cron('order.close')
    await shop.settled()
    await shop.write(tx => changeSetting(tx, 'isActivationOnly', false, 'test'))
    const { rows } = await db.pool.query('select status from "order" where id = any($1)', [ids])
    expect(rows).toEqual([{ status: 'CLOSED' }, { status: 'CLOSED' }])
    expect(await dueOf(ids)).toBeGreaterThan(0)
    expect([await balance(inviter), (await mine(inviter)).awardCents]).toEqual([0, 0])
  })

  test('is taken back as its order is refunded, in its share, and what is spent becomes a debt', async () => {
    const inviter = await seedSeller(db)
    const [id = 0] = await closed(await invited(inviter))
    const before = await balance(inviter)
    const refund = async (amountCents: number) => {
      await (await office())(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents, reason: 'Torn' } })
      await shop.settled()
    }
    const [order] = await listOrderMoney(db, [id])
    const paidCents = order?.paidCents ?? 0
    await refund(Math.floor(paidCents / 2))
    expect(await balance(inviter)).toBe(await dueOf([id]))
    expect(await balance(inviter)).toBeLessThan(before)
    await refund(paidCents - Math.floor(paidCents / 2))
    expect(await balance(inviter)).toBe(0)
    expect((await history(inviter))[0]?.awardCents).toBe(0)
  })

  test('is none for an order that is paid after the programme’s months', async () => {
    const inviter = await seedSeller(db)
    const seller = await rich()
    await shop.write(tx => insertReferral(tx, { invitedId: seller.id, inviterId: inviter.id, joinedAt: new Date('2026-01-02T00:00:00Z') }))
    await db.pool.query(`update referral set joined_at = joined_at - interval '1 year' where invited_id = $1`, [seller.id])
    await closed(seller)
    expect(await balance(inviter)).toBe(0)
    expect(await history(inviter)).toMatchObject([{ state: 'ENDED' }])
  })

  test('of many orders that close and are refunded at once comes to the cent of the formula', async () => {
    const inviter = await seedSeller(db)
    const seller = await invited(inviter)
    const ids = await closed(seller, 6)
    const staff = await office()
    await Promise.all(
      ids.map((id, at) => staff(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents: 100 + 37 * at, reason: 'Late' } })),
    )
    await shop.settled()
    expect(await balance(inviter)).toBe(await dueOf(ids))
  })
})

describe('inviter and invited who look like one person', () => {
  const suspects = async () => {
    const inviter = await seedSeller(db, { fullName: 'Lê An' })
    const seller = await invited(inviter)
    await db.pool.query(`update account set full_name = 'lê an' where id = $1`, [seller.id])
    const ids = await closed(seller)
    return { inviter, seller, due: await dueOf(ids), params: { id: seller.id } }
  }

  test('wait for finance, who release what is held once; later orders are posted', async () => {
    const { inviter, seller, due, params } = await suspects()
    expect(await balance(inviter)).toBe(0)
    expect(await mine(inviter)).toMatchObject({ awardCents: 0, heldCents: due })
    const { docs } = (await (await office())(referralCalls.officeReferrals, { query: { state: 'HELD', q: seller.username } })).data
    expect(docs).toMatchObject([{ id: seller.id, heldFor: 'SAME_NAME', heldCents: due, inviter: { username: inviter.username } }])
    const trusted = { params, body: { isTrusted: true, note: 'Two people of one name' } }
    expect(await codeOf((await office())(referralCalls.decideReferral, trusted))).toBe('APPROVAL_WAITS')
    expect(await balance(inviter)).toBe(0)
    const owner = shop.client((await seedStaff(db, 'owner')).token)
    const [asked] = (await owner(approvalCalls.approvals, { query: {} })).data.docs
    const confirm = () => owner(approvalCalls.confirmApproval, { params: { id: asked?.id ?? 0 }, body: {} })
    const answers = await Promise.allSettled([confirm(), confirm()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await balance(inviter)).toBe(due)
    await closed(seller)
    expect(await balance(inviter)).toBeGreaterThan(due)
  })

  test('stay held when one of them takes another name, whatever closes or is refunded then', async () => {
    const { inviter, seller } = await suspects()
    await db.pool.query(`update account set full_name = 'Somebody Else' where id = $1`, [seller.id])
    const [id = 0] = await closed(seller)
    await (await office())(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents: 100, reason: 'Torn' } })
    await shop.settled()
    expect(await balance(inviter)).toBe(0)
    expect(await history(inviter)).toMatchObject([{ state: 'HELD' }])
  })

  test('need no word once the inviter’s account is open again: what was held is posted with their next order', async () => {
    const inviter = await seedSeller(db)
    const seller = await invited(inviter)
    await db.pool.query('update account set suspended_at = $2 where id = $1', [inviter.id, shop.now()])
    const held = await closed(seller)
    expect(await balance(inviter)).toBe(0)
    await db.pool.query('update account set suspended_at = null where id = $1', [inviter.id])
    const next = await closed(seller)
    expect(await balance(inviter)).toBe(await dueOf([...held, ...next]))
  })

  test('are refused, and their later orders bring nothing', async () => {
    const { inviter, seller, params } = await suspects()
    await (await office())(referralCalls.decideReferral, { params, body: { isTrusted: false, note: 'One person' } })
    await closed(seller)
    expect(await balance(inviter)).toBe(0)
    expect(await history(inviter)).toMatchObject([{ state: 'REFUSED' }])
  })
})

describe('a programme', () => {
  const given = { nameEn: 'Spring', nameVi: 'Mùa xuân', shareBasisPoints: 1_000, months: 3, mostCents: 50 }

  test('holds for those who join while it runs, up to its limit for each', async () => {
    const owner = shop.client((await seedStaff(db, 'owner')).token)
    expect(await codeOf((await office())(referralCalls.makeProgramme, { body: given }))).toBe('APPROVAL_WAITS')
    const [asked] = (await owner(approvalCalls.approvals, { query: {} })).data.docs
    await owner(approvalCalls.confirmApproval, { params: { id: asked?.id ?? 0 }, body: {} })
    const made = (await owner(referralCalls.officeProgrammes)).data.find(({ nameEn }) => nameEn === given.nameEn)
    const inviter = await seedSeller(db)
    expect((await mine(inviter)).programmes.map(({ nameEn }) => nameEn)).toEqual(['Spring', 'Invite a seller'])
    const seller = await invited(inviter)
    await owner(referralCalls.endProgramme, { params: { id: made?.id ?? 0 } })
    await closed(seller, 2)
    expect(await balance(inviter)).toBe(50)
    expect((await mine(inviter)).programmes.map(({ nameEn }) => nameEn)).toEqual(['Invite a seller'])
  })

  test('ends after it starts, and is made by finance alone', async () => {
    const body = { ...given, startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }
    expect(await codeOf((await office())(referralCalls.makeProgramme, { body }))).toBe('PROGRAMME_ENDS_EARLY')
    const support = shop.client((await seedStaff(db, 'support')).token)
    expect(await codeOf(support(referralCalls.makeProgramme, { body: given }))).toBe('YOU_NOT_HAVE_PERMISSION')
    expect(await codeOf((await office())(referralCalls.endProgramme, { params: { id: 999_999 } }))).toBe('PROGRAMME_NOT_FOUND')
  })
})

describe('a seller', () => {
  test('who signs up with a code and proves their email joins under the programme that runs then', async () => {
    const inviter = await seedSeller(db)
    const person = { username: 'invited.friend', email: 'friend@example.com', password: 'a bench of type 9' }
    const visitor = shop.client()
    await visitor(signInCalls.signUp, { body: { ...person, referralCode: inviter.referralCode.toLowerCase() } })
    const { code: otpCode } = await codeMailTo(shop, person.email)
    expect(await history(inviter)).toEqual([])
    await visitor(signInCalls.verifyEmail, { body: { email: person.email, otpCode } })
    await shop.settled()
    expect(await history(inviter)).toMatchObject([
      { username: person.username, programme: 'Invite a seller', joinedAt: shop.now().toISOString(), state: 'JOINED', awardCents: 0 },
    ])
  })

  test('shares a link that fills in their code, and the first that somebody came by stays', async () => {
    const inviter = await seedSeller(db)
    const { link, code } = await mine(inviter)
    const follow = (path: string, cookie = '') => fetch(new URL(path, shop.url), { redirect: 'manual', headers: { cookie } })
    const first = await follow(new URL(link).pathname)
    expect(first.status).toBe(302)
    expect(first.headers.get('location')).toBe(`/auth/register?ref=${code}`)
    expect(first.headers.get('set-cookie')).toContain(`ref=${code}`)
    expect((await follow('/r/ABCDEFGHIJ', `ref=${code}`)).headers.get('set-cookie')).toBeNull()
    expect((await follow('/r/%3Cscript%3E')).headers.get('location')).toBe('/auth/register')
  })

  test('reads only whom they invited themselves; of a team those who read money', async () => {
    const [one, other] = [await seedSeller(db), await seedSeller(db)]
    await invited(one)
    expect(await history(other)).toEqual([])
    const member = shop.client((await seedMember(db, one.id, 'designs')).token)
    expect(await codeOf(member(referralCalls.myReferral))).toBe('YOU_NOT_HAVE_PERMISSION')
  })
})
