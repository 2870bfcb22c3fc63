// What this domain itself keeps of a person: the account, where they are signed in, that they have a second factor.
import type { Db } from '#engine/db/database.ts'
import { findFactor } from '../factor/store.ts'
import { findAccountRow } from '../person/store.ts'
import { listSessions } from '../sign-in/session.store.ts'
import type { Personal } from './personal.ts'

export const accountPersonal: Personal = { parts: { account, sessions } }

async function* account(db: Db, accountId: number) {
  const row = await findAccountRow(db, accountId)
  if (!row) return
  const { passwordHash, ...kept } = row
  yield { ...kept, hasPassword: passwordHash !== null, secondFactorSince: (await findFactor(db, accountId))?.enabledAt ?? null }
}

async function* sessions(db: Db, accountId: number) {
  yield* await listSessions(db, accountId)
}
