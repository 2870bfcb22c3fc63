import { expect, test } from 'vitest'
import { passwordChoiceFault } from '../credential/password.rules.ts'
import { commonPasswords } from '../credential/password.ts'
import { addressOf } from '../credential/rate-limit.ts'
import { newCode, newToken } from '../credential/token.ts'
import { deviceOf } from './device.rules.ts'
import { newReferralCode } from './person.ts'
import { knownTimeZone, maskEmail, safeRedirect } from './rules.ts'

test('an email is masked after its first three characters', () => {
  expect([maskEmail('ann.lee@example.com'), maskEmail('al@example.com')]).toEqual(['ann****@example.com', 'al****@example.com'])
})

test('a redirect leads to a path of this site or nowhere', () => {
  for (const path of [
    '/order',
    '/order/12?tab=timeline#top',
    '/my-products/a%20b',
    '/order?q=//evil.example',
    '/@evil.example',
    '/%5Cevil.example',
  ])
    expect(safeRedirect(path)).toBe(path)
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%09/..//evil.example',
    '///evil.example',
    '/\\/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: a=b',
    '/\0/evil.example',
    'http:evil.example',
    'http:/evil.example',
    'HTTPS://evil.example/order',
    'data:text/html,hi',
    'javascript://evil.example/%0aalert(1)',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'user@evil.example',
    '@evil.example',
    '?redirect=//evil.example',
    '#//evil.example',
    '\u2028//evil.example',
    '\u00a0//evil.example',
    '．．//evil.example',
    'javascript:alert(1)',
    ' /order',
    'order',
    '',
    undefined,
    null,
  ]
  for (const target of elsewhere) expect(safeRedirect(target)).toBeUndefined()
})

test('a common password, one’s own name and what the operator finds too short are refused', async () => {
  const bounds = { min: 8, isCommon: await commonPasswords() }
  const person = { username: 'ann-of-hanoi', email: 'ann@example.com' }
  const fault = (password: string) => passwordChoiceFault(password, person, bounds)
  expect(fault('seven77')).toBe('PASSWORD_BELOW_MINIMUM')
  for (const common of ['password', '12345678', 'Iloveyou1', 'football']) expect(fault(common)).toBe('PASSWORD_TOO_COMMON')
  expect([fault('Ann-of-Hanoi'), fault('ann@example.com')]).toEqual(['PASSWORD_IS_YOUR_NAME', 'PASSWORD_IS_YOUR_NAME'])
  expect(fault('letters on a bench')).toBeUndefined()
})

test('devices are named by browser and system, and strange ones are never repeated', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  expect([chrome, `${chrome} Edg/140.0`, safari, 'curl/8.5.0', '<script>alert(1)</script>', ''].map(deviceOf)).toEqual([
    'Chrome on Windows',
    'Edge on Windows',
    'Safari on iOS',
    'curl/8.5.0',
    'Unknown device',
    'Unknown device',
  ])
})

test('an address of IPv6 counts as its network', () => {
  expect(['10.0.0.1', '::ffff:10.0.0.1'].map(addressOf)).toEqual(['10.0.0.1', '10.0.0.1'])
  expect(['2001:db8:1:2:3:4:5:6', '2001:0db8:1:2::9', '2001:db8::1', '::1'].map(addressOf)).toEqual([
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:0:0::/64',
    '0:0:0:0::/64',
  ])
})

test('time zones keep the name they were given', () => {
  expect([knownTimeZone('Asia/Ho_Chi_Minh'), knownTimeZone('Mars/Olympus'), knownTimeZone(undefined)]).toEqual([
    'Asia/Ho_Chi_Minh',
    undefined,
    undefined,
  ])
})

test('codes, tokens and referral codes have their form', () => {
  for (let n = 0; n < 200; n++) {
    expect(newCode()).toMatch(/^\d{4}$/)
    expect(newReferralCode()).toMatch(/^[A-Z0-9]{10}$/)
    expect(newToken()).toMatch(/^[\w-]{43}$/)
  }
})
