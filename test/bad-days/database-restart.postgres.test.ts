import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/calls.ts'
import { type Cluster, startPostgres } from '#test/postgres.ts'
import { type ServerProcess, startServer } from '#test/server.ts'
import { type FirstPeople, firstPeople, patienceMs } from './people.ts'

let cluster: Cluster
let server: ServerProcess
let people: FirstPeople
beforeAll(async () => {
  cluster = await startPostgres()
  server = await startServer({ env: { DATABASE_URL: cluster.url }, readyMs: patienceMs })
  people = await firstPeople(server)
}, patienceMs)
afterAll(async () => {
  await server.stop()
  await cluster.stop()
})

const name = (fullName: string) => ({ body: { fullName, phone: '0901234567', address: '1 Quay' } })
const status = async () => {
  const answer = await fetch(`${server.url}/core/user/me`, { headers: { authorization: `Bearer ${people.tokens.demo}` } })
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

test('a restart of the database is survived: 503 with Retry-After meanwhile, and within 5 s the same process works again', async () => {
  await people.demo(accountCalls.updateMe, name('Before'))
  let isBack = false
  const restarted = cluster.restart(3_000).then(() => {
    isBack = true
  })
  const heard = new Set<string>()
  while (!isBack) {
    const answer = await status()
    if (!isBack && answer.status !== 200) heard.add(`${answer.status} ${answer.retryAfter}`)
    await new Promise(done => setTimeout(done, 100))
  }
  await restarted
  expect([...heard]).toEqual(['503 2'])
  const from = performance.now()
  while ((await status()).status !== 200) await new Promise(done => setTimeout(done, 50))
  expect(performance.now() - from).toBeLessThan(5_000)
  expect((await people.demo(accountCalls.me)).data.fullName).toBe('Before')
  await people.demo(accountCalls.updateMe, name('After'))
  expect((await people.demo(accountCalls.me)).data.fullName).toBe('After')
})

test('jobs go on after the restart: a code that is asked for is mailed', async () => {
  const mails = async () =>
    (await (await fetch(`${server.url}/outbox`, { headers: { cookie: server.trialCookie } })).text()).match(/demo@inkport\.example/g)
      ?.length ?? 0
  const before = await mails()
  await people.demo(accountCalls.requestOtp, { body: { email: 'demo@inkport.example' } })
  for (const deadline = Date.now() + 20_000; (await mails()) === before; ) {
    if (Date.now() > deadline) throw new Error(`No mail came:\n${server.said()}`)
    await new Promise(done => setTimeout(done, 100))
  }
})
