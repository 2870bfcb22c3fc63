import { expect, test } from 'vitest'
import { openDoor } from './crowd.ts'

test('so many work at once, and a further one is sent away until one of them has ended, well or not', async () => {
  const door = openDoor(2)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const inside = [door.through(() => first.promise), door.through(() => second.promise)]
  expect(door.look).toThrow('UNAVAILABLE')
  await expect(door.through(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE', values: { retryAfterSeconds: 1 } })
  first.reject(new Error('it broke'))
  await expect(inside[0]).rejects.toThrow('it broke')
  expect(await door.through(async () => 'third')).toBe('third')
  second.resolve('second')
  expect(await inside[1]).toBe('second')
})
