// P9–P11: what a deployment does when its database or its disk fail, and when it is asked to stop.
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { CallError } from '#base/fault.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { readMail } from '#test/deployment.ts'
import { startPostgres } from '#test/postgres.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { hangMs, seconds, slowOf, timed } from '../timed.ts'

const limits = { databaseMs: 5_000, diskMs: 30_000, stopMs: 15_000 }
const downMs = { bug: 2_000, fast: 2_000, ci: 5_000, nightly: 60_000 }

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  async run(given) {
    if (given.profile === 'bug') return [await fullDisk(given)]
    return [...(given.engine === 'postgres' ? [await databaseRestart(given)] : []), await fullDisk(given), await cleanStop(given)]
  },
}

const named = (fullName: string) => ({ body: { fullName, phone: '0901234567', address: '1 Quay' } })

async function databaseRestart(given: Given): Promise<Finding> {
  const cluster = await startPostgres()
  try {
    const deployment = await given.deployment({ serverUrl: cluster.url })
    const { demo, tokens } = deployment.people
    const { pid } = deployment.server
    await demo(accountCalls.updateMe, named('Before'))
    const status = async () => {
      const answer = await fetch(`${deployment.server.url}/core/user/me`, { headers: { authorization: `Bearer ${tokens.demo}` } })
      await answer.arrayBuffer()
      return `${answer.status}${answer.headers.get('retry-after') ? ' with Retry-After' : ''}`
    }
    const restarting = { isOver: false }
    const restarted = cluster.restart(downMs[given.profile]).then(() => {
      restarting.isOver = true
    })
    const heard = new Set<string>()
    while (!restarting.isOver) {
      const answer = await status()
      if (!restarting.isOver && answer !== '200') heard.add(answer)
      await new Promise(done => setTimeout(done, 50))
    }
    await restarted
    const from = performance.now()
    while ((await status()) !== '200' && performance.now() - from < hangMs) await new Promise(done => setTimeout(done, 50))
    const back = timed('back after', performance.now() - from, limits.databaseMs)
    await demo(accountCalls.updateMe, named('After'))
    const isSame = deployment.server.pid === pid && (await demo(accountCalls.me)).data.fullName === 'After'
    // Work in the background goes on, too.
    await demo(signInCalls.requestOtp, { body: { email: 'demo@inkport.example' } })
    const code = await readMail(join(deployment.server.dataDir, 'outbox'), 'demo@inkport.example', /\b(\d{4})\b/)
    return {
      promise: 'P9',
      what: `the database is away for ${seconds(downMs[given.profile])}`,
      figure: `meanwhile ${[...heard].join(', ')}; ${back.text}; a code asked for then is mailed`,
      // One that does not come back takes no name.
      isKept: [...heard].join() === '503 with Retry-After' && isSame && code !== '',
      ...slowOf(back),
    }
  } finally {
    // The app is closed after its suite; its database may go before it.
    given.afterwards(() => cluster.stop())
  }
}

/** On a file system of its own size where there is one in memory, so that nothing else fills or frees it. */
async function fullDisk(given: Given): Promise<Finding> {
  const folder = mkdtempSync(join(roomIn('/dev/shm') > 400 ? '/dev/shm' : tmpdir(), 'inkport-disk-'))
  given.afterwards(async () => rmSync(folder, { recursive: true, force: true }))
  const ballast = join(folder, 'ballast')
  const deployment = await given.deployment({ env: { DISK_RESERVE_MB: String(roomIn(folder) - 200) }, dataDir: join(folder, 'data') })
  writeFileSync(ballast, Buffer.alloc(300 << 20))
  const { demo } = deployment.people
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const deposit = (transactionNumber: string) =>
    demo(depositCalls.makeDeposit, {
      body: { amount: 100_00, transactionNumber, note: '' },
      files: [new File([new Uint8Array(png)], 'proof.png', { type: 'image/png' })],
    })
  const refused = await statusOf(deposit('FULL1'))
  const works = [
    await statusOf(demo(walletCalls.myWallet)),
    await statusOf(deployment.client()(catalogueCalls.products, { query: {} })),
    await statusOf(demo(accountCalls.updateMe, named('Full Disk'))),
  ]
  rmSync(ballast)
  const from = performance.now()
  let again = await statusOf(deposit('FULL2'))
  while (again === 507 && performance.now() - from < hangMs) {
    await new Promise(done => setTimeout(done, 500))
    again = await statusOf(deposit('FULL2'))
  }
  const back = timed('uploads back after', performance.now() - from, limits.diskMs)
  const kept = (await demo(accountCalls.me)).data.fullName === 'Full Disk'
  return {
    promise: 'P10',
    what: 'the disk is full up to its reserve, then has room again',
    figure: `uploads answer ${refused}, reading and writing ${[...new Set(works)].join('/')}; ${back.text}`,
    isKept: refused === 507 && works.every(status => status === 200) && again === 200 && kept,
    ...slowOf(back),
  }
}

/** Free MiB. */
function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.floor((bavail * bsize) / 2 ** 20)
  } catch {
    return 0 // there is no such file system
  }
}

const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 200,
    (error: unknown) => (error instanceof CallError ? error.status : 0),
  )

/** What a client hears of a server that does not take its request any more: nothing at all, or that it is closing. */
const isTurnedAway = (error: unknown) => error instanceof CallError && (error.status === 0 || error.status === 503)

async function cleanStop(given: Given): Promise<Finding> {
  const deployment = await given.deployment()
  const { demo } = deployment.people
  const heard = { answered: 0, cut: 0, isOver: false }
  const repeat = async (ask: () => Promise<unknown>) => {
    while (!heard.isOver) {
      try {
        await ask()
        heard.answered++
      } catch (error) {
        if (!isTurnedAway(error)) heard.cut++ // a cut reply is a broken JSON text, and that is no CallError
        heard.isOver = true
      }
    }
  }
  const readers = Array.from({ length: 15 }, () => repeat(() => deployment.client()(catalogueCalls.products, { query: { limit: 100 } })))
  const written = { last: '', tried: '' }
  const writer = repeat(async () => {
    written.tried = `Writer ${heard.answered}`
    await demo(accountCalls.updateMe, named(written.tried))
    written.last = written.tried
  })
  await new Promise(done => setTimeout(done, 2_000))
  const { code, milliseconds } = await deployment.restart('SIGTERM')
  await Promise.all([...readers, writer])
  const { fullName } = (await deployment.client(deployment.people.tokens.demo)(accountCalls.me)).data
  const stopped = timed('after', milliseconds, limits.stopMs)
  return {
    promise: 'P11',
    what: 'SIGTERM under 16 connections',
    figure: `${heard.answered} answered, ${heard.cut} cut, exit ${code} ${stopped.text}`,
    // The last one may have been written although its answer was turned away.
    isKept: heard.cut === 0 && code === 0 && [written.last, written.tried].includes(fullName),
    ...slowOf(stopped),
  }
}
