import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

test('of several who ask for the same at once, one works; it is done anew when it has ended, well or not', async () => {
  const flights = singleFlight<string>()
  const app = {}
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const begun = flights(app).start(['a', 'b'], first.promise)
  expect(flights(app).get('b')).toBe(begun)
  expect(flights(app).size).toBe(2)
  first.resolve('drawn')
  expect(await begun).toBe('drawn')
  await Promise.resolve()
  expect(flights(app).get('a')).toBeUndefined()

  const failing = flights(app).start(['a'], second.promise)
  second.reject(new Error('no paper'))
  await expect(failing).rejects.toThrow('no paper')
  await Promise.resolve()
  expect(flights(app).size).toBe(0)
})

test('another app, and another account of it, share nothing', () => {
  const flights = singleFlight<string>()
  const app = {}
  const never = new Promise<string>(() => {})
  flights(app, 1).start(['a'], never)
  expect(flights(app, 1).get('a')).toBe(never)
  expect(flights(app, 2).get('a')).toBeUndefined()
  expect(flights({}, 1).get('a')).toBeUndefined()
})
