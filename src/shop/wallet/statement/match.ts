// Statements of our banks: their lines say which deposits have arrived. What is not sure is left to a person.
import { createHash } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import type { Engine } from '#engine/engine.ts'
import { safeFileName } from '#engine/files/file-name.ts'
import type { IncomingFile } from '#engine/serve/route.ts'
import { headerOf, readTable } from '#engine/table/table.ts'
import { getBankAccount } from '../bank/bank.ts'
import { approveDeposit } from '../deposit/deposit.ts'
import type { BankLineRow, BankStatementRow } from './contract.ts'
import { bankCents, guessColumns, memosIn, type StatementColumns } from './rules.ts'
import {
  findColumns,
  findLine,
  findSameFile,
  findStatement,
  insertLines,
  insertStatement,
  lockLine,
  lockOpenByMemo,
  type NewLine,
  setColumns,
  setKnown,
  setLineAside,
  setLineMatched,
} from './store.ts'

/** A statement of more is sent in parts: it is matched in one transaction. */
const MOST_ROWS = 2_000

export interface StatementFile {
  readonly name: string
  readonly sha256: string
  readonly header: readonly string[]
  readonly rows: readonly { row: number; cells: readonly string[] }[]
}

/** The one file of an upload as a table. Throws STATEMENT_FILE_MISSING and what `readTable` refuses with. */
export async function takeStatement(files: AsyncIterable<IncomingFile>, { workbooks }: Pick<Engine, 'workbooks'>): Promise<StatementFile> {
  for await (const { name, stream } of files) {
    const hash = createHash('sha256')
    const table = []
    for await (const rows of readTable(hashed(stream, hash), workbooks, { maxRows: MOST_ROWS + 1 })) table.push(...rows)
    const [first, ...rows] = table
    if (!first) throw new Fault('TABLE_EMPTY')
    return { name: safeFileName(name, 'statement.csv'), sha256: hash.digest('hex'), header: headerOf(first), rows }
  }
  throw new Fault('STATEMENT_FILE_MISSING', { path: 'files' })
}
async function* hashed(stream: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const bytes of stream) {
    hash.update(bytes)
    yield bytes
  }
}

/** What is in a file and which columns hold what: as last time for this bank, else as their names look. */
export async function showStatement(db: Db, bankAccountId: number, { header, rows }: StatementFile) {
  await getBankAccount(db, bankAccountId)
  const known = await findColumns(db, bankAccountId)
  const isStillThere = known && [known.date, known.amount, known.memo].every(name => header.includes(name))
  const columns: StatementColumns = isStillThere ? known : guessColumns(header)
  return { header: [...header], rows: rows.slice(0, 3).map(row => header.map((_, at) => row.cells[at] ?? '')), columns }
}

/**
 * Takes a statement in: keeps its new lines and approves the deposits whose memo and amount they have, as `staffId` would by hand, so
 * that ceilings and the rule of two people hold. Throws STATEMENT_WAS_IMPORTED, STATEMENT_COLUMN_NOT_FOUND, BANK_ACCOUNT_NOT_FOUND.
 */
export async function importStatement(
  tx: Tx,
  staffId: number,
  given: { bankAccountId: number; columns: StatementColumns; again: boolean; file: StatementFile },
): Promise<BankStatementRow> {
  const { bankAccountId, columns, again, file } = given
  await getBankAccount(tx, bankAccountId)
  if (!again && (await findSameFile(tx, bankAccountId, file.sha256)) !== undefined) throw new Fault('STATEMENT_WAS_IMPORTED')
  const { lines, skipped } = linesOf(file, columns)
  await setColumns(tx, bankAccountId, columns)
  const statementId = await insertStatement(tx, { bankAccountId, name: file.name, sha256: file.sha256, by: staffId, skipped })
  const written = lines.length === 0 ? [] : await insertLines(tx, { statementId, bankAccountId, lines })
  await setKnown(tx, statementId, lines.length - written.length)
  await matchLines(tx, staffId, written)
  return statementById(tx, statementId)
}

