import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { newColour } from '#test/art.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { walletCalls } from '../ledger/contract.ts'
import { verifyLedger } from '../verify/verify.ts'
import { depositCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let finance: Seeded
let second: Seeded
beforeAll(async () => {
  finance = await seedStaff(shop.engine.db, 'finance')
  second = await seedStaff(shop.engine.db, 'finance')
})

/** A picture that nobody has sent before. */
async function proof(name = 'proof.png'): Promise<File> {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: newColour() } })
  return new File([new Uint8Array(await picture.png().toBuffer())], name)
}
const newNumber = () => `FT-${randomBytes(5).toString('hex')}`
async function deposit(seller: Seeded, given: { amount?: number; transactionNumber?: string; files?: File[] } = {}) {
  const { amount = 250_00, transactionNumber = newNumber(), files = [await proof()] } = given
  return shop.client(seller.token)(depositCalls.makeDeposit, { body: { amount, transactionNumber }, files })
}
const office = (staff = finance) => shop.client(staff.token)
const approve = (id: number, receivedCents: number, remark = '', staff = finance) =>
  office(staff)(depositCalls.approveDeposit, { params: { id }, body: { receivedCents, remark } })
const balance = async (seller: Seeded) => (await shop.client(seller.token)(walletCalls.myWallet)).data.balance

test('a bank deposit is proved, approved, and shows in balance and history', async () => {
  const seller = await seedSeller(shop.engine.db)
  const { data: instruction } = await shop.client(seller.token)(depositCalls.depositInstruction)
  const { data: made } = await deposit(seller)
  expect(made).toMatchObject({
    status: 'PENDING',
    amount: 250_00,
    memo: instruction.memo,
    proofs: [{ position: 1, name: 'proof.png', width: 90 }],
  })
  expect((await shop.client(seller.token)(walletCalls.myWallet)).data).toMatchObject({ balance: 0, pendingCents: 250_00 })

  const { data: inbox } = await office()(depositCalls.officeDeposits, { query: {} })
  expect(inbox.docs.find(each => each.id === made.id)).toMatchObject({ seller: { username: seller.username }, sameProofIn: [] })
  const image = await office().fetch(depositCalls.officeProof, { params: { id: made.id, position: 1 } })
  expect(image.headers.get('content-type')).toBe('image/png')

  expect((await approve(made.id, 250_00)).data).toMatchObject({ status: 'COMPLETED', decidedBy: finance.username })
  expect(await balance(seller)).toBe(250_00)
  const { data: lines } = await shop.client(seller.token)(walletCalls.myTransactions, { query: {} })
  expect(lines.docs).toMatchObject([{ type: 'DEPOSIT', method: 'BANK', amount: 250_00, balance: 250_00 }])
  const { data: history } = await shop.client(seller.token)(depositCalls.myDeposits, { query: { status: 'COMPLETED' } })
  expect(history.docs).toMatchObject([{ id: made.id, receivedCents: 250_00 }])
  const statement = await shop.client(seller.token).fetch(walletCalls.myStatement)
  expect(await statement.text()).toMatch(/DEPOSIT,,BANK,,250\.00,250\.00/)
})

test('an amount is written in digits', async () => {
  const seller = await seedSeller(shop.engine.db)
  for (const written of ['1e5', '0x2710', ' 10000 ', '10000.5', '-10000', '٣٠٠٠٠']) {
    const form = new FormData()
    form.append('amount', written)
    form.append('transactionNumber', newNumber())
    form.append('files', await proof())
    const headers = { authorization: `Bearer ${seller.token}` }
    const answer = await fetch(`${shop.url}/v1/deposit`, { method: 'POST', headers, body: form })
    expect([written, answer.status, await answer.text()]).toEqual([written, 400, expect.stringContaining('DEPOSIT_AMOUNT_INVALID')])
  }
})

