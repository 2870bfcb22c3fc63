// What sellers, finance and PayPal do with money.
import type { Client } from '#base/client.ts'
import { standInHost } from '#engine/paypal/stand-in.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { payerOf } from '#test/payment.ts'
import { transfer } from '../money.ts'
import { begin } from '../payer.ts'
import type { ModelDeposit, ModelPayment } from './model.ts'
import type { Act } from './order.acts.ts'
import { ask, type Play } from './play.ts'

const params = (id: number) => ({ params: { id } })
const aDeposit = ({ model, random }: Play): ModelDeposit | undefined =>
  model.deposits.length > 0 ? random.pick(model.deposits.slice(-3)) : undefined

const deposit: Act = async play => {
  const cents = 100_00 + play.random.below(100_00)
  const body = transfer(cents, `${play.name}N${play.steps.length}`.toUpperCase())
  const made = await ask(play, `tell of ${cents} by bank`, true, options => play.seller(depositCalls.makeDeposit, body, options))
  if (made) play.model.deposits.push({ id: made.data.id, cents, status: 'PENDING' })
}

/** Enough for an order of any size. */
export const fund: Act = async play => {
  if (play.model.debt === 0 && play.model.balance >= 300_00) return
  const cents = 300_00 + play.model.debt
  const body = transfer(cents, `${play.name}F${play.steps.length}`.toUpperCase())
  const made = await ask(play, `tell of ${cents} by bank`, true, options => play.seller(depositCalls.makeDeposit, body, options))
  if (!made) return
  const told: ModelDeposit = { id: made.data.id, cents, status: 'PENDING' }
  play.model.deposits.push(told)
  play.model.decide(told, 'COMPLETED', cents)
  await ask(play, `finance approves deposit ${told.id}`, true, options =>
    play.owner(depositCalls.approveDeposit, { ...params(told.id), body: { receivedCents: cents, remark: '' } }, options),
  )
}

const decide =
  (what: string, by: (play: Play) => Client, decision: 'approve' | 'reject' | 'withdraw'): Act =>
  async play => {
    const chosen = aDeposit(play)
    if (!chosen) return
    const receivedCents = play.random.below(3) === 0 ? chosen.cents - 1 : chosen.cents
    const isTaken = play.model.decide(
      chosen,
      decision === 'approve' ? 'COMPLETED' : 'CANCELLED',
      decision === 'approve' ? receivedCents : 0,
    )
    const remark = 'As the bank says'
    await ask(play, `${what} deposit ${chosen.id}`, isTaken, options => {
      const client = by(play)
      if (decision === 'withdraw') return client(depositCalls.withdrawDeposit, params(chosen.id), options)
      if (decision === 'reject') return client(depositCalls.rejectDeposit, { ...params(chosen.id), body: { remark } }, options)
      return client(depositCalls.approveDeposit, { ...params(chosen.id), body: { receivedCents, remark } }, options)
    })
  }

const openPayPal: Act = async play => {
  const cents = 100_00 + play.random.below(50_00)
  play.steps.push(`open ${cents} at PayPal`)
  const { id, gatewayId, approveUrl } = await begin(play.seller, cents)
  const opened = { isApproved: false, reversed: 0, reversals: 0, state: 'WAITING' } as const
  play.model.payments.push({ ...opened, id, cents, gatewayId: gatewayId ?? '', approveUrl, openedAt: play.model.now })
}

const aPayment = ({ model, random }: Play): ModelPayment | undefined =>
  model.payments.length > 0 ? random.pick(model.payments.slice(-2)) : undefined

const approve: Act = async play => {
  const payment = aPayment(play)
  if (!payment) return
  play.steps.push(`say yes to payment ${payment.id}`)
  await payerOf(play.deployment.server).decide(payment.approveUrl, 'approve')
  payment.isApproved = true
}

const settle: Act = async play => {
  const payment = aPayment(play)
  if (!payment) return
  play.model.settle(payment)
  await ask(play, `settle payment ${payment.id}`, true, options => play.seller(paymentCalls.settlePayment, params(payment.id), options))
}

/** PayPal says so, in a webhook of its own. */
async function hear({ sign, deployment, control, steps, wrong }: Play, type: string, resource: object, about: ModelPayment) {
  steps.push(`PayPal says ${type} of payment ${about.id}`)
  const { raw, headers } = sign(type, resource)
  const { status } = await fetch(`${deployment.server.url}/v1/payment/paypal/webhook`, { method: 'POST', body: raw, headers })
  if (status !== 200) wrong.push(`a webhook was answered ${status}`)
  // It is acted on in a job.
  await control('settle', {})
}

/** Webhooks of any of the payments, late, doubled and in any order. */
const webhooks: Act = async play => {
  const { model, random } = play
  for (const payment of random.shuffled([...model.payments, ...model.payments]).slice(0, 3)) {
    const type = random.pick(['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.COMPLETED'])
    await hear(play, type, { id: payment.gatewayId }, payment)
    model.settle(payment)
  }
}

/** A part of a payment goes back to its payer, or more than is left of it; PayPal may say so twice. */
const reverse: Act = async play => {
  const { model, random, deployment } = play
  const payment = model.payments.find(({ state, cents, reversed }) => state === 'COMPLETED' && reversed < cents)
  if (!payment) return
  const { gatewayId } = payment
  const cents = 1 + random.below(payment.cents)
  const taken = Math.min(cents, payment.cents - payment.reversed)
  const value = (cents / 100).toFixed(2)
  await payerOf(deployment.server).refund(gatewayId, value)
  payment.reversed += taken
  payment.reversals++
  const links = [{ rel: 'up', href: `https://${standInHost}/v2/payments/captures/${gatewayId}C` }]
  const resource = { id: `${gatewayId}R${payment.reversals}`, amount: { currency_code: 'USD', value }, links }
  for (let times = 1 + random.below(2); times > 0; times--) await hear(play, 'PAYMENT.CAPTURE.REFUNDED', resource, payment)
  model.claw(taken)
}

export const moneyActs: readonly (readonly [number, Act])[] = [
  [5, deposit],
  [6, decide('finance approves', ({ owner }) => owner, 'approve')],
  [1, decide('finance refuses', ({ owner }) => owner, 'reject')],
  [1, decide('the seller takes back', ({ seller }) => seller, 'withdraw')],
  [2, openPayPal],
  [3, approve],
  [2, settle],
  [2, webhooks],
  [1, reverse],
]
