// P5: what PayPal says twice, late or wrongly. The app's own test provider stands for PayPal; the suite signs webhooks as it does.
import type { Client } from '#base/client.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { until } from '#test/deployment.ts'
import { payerOf } from '#test/payment.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { balanceOf, findingOf, fundUpTo, isBroken } from '../money.ts'
import { begin, signerOf } from '../payer.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

const deposits = { bug: 3, fast: 3, ci: 20, nightly: 200 }
const times = 10

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  async run(given) {
    const deployment = await given.deployment()
    return [
      await returnsAndWebhooks(given, deployment),
      await wrongWords(deployment),
      await lateMoney(given, deployment),
      await strangers(deployment),
      await takenBack(given, deployment),
    ]
  },
}

const credits = async (client: Client, depositId: number | null) =>
  (await client(walletCalls.myTransactions, { query: { limit: 100 } })).data.docs.filter(line => line.depositId === depositId)
const alertsOf = async (owner: Client) => (await owner(paymentCalls.paymentAlerts, { query: { limit: 100 } })).data.docs

async function returnsAndWebhooks({ profile }: Given, deployment: Deployment): Promise<Finding> {
  const { demo } = deployment.people
  const payer = payerOf(deployment.server)
  const sign = await signerOf(deployment)
  const wrong: string[] = []
  await payer.mood({ webhooks: 'NONE' })
  for (let round = 0; round < deposits[profile]; round++) {
    const held = await balanceOf(demo)
    const amount = 100_00 + round
    const payment = await begin(demo, amount)
    await payer.decide(payment.approveUrl, 'approve')
    const webhook = async () => {
      const { raw, headers } = sign('CHECKOUT.ORDER.APPROVED', { id: payment.gatewayId })
      const { status } = await fetch(`${deployment.server.url}/v1/payment/paypal/webhook`, { method: 'POST', body: raw, headers })
      if (status >= 500) throw new Error(`The webhook was answered ${status}.`)
    }
    const settle = () => demo(paymentCalls.settlePayment, { params: { id: payment.id } })
    const answers = await Promise.allSettled(Array.from({ length: times * 2 }, (_, at) => (at % 2 === 0 ? settle() : webhook())))
    await settle()
    const { state } = (await demo(paymentCalls.myPayment, { params: { id: payment.id } })).data
    const booked = await credits(demo, payment.depositId)
    const after = await balanceOf(demo)
    if (state !== 'COMPLETED' || booked.length !== 1 || after !== held + amount || answers.some(isBroken))
      wrong.push(
        `payment ${payment.id}: ${state}, ${booked.length} credits, ${held} → ${after}, ${answers.filter(isBroken).length} not answered`,
      )
  }
  await payer.mood()
  const what = `return against webhook, ${times} × each at once × ${deposits[profile]} deposits`
  return findingOf('P5', what, 'one credit each', wrong)
}

/** PayPal's own answer is about other money than was asked for. */
async function wrongWords(deployment: Deployment): Promise<Finding> {
  const { demo, owner } = deployment.people
  const payer = payerOf(deployment.server)
  const wrong: string[] = []
  const bents = {
    amount: { value: '1.00' },
    'more than asked': { value: '999.00' },
    currency: { currency: 'EUR' },
    payee: { payee: 'SOMEBODYELSE' },
    'another deposit': { customId: '00000000-0000-4000-8000-000000000000' },
  }
  for (const [name, bent] of Object.entries(bents)) {
    const held = await balanceOf(demo)
    const payment = await begin(demo, 150_00)
    await payer.mood({ bent })
    await payer.decide(payment.approveUrl, 'approve')
    await Promise.allSettled(Array.from({ length: times }, () => demo(paymentCalls.settlePayment, { params: { id: payment.id } })))
    const { state } = (await demo(paymentCalls.myPayment, { params: { id: payment.id } })).data
    await payer.mood()
    const alerts = (await alertsOf(owner)).filter(({ paymentId, kind }) => paymentId === payment.id && kind === 'MISMATCH').length
    if (state !== 'MISMATCH' || (await balanceOf(demo)) !== held || alerts !== 1) wrong.push(`${name}: ${state}, ${alerts} alerts`)
  }
  return findingOf(
    'P5',
    `${Object.keys(bents).length} wrong answers of PayPal: ${Object.keys(bents).join(', ')}`,
    '0 credits, an alert each',
    wrong,
  )
}

/** A payment that was given up here and is taken at PayPal; a declined try beside the sum; the sum in parts. */
async function lateMoney({ profile }: Given, deployment: Deployment): Promise<Finding> {
  const { demo, owner } = deployment.people
  const payer = payerOf(deployment.server)
  const wrong: string[] = []
  const parts = {
    'a declined try': [
      { status: 'DECLINED', value: '150.00' },
      { status: 'COMPLETED', value: '150.00' },
    ],
    'two parts': [
      { status: 'COMPLETED', value: '100.00' },
      { status: 'COMPLETED', value: '50.00' },
    ],
    'given up': undefined,
  }
  for (let round = 0; round < Math.min(deposits[profile], 10); round++)
    for (const [name, captures] of Object.entries(parts)) {
      const held = await balanceOf(demo)
      const payment = await begin(demo, 150_00)
      const params = { id: payment.id }
      await payer.mood({ webhooks: 'TWICE', ...(captures && { bent: { captures } }) })
      if (captures) await payer.decide(payment.approveUrl, 'approve')
      else {
        await demo(paymentCalls.cancelPayment, { params })
        await payer.take(payment.gatewayId)
      }
      await Promise.allSettled(Array.from({ length: times }, () => owner(paymentCalls.askPayment, { params })))
      await payer.mood()
      const came = (await balanceOf(demo)) - held
      const told = (await alertsOf(owner)).filter(({ paymentId, kind }) => paymentId === payment.id && kind === 'LATE').length
      if (came !== 150_00 || told !== (captures ? 0 : 1)) wrong.push(`${name}: ${came} cents came, finance was told ${told} times`)
    }
  return findingOf(
    'P5',
    'money that comes after its payment was given up, beside a declined try, in parts',
    'one credit each, finance is told',
    wrong,
  )
}

