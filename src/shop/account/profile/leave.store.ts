import type { Db, Tx } from '#engine/db/database.ts'

type LeaveTables = {
  account: {
    id: number
    kind: 'seller' | 'staff' | 'member'
    roles: string[]
    username: string
    email: string
    passwordHash: string | null
    fullName: string
    phone: string
    address: string
    autoSubmit: boolean
    payAfterDeposit: boolean
    suspendedAt: Date | null
    closedAt: Date | null
  }
}
const on = (db: Db) => db.q.withTables<LeaveTables>()

const owners = (db: Db) =>
  on(db)
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'staff')
    .where(({ eb, val }) => eb(val('owner'), '=', eb.fn.any('roles')))
    .where('closedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('id')
    .limit(1_000)

/** Owners who can sign in by themselves. */
export const listOwners = async (db: Db): Promise<number[]> => (await owners(db).execute()).map(row => row.id)
/** The same, locked: of two owners who leave at the same moment one waits and sees that the other is gone. */
export const lockOwners = async (tx: Tx): Promise<number[]> => (await owners(tx).forNoKeyUpdate().execute()).map(row => row.id)
