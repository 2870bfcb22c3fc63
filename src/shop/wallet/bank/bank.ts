// Our bank accounts: the owner keeps them, sellers send to them.
import { Fault } from '#base/fault.ts'
import { plainCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { qrDataUrl } from '#engine/image/qr.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { weigh } from '#shop/approval/approval.ts'
import type { BankAccountBody, OfficeBankAccount } from './contract.ts'
import { isDemoAccount, sendsElsewhere, transferQr } from './rules.ts'
import { findBankAccount, insertBankAccount, listBankAccounts, lockBankAccounts, setBankAccount } from './store.ts'

/** Throws BANK_ACCOUNT_NOT_FOUND. */
export async function getBankAccount(db: Db, id: number): Promise<OfficeBankAccount> {
  const account = await findBankAccount(db, id)
  if (!account) throw new Fault('BANK_ACCOUNT_NOT_FOUND')
  return account
}

/** The first of one's own takes the place of the demo's. */
export async function makeBankAccount(tx: Tx, given: BankAccountBody): Promise<OfficeBankAccount> {
  await lockBankAccounts(tx)
  const all = await listBankAccounts(tx)
  const demo = all.filter(isDemoAccount)
  // Only the very first of a deployment sends nobody's money elsewhere: one that is closed was told to somebody, too.
  await weigh(tx, given.isEnabled && demo.length < all.length ? 1 : 0)
  if (given.isEnabled) for (const each of demo) if (each.isEnabled) await setBankAccount(tx, each.id, { ...each, isEnabled: false })
  return getBankAccount(tx, await insertBankAccount(tx, given))
}

/** Throws BANK_ACCOUNT_NOT_FOUND. */
export async function changeBankAccount(tx: Tx, id: number, given: BankAccountBody): Promise<OfficeBankAccount> {
  await lockBankAccounts(tx)
  const before = await getBankAccount(tx, id)
  await weigh(tx, sendsElsewhere(before, given) ? 1 : 0)
  noteChange(tx, { ...before }, given)
  await setBankAccount(tx, id, given)
  return getBankAccount(tx, id)
}

/** The account that a seller sends to: the one named, else the first. Throws BANK_ACCOUNT_NOT_FOUND, also for one that is closed. */
export async function accountToPay(db: Db, id: number | undefined): Promise<OfficeBankAccount> {
  const accounts = await listBankAccounts(db, { isEnabledOnly: true })
  const account = id === undefined ? accounts[0] : accounts.find(each => each.id === id)
  if (!account) throw new Fault('BANK_ACCOUNT_NOT_FOUND')
  return account
}

/** The QR of a transfer as a data URL of an SVG; `amount` in cents. Throws BANK_ACCOUNT_NOT_FOUND. */
export async function qrOfTransfer(db: Db, given: { bankAccountId: number; amount: number; memo: string }) {
  const account = await accountToPay(db, given.bankAccountId)
  const text = transferQr({ ...account, memo: given.memo, amount: `USD ${plainCents(given.amount)}` })
  return { qr: await qrDataUrl(text), isVietQr: account.bankCode !== '' }
}
