// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/client.ts'
import type { accountCalls as contract } from './contract.ts'

export const accountCalls = wire<typeof contract>({
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
