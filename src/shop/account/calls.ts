// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { accountCalls as accountCallsContract } from './contract.ts'
import type { factorCalls as factorCallsContract } from './factor/contract.ts'
import type { accountOfficeCalls as accountOfficeCallsContract } from './office/contract.ts'
import type { emailCalls as emailCallsContract } from './profile/email.contract.ts'
import type { leaveCalls as leaveCallsContract } from './profile/leave.contract.ts'

export const accountCalls = wire<typeof accountCallsContract>({
  signIn: 'POST /core/auth/sign-in',
  signUp: 'POST /core/auth/sign-up',
  requestOtp: 'POST /core/auth/request-otp',
  checkOtp: 'POST /core/auth/check-otp',
  verifyEmail: 'POST /core/auth/verify-email',
  forgotPassword: 'POST /core/auth/forgot-password',
  checkLink: 'POST /core/auth/check-link',
  redeemLink: 'POST /core/auth/use-link',
  changePassword: 'POST /core/auth/change-password',
  signOut: 'POST /core/auth/sign-out',
  me: 'GET /core/user/me',
  updateMe: 'PUT /core/user/me',
  setPreferences: 'PUT /core/user/me/preferences',
  mySessions: 'GET /core/user/me/session',
  endSession: 'DELETE /core/user/me/session/{id}',
  endOtherSessions: 'POST /core/user/me/session/end-others',
})

export const factorCalls = wire<typeof factorCallsContract>({
  secondStep: 'POST /core/auth/second-factor',
  mySecondFactor: 'GET /core/user/me/second-factor',
  beginSecondFactor: 'POST /core/user/me/second-factor',
  confirmSecondFactor: 'POST /core/user/me/second-factor/confirm',
  renewRecoveryCodes: 'POST /core/user/me/second-factor/recovery-codes',
  disableSecondFactor: 'POST /core/user/me/second-factor/disable',
})

export const accountOfficeCalls = wire<typeof accountOfficeCallsContract>({
  people: 'GET /v1/office/account',
  person: 'GET /v1/office/account/{id}',
  inviteStaff: 'POST /v1/office/account/staff',
  inviteAgain: 'POST /v1/office/account/{id}/invite',
  setRoles: 'PUT /v1/office/account/{id}/roles',
  setCeilings: 'PUT /v1/office/account/{id}/ceilings',
  setTier: 'PUT /v1/office/account/{id}/tier',
  verifyPerson: 'POST /v1/office/account/{id}/verify',
  suspendPerson: 'POST /v1/office/account/{id}/suspend',
  restorePerson: 'POST /v1/office/account/{id}/restore',
  resetSecondFactor: 'POST /v1/office/account/{id}/reset-second-factor',
  viewAs: 'POST /v1/office/account/{id}/view',
  endView: 'DELETE /v1/office/account/{id}/view',
  personSessions: 'GET /v1/office/account/{id}/session',
  endPersonSessions: 'POST /v1/office/account/{id}/end-sessions',
})

export const emailCalls = wire<typeof emailCallsContract>({
  askNewEmail: 'POST /core/user/me/email/code',
  changeEmail: 'POST /core/user/me/email',
})

export const leaveCalls = wire<typeof leaveCallsContract>({
  exportMyData: 'download GET /core/user/me/export',
  myClosing: 'GET /core/user/me/closing',
  closeAccount: 'POST /core/user/me/close',
})
