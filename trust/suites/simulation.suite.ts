// Everybody acts at random: the app is held against a plain model of it, step by step. The chances are the seed's; the n-th
// simulation of a run is the first one of the run whose seed is higher by n.
import { voucherCalls } from '#shop/voucher/contract.ts'
import { payerOf } from '#test/payment.ts'
import { controlOf } from '../deployment/controls.ts'
import { findingOf } from '../money.ts'
import { signerOf } from '../payer.ts'
import { type Random, randomOf } from '../random.ts'
import type { Suite } from '../run/suite.ts'
import { dayActs } from '../simulation/day.acts.ts'
import { itemActs, madeItemActs } from '../simulation/item.acts.ts'
import { moneyActs } from '../simulation/money.acts.ts'
import { deepActs, operationsActs } from '../simulation/operations.acts.ts'
import { type Act, orderActs, slowActs } from '../simulation/order.acts.ts'
import { check, openPlay, type Play, type Stage, voucherOf } from '../simulation/play.ts'

/** A bug ends it with the first that sees it. */
const simulations = { bug: 60, fast: 15, ci: 100, nightly: 2_000 }
const stepsEach = { bug: 30, fast: 30, ci: 20, nightly: 30 }
/** One in so many sends files, goes over the print floor and to delivery, and takes seconds. */
const deepEvery = 8
/** One in so many cancels items whose print files are made, which takes as long. */
const itemsEvery = 8
const tellsOfAtMost = { bug: 1, fast: 3, ci: 3, nightly: 3 }

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'embedded',
  async run({ profile, seed, deployment: open, say }) {
    const deployment = await open({ isControlled: true })
    await payerOf(deployment.server).mood({ webhooks: 'NONE' })
    const stage = { deployment, control: controlOf(deployment.server), sign: await signerOf(deployment) }
    const wrong: string[] = []
    let steps = 0
    let failed = 0
    const from = performance.now()
    for (let each = 0; each < simulations[profile] && failed < tellsOfAtMost[profile]; each++) {
      const play = await simulate(stage, seed + each, stepsEach[profile])
      steps += play.steps.length
      if (play.wrong.length === 0) continue
      failed++
      wrong.push(`seed ${seed + each}: ${play.wrong.join('; ')}`, ...play.steps.map((step, at) => `  ${at + 1}. ${step}`))
    }
    say(`${steps} steps in ${((performance.now() - from) / 1_000).toFixed(0)} s`)
    return [
      findingOf(
        'P1',
        `${simulations[profile]} simulations of sellers, staff, carrier and PayPal, ${stepsEach[profile]} steps each`,
        'every status, sum and invariant as on paper after each step',
        wrong,
      ),
    ]
  },
}

async function simulate(stage: Stage, seed: number, most: number): Promise<Play> {
  const random = randomOf(seed, 'simulation')
  const play = await openPlay(stage, random, `S${seed}`)
  const body = { code: voucherOf(play), amountCents: 1_00, maxUses: play.model.voucherLeft, isOncePerUser: false }
  await play.owner(voucherCalls.makeVoucher, { body })
  const isOfItems = seed % itemsEvery === itemsEvery / 2
  const everyday = [...orderActs, ...moneyActs, ...operationsActs, ...itemActs, ...dayActs]
  const acts = isOfItems ? madeItemActs : [...everyday, ...(seed % deepEvery === 0 ? [...slowActs, ...deepActs] : [])]
  // Who finds nothing to do takes no step.
  for (let tries = 0; play.steps.length < most && tries < most * 3 && play.wrong.length === 0; tries++) {
    await anAct(acts, random)(play)
    await check(play)
  }
  return play
}

function anAct(acts: readonly (readonly [number, Act])[], random: Random): Act {
  let left = random.below(acts.reduce((sum, [often]) => sum + often, 0))
  for (const [often, act] of acts) {
    left -= often
    if (left < 0) return act
  }
  throw new Error('There is no act.')
}
