// P12: work in the background. What a kill interrupts is done again, and once; a mail whose answer was lost comes again as the same
// mail; what fails for good is listed, and can be tried again; what kills its process twice is put aside.
import type { Client } from '#base/client.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { until } from '#test/deployment.ts'
import { address } from '#test/order.ts'
import { driveIdOf, startDrive } from '#test/stand-ins/drive.ts'
import { type SmtpStandIn, startSmtp } from '#test/stand-ins/smtp.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf, fundUpTo, productOf, shirt } from '../money.ts'
import type { Finding, Suite } from '../run/suite.ts'
import { slowOf, timed } from '../timed.ts'

const mails = { bug: 2, fast: 2, ci: 6, nightly: 30 }
const againLimitMs = 60_000
/** What was not done again by then is not done again. */
const patienceMs = 200_000

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  async *run(given) {
    const [drive, smtp] = [await startDrive(), await startSmtp()]
    given.afterwards(async () => {
      await drive.close()
      await smtp.close()
    })
    const deployment = await given.deployment({ env: { SMTP_URL: smtp.url, OUTBOUND_MAP: drive.outboundMap } })
    await fundUpTo(deployment.people, 2_000_00)
    yield await lostAnswers(deployment, smtp, mails[given.profile])
    if (given.profile !== 'bug') yield await killedFetch(deployment, drive)
    yield* await killer(deployment, drive)
    if (given.profile !== 'bug') yield* await deadLetters(deployment, smtp)
  },
}

/** People of the app as it runs now: a restart ends their connections. */
const now = ({ people, client }: Deployment): { demo: Client; owner: Client } => ({
  demo: client(people.tokens.demo),
  owner: client(people.tokens.owner),
})

/** The mail server takes every invoice and never says so; then the app is killed. */
async function lostAnswers(deployment: Deployment, smtp: SmtpStandIn, count: number): Promise<Finding> {
  const item = await productOf(deployment.people.demo)
  smtp.mood = 'cut'
  const bought = new Set<number>()
  for (let made = 0; made < count; made++)
    bought.add((await deployment.people.demo(checkoutCalls.buyNow, { body: { ...item, address } })).data.id)
  const invoices = () => smtp.received.filter(({ text }) => /invoice/i.test(text))
  await until('the first invoices', async () => (invoices().length >= count ? true : undefined), patienceMs)
  await deployment.restart('SIGKILL')
  smtp.mood = 'well'
  const from = performance.now()
  const told = () => new Set(invoices().flatMap(({ messageId, isTold }) => (isTold ? [messageId] : [])))
  await until('every invoice', async () => (told().size >= count ? true : undefined), patienceMs).catch(() => undefined) // counted below
  const took = timed('the last after', performance.now() - from, againLimitMs)
  const ids = new Set(invoices().map(({ messageId }) => messageId))
  const what = `${count} mails whose answers are lost, and kill -9`
  const figure = `${count} mails, each at least once under one id; ${invoices().length} came, ${took.text}`
  return {
    ...findingOf('P12', what, figure, [
      ...(told().size === count ? [] : [`${told().size} of ${count} were taken`]),
      ...(ids.size === count ? [] : [`${count} mails came under ${ids.size} ids`]),
    ]),
    ...slowOf(took),
  }
}

/** A print file is being fetched from a drive that hangs; its order is paid as soon as it is there. */
async function killedFetch(deployment: Deployment, drive: Awaited<ReturnType<typeof startDrive>>): Promise<Finding> {
  const link = drive.share({ kind: 'hang' })
  const items = shirt.items.map(item => ({ ...item, files: [{ side: 'FRONT' as const, link }] }))
  const { id } = (await now(deployment).demo(orderIntakeCalls.createOrder, { body: { ...shirt, items } })).data
  await now(deployment)
    .demo(orderPayCalls.submitOrder, { params: { id } })
    .catch(() => undefined) // it waits for its files
  await until('the fetch', async () => ((drive.hits.get(driveIdOf(link)) ?? 0) > 0 ? true : undefined))
  await deployment.restart('SIGKILL', async () => {
    const art = await drive.shareArt(2_400, 2_400)
    drive.hold(driveIdOf(link), drive.held(driveIdOf(art)))
  })
  const from = performance.now()
  const order = async () => (await now(deployment).demo(orderCalls.order, { params: { id } })).data
  const isPaid = async () => ((await order()).paidAt === null ? undefined : true)
  await until('the order to be paid', isPaid, patienceMs).catch(() => undefined) // counted below
  const took = timed('done again after', performance.now() - from, againLimitMs)
  const booked = (await now(deployment).demo(walletCalls.myTransactions, { query: { order: id, limit: 100 } })).data.docs
  const wrong = booked.length === 1 ? [] : [`order ${id} is ${(await order()).status}, with ${booked.length} payments`]
  const what = 'a fetch that is killed with its process'
  return { ...findingOf('P12', what, `${took.text}, its order paid once`, wrong), ...slowOf(took) }
}

