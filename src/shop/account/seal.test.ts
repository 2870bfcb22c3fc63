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
  sealed.writeUInt8(sealed.readUInt8(30) ^ 1, 30)
  expect(() => unseal(key, sealed, '7')).toThrow()
})
