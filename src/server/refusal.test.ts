// What the specification's client reads out of refusals (spec §8).
import { expect, test } from 'vitest'
import { commonFaults } from '#engine/serve/faults.ts'
import { accountFaults } from '#shop/account/person/faults.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { mounted } from './mounted.ts'

const all = Object.entries(Object.assign({}, commonFaults, ...mounted.map(domain => domain.faults ?? {})) as typeof commonFaults)
const codesOf = (status: number) => all.filter(([, fault]) => fault[0] === status).map(([code]) => code)

test('§4, §8: only a dead session answers 401, and only a missing role or factor of staff answers 403', () => {
  expect(codesOf(401)).toEqual(['UNAUTHORIZED'])
  expect(codesOf(403).toSorted()).toEqual(['ONLY_OWNER_CHANGES_STAFF', 'SECOND_FACTOR_REQUIRED', 'YOU_NOT_HAVE_PERMISSION'])
})

test('§8: the sentences stand as the specification has them, to the letter', () => {
  const english = (fault: readonly [number, string, string]) => fault[1]
  expect(english(accountFaults.USERNAME_OR_PASSWORD_IS_NOT_VALID)).toBe('The usename or password you entered is incorrect')
  expect(english(accountFaults.OTP_CODE_IS_NOT_VALID)).toBe('OTP is incorrect, please try again')
  expect(english(accountFaults.EMAIL_NOT_FOUND)).toBe('Email does not exist')
  expect(english(commonFaults.INTERNAL)).toBe('There is an error. Please try again later!')
  expect([accountText.codeWrong[0], accountText.emailUnknown[0]]).toEqual(['OTP is incorrect, please try again', 'Email does not exist'])
  expect(accountText.signUpFailed[0]).toBe('Error! {{reason}}')
  expect(accountText.profileFailed[0]).toBe('Error! An error occurred. Please try again!')
  expect(accountText.verified[0]).toBe('Congratulations! Your sign up was successful!')
  expect(accountText.profileTitle[0]).toBe('SIGN UP SUCCESSFULLY!')
  expect(accountText.profileHint[0]).toBe('Please update your personal information!')
  expect(accountText.confirmMismatch[0]).toBe('Confirm Password do not match with password')
  expect([accountText.inputEmail[0], accountText.inputPassword[0], accountText.inputConfirm[0]]).toEqual([
    'Please input email',
    'Please input',
    'Please confirm your password',
  ])
  expect([accountText.inputFullName[0], accountText.inputPhone[0], accountText.inputAddress[0]]).toEqual([
    'Please input fullName',
    'Please input phone',
    'Please input address',
  ])
})

test('§8: the codes that the specification names for accounts are there', () => {
  const named = [
    'USERNAME_WAS_USED',
    'EMAIL_WAS_USED',
    'PHONE_WAS_USED',
    'REFERRAL_CODE_NOT_EXISTED',
    'OTP_CODE_IS_NOT_VALID',
    'OLD_PASSWORD_IS_NOT_VALID',
    'SAME_OLD_PASSWORD',
    'PASSWORD_CAN_NOT_BE_EMPTY',
    'USER_NOT_FOUND',
    'YOU_NOT_HAVE_PERMISSION',
  ]
  const codes = new Set(all.map(([code]) => code))
  expect(named.filter(code => !codes.has(code as (typeof all)[number][0]))).toEqual([])
})
