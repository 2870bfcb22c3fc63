// `npm run journey [-- --postgres]`: the main job from sign-up to delivery, through the public API of a server of its own.
// Prints every step with counts, times and the ledger's sums; ends with 1 where anything is not as it should be.
import { openDeployment } from '#test/deployment.ts'
import { startPostgres } from '../test/postgres.ts'
import { build } from './build.ts'
import { fillLibrary } from './journey/files.ts'
import { fillDrive, importOrders } from './journey/import.ts'
import { deposit, refuseDeposits, showLedger } from './journey/money.ts'
import { hurry, labelAll, produce } from './journey/office.ts'
import { payOrders, waitForFiles } from './journey/orders.ts'
import { openOffice, type People, signUpSeller } from './journey/people.ts'
import { Mismatch, makeReport } from './journey/report.ts'
import { deliver, handOver } from './journey/tracking.ts'
import { say } from './steps.ts'

if (!(await build())) process.exit(1)
const from = performance.now()
const isPostgres = process.argv.includes('--postgres')
const cluster = isPostgres ? await startPostgres() : undefined
const deployment = await openDeployment({ databaseUrl: cluster?.url })
const report = makeReport(text => void process.stdout.write(text))
say(`The main job on ${isPostgres ? 'a throw-away PostgreSQL' : 'the embedded database'}`)
try {
  const people: People = await report.step('1 People', async () => ({
    seller: await signUpSeller(deployment, report),
    ...(await openOffice(deployment, report)),
  }))
  await report.step('2 Money', async () => {
    await refuseDeposits(people, report)
    await deposit(people, 100_00, 'FT-20261121-001', report)
  })
  await report.step('3 Library', () => fillLibrary(people, ['retro-sun.png', 'cat-moon.png', 'mountain.png'], report))
  await report.step('4 Import', async () => {
    await fillDrive(deployment, report)
    await importOrders(people, report)
  })
  await report.step('5 Files and labels behind links', () => waitForFiles(people, report))
  await report.step('6 Paying', async () => {
    await hurry(people)
    await payOrders(people, missing => deposit(people, Math.max(missing, 100_00), 'FT-20261121-002', report), report)
    await showLedger(people, report)
  })
  await report.step('7 Production', () => produce(people, report))
  await report.step('8 Labels', () => labelAll(people, report))
  await report.step('9 Hand-over', () => handOver(people, report))
  await report.step('10 Delivery', async () => {
    await deliver(people, report)
    await showLedger(people, report)
  })
  say(`The journey passed in ${((performance.now() - from) / 1_000).toFixed(1)} s.`)
} catch (error) {
  say(`The journey FAILED: ${error instanceof Mismatch || !(error instanceof Error) ? String(error) : error.stack}`)
  say(deployment.server.said().slice(-4_000))
  process.exitCode = 1
} finally {
  await deployment.close()
  await cluster?.stop()
}