/** A fetch under which the process is killed each time: as far as the app can see, it kills. */
async function killer(deployment: Deployment, drive: Awaited<ReturnType<typeof startDrive>>): Promise<Finding[]> {
  const link = drive.share({ kind: 'hang' })
  const items = shirt.items.map(item => ({ ...item, files: [{ side: 'FRONT' as const, link }] }))
  await now(deployment).demo(orderIntakeCalls.createOrder, { body: { ...shirt, items } })
  const runs = () => drive.hits.get(driveIdOf(link)) ?? 0
  for (const deaths of [1, 2]) {
    await until(`run ${deaths}`, async () => (runs() >= deaths ? true : undefined), patienceMs)
    await deployment.restart('SIGKILL')
  }
  const { owner } = now(deployment)
  const letter = async () =>
    (await owner(jobCalls.failedJobs, { query: { limit: 100 } })).data.docs.find(({ error }) => error.startsWith('Put aside'))
  await until('its third start', async () => ((await letter()) || runs() > 2 ? true : undefined), patienceMs).catch(() => undefined) // counted below
  const aside = await letter()
  const what = 'a job under which two processes died'
  if (!aside) return [findingOf('P12', what, 'listed', [`it is not listed as put aside, and was begun ${runs() - 2} more times`])]
  const notices = async () => (await owner(notificationCalls.myNotifications, { query: {} })).data.docs
  const isTold = await until('the notice', async () =>
    (await notices()).some(({ link: to }) => to === '/office/jobs') ? true : undefined,
  ).catch(() => false) // counted below
  const further = runs() - 2
  const art = await drive.shareArt(2_400, 2_400)
  drive.hold(driveIdOf(link), drive.held(driveIdOf(art)))
  await owner(jobCalls.retryJob, { params: { id: aside.id } })
  const isDone = async () => (runs() > 2 && (await letter()) === undefined ? true : undefined)
  const isMended = await until('the file', isDone, patienceMs).catch(() => false)
  return [
    findingOf('P12', what, `${further} further runs, listed, told to the owner`, [
      ...(further === 0 ? [] : [`it was begun ${further} more times`]),
      ...(isTold ? [] : ['the owner was not told']),
    ]),
    findingOf('P12', 'that job, tried again by the owner once its cause is mended', 'done', isMended ? [] : ['it was not done']),
  ]
}

/** A code that cannot be mailed at any try. */
async function deadLetters(deployment: Deployment, smtp: SmtpStandIn): Promise<Finding[]> {
  const { owner } = now(deployment)
  const email = 'unreached@example.com'
  smtp.mood = 'busy'
  await deployment.client()(signInCalls.signUp, {
    body: { username: 'unreached', email, password: 'a good long passphrase', referralCode: '' },
  })
  const failed = async () =>
    (await owner(jobCalls.failedJobs, { query: { limit: 100 } })).data.docs.find(({ name }) => name === 'account.send-code')
  const letter = await until('the dead letter', failed, 120_000).catch(() => undefined) // counted below
  smtp.mood = 'well'
  if (letter) await owner(jobCalls.retryJob, { params: { id: letter.id } })
  const hasCome = async () => (smtp.received.some(({ to, isTold }) => to === email && isTold) ? true : undefined)
  const isSent = letter && (await until('the mail', hasCome, 60_000).catch(() => false))
  const isGone = letter && (await failed()) === undefined
  return [
    findingOf(
      'P12',
      'a mail that fails at every try',
      `listed after ${letter?.tries} tries with its error`,
      letter?.error ? [] : ['it is not listed'],
    ),
    findingOf('P12', 'its job tried again by the owner', 'the mail comes, and the list is empty', [
      ...(isSent ? [] : ['no mail has come']),
      ...(isGone ? [] : ['it is listed still']),
    ]),
  ]
}
