import { prepared, routes } from '#engine/serve/route.ts'
import { countGuess } from '../credential/rate-limit.ts'
import { comparePassword } from '../factor/my-factor.ts'
import { change, userOf } from '../person/person.ts'
import { accountCalls } from './contract.ts'
import { emailCalls } from './email.contract.ts'
import { askNewEmail, changeEmail, confirmEmail } from './email.ts'
import { exportMyData } from './export.ts'
import { leaveCalls } from './leave.contract.ts'
import { closeAccount, myClosing } from './leave.ts'
import { changePassword, endOtherSessions, endSession, hashForChange, me, mySessions, setPreferences } from './me.ts'
import type { Personal } from './personal.ts'

export const accountRoutes = routes(accountCalls, {
  changePassword: prepared({ prepare: hashForChange, write: changePassword }),
  me: async ({ who }, db) => ({ data: await me(db, who) }),
  updateMe: async ({ who, body }, tx) => ({ data: userOf(await change(tx, who.id, body)) }),
  setPreferences: async (input, tx) => ({ data: await setPreferences(input, tx) }),
  mySessions: async ({ who }, db) => ({ data: await mySessions(db, who) }),
  endSession: async ({ who, params }, tx) => ({ data: await endSession(tx, who, params.id) }),
  endOtherSessions: async ({ who }, tx) => ({ data: await endOtherSessions(tx, who) }),
})

export const emailRoutes = routes(emailCalls, {
  askNewEmail: prepared({ prepare: comparePassword, write: askNewEmail }),
  changeEmail: prepared({ prepare: countGuess, write: changeEmail }),
  confirmEmail: prepared({ prepare: countGuess, write: confirmEmail }),
})

/** `domains` gives what every domain keeps of a person: the roof knows them all, and lists these routes among them. */
export const leaveRoutes = (domains: () => readonly Personal[]) =>
  routes(leaveCalls, {
    exportMyData: (input, db) => exportMyData(input, db, domains()),
    myClosing: async ({ who }, db) => ({ data: await myClosing(db, who, domains()) }),
    closeAccount: prepared({ prepare: comparePassword, write: (input, tx, compared) => closeAccount(input, tx, compared, domains()) }),
  })
