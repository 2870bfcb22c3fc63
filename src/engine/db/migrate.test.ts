import { expect, test } from 'vitest'
import { refuseOld } from './migrate.ts'

test('a server older than PostgreSQL 15 is refused with its version, a newer one is taken', () => {
  for (const version of ['15.0', '15.14 (Debian 15.14-0+deb12u1)', '17.2', '18beta1']) expect(() => refuseOld(version)).not.toThrow()
  expect(() => refuseOld('14.9 (Ubuntu)')).toThrow('Inkport needs PostgreSQL 15 or newer, and DATABASE_URL leads to 14.9 (Ubuntu).')
})
