import { expect, test } from 'vitest'
import { openDoor } from './crowd.ts'

test('so many work at once, and a further one is sent away until one of them has ended, well or not', async () => {
  const door = openDoor(2)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const inside = [door(() => first.promise), door(() => second.promise)]
  await expect(door(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE', values: { retryAfterSeconds: 1 } })
  first.reject(new Error('it broke'))
  await expect(inside[0]).rejects.toThrow('it broke')
  expect(await door(async () => 'third')).toBe('third')
  second.resolve('second')
  expect(await inside[1]).toBe('second')
})
