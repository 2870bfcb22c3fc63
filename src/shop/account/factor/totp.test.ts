import { expect, test } from 'vitest'
import { isTotpForm, plainCode, whyNotTurnOff } from './rules.ts'
import { base32, otpauthUri, stepOf, stepOfCode, totpAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

test('the codes are those of RFC 6238, appendix B', () => {
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const
  expect(vectors.map(([seconds]) => totpAt(secret, stepOf(at(seconds))))).toEqual(vectors.map(([, code]) => code))
})

test('a phone may be one step early or late, and no more', () => {
  const now = at(1_234_567_890)
  const offers = [-2, -1, 0, 1, 2].map(skew => totpAt(secret, stepOf(now) + skew))
  expect(offers.map(code => stepOfCode(secret, code, { now, lastStep: 0 }) !== undefined)).toEqual([false, true, true, true, false])
})

test('a code is good once, and none before it is good any more', () => {
  const now = at(1_234_567_890)
  const here = stepOf(now)
  expect(stepOfCode(secret, totpAt(secret, here), { now, lastStep: here })).toBeUndefined()
  expect(stepOfCode(secret, totpAt(secret, here - 1), { now, lastStep: here })).toBeUndefined()
  expect(stepOfCode(secret, totpAt(secret, here + 1), { now, lastStep: here })).toBe(here + 1)
})

test('the key is written in base 32, and the address is what apps read', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32(Buffer.from('fo'))).toBe('MZXQ')
  expect(otpauthUri(secret, 'ann.lee')).toBe(
    'otpauth://totp/Inkport:ann.lee?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Inkport&algorithm=SHA1&digits=6&period=30',
  )
})

test('spaces, dashes and capitals do not matter', () => {
  expect([plainCode(' 123 456 '), plainCode('ABCDE-fghjk')]).toEqual(['123456', 'abcdefghjk'])
  expect([isTotpForm('123456'), isTotpForm('abcdefghjk'), isTotpForm('12345')]).toEqual([true, false, false])
})

test('where the shop requires it, it cannot be turned off', () => {
  expect([whyNotTurnOff(true), whyNotTurnOff(false)]).toEqual(['SECOND_FACTOR_IS_REQUIRED', undefined])
})
