// A stand-in over HTTP: it is reached by the app's own client under its host, and a test says how it is.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import type { Carrier } from '#shop/carrier/port.ts'
import { carriers } from '#shop/carrier/registry.ts'
import { startShop } from '#test/shop.ts'
import { standInOf } from '#test/stand-in-carrier.ts'

/** It keeps what it is sent, and shows it again. */
const host = 'toy.inkport.test'
const toy: Carrier = {
  id: 'toy',
  standIn: {
    host,
    callsPerHour: 60,
    async answer({ method, path, query, body }, books) {
      const name = path.split('/')[3] ?? ''
      if (method === 'GET') return { status: 200, body: JSON.stringify({ kept: await books.read(name), asked: query.get('asked') }) }
      const before = Number((await books.read('serial')) ?? 0)
      await books.write('serial', before + 1)
      await books.write(name, body.toString('latin1'))
      await books.count('kept')
      return { status: 201, headers: { 'x-toy': 'yes' }, body: JSON.stringify({ serial: before + 1 }) }
    },
  },
}
const registry = carriers as Carrier[]
registry.push(toy)
const shop = await startShop()
afterAll(async () => {
  registry.splice(0, registry.length, ...registry.filter(it => it !== toy))
  await shop.close()
})

/** A name of its own for each test, under which it keeps something. */
let name = ''
let serial = 0
beforeEach(async () => {
  name = `thing-${++serial}`
  shop.advance(hour)
  await mood()
})
const purpose = { hosts: [host], maxBytes: 4_096, statuses: 'any' } as const
const keep = async (body: string | Buffer = 'a', totalMs = 10_000) => {
  const answer = await shop.engine.outbound.fetch({ ...purpose, totalMs }, `https://${host}/v1/things/${name}`, { method: 'POST', body })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const kept = async () => {
  const answer = await shop.engine.outbound.fetch(purpose, `https://${host}/v1/things/${name}?asked=again`)
  return JSON.parse(await answer.text()) as { kept?: string; asked: string }
}
const { mood, counts } = standInOf(shop, 'toy')
const how = (given: string, more: object = {}) => mood({ call: 'POST /v1/things/*', how: given, ...more })

test('it is asked under its host, by the app’s own client, with the very bytes', async () => {
  expect(await keep(Buffer.from([0, 255, 13]))).toMatchObject({ status: 201, text: expect.stringContaining('serial') })
  expect(await kept()).toEqual({ kept: '\u0000\u00ff\r', asked: 'again' })
})

test('under the app’s own names there is nothing of it', async () => {
  expect((await fetch(`${shop.url}/v1/things/${name}`, { method: 'POST', body: 'a' })).status).toBe(404)
})

test('what it has written is on the disk before it answers', async () => {
  await keep('written')
  const folder = join(shop.engine.config.dataDir, 'test-carriers', 'toy')
  expect(await readFile(join(folder, `${name}.json`), 'utf8')).toBe('"written"')
  expect((await readdir(folder)).filter(file => !file.endsWith('.json'))).toEqual([])
})

test('calls that come at once are answered one after the other', async () => {
  const before = Number((await counts()).kept ?? 0)
  const answers = await Promise.all(Array.from({ length: 8 }, () => keep()))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(8)
  expect(Number((await counts()).kept) - before).toBe(8)
})

test.each([
  ['HANG', 'TIMEOUT'],
  ['CUT_BEFORE', 'UNREACHABLE'],
])('%s: no answer comes, and nothing was done', async (given, reason) => {
  await how(given)
  await expect(keep('a', 700)).rejects.toMatchObject({ reason })
  expect((await kept()).kept).toBeUndefined()
  expect((await keep()).status).toBe(201)
})

test('CUT_AFTER: no answer comes, and it was done', async () => {
  await how('CUT_AFTER')
  await expect(keep('done')).rejects.toThrow()
  expect((await kept()).kept).toBe('done')
})

test('SLOW: the answer comes late', async () => {
  await how('SLOW')
  expect((await keep('late')).status).toBe(201)
  expect((await kept()).kept).toBe('late')
})

test.each([
  ['FAIL', 500],
  ['LIMITED', 429],
  ['STOPPED', 403],
])('%s: it answers %i and does nothing', async (given, status) => {
  await how(given)
  expect(await keep()).toMatchObject({ status, headers: given === 'LIMITED' ? { 'retry-after': '60' } : {} })
  expect((await kept()).kept).toBeUndefined()
})

test('SAYS: it answers what the test says, so many times, after so many others, and to that call alone', async () => {
  await how('SAYS', { status: 418, body: '{"error":"TEAPOT"}', times: 2, after: 1 })
  expect((await kept()).kept).toBeUndefined()
  expect((await keep()).status).toBe(201)
  expect(await keep()).toMatchObject({ status: 418, text: '{"error":"TEAPOT"}' })
  expect((await keep()).status).toBe(418)
  expect((await keep()).status).toBe(201)
})

test('the calls of an hour are counted, and the next is refused until it ends', async () => {
  for (let made = 0; made < 60; made++) expect((await keep()).status).toBe(201)
  shop.advance(20 * minute)
  expect(await keep()).toMatchObject({ status: 429, headers: { 'retry-after': '2400' } })
  const { calls, kept: before } = await counts()
  shop.advance(40 * minute)
  expect((await keep()).status).toBe(201)
  expect(await counts()).toMatchObject({ calls: { '/v1/things': Number(calls['/v1/things']) + 1 }, kept: Number(before) + 1 })
})
