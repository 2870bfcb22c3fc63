// The books in the office: bank accounts and statements, corrections by two people, credit, the self-check, balances at a date.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { newColour } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { adjustCalls } from '../adjust/contract.ts'
import { bankCalls } from '../bank/contract.ts'
import { insertBankAccount } from '../bank/store.ts'
import { depositCalls } from '../deposit/contract.ts'
import { seedWallet } from '../deposit/seed.ts'
import { walletCalls } from '../ledger/contract.ts'
import { findWallet } from '../ledger/ledger.ts'
import { statementCalls } from '../statement/contract.ts'
import { verifyLedger } from '../verify/verify.ts'
import { walletOfficeCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const finance = await seedStaff(shop.engine.db, 'finance')
const second = await seedStaff(shop.engine.db, 'finance')
const owner = await seedStaff(shop.engine.db, 'owner')
const office = (staff = finance) => shop.client(staff.token)
const bankAccountId = (await office()(bankCalls.bankAccounts)).data[0]?.id ?? 0
const mine = (seller: Seeded) => shop.client(seller.token)
const balance = async (seller: Seeded) => (await findWallet(shop.engine.db, seller.id)).balanceCents

async function proof(): Promise<File> {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: newColour() } })
  return new File([new Uint8Array(await picture.png().toBuffer())], 'proof.png')
}
async function deposit(seller: Seeded, amount = 250_00) {
  const body = { amount, transactionNumber: `FT-${randomBytes(5).toString('hex')}` }
  return (await mine(seller)(depositCalls.makeDeposit, { body, files: [await proof()] })).data
}
async function richSeller(amountCents = 0) {
  const seller = await seedSeller(shop.engine.db)
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents }))
  return seller
}
const columns = { date: 'Date', amount: 'Credit', memo: 'Description', reference: 'Ref' }
const statementOf = (...rows: string[]) => new File([['Date,Description,Credit,Ref', ...rows].join('\n')], 'statement.csv')
const take = (file: File, again: 'yes' | 'no' = 'no', staff = finance) =>
  office(staff)(statementCalls.importStatement, { body: { bankAccountId, ...columns, again }, files: [file] })
const openLines = async (statement: number) => (await office()(statementCalls.bankLines, { query: { statement, limit: 100 } })).data.docs

