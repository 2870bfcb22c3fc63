import { expect, test } from 'vitest'
import { differences, printAll } from '../scripts/print/all.ts'

test('what is printed from the code is what is committed (npm run docs)', async () => {
  expect(differences(await printAll())).toEqual([])
})
