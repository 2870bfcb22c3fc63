// Sellers, staff, carrier and PayPal act, and the app is held against a plain model of them, step by step: first in constant cases, then
// at random. The chances are the seed's; the n-th simulation of a run is the first one of the run whose seed is higher by n.
import { voucherCalls } from '#shop/voucher/contract.ts'
import { payerOf } from '#test/payment.ts'
import { type Random, randomOf } from '#test/random.ts'
import { controlOf } from '../deployment/controls.ts'
import { findingOf } from '../money.ts'
import { signerOf } from '../payer.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'
import { calm, cases } from '../simulation/cases.ts'
import { dayActs } from '../simulation/day.acts.ts'
import { itemActs, madeItemActs } from '../simulation/item.acts.ts'
import { moneyActs } from '../simulation/money.acts.ts'
import { invite, newsActs } from '../simulation/news.acts.ts'
import { deepActs, operationsActs } from '../simulation/operations.acts.ts'
import { type Act, orderActs, slowActs } from '../simulation/order.acts.ts'
import { parcelActs } from '../simulation/parcel.acts.ts'
import { check, openPlay, type Play, type Stage, voucherCents, voucherOf } from '../simulation/play.ts'

const simulations = { fast: 15, ci: 100, nightly: 2_000 }
const stepsEach = { fast: 30, ci: 20, nightly: 30 }
/** One in so many sends files, goes over the print floor and to delivery, and takes seconds. */
const deepEvery = 8
/** One in so many cancels items whose print files are made, which takes as long. */
const itemsEvery = 8
/** One in so many has parcels that do not arrive, which takes as long. */
const parcelsEvery = 8
/** One in so many is of an invited seller whose orders close, which takes as long. */
const newsEvery = 8
const tellsOfAtMost = 3

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  fastOn: 'embedded',
  async *run({ profile, seed, deployment: open, say }) {
    const deployment = await open({ isControlled: true })
    await payerOf(deployment.server).mood({ webhooks: 'NONE' })
    const stage = { deployment, control: controlOf(deployment.server), sign: await signerOf(deployment) }
    yield* constantCases(stage)
    // A planted bug is seen by a case, not by chance.
    if (profile !== 'bug') yield await randomPlays(stage, profile, seed, say)
  },
}

async function* constantCases(stage: Stage): AsyncIterable<Finding> {
  for (const [at, [name, acts]] of Object.entries(cases).entries()) {
    const play = await enter(stage, calm, `C${at}`)
    for (const act of acts) {
      if (play.wrong.length > 0) break
      await act(play)
      await check(play)
    }
    yield { ...findingOf('P1', name, `${play.steps.length} steps as on paper`, play.wrong), details: toldOf(play) }
  }
}

async function randomPlays(stage: Stage, profile: keyof typeof simulations, seed: number, say: Given['say']): Promise<Finding> {
  const wrong: string[] = []
  let steps = 0
  let failed = 0
  const from = performance.now()
  for (let each = 0; each < simulations[profile] && failed < tellsOfAtMost; each++) {
    const play = await simulate(stage, seed + each, stepsEach[profile])
    steps += play.steps.length
    if (play.wrong.length === 0) continue
    failed++
    wrong.push(...toldOf(play).map((line, at) => (at === 0 ? `seed ${seed + each}: ${line}` : line)))
  }
  say(`${steps} steps in ${((performance.now() - from) / 1_000).toFixed(0)} s`)
  const what = `${simulations[profile]} simulations of sellers, staff, carrier and PayPal, ${stepsEach[profile]} steps each`
  return findingOf('P1', what, 'every status, sum and invariant as on paper after each step', wrong)
}

/** What is wrong, and each step on the way there; nothing where nothing is. */
const toldOf = ({ wrong, steps }: Play): string[] =>
  wrong.length === 0 ? [] : [wrong.join('; '), ...steps.map((step, at) => `  ${at + 1}. ${step}`)]

/** A seller of its own, and a voucher of theirs. */
async function enter(stage: Stage, random: Random, name: string): Promise<Play> {
  const play = await openPlay(stage, random, name)
  const body = { code: voucherOf(play), amountCents: voucherCents, maxUses: play.model.voucherLeft, isOncePerUser: false }
  await play.owner(voucherCalls.makeVoucher, { body })
  return play
}

async function simulate(stage: Stage, seed: number, most: number): Promise<Play> {
  const random = randomOf(seed, 'simulation')
  const play = await enter(stage, random, `S${seed}`)
  const isOfItems = seed % itemsEvery === itemsEvery / 2
  const everyday = [...orderActs, ...moneyActs, ...operationsActs, ...itemActs, ...dayActs]
  const isOfParcels = seed % parcelsEvery === 2
  const isOfNews = seed % newsEvery === 6
  if (isOfNews) await invite(play)
  const acts = isOfNews
    ? newsActs
    : isOfParcels
      ? parcelActs
      : isOfItems
        ? madeItemActs
        : [...everyday, ...(seed % deepEvery === 0 ? [...slowActs, ...deepActs] : [])]
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