/** Webhooks that are not PayPal's, are about nobody's order here, and a payment settled by another seller. */
async function strangers(deployment: Deployment): Promise<Finding> {
  const { demo, owner } = deployment.people
  const payer = payerOf(deployment.server)
  const sign = await signerOf(deployment)
  const wrong: string[] = []
  await payer.mood({ webhooks: 'NONE' })
  const held = await balanceOf(demo)
  const payment = await begin(demo, 150_00)
  const { raw, headers } = sign('CHECKOUT.ORDER.APPROVED', { id: payment.gatewayId })
  const foreign = sign('CHECKOUT.ORDER.APPROVED', { id: 'T0123456789ABCDEF' })
  const send = async (body: string, given: Record<string, string>) =>
    (await fetch(`${deployment.server.url}/v1/payment/paypal/webhook`, { method: 'POST', body, headers: given })).status
  const statuses = {
    unsigned: await send(raw, { 'content-type': 'application/json' }),
    'another body': await send(raw.replace('APPROVED', 'COMPLETED'), headers),
    'no JSON': await send('{', headers),
    foreign: await send(foreign.raw, foreign.headers),
  }
  for (const name of ['unsigned', 'another body', 'no JSON'] as const)
    if (statuses[name] !== 400) wrong.push(`${name} was answered ${statuses[name]}`)
  if (statuses.foreign !== 200) wrong.push(`a webhook about another's order was answered ${statuses.foreign}`)
  const other = await deployment.seller('payerelse')
  const answer = await other.api(paymentCalls.settlePayment, { params: { id: payment.id } }).then(
    () => 200,
    (error: { status?: number }) => error.status,
  )
  if (answer !== 404) wrong.push(`another seller's settling was answered ${answer}`)
  if ((await balanceOf(demo)) !== held || (await balanceOf(other.api)) !== 0) wrong.push('money has come')
  const kinds = new Set(
    (
      await until('the alerts', async () => {
        const found = await alertsOf(owner)
        return found.some(({ kind }) => kind === 'FOREIGN') ? found : undefined
      })
    ).map(({ kind }) => kind),
  )
  for (const kind of ['UNSIGNED', 'FOREIGN'] as const) if (!kinds.has(kind)) wrong.push(`finance was not told of ${kind}`)
  await payer.mood()
  return findingOf('P5', 'unsigned, changed and foreign webhooks, and another seller', '0 credits, finance is told', wrong)
}

/** Money that goes back in parts of more than had come: told in webhooks, found by asking and taken by finance, all at once. */
async function takenBack({ profile, random }: Given, deployment: Deployment): Promise<Finding> {
  const { demo, owner } = deployment.people
  const payer = payerOf(deployment.server)
  const wrong: string[] = []
  const count = Math.min(deposits[profile], 10)
  await fundUpTo(deployment.people, 1_000_00)
  for (let round = 0; round < count; round++) {
    const held = await balanceOf(demo)
    const payment = await begin(demo, 150_00)
    const params = { id: payment.id }
    await payer.mood({ webhooks: 'TWICE' })
    await payer.decide(payment.approveUrl, 'approve')
    await demo(paymentCalls.settlePayment, { params })
    const parts = [40_00 + random.below(60_00), 1 + random.below(20_00), 100_00 + random.below(50_00), 1 + random.below(150_00)]
    const byHand = random.below(2) === 0 ? 1 + random.below(60_00) : 0
    const body = { amountCents: byHand, reference: `HAND-${payment.id}`, reason: 'x' }
    const acts = parts.map(async (cents, at) => {
      await payer[at % 2 === 0 ? 'refund' : 'reverse'](payment.gatewayId, (cents / 100).toFixed(2))
      await Promise.all(Array.from({ length: 3 }, () => owner(paymentCalls.askPayment, { params })))
    })
    const answers: PromiseSettledResult<unknown>[] = await Promise.allSettled([
      ...acts,
      ...(byHand > 0 ? [owner(paymentCalls.takeBackPayment, { params, body })] : []),
    ])
    answers.push(...(await Promise.allSettled([owner(paymentCalls.askPayment, { params })])))
    const taken = held + 150_00 - (await balanceOf(demo))
    if (taken !== 150_00 || answers.some(isBroken))
      wrong.push(`parts of ${[...parts, byHand].join(', ')} cents: ${taken} were taken, ${answers.filter(isBroken).length} not answered`)
  }
  await payer.mood()
  return findingOf(
    'P5',
    `money that goes back in parts of more than came, by three ways at once × ${count}`,
    'what came and no more',
    wrong,
  )
}