test('finance credits what really arrived, with a remark', async () => {
  const seller = await seedSeller(shop.engine.db)
  const { data: made } = await deposit(seller)
  expect(await refusalOf(approve(made.id, 240_00))).toBe('422 REMARK_REQUIRED')
  await approve(made.id, 240_00, 'The bank took a fee.')
  expect(await balance(seller)).toBe(240_00)
})

test('twenty approvals at once credit once, and a closed deposit stays as it is', async () => {
  const seller = await seedSeller(shop.engine.db)
  const { data: made } = await deposit(seller)
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(approve(made.id, 250_00))))
  expect(codes.toSorted()).toEqual([...Array(19).fill('DEPOSIT_HISTORY_CANNOT_BE_EDITED'), 'no refusal'])
  expect(await balance(seller)).toBe(250_00)
  expect(await refusalOf(office()(depositCalls.rejectDeposit, { params: { id: made.id }, body: { remark: 'Too late' } }))).toBe(
    '409 DEPOSIT_HISTORY_CANNOT_BE_EDITED',
  )
})

test('approving and rejecting at once does one of both', async () => {
  const seller = await seedSeller(shop.engine.db)
  const { data: made } = await deposit(seller)
  const reject = () => office(second)(depositCalls.rejectDeposit, { params: { id: made.id }, body: { remark: 'Not found' } })
  const results = await Promise.allSettled([approve(made.id, 250_00), reject()])
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  const { data: after } = await shop.client(seller.token)(depositCalls.myDeposit, { params: { id: made.id } })
  expect(await balance(seller)).toBe(after.status === 'COMPLETED' ? 250_00 : 0)
})

test('above the limit two different people must see the same amount', async () => {
  const seller = await seedSeller(shop.engine.db)
  const owner = await seedStaff(shop.engine.db, 'owner')
  const { data: made } = await deposit(seller, { amount: 20_000_00 })
  expect((await approve(made.id, 20_000_00)).data).toMatchObject({ status: 'PENDING', firstApproval: { by: finance.username } })
  expect(await refusalOf(approve(made.id, 20_000_00))).toBe('409 DEPOSIT_NEEDS_SECOND_PERSON')
  expect(await refusalOf(approve(made.id, 20_000_00, '', second))).toBe('422 DEPOSIT_ABOVE_YOUR_CEILING')
  expect(await balance(seller)).toBe(0)
  await approve(made.id, 20_000_00, '', owner)
  expect(await balance(seller)).toBe(20_000_00)
})

test('finance asks, the seller answers with another image, and it is in review again', async () => {
  const seller = await seedSeller(shop.engine.db)
  const { data: made } = await deposit(seller)
  const answer = async () =>
    shop.client(seller.token)(depositCalls.answerDeposit, {
      params: { id: made.id },
      body: { note: 'Here it is' },
      files: [await proof('more.png')],
    })
  expect(await refusalOf(answer())).toBe('409 DEPOSIT_IS_IN_REVIEW')
  await office()(depositCalls.askDeposit, { params: { id: made.id }, body: { question: 'Which bank was it?' } })
  const { data: waiting } = await shop.client(seller.token)(depositCalls.myDeposit, { params: { id: made.id } })
  expect(waiting).toMatchObject({ status: 'WAITING', question: 'Which bank was it?' })
  expect((await answer()).data).toMatchObject({
    status: 'PENDING',
    note: 'Here it is',
    proofs: [{ position: 1 }, { position: 2, name: 'more.png' }],
  })
})

test('a transaction number that is live is refused, in any case of letters, and free again after a rejection', async () => {
  const seller = await seedSeller(shop.engine.db)
  const transactionNumber = newNumber()
  const { data: made } = await deposit(seller, { transactionNumber })
  expect(await refusalOf(deposit(seller, { transactionNumber: transactionNumber.toUpperCase() }))).toBe('409 TRANSACTION_NUMBER_WAS_USED')
  await office()(depositCalls.rejectDeposit, { params: { id: made.id }, body: { remark: 'Never arrived' } })
  expect((await deposit(seller, { transactionNumber })).data.status).toBe('PENDING')
})

