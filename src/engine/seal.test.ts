import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const plain = Buffer.from('a secret of the phone')

test('a sealed secret opens with its key and for its owner only', () => {
  const sealed = seal(key, plain, '7')
  expect(unseal(key, sealed, '7')).toEqual(plain)
  expect(() => unseal(key, sealed, '8')).toThrow()
  expect(() => unseal(randomBytes(32), sealed, '7')).toThrow()
})

test('the same secret is never sealed alike, and a changed bit shows', () => {
  const sealed = seal(key, plain, '7')
  expect(seal(key, plain, '7')).not.toEqual(sealed)
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
    expect(() => unseal(key, changed, '7')).toThrow()
  }
})

test('what is sealed says how, so that another cipher can take its place', () => {
  const sealed = seal(key, plain, '7')
  expect(sealed[0]).toBe(1)
  sealed[0] = 2
  expect(() => unseal(key, sealed, '7')).toThrow('Nobody knows how this was sealed.')
})
