// Taking one's data along and closing the account, through the API.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factorCalls } from '#shop/account/factor/contract.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { leaveCalls } from '#shop/account/profile/leave.contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { contentCalls } from '#shop/content/contract.ts'
import { addLibraryFile } from '#shop/file/file.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { makeDeposit } from '#shop/wallet/deposit/deposit.ts'
import { clawBack, findWallet, setCreditLimit } from '#shop/wallet/ledger/ledger.ts'
import { mailsTo } from '#test/mail.ts'
import { arrange } from '#test/order.ts'
import { codeOf as phoneCode } from '#test/phone.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { beginAskedRequest } from '#test/slow-request.ts'
import { untilOneWaits } from '#test/waiting.ts'
import { unzip } from '#test/zip.ts'
import { verifyDeployment } from './verify.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const { rich, make, paid } = arrange(shop)
beforeAll(() => shop.write(seedPrices))
const password = 'letters on a bench'
const { note } = notices('test', { note: ['{{name}} note', 'Ghi chú {{name}}'] }, [])
/** The same person with a password, signed in anew, as programs do after a change of password. */
async function withPassword<P extends Seeded>(person: P): Promise<P> {
  await shop.client(person.token)(accountCalls.changePassword, { body: { newPassword: password } })
  const { data } = await shop.client()(signInCalls.signIn, { body: { username: person.username, password } })
  return { ...person, token: data.accessToken }
}
/** A seller whose name, phone and address carry a word of theirs. */
async function someone(word = `canary${randomBytes(4).toString('hex')}`) {
  const seller = await withPassword(await seedSeller(db, { username: word }))
  const phone = `+1${String(randomBytes(6).readUIntBE(0, 6)).padStart(10, '0').slice(0, 10)}`
  await shop.client(seller.token)(accountCalls.updateMe, { body: { fullName: `${word} name`, phone, address: `${word} street` } })
  return { ...seller, word, phone }
}
const exported = async (seller: Pick<Seeded, 'token'>) =>
  unzip(Buffer.from(await (await shop.client(seller.token).fetch(leaveCalls.exportMyData)).arrayBuffer()))
const close = (seller: Pick<Seeded, 'token'>, body: { password?: string; secondFactorCode?: string } = { password }) =>
  shop.client(seller.token)(leaveCalls.closeAccount, { body })

async function withRows(seller: Seeded & { word: string }) {
  await make(seller, 2, { tag: `${seller.word} tag` })
  await shop.write(tx => notify(tx, { accountId: seller.id, type: 'NORMAL', kind: note, values: { name: seller.word } }))
  const { sha256 } = await shop.engine.files.put([randomBytes(40)], { maxBytes: 100 })
  const taken = { type: 'image/png', bytes: 40, width: 3_600, height: 4_800, hasAlpha: false, sha256, thumbnailSha256: sha256 } as const
  await shop.write(tx => addLibraryFile(tx, seller.id, { ...taken, name: `${seller.word}.png` }))
  return sha256
}

test('one click gives all that is kept of me as JSON and CSV, and nothing of anybody else', async () => {
  const [me, other] = [await someone(), await someone()]
  await withRows(me)
  await withRows(other)
  const files = await exported(me)
  const names = [...files.keys()].filter(name => name.startsWith('json/')).map(name => name.slice(5, -5))
  expect(names).toEqual([
    ...['account', 'sessions', 'savedViews', 'team'],
    'audit',
    'files',
    'uploads',
    ...['notifications', 'notificationChoices', 'devices'],
    'moneyActs',
    ...['messages', 'announcements'],
    'addresses',
    'packing',
    'wallet',
    'wallet-transactions',
    'deposits',
    'favorites',
    'templates',
    'sku-mappings',
    'cart',
    'orders',
    'order-items',
    'label-files',
    'payments',
    'labels',
    ...['label-imports', 'bought-labels', 'label-batches'],
    ...['imports', 'tickets', 'referrals', 'setup-guide'],
  ])
  for (const name of ['account', 'files', 'notifications', 'orders']) {
    expect(files.get(`json/${name}.json`), name).toContain(me.word)
    expect(files.get(`csv/${name}.csv`), name).toContain(me.word)
  }
  expect(JSON.parse(files.get('json/order-items.json') ?? '')).toHaveLength(2)
  expect([...files.values()].join('\n')).not.toContain(other.word)
})

test('no secret is in the export, and no cell of it is a formula', async () => {
  const me = await someone()
  await make(me, 1, { tag: '=1+1' })
  const files = await exported(me)
  expect(JSON.parse(files.get('json/account.json') ?? '')[0]).not.toHaveProperty('passwordHash')
  expect([...files.values()].join('\n')).not.toMatch(/argon2|token/i)
  expect(files.get('csv/orders.csv')).toContain(",'=1+1,")
})

