// Promise S2: four digits are safe because guesses are counted.
import { afterAll, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { startShop } from '#test/shop.ts'
import { seedSeller } from '../sign-in/seed.ts'
import { guessCode, issueCode } from './code.ts'
import { addressOf } from './rate-limit.ts'

const shop = await startShop()
afterAll(() => shop.close())

const others = (code: string) => Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).filter(each => each !== code)
const arrange = async () => {
  const person = await seedSeller(shop.engine.db)
  const send = () => shop.write(tx => issueCode(tx, person.id, 'reset'))
  const guess = (otpCode: string, consumes = true) =>
    shop.write(async tx => (await guessCode(tx, { email: person.email, otpCode }, { consumes })) !== undefined)
  const counted = async () => {
    const { rows } = await shop.engine.db.pool.query(
      'select guesses, cardinality(guessed_at) as of_day from one_time_code where account_id = $1',
      [person.id],
    )
    return rows[0]
  }
  return { person, send, guess, counted }
}

test('of two hundred guesses at once five are evaluated', async () => {
  const { send, guess, counted } = await arrange()
  const { code } = await send()
  const results = await Promise.all(
    others(code)
      .slice(0, 200)
      .map(each => guess(each)),
  )
  expect(results.every(right => !right)).toBe(true)
  expect(await counted()).toEqual({ guesses: 5, ofDay: 5 })
  expect(await guess(code)).toBe(false)
})

test('of twenty right guesses at once one uses the code up', async () => {
  const { send, guess } = await arrange()
  const { code } = await send()
  const results = await Promise.all(Array.from({ length: 20 }, () => guess(code)))
  expect(results.filter(right => right)).toHaveLength(1)
})

test('new codes bring no more than fifteen guesses a day; the next day brings new ones', async () => {
  const { send, guess, counted } = await arrange()
  for (let round = 0; round < 5; round++) {
    const { code } = await send()
    for (const each of others(code).slice(0, 6)) await guess(each)
  }
  expect(await counted()).toMatchObject({ ofDay: 15 })
  const { code } = await send()
  expect(await guess(code)).toBe(false)
  shop.advance(day + minute)
  expect(await guess((await send()).code)).toBe(true)
})

test('four wrong checks leave the one guess that uses the code up', async () => {
  const { send, guess } = await arrange()
  const { code } = await send()
  for (const each of others(code).slice(0, 3)) await guess(each, false)
  expect(await guess(code, false)).toBe(true)
  expect(await guess(code, false)).toBe(false)
  expect(await guess(code)).toBe(true)
})

test('neither code nor link stands in the database, the queue or the mail’s queue', async () => {
  const { send, person } = await arrange()
  const { code, token } = await send()
  await fetch(`${shop.url}/core/auth/request-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  })
  await shop.settled()
  const { rows } = await shop.engine.db.pool.query(
    `select one_time_code::text as row from one_time_code where account_id = $1
     union all select sign_in_link::text from sign_in_link where account_id = $1
     union all select data::text from pgboss.job where name = 'account.send-code'`,
    [person.id],
  )
  expect(rows.length).toBeGreaterThan(2)
  const text = rows.map(row => row.row).join('\n')
  expect(text).not.toContain(token)
  expect(text).not.toMatch(new RegExp(`"(code|otpCode)":"?${code}`))
})

test('one machine cannot try its luck at every account', async () => {
  const { person } = await arrange()
  const askFrom = async (_: unknown, machine: number) =>
    (
      await fetch(`${shop.url}/core/auth/check-otp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${machine}` },
        body: JSON.stringify({ email: person.email, otpCode: '0000' }),
      })
    ).status
  const statuses = await Promise.all(Array.from({ length: 80 }, askFrom))
  expect(statuses.filter(status => status === 422)).toHaveLength(60)
  expect(statuses.filter(status => status === 429)).toHaveLength(20)
  expect(addressOf('::ffff:127.0.0.1')).toBe('127.0.0.1')
})
