import { expect, test } from 'vitest'
import { loadShedder } from './load-shedding.ts'

test('so many work at once, and a further one is sent away until one of them has ended, well or not', async () => {
  const shed = loadShedder(2)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const underWay = [shed(() => first.promise), shed(() => second.promise)]
  await expect(shed(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE', values: { retryAfterSeconds: 1 } })
  first.reject(new Error('it broke'))
  await expect(underWay[0]).rejects.toThrow('it broke')
  expect(await shed(async () => 'third')).toBe('third')
  second.resolve('second')
  expect(await underWay[1]).toBe('second')
})