test('an export is asked for five times an hour, and never by another site', async () => {
  const me = await someone()
  for (let count = 0; count < 5; count++) await exported(me)
  expect(await refusalOf(shop.client(me.token).fetch(leaveCalls.exportMyData))).toBe('429 TOO_MANY_REQUESTS')
  const headers = { cookie: `access_token=${me.token}`, 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${shop.url}/core/user/me/export`, { headers })).status).toBe(400)
})

test('a closed account is nobody: every session ends, sign-in answers as for an unknown name, a mail says farewell', async () => {
  const me = await someone()
  await close(me)
  expect(await refusalOf(shop.client(me.token)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  const unknown = await refusalOf(shop.client()(signInCalls.signIn, { body: { username: 'nobody-at-all', password } }))
  for (const username of [me.username, me.email])
    expect(await refusalOf(shop.client()(signInCalls.signIn, { body: { username, password } }))).toBe(unknown)
  expect(await refusalOf(shop.client()(signInCalls.requestOtp, { body: { email: me.email } }))).toBe('404 EMAIL_NOT_FOUND')
  await shop.settled()
  expect((await mailsTo(shop, me.email)).map(mail => mail.subject)).toContain('Your Inkport account is closed')
})

test('username, email and phone are free again', async () => {
  const me = await someone()
  await close(me)
  const again = await seedSeller(db, { username: me.username, email: me.email })
  const { data } = await shop.client(again.token)(accountCalls.updateMe, { body: { fullName: 'New', phone: me.phone, address: 'Street' } })
  expect(data.id).not.toBe(me.id)
})

test('what is about the person is taken out of every domain; the ledger stays and still verifies', async () => {
  const me = await withPassword(await rich(50_000))
  const sha256 = await withRows({ ...me, word: me.username })
  await db.pool.query(`update "order" set full_name = $2, address = $2, phone = $2 where seller_id = $1`, [me.id, me.username])
  await emptyWallet(me)
  await close(me)
  await shop.settled()
  const { rows } = await db.pool.query(
    `select (select username from account where id = $1) as name,
      (select count(*)::int from "order" where seller_id = $1 and (full_name || address || phone || tag <> '')) as orders,
      (select count(*)::int from library_file where sha256 = $2 or (seller_id = $1 and name <> '')) as files,
      (select count(*)::int from notification where account_id = $1) as notes,
      (select count(*)::int from ledger_transaction where seller_id = $1) as lines`,
    [me.id, sha256],
  )
  expect(rows[0]).toEqual({ name: `closed#${me.id}`, orders: 0, files: 0, notes: 0, lines: 2 })
  expect(await verifyDeployment(shop.engine)).toEqual([])
})

/** As finance would pay it out: the books keep both lines. */
async function emptyWallet({ id }: { id: number }) {
  const { balanceCents } = await findWallet(db, id)
  await shop.write(tx => clawBack(tx, { sellerId: id, amountCents: balanceCents, method: 'BANK', ref: `out:${id}`, reason: 'Paid out' }))
}

test('it is refused with figures while money or orders under way remain', async () => {
  const seller = await withPassword(await rich(50_000))
  await paid(seller, 1)
  const closing = (await shop.client(seller.token)(leaveCalls.myClosing)).data
  expect(closing).toMatchObject({ isLastOwner: false, asksPassword: true, asksCode: false })
  expect(closing.unsettled).toEqual([
    { kind: 'balance', cents: expect.any(Number) },
    { kind: 'orders', count: 1 },
  ])
  expect(await refusalOf(close(seller))).toBe('409 ACCOUNT_IS_NOT_SETTLED')
  expect((await shop.client(seller.token)(accountCalls.me)).data.username).toBe(seller.username)
})

test('it asks for the password, and for the second factor where that is on', async () => {
  const me = await someone()
  const client = shop.client(me.token)
  expect(await refusalOf(close(me, { password: 'not this one' }))).toBe('422 PASSWORD_IS_NOT_VALID')
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: { password } })).data
  const { recoveryCodes } = (await client(factorCalls.confirmSecondFactor, { body: { code: phoneCode(secret, db.now()) } })).data
  expect(await refusalOf(close(me))).toBe('422 SECOND_FACTOR_CODE_IS_NOT_VALID')
  expect(await refusalOf(close(me, { password, secondFactorCode: recoveryCodes[0] ?? '' }))).toBe('no refusal')
})

test('the last owner cannot leave; one of two can', async () => {
  const [one, two] = [await withPassword(await seedStaff(db, 'owner')), await withPassword(await seedStaff(db, 'owner'))]
  const outcomes = await Promise.all([refusalOf(close(one)), refusalOf(close(two))])
  expect(outcomes.toSorted()).toEqual(['409 LAST_OWNER', 'no refusal'])
  const left = outcomes[0] === 'no refusal' ? two : one
  expect((await shop.client(left.token)(leaveCalls.myClosing)).data.isLastOwner).toBe(true)
  const { docs } = (await shop.client(left.token)(auditCalls.auditLog, { query: { call: 'closeAccount' } })).data
  expect(docs[0]).toMatchObject({ call: 'closeAccount', object: String(left === two ? one.id : two.id) })
  expect(JSON.stringify(docs)).not.toContain(password)
  const person = await shop.client(left.token)(accountOfficeCalls.person, { params: { id: left === two ? one.id : two.id } })
  expect(person.data).toMatchObject({ state: 'closed', sessions: 0, email: `closed#${person.data.id}` })
})