/** The rows that brought money. Equal lines are counted, so that the second of a day is a line of its own in every statement. */
export function linesOf({ header, rows }: StatementFile, columns: StatementColumns): { lines: NewLine[]; skipped: number } {
  const place = (name: string) => {
    const at = header.indexOf(name)
    if (at < 0) throw new Fault('STATEMENT_COLUMN_NOT_FOUND', { values: { column: name } })
    return at
  }
  const [date, amount, memo] = [place(columns.date), place(columns.amount), place(columns.memo)]
  const reference = columns.reference === '' ? -1 : place(columns.reference)
  const seen = new Map<string, number>()
  const lines = rows.flatMap(({ row, cells }): NewLine[] => {
    const cell = (at: number) => (cells[at] ?? '').trim().slice(0, 500)
    const amountCents = bankCents(cell(amount))
    if (amountCents === undefined || amountCents <= 0) return []
    const line = { bookedOn: cell(date), amountCents, memo: cell(memo), reference: cell(reference) }
    const same = JSON.stringify(Object.values(line))
    const nth = (seen.get(same) ?? 0) + 1
    seen.set(same, nth)
    return [{ row, ...line, fingerprint: createHash('sha256').update(`${nth} ${same}`).digest('hex') }]
  })
  return { lines, skipped: rows.length - lines.length }
}

type WrittenLine = { id: number; amountCents: number; memo: string; reference: string }

/** All deposits are locked before the first wallet, and wallets in the order of their sellers: two imports never wait in a circle. */
async function matchLines(tx: Tx, staffId: number, lines: readonly WrittenLine[]): Promise<void> {
  const named = lines.map(line => ({ line, memos: memosIn(`${line.memo} ${line.reference}`) })).filter(({ memos }) => memos.length === 1)
  const deposits = new Map((await lockOpenByMemo(tx, [...new Set(named.flatMap(it => it.memos))].sort())).map(it => [it.memo, it]))
  const taken = new Set<number>()
  const pairs = named.flatMap(({ line, memos }) => {
    const deposit = deposits.get(memos[0] ?? '')
    if (!deposit || deposit.amountCents !== line.amountCents || taken.has(deposit.id)) return []
    taken.add(deposit.id)
    return [{ line, deposit }]
  })
  pairs.sort((one, other) => one.deposit.sellerId - other.deposit.sellerId || one.deposit.id - other.deposit.id)
  for (const { line, deposit } of pairs) {
    const leftBecause = await approved(tx, staffId, deposit.id, line.amountCents)
    await setLineMatched(tx, line.id, { depositId: deposit.id, by: staffId, leftBecause, remark: '' })
  }
}

/** Nothing where it credited; why it waits for a person where it did not. */
async function approved(tx: Tx, staffId: number, depositId: number, receivedCents: number): Promise<string | null> {
  try {
    const { status } = await approveDeposit(tx, staffId, depositId, { receivedCents, remark: '' })
    return status === 'COMPLETED' ? null : 'DEPOSIT_NEEDS_SECOND_PERSON'
  } catch (error) {
    if (error instanceof Fault) return error.code
    throw error
  }
}

/** By hand. Throws BANK_LINE_NOT_FOUND, BANK_LINE_IS_CLOSED, DEPOSIT_HAS_A_LINE and what `approveDeposit` does. */
export async function matchLine(tx: Tx, staffId: number, id: number, given: { depositId: number; remark: string }): Promise<BankLineRow> {
  const { amountCents } = await openLine(tx, id)
  const { depositId, remark } = given
  const { status } = await approveDeposit(tx, staffId, depositId, { receivedCents: amountCents, remark })
  const leftBecause = status === 'COMPLETED' ? null : 'DEPOSIT_NEEDS_SECOND_PERSON'
  await setLineMatched(tx, id, { depositId, by: staffId, leftBecause, remark }).catch(error => {
    if (brokenUnique(error) === 'bank_line_deposit_id_key') throw new Fault('DEPOSIT_HAS_A_LINE')
    throw error
  })
  return lineById(tx, id)
}

/** Throws BANK_LINE_NOT_FOUND, BANK_LINE_IS_CLOSED. */
export async function putLineAside(tx: Tx, staffId: number, id: number, remark: string): Promise<BankLineRow> {
  await openLine(tx, id)
  await setLineAside(tx, id, { by: staffId, remark })
  return lineById(tx, id)
}

async function openLine(tx: Tx, id: number) {
  const line = await lockLine(tx, id)
  if (!line) throw new Fault('BANK_LINE_NOT_FOUND')
  if (line.status !== 'OPEN') throw new Fault('BANK_LINE_IS_CLOSED')
  return line
}
async function lineById(db: Db, id: number): Promise<BankLineRow> {
  const line = await findLine(db, id)
  if (!line) throw new Fault('BANK_LINE_NOT_FOUND')
  return line
}
async function statementById(db: Db, id: number): Promise<BankStatementRow> {
  const statement = await findStatement(db, id)
  if (!statement) throw new Error('The statement was not written.')
  return statement
}