test('the same image in two deposits is pointed out', async () => {
  const [one, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const image = await proof()
  const { data: first } = await deposit(one, { files: [image] })
  const { data: again } = await deposit(other, { files: [image] })
  const { data: seen } = await office()(depositCalls.officeDeposit, { params: { id: again.id } })
  expect(seen.sameProofIn).toEqual([first.id])
})

test('amounts, images and their number are checked', async () => {
  const seller = await seedSeller(shop.engine.db)
  expect(await refusalOf(deposit(seller, { amount: 99_99 }))).toBe('400 DEPOSIT_AMOUNT_INVALID')
  expect(await refusalOf(deposit(seller, { transactionNumber: '<b>' }))).toBe('400 TRANSACTION_NUMBER_INVALID')
  expect(await refusalOf(deposit(seller, { files: [] }))).toBe('422 PROOF_IMAGES_MISSING')
  expect(await refusalOf(deposit(seller, { files: [new File(['not a picture'], 'proof.png')] }))).toBe('422 PROOF_IMAGE_INVALID')
  const six = await Promise.all(Array.from({ length: 6 }, () => proof()))
  expect(await refusalOf(deposit(seller, { files: six }))).toBe('413 TOO_MANY_FILES')
})

test('deposits and images of others are not found, and staff without the role may not decide', async () => {
  const [seller, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const { data: made } = await deposit(seller)
  const foreign = shop.client(other.token)
  expect(await refusalOf(foreign(depositCalls.myDeposit, { params: { id: made.id } }))).toBe('404 DEPOSIT_NOT_FOUND')
  expect(await refusalOf(foreign.fetch(depositCalls.myProof, { params: { id: made.id, position: 1 } }))).toBe('404 PROOF_IMAGE_NOT_FOUND')
  expect(await refusalOf(foreign(depositCalls.approveDeposit, { params: { id: made.id }, body: { receivedCents: 1 } }))).toMatch(/^404/)
  const auditor = await seedStaff(shop.engine.db, 'auditor')
  expect(await refusalOf(approve(made.id, 250_00, '', auditor))).toBe('403 YOU_NOT_HAVE_PERMISSION')
})

test('finance reads the whole ledger: every transaction with entries that sum to zero', async () => {
  const seller = await seedSeller(shop.engine.db)
  const { data: made } = await deposit(seller)
  await approve(made.id, 250_00)
  const { data: page } = await office()(walletCalls.officeLedgerLines, { query: { q: seller.username } })
  expect(page.docs).toMatchObject([
    {
      type: 'DEPOSIT',
      ref: `deposit:${made.id}`,
      seller: { username: seller.username },
      entries: [
        { account: 'BANK', amountCents: -250_00 },
        { account: 'WALLET', amountCents: 250_00 },
      ],
    },
  ])
  const { data: accounts } = await office()(walletCalls.officeLedger)
  expect(accounts.reduce((sum, account) => sum + account.amountCents, 0)).toBe(0)
})

test('after all of this the ledger is whole, and a changed deposit is named', async () => {
  const { db } = shop.engine
  expect(await verifyLedger(db)).toEqual([])
  const { rows } = await db.pool.query(
    "update deposit set received_cents = 1 where id = (select min(id) from deposit where status = 'COMPLETED') returning id",
  )
  expect(await verifyLedger(db)).toMatchObject([{ table: 'deposit', id: rows[0].id }])
})

test('the seller is told in the bell what became of a deposit', async () => {
  const seller = await seedSeller(shop.engine.db)
  const { data: made } = await deposit(seller)
  await approve(made.id, 250_00)
  await shop.settled()
  const { data } = await shop.client(seller.token)(notificationCalls.myNotifications, { query: {} })
  expect(data.docs).toMatchObject([{ type: 'PAYMENT', title: '$250.00 added to your wallet', link: `/payments/deposit/${made.id}` }])
})
