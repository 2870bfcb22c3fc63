import { prepared, routes } from '#engine/serve/route.ts'
import { countGuess } from '../credential/rate-limit.ts'
import { signIn, signOut, tryPassword } from './by-password.ts'
import { signInCalls } from './contract.ts'
import { secondStep } from './enter.ts'
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
} from './sign-up.ts'

export const signInRoutes = routes(signInCalls, {
  signIn: prepared({ prepare: tryPassword, write: signIn }),
  secondStep: prepared({ prepare: countGuess, write: secondStep }),
  signUp: prepared({ prepare: hashForSignUp, write: signUp }),
  requestOtp: prepared({ prepare: findForCode, write: requestOtp }),
  checkOtp: prepared({ prepare: countGuess, write: checkOtp }),
  verifyEmail: prepared({ prepare: countGuess, write: verifyEmail }),
  forgotPassword: prepared({ prepare: hashForForgotten, write: forgotPassword }),
  checkLink: prepared({ prepare: countGuess, write: checkLink }),
  redeemLink: prepared({ prepare: hashForLink, write: signInByLink }),
  signOut,
})
