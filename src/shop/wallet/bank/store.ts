import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { BankAccountBody, OfficeBankAccount } from './contract.ts'

const columns = sql`id, bank_name, account_name, account_number, swift,
  bank_code, is_enabled`

/** All of them, or those that sellers may send to, in the order of their making. */
export async function listBankAccounts(db: Db, { isEnabledOnly = false } = {}): Promise<OfficeBankAccount[]> {
  const { rows } = await sql<OfficeBankAccount>`
    select ${columns} from bank_account where ${isEnabledOnly ? sql`is_enabled` : sql`true`} order by id limit 100`.execute(db.q)
  return rows
}
/** Of two that would both be the first, or change one account, one sees what the other did. */
export const lockBankAccounts = (tx: Tx) => sql`lock table bank_account in share row exclusive mode`.execute(tx.q)

export async function findBankAccount(db: Db, id: number): Promise<OfficeBankAccount | undefined> {
  const { rows } = await sql<OfficeBankAccount>`select ${columns} from bank_account where id = ${id}`.execute(db.q)
  return rows[0]
}
export async function insertBankAccount(tx: Tx, given: BankAccountBody): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_account (bank_name, account_name, account_number, swift, bank_code, is_enabled)
    values (${given.bankName}, ${given.accountName}, ${given.accountNumber}, ${given.swift}, ${given.bankCode}, ${given.isEnabled})
    returning id`.execute(tx.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The bank account was not written.')
  return id
}
export async function setBankAccount(tx: Tx, id: number, given: BankAccountBody): Promise<void> {
  await sql`update bank_account set bank_name = ${given.bankName}, account_name = ${given.accountName},
    account_number = ${given.accountNumber}, swift = ${given.swift}, bank_code = ${given.bankCode}, is_enabled = ${given.isEnabled}
    where id = ${id}`.execute(tx.q)
}