test('the owner keeps bank accounts, and a seller is told of those that are open, with a QR of the transfer', async () => {
  const body = { bankName: 'Vietcombank', accountName: 'INKPORT', accountNumber: '0123456789', bankCode: '970436' }
  expect(await refusalOf(office()(bankCalls.makeBankAccount, { body }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  // Where sellers send money is never one person's to say, once they are told of an account of ours.
  await shop.write(tx => insertBankAccount(tx, { ...body, accountNumber: '1', swift: '', isEnabled: false }))
  expect(await refusalOf(office(owner)(bankCalls.makeBankAccount, { body }))).toBe('409 APPROVAL_WAITS')
  const made = { id: await shop.write(tx => insertBankAccount(tx, { ...body, swift: '', isEnabled: true })) }
  const seller = await seedSeller(shop.engine.db)
  const { data } = await mine(seller)(depositCalls.depositInstruction)
  expect(data.accounts.map(each => each.bankName)).toContain('Vietcombank')
  const { data: drawn } = await mine(seller)(depositCalls.transferQr, { query: { bankAccountId: made.id, amount: 250_00 } })
  expect(drawn).toMatchObject({ qr: expect.stringMatching(/^data:image\/svg/), isVietQr: true })
  await office(owner)(bankCalls.changeBankAccount, { params: { id: made.id }, body: { ...body, isEnabled: false } })
  const query = { bankAccountId: made.id, amount: 250_00 }
  expect(await refusalOf(mine(seller)(depositCalls.transferQr, { query }))).toBe('404 BANK_ACCOUNT_NOT_FOUND')
})

test('a seller takes back a deposit that is not decided, and its transaction number is free again', async () => {
  const seller = await seedSeller(shop.engine.db)
  const made = await deposit(seller)
  const { data } = await mine(seller)(depositCalls.withdrawDeposit, { params: { id: made.id } })
  expect(data).toMatchObject({ status: 'CANCELLED', isWithdrawn: true })
  const { transactionNumber } = made
  const again = { body: { amount: 250_00, transactionNumber }, files: [await proof()] }
  expect((await mine(seller)(depositCalls.makeDeposit, again)).data.status).toBe('PENDING')
})

test('DEPOSIT_HISTORY_CANNOT_BE_EDITED: nothing is withdrawn, added or approved once a deposit has ended', async () => {
  const seller = await seedSeller(shop.engine.db)
  const params = { id: (await deposit(seller)).id }
  await mine(seller)(depositCalls.withdrawDeposit, { params })
  const closed = '409 DEPOSIT_HISTORY_CANNOT_BE_EDITED'
  expect(await refusalOf(mine(seller)(depositCalls.withdrawDeposit, { params }))).toBe(closed)
  expect(await refusalOf(mine(seller)(depositCalls.addProof, { params, body: {}, files: [await proof()] }))).toBe(closed)
  expect(await refusalOf(office()(depositCalls.approveDeposit, { params, body: { receivedCents: 250_00 } }))).toBe(closed)
})

test('withdrawing and approving at once does one of both', async () => {
  for (let round = 0; round < 5; round++) {
    const seller = await seedSeller(shop.engine.db)
    const params = { id: (await deposit(seller)).id }
    const results = await Promise.allSettled([
      mine(seller)(depositCalls.withdrawDeposit, { params }),
      office()(depositCalls.approveDeposit, { params, body: { receivedCents: 250_00 } }),
    ])
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
    const { status } = (await mine(seller)(depositCalls.myDeposit, { params })).data
    expect(await balance(seller)).toBe(status === 'COMPLETED' ? 250_00 : 0)
  }
})

test('a seller adds an image to a deposit in review', async () => {
  const seller = await seedSeller(shop.engine.db)
  const made = await deposit(seller)
  const { data } = await mine(seller)(depositCalls.addProof, { params: { id: made.id }, body: {}, files: [await proof()] })
  expect(data).toMatchObject({ status: 'PENDING', proofs: [{ position: 1 }, { position: 2 }] })
})

test('a statement credits what has memo and amount of a deposit, and leaves the rest to a person', async () => {
  const [one, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const [right, differs] = [await deposit(one), await deposit(other, 300_00)]
  const file = statementOf(
    `2026-11-20,TT ${right.memo} chuyen tien,250.00,FT1`,
    `2026-11-20,${differs.memo},290.00,FT2`,
    '2026-11-20,Rent,-900.00,FT3',
    `2026-11-20,Somebody,"1,000.00",FT4`,
  )
  const read = await office()(statementCalls.readStatement, { body: { bankAccountId }, files: [file] })
  expect(read.data).toMatchObject({ header: ['Date', 'Description', 'Credit', 'Ref'], columns })
  const { data: taken } = await take(file)
  expect(taken).toMatchObject({ lines: 3, matched: 1, open: 2, skipped: 1, known: 0 })
  expect([await balance(one), await balance(other)]).toEqual([250_00, 0])

  const lines = await openLines(taken.id)
  expect(lines[0]).toMatchObject({ amountCents: 290_00, candidates: [{ id: differs.id, amount: 300_00 }] })
  const params = { id: lines[0]?.id ?? 0 }
  const match = (remark: string) => office()(statementCalls.matchLine, { params, body: { depositId: differs.id, remark } })
  expect(await refusalOf(match(''))).toBe('422 REMARK_REQUIRED')
  expect((await match('The bank took a fee')).data).toMatchObject({ status: 'MATCHED', deposit: { status: 'COMPLETED' } })
  expect(await balance(other)).toBe(290_00)
  expect(await refusalOf(match('Again'))).toBe('409 BANK_LINE_IS_CLOSED')
  const aside = { params: { id: lines[1]?.id ?? 0 }, body: { remark: 'A refund of our supplier' } }
  expect((await office()(statementCalls.setLineAside, aside)).data.status).toBe('SET_ASIDE')
})

test('the same file again warns, and a line of an overlapping statement is not counted twice', async () => {
  const seller = await seedSeller(shop.engine.db)
  const made = await deposit(seller)
  const row = `2026-11-19,${made.memo},250.00,FT9`
  const salt = randomBytes(4).toString('hex')
  await take(statementOf(row, `2026-11-19,Coffee ${salt},3.00,`))
  expect(await refusalOf(take(statementOf(row, `2026-11-19,Coffee ${salt},3.00,`)))).toBe('409 STATEMENT_WAS_IMPORTED')
  expect((await take(statementOf(row, `2026-11-19,Coffee ${salt},3.00,`), 'yes')).data).toMatchObject({ lines: 0, known: 2 })
  const both = statementOf(row, `2026-11-19,Coffee ${salt},3.00,`, `2026-11-19,Coffee ${salt},3.00,`)
  expect((await take(both)).data).toMatchObject({ lines: 1, known: 2, matched: 0 })
  expect(await balance(seller)).toBe(250_00)
  expect(await refusalOf(take(new File(['A,B\n1,2'], 'other.csv')))).toBe('422 STATEMENT_COLUMN_NOT_FOUND')
})

test('one statement taken in ten times at once, and approved by hand meanwhile, credits once', async () => {
  const sellers = await Promise.all([1, 2, 3].map(() => seedSeller(shop.engine.db)))
  const made = await Promise.all(sellers.map(seller => deposit(seller)))
  const file = () => statementOf(...made.map((each, n) => `2026-11-21,${each.memo},250.00,R${n}`))
  const byHand = { params: { id: made[0]?.id ?? 0 }, body: { receivedCents: 250_00 } }
  await Promise.allSettled([
    ...Array.from({ length: 10 }, (_, n) => take(file(), 'yes', n % 2 ? second : finance)),
    office(second)(depositCalls.approveDeposit, byHand),
  ])
  expect(await Promise.all(sellers.map(balance))).toEqual([250_00, 250_00, 250_00])
})

test('a statement approves nothing alone that needs two people', async () => {
  const seller = await seedSeller(shop.engine.db)
  const made = await deposit(seller, 20_000_00)
  const { data: taken } = await take(statementOf(`2026-11-21,${made.memo},"20,000.00",BIG`))
  expect(taken).toMatchObject({ matched: 1 })
  expect(await balance(seller)).toBe(0)
  const { data: matched } = await office()(statementCalls.bankLines, { query: { statement: taken.id, status: 'MATCHED' } })
  expect(matched.docs[0]).toMatchObject({ leftBecause: 'DEPOSIT_NEEDS_SECOND_PERSON' })
  expect(await refusalOf(mine(seller)(depositCalls.withdrawDeposit, { params: { id: made.id } }))).toBe('409 DEPOSIT_IS_BEING_APPROVED')
  const body = { receivedCents: 20_000_00 }
  await office(owner)(depositCalls.approveDeposit, { params: { id: made.id }, body })
  expect(await balance(seller)).toBe(20_000_00)
})

const adjust = (seller: Seeded, amountCents: number, staff = finance) =>
  office(staff)(adjustCalls.askAdjustment, { body: { seller: seller.username, amountCents, reason: 'Counted wrong' } })
const confirm = (id: number, staff = second) => office(staff)(adjustCalls.confirmAdjustment, { params: { id }, body: { remark: 'Seen' } })

test('a correction takes two people, and is booked once', async () => {
  const seller = await richSeller(100_00)
  const { data: asked } = await adjust(seller, 25_00)
  expect(asked.status).toBe('PENDING')
  expect(await balance(seller)).toBe(100_00)
  expect(await refusalOf(confirm(asked.id, finance))).toBe('409 ADJUSTMENT_NEEDS_SECOND_PERSON')
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => confirm(asked.id, n % 2 ? second : owner)))
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  expect(await balance(seller)).toBe(125_00)
  expect(await refusalOf(confirm(asked.id))).toBe('409 ADJUSTMENT_IS_CLOSED')
  const refuse = { params: { id: asked.id }, body: { remark: 'Too late' } }
  expect(await refusalOf(office()(adjustCalls.refuseAdjustment, refuse))).toBe('409 ADJUSTMENT_IS_CLOSED')
  const { data: lines } = await mine(seller)(walletCalls.myTransactions, { query: { type: 'ADJUSTMENT' } })
  expect(lines.docs).toMatchObject([{ amount: 25_00, reason: 'Counted wrong' }])
})

test('confirming and refusing at once does one of both', async () => {
  const seller = await richSeller(100_00)
  const { data: asked } = await adjust(seller, -10_00)
  const refuse = office()(adjustCalls.refuseAdjustment, { params: { id: asked.id }, body: { remark: 'A mistake' } })
  const results = await Promise.allSettled([confirm(asked.id), refuse])
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  const { data } = await office()(adjustCalls.adjustments, { query: { limit: 100 } })
  const isPosted = data.docs.find(each => each.id === asked.id)?.status === 'POSTED'
  expect(await balance(seller)).toBe(isPosted ? 90_00 : 100_00)
})

test('WALLET_DOES_NOT_HAVE_ENOUGH_MONEY: no correction takes more than there is', async () => {
  const seller = await richSeller(100_00)
  const { data: asked } = await adjust(seller, -100_01)
  expect(await refusalOf(confirm(asked.id))).toBe('402 WALLET_DOES_NOT_HAVE_ENOUGH_MONEY')
  expect(await balance(seller)).toBe(100_00)
})

test('a correction above the ceilings of both is for somebody who may', async () => {
  const seller = await richSeller()
  const { data: asked } = await adjust(seller, 50_000_00)
  expect(await refusalOf(confirm(asked.id))).toBe('422 ADJUSTMENT_ABOVE_YOUR_CEILING')
  expect((await confirm(asked.id, owner)).data.status).toBe('POSTED')
})

test('a seller hears of a correction and of a new credit line, with what changed', async () => {
  const seller = await richSeller(100_00)
  await confirm((await adjust(seller, -30_00)).data.id)
  await office()(adjustCalls.setCredit, { params: { id: seller.id }, body: { creditLimitCents: 50_00, reason: 'Good customer' } })
  await shop.settled()
  const { data } = await mine(seller)(notificationCalls.myNotifications, { query: { tab: 'payment' } })
  expect(data.docs.map(({ title, link }) => [title, link])).toEqual([
    ['Your credit line is now $50.00', '/payments'],
    ['Your balance was adjusted by −$30.00: Counted wrong', '/payments'],
  ])
})

test('only sellers have wallets to correct', async () => {
  expect(await refusalOf(adjust(finance, 5_00))).toBe('404 USER_NOT_FOUND')
})

test('a credit line lets a balance go below zero, and cannot be taken away while it is used', async () => {
  const seller = await richSeller(10_00)
  const set = (creditLimitCents: number) =>
    office()(adjustCalls.setCredit, { params: { id: seller.id }, body: { creditLimitCents, reason: 'Good customer' } })
  expect((await set(50_00)).data).toMatchObject({ balanceCents: 10_00, creditLimitCents: 50_00 })
  await confirm((await adjust(seller, -40_00)).data.id)
  expect(await balance(seller)).toBe(-30_00)
  expect(await refusalOf(set(29_99))).toBe('409 CREDIT_IS_IN_USE')
  expect((await set(30_00)).data.creditLimitCents).toBe(30_00)
})

test('a month’s statement goes from its opening to its closing balance, as CSV and PDF', async () => {
  const seller = await richSeller(100_00)
  await confirm((await adjust(seller, -30_00)).data.id)
  const { data: months } = await mine(seller)(walletCalls.myMonths)
  expect(months).toMatchObject([{ lines: 2, openingCents: 0, inCents: 100_00, outCents: 30_00, closingCents: 70_00 }])
  const month = months[0]?.month ?? ''
  const csv = await mine(seller).fetch(walletCalls.myMonth, { params: { month }, query: { format: 'csv' } })
  expect(await csv.text()).toMatch(/Opening balance,.*,0\.00[\s\S]*-30\.00,70\.00[\s\S]*Closing balance,.*,70\.00/)
  const pdf = await mine(seller).fetch(walletCalls.myMonth, { params: { month }, query: {} })
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
})

test('transactions are found by days and order', async () => {
  const seller = await richSeller(100_00)
  const find = async (query: object) => (await mine(seller)(walletCalls.myTransactions, { query })).data.totalDocs
  expect(await find({ from: '2020-01-01', to: '2020-12-31' })).toBe(0)
  expect(await find({ from: '2020-01-01' })).toBe(1)
  expect(await find({ order: 1 })).toBe(0)
})

test('the ledger is found by account, order and days, and comes as a file', async () => {
  const seller = await richSeller(100_00)
  const find = async (query: object) => (await office()(walletCalls.officeLedgerLines, { query: { q: seller.username, ...query } })).data
  expect((await find({ account: 'BANK' })).docs).toMatchObject([{ seller: { username: seller.username } }])
  expect((await find({ account: 'HELD' })).docs).toEqual([])
  const file = await office().fetch(walletOfficeCalls.ledgerFile, { query: { q: seller.username } })
  expect((await file.text()).trim().split('\r\n')).toHaveLength(3)
})

test('the usual time of finance is told once five deposits tell it', { tags: 'long' }, async () => {
  const seller = await seedSeller(shop.engine.db)
  for (let n = 0; n < 5; n++) {
    const { id } = await deposit(seller)
    await office()(depositCalls.approveDeposit, { params: { id }, body: { receivedCents: 250_00 } })
  }
  const { data } = await mine(seller)(depositCalls.depositInstruction)
  expect(data.usual?.toMinutes).toBeGreaterThanOrEqual(data.usual?.fromMinutes ?? Number.NaN)
})

test('the daily self-check keeps what it found, and tells finance when something is wrong', async () => {
  const { db } = shop.engine
  expect(await verifyLedger(db)).toEqual([])
  await shop.cron('wallet.check')
  expect((await office()(walletOfficeCalls.ledgerCheck)).data).toMatchObject({ count: 0, findings: [] })
  await db.pool.query("update adjustment set amount_cents = 1 where id = (select min(id) from adjustment where status = 'POSTED')")
  await shop.cron('wallet.check')
  await shop.settled()
  expect((await office()(walletOfficeCalls.ledgerCheck)).data).toMatchObject({ count: 1, findings: [{ table: 'adjustment' }] })
  const { data } = await office(owner)(notificationCalls.myNotifications, { query: {} })
  expect(data.docs[0]).toMatchObject({ type: 'PAYMENT', link: '/office/ledger' })
})