test('an owner who never chose a password cannot leave the shop without one', async () => {
  const owner = await seedStaff(db, 'owner')
  await db.pool.query(`update account set suspended_at = now() where 'owner' = any (roles) and id <> $1`, [owner.id])
  expect((await shop.client(owner.token)(leaveCalls.myClosing)).data.isLastOwner).toBe(true)
  expect(await refusalOf(close(owner, {}))).toBe('409 LAST_OWNER')
})

test('closing twice at once closes once, also where there is no password to compare', async () => {
  const me = await seedSeller(db)
  const outcomes = await Promise.all([refusalOf(close(me, {})), refusalOf(close(me, {}))])
  expect(outcomes.toSorted()).toEqual(['401 UNAUTHORIZED', 'no refusal'])
  await shop.settled()
  expect(await mailsTo(shop, `closed#${me.id}`)).toEqual([])
  expect(await mailsTo(shop, me.email)).toHaveLength(1)
})

test('a first deposit that is just being made keeps the account open', async () => {
  const me = await seedSeller(db)
  let closing: Promise<string> | undefined
  await shop.write(async tx => {
    await makeDeposit(tx, me.id, { amountCents: 200_00, transactionNumber: `T${me.id}`, note: '', proofs: [] })
    closing = refusalOf(close(me, {}))
    await untilOneWaits(db)
  })
  expect(await closing).toBe('409 ACCOUNT_IS_NOT_SETTLED')
})

test('a change that waited while the account was closed changes nothing', async () => {
  const me = await seedSeller(db)
  let changing: Promise<string> | undefined
  await shop.write(async tx => {
    const closed = tx.q.withTables<{ account: { id: number; closedAt: Date } }>().updateTable('account')
    await closed.set({ closedAt: tx.now() }).where('id', '=', me.id).execute()
    changing = refusalOf(
      shop.client(me.token)(accountCalls.updateMe, { body: { fullName: 'Late', phone: '+84901230000', address: 'Street' } }),
    )
    await untilOneWaits(db)
  })
  expect(await changing).toBe('401 UNAUTHORIZED')
})

test('a file that was on its way while the account was closed is not taken', async () => {
  const me = await seedSeller(db)
  const body = new FormData()
  body.append(
    'files',
    new Blob([
      await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ]),
  )
  const whole = new Response(body)
  const type = whole.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  const upload = { method: 'POST', path: '/v1/file', token: me.token, body: bytes, type, early: bytes.length - 20 }
  const sending = await beginAskedRequest(shop.url, upload)
  await close(me, {})
  expect((await sending.end()).status).toBe(401)
  const { rows } = await db.pool.query('select count(*)::int as count from library_file where seller_id = $1', [me.id])
  expect(rows[0].count).toBe(0)
})

test('messages of the contact form are among one’s data, and go with the account', { tags: 'long' }, async () => {
  const me = await someone()
  const message = { name: `${me.word} name`, email: me.email, topic: 'ORDER', message: `${me.word} asks` } as const
  await shop.client(me.token)(contentCalls.sendMessage, { body: message })
  expect((await exported(me)).get('json/messages.json')).toContain(`${me.word} asks`)
  await close(me)
  await shop.settled()
  const { rows } = await db.pool.query('select count(*)::int as count from contact_message where email = $1', [me.email])
  expect(rows[0].count).toBe(0)
})

test('of paying and closing at the same moment one sees the other', async () => {
  for (let round = 0; round < 10; round++) {
    const me = await someone()
    await shop.write(tx => setCreditLimit(tx, { sellerId: me.id, creditLimitCents: 1_000_000, ref: `credit:${me.id}`, reason: 'Trust' }))
    const [order] = await make(me, 1)
    const pay = shop.client(me.token)(orderPayCalls.submitOrder, { params: { id: order?.id ?? 0 } })
    const [paying, closing] = await Promise.all([refusalOf(pay), refusalOf(close(me))])
    const { rows } = await db.pool.query(
      `select (select closed_at is not null from account where id = $1) as closed, (select balance_cents from wallet where seller_id = $1) as balance,
        (select count(*)::int from "order" where seller_id = $1 and paid_at is not null) as paid`,
      [me.id],
    )
    expect(rows[0].closed, `${paying}, ${closing}`).toBe(rows[0].paid === 0)
    expect(rows[0].balance === 0).toBe(rows[0].paid === 0)
  }
  expect(await verifyDeployment(shop.engine)).toEqual([])
})

test('notices are gone with the account', async () => {
  const me = await someone()
  await shop.write(tx => notify(tx, { accountId: me.id, type: 'NORMAL', kind: note }))
  const lines = async () => (await db.pool.query('select 1 from notification where account_id = $1', [me.id])).rowCount
  expect(await lines()).toBeGreaterThan(0)
  await close(me)
  await shop.settled()
  expect(await lines()).toBe(0)
})
