import { prepared, routes } from '#engine/serve/route.ts'
import { change, userOf } from './account.ts'
import { accountCalls } from './contract.ts'
import { factorCalls } from './factor/contract.ts'
import {
  beginSecondFactor,
  comparePassword,
  confirmSecondFactor,
  disableSecondFactor,
  mySecondFactor,
  newSecret,
  renewRecoveryCodes,
} from './factor/my-factor.ts'
import { emailCalls } from './profile/email.contract.ts'
import { askNewEmail, changeEmail } from './profile/email.ts'
import { exportMyData } from './profile/export.ts'
import { leaveCalls } from './profile/leave.contract.ts'
import { closeAccount, myClosing } from './profile/leave.ts'
import { changePassword, endOtherSessions, endSession, hashForChange, me, mySessions, setPreferences, signOut } from './profile/me.ts'
import type { Personal } from './profile/personal.ts'
import { signIn, tryPassword } from './sign-in/by-password.ts'
import { countGuess, secondStep } from './sign-in/enter.ts'
import {
  checkLink,
  checkOtp,
  findForCode,
  forgotPassword,
  hashForForgotten,
  hashForLink,
  hashForSignUp,
  requestOtp,
  signInByLink,
  signUp,
  verifyEmail,
} from './sign-in/sign-up.ts'

export const accountRoutes = routes(accountCalls, {
  signIn: prepared({ prepare: tryPassword, write: signIn }),
  signUp: prepared({ prepare: hashForSignUp, write: signUp }),
  requestOtp: prepared({ prepare: findForCode, write: requestOtp }),
  checkOtp: prepared({ prepare: countGuess, write: checkOtp }),
  verifyEmail: prepared({ prepare: countGuess, write: verifyEmail }),
  forgotPassword: prepared({ prepare: hashForForgotten, write: forgotPassword }),
  checkLink: prepared({ prepare: countGuess, write: checkLink }),
  redeemLink: prepared({ prepare: hashForLink, write: signInByLink }),
  changePassword: prepared({ prepare: hashForChange, write: changePassword }),
  signOut,
  me: async ({ who }, db) => ({ data: await me(db, who) }),
  updateMe: async ({ who, body }, tx) => ({ data: userOf(await change(tx, who.id, body)) }),
  setPreferences: async (input, tx) => ({ data: await setPreferences(input, tx) }),
  mySessions: async ({ who }, db) => ({ data: await mySessions(db, who) }),
  endSession: async ({ who, params }, tx) => ({ data: await endSession(tx, who, params.id) }),
  endOtherSessions: async ({ who }, tx) => ({ data: await endOtherSessions(tx, who) }),
})

export const factorRoutes = routes(factorCalls, {
  secondStep: prepared({ prepare: countGuess, write: secondStep }),
  mySecondFactor: async ({ who }, db) => ({ data: await mySecondFactor(db, who) }),
  beginSecondFactor: prepared({ prepare: newSecret, write: beginSecondFactor }),
  confirmSecondFactor: prepared({ prepare: countGuess, write: confirmSecondFactor }),
  renewRecoveryCodes: prepared({ prepare: comparePassword, write: renewRecoveryCodes }),
  disableSecondFactor: prepared({ prepare: comparePassword, write: disableSecondFactor }),
})

export const emailRoutes = routes(emailCalls, {
  askNewEmail: prepared({ prepare: comparePassword, write: askNewEmail }),
  changeEmail: prepared({ prepare: countGuess, write: changeEmail }),
})

/** `domains` gives what every domain keeps of a person: the roof knows them all, and lists these routes among them. */
export const leaveRoutes = (domains: () => readonly Personal[]) =>
  routes(leaveCalls, {
    exportMyData: (input, db) => exportMyData(input, db, domains()),
    myClosing: async ({ who }, db) => ({ data: await myClosing(db, who, domains()) }),
    closeAccount: prepared({ prepare: comparePassword, write: (input, tx, compared) => closeAccount(input, tx, compared, domains()) }),
  })
