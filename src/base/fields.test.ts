// The account's fields, line by line as the specification has them (§5).
import { expect, test } from 'vitest'
import { commonFaults } from '#engine/serve/faults.ts'
import {
  emailFault,
  fileNameFault,
  otpFault,
  passwordFault,
  phoneFault,
  referralCodeFault,
  requiredFault,
  usernameFault,
} from './fields.ts'

const all = (fault: (value: string) => string | undefined, values: readonly string[]) => [...new Set(values.map(fault))]

test('§5 username: required; 3 to 32 letters, digits, . _ -, a letter first', () => {
  expect(usernameFault('')).toBe('REQUIRED')
  expect(all(usernameFault, ['ann', 'Ann.Lee_9-x', 'a'.repeat(32)])).toEqual([undefined])
  expect(all(usernameFault, ['an', '9ann', '.ann', 'a'.repeat(33), 'an n', 'ann@home', 'ánn', 'ann#1'])).toEqual(['USERNAME_INVALID'])
  expect(commonFaults.USERNAME_INVALID[1]).toBe('The user account is not in the correct format')
})

test('§5 email: required; a letter or digit first, a domain of at least one label, a top-level part of 2 to 8 alphanumerics', () => {
  expect(emailFault('')).toBe('REQUIRED')
  expect(all(emailFault, ['a@b.vn', '9x.y+z@mail.example.com', 'ann@a-b.c1', `a@b.${'c'.repeat(8)}`])).toEqual([undefined])
  const wrong = ['ann', '.ann@b.vn', '_a@b.vn', 'a@b', 'a@.vn', 'a@b.c', `a@b.${'c'.repeat(9)}`, 'a b@c.vn', 'a@b.v-n', 'a@@b.vn']
  expect(all(emailFault, wrong)).toEqual(['EMAIL_INVALID'])
})

test('§5 password: required, minimum 6 characters', () => {
  expect(passwordFault('')).toBe('REQUIRED')
  expect([passwordFault('12345'), passwordFault('123456')]).toEqual(['PASSWORD_TOO_SHORT', undefined])
  expect(commonFaults.PASSWORD_TOO_SHORT[1]).toBe('Password must be minimum 6 characters.')
})

test('§5 referral code: letters and digits only, exactly 10 characters', () => {
  expect(all(referralCodeFault, ['ABCDEFGHJ2', 'abc1234567'])).toEqual([undefined])
  expect(all(referralCodeFault, ['ABCDEFGHJ', 'ABCDEFGHJ23', 'ABCDEFGHJ-', 'ABCDEFGHé2'])).toEqual(['REFERRAL_CODE_INVALID'])
})

test('§5 one-time code: exactly 4 numeric digits', () => {
  expect(otpFault('0042')).toBeUndefined()
  expect(all(otpFault, ['', '042', '00042', '00a2', '٠٠٤٢', ' 042'])).toEqual(['OTP_INVALID'])
})

test('§5 phone: 7 to 15 characters of digits, plus or minus', () => {
  expect(all(phoneFault, ['1234567', '+84-901-234567', '1'.repeat(15)])).toEqual([undefined])
  expect(all(phoneFault, ['123456', '1'.repeat(16), '+84 901 234', '(84)9012345'])).toEqual(['PHONE_INVALID'])
})

test('§5 profile: fullName, phone, address each required', () => {
  expect([requiredFault(''), requiredFault('   '), phoneFault(''), requiredFault('12 Lý Thường Kiệt')]).toEqual([
    'REQUIRED',
    'REQUIRED',
    'REQUIRED',
    undefined,
  ])
})

test('§5 file names: at most 255 characters', () => {
  expect([fileNameFault('a'.repeat(255)), fileNameFault('a'.repeat(256))]).toEqual([undefined, 'FILE_NAME_INVALID'])
})
