// The real adapters as the suite of carriers drives them: an account on trial each, and the steps at which an answer may be lost.
import type { CallInput } from '#base/call.ts'
import { createClient } from '#base/client.ts'
import { day, hour } from '#base/time.ts'
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { until } from '#test/deployment.ts'
import { type StandInMood, standInOf } from '#test/stand-in-carrier.ts'
import { uspsCredentials } from '#test/usps.ts'
import { type Control, controlOf } from '../deployment/controls.ts'
import type { Deployment } from '../deployment/deployment.ts'

export interface Adapter {
  readonly carrier: 'easypost' | 'usps'
  readonly secrets: Readonly<Record<string, string>>
  /** It sends what happens to its parcels; of USPS no source that we trust says how, and it is asked (decision 167). */
  readonly pushes: boolean
  /** The call that buys, and how each of the calls of a purchase loses its answer. */
  readonly buy: string
  readonly losses: readonly (readonly [what: string, mood: Omit<StandInMood, 'times'>])[]
}

const lostAt = (what: string, call: string) =>
  [
    [`${what} before it was done`, { call, how: 'CUT_BEFORE' }],
    [`${what} after it was done`, { call, how: 'CUT_AFTER' }],
  ] as const

export const adapters: readonly Adapter[] = [
  {
    carrier: 'easypost',
    pushes: true,
    secrets: { apiKey: 'EZTKofasuite', phone: '3105550100' },
    buy: 'POST /v2/shipments/*/buy',
    losses: [
      ...lostAt('the shipment', 'POST /v2/shipments'),
      ...lostAt('the purchase', 'POST /v2/shipments/*/buy'),
      ['the purchase, by an error of the server', { call: 'POST /v2/shipments/*/buy', how: 'FAIL' }],
      ['the paper', { call: 'GET /files/postage_label/*', how: 'CUT_BEFORE' }],
    ],
  },
  {
    carrier: 'usps',
    pushes: false,
    secrets: uspsCredentials,
    buy: 'POST /labels/v3/label',
    losses: [
      ['the first token', { call: 'POST /oauth2/v3/token', how: 'CUT_BEFORE' }],
      ...lostAt('the price', 'POST /prices/v3/total-rates/search'),
      ['the second token', { call: 'POST /payments/v3/payment-authorization', how: 'CUT_AFTER' }],
      ...lostAt('the label', 'POST /labels/v3/label'),
      ['the label, by an error of the server', { call: 'POST /labels/v3/label', how: 'FAIL' }],
    ],
  },
]

const mostTries = 40
/** UNAVAILABLE says that nothing was done. */
const patient: typeof fetch = async (input, init) => {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(input, init)
    if (answer.status !== 503 || tries === mostTries) return answer
    await answer.body?.cancel()
    await new Promise(done => setTimeout(done, 500))
  }
}

/** One deployment whose labels are bought by one of the adapters at a time. */
export async function openCarriers(deployment: Deployment) {
  const { owner } = deployment.people
  const control: Control = (name, given) => controlOf(deployment.server)(name, given)
  const accounts = new Map<Adapter, number>()
  for (const adapter of adapters) {
    const { data } = await owner(carrierAccountCalls.addCarrierAccount, {
      body: { carrier: adapter.carrier, name: `Suite ${adapter.carrier}`, mode: 'TRIAL' },
    })
    const params = { id: data.id }
    await owner(carrierAccountCalls.setCarrierSecrets, { params, body: { secrets: { ...adapter.secrets } } })
    await owner(carrierAccountCalls.enableCarrierAccount, { params })
    accounts.set(adapter, data.id)
  }
  await control('settle', {})
  const labelsOf = (orderIds: readonly number[]) =>
    Promise.all(orderIds.map(async id => (await client()(labelCalls.officeLabel, { params: { id } })).data))
  let token = deployment.people.tokens.owner
  /** One who asks again where the app is busy: how soon a machine has started it, and how much else it does, is nothing that is looked at. */
  const client = () => createClient({ baseUrl: deployment.server.url, token: () => token, fetch: patient })
  /** Sessions end meanwhile: the owner enters anew. */
  const advance = async (milliseconds: number) => {
    await control('advance', { milliseconds })
    token = (await control('owner', {})).token
  }
  const passed = async (minutes: number) => {
    await advance(minutes * 60_000)
    await control('cron', { name: 'label.settle' })
    await control('settle', {})
  }
  return {
    client,
    control,
    advance,
    passed,
    labelsOf,
    accountOf: (adapter: Adapter) => accounts.get(adapter) ?? 0,
    standIn: ({ carrier }: Adapter) => standInOf({ url: deployment.server.url }, carrier),
    /** Everything is bought from this one from now on. */
    async choose(adapter: Adapter): Promise<void> {
      await advance(0)
      const seenIds = (await client()(carrierAccountCalls.carrierRules)).data.map(({ id }) => id)
      const rule = {
        country: null,
        maxOz: null,
        level: null,
        tier: null,
        accountId: accounts.get(adapter) ?? 0,
        service: null,
        isEnabled: true,
      }
      await client()(carrierAccountCalls.setCarrierRules, { body: { rules: [rule], seenIds } satisfies RulesBody })
    },
    /** Asked for at the label desk, by so many at once. */
    async ask(orderIds: readonly number[], desks = 1): Promise<void> {
      await Promise.all(Array.from({ length: desks }, () => client()(labelCalls.makeLabels, { body: { orderIds: [...orderIds] } })))
      await control('settle', {})
    },
    /** The next day at this hour by UTC: no day of the post ends in between. */
    async nextDay(): Promise<void> {
      const { now } = await control('stand', {})
      const at = new Date(Math.ceil(Date.parse(now) / day) * day + 16 * hour).toISOString()
      await control('stand', { at, isOver: true })
      await advance(0)
    },
    /** Printed, scanned out and handed over, with whatever form the carrier gives. */
    async handedOver(orderIds: readonly number[]): Promise<void> {
      await client()(labelCalls.markPrinted, { body: { orderIds: [...orderIds] } })
      let id = 0
      for (const label of await labelsOf(orderIds))
        id = (await client()(trackingCalls.scanOut, { body: { scan: label?.trackingNumber ?? '' } })).data.manifest.id
      await client()(trackingCalls.closeManifest, { params: { id } })
      await until(`manifest ${id} to be closed`, async () => {
        const { data } = await client()(trackingCalls.manifest, { params: { id } })
        return data.state === 'CLOSED' ? true : undefined
      })
      await control('settle', {})
    },
    /** Until each of them has its label, or nothing more comes of it. */
    async settled(orderIds: readonly number[], tries = 14): Promise<void> {
      for (let each = 0; each < tries; each++) {
        if ((await labelsOf(orderIds)).every(label => label?.state === 'LIVE')) return
        await passed(20)
      }
    },
  }
}
type RulesBody = NonNullable<CallInput<typeof carrierAccountCalls.setCarrierRules>['body']>
export type Carriers = Awaited<ReturnType<typeof openCarriers>>

/** What the stand-in has counted since before. */
export function sinceOf({ standIn }: Carriers, adapter: Adapter) {
  return async () => {
    const before = await standIn(adapter).counts()
    return async (name: string) => Number((await standIn(adapter).counts())[name] ?? 0) - Number(before[name] ?? 0)
  }
}

/** What is wrong of labels that were bought once each. */
export async function boughtOnce(carriers: Carriers, adapter: Adapter, orderIds: readonly number[]): Promise<string[]> {
  const labels = await carriers.labelsOf(orderIds)
  const numbers = new Set(labels.map(label => label?.trackingNumber))
  return [
    ...labels.flatMap((label, at) =>
      label?.state === 'LIVE' && label.carrier === adapter.carrier
        ? []
        : [`order ${orderIds[at]}: ${label?.carrier} ${label?.state} ${label?.fault ?? label?.trouble ?? ''}`],
    ),
    ...(numbers.size === orderIds.length ? [] : [`${orderIds.length} orders have ${numbers.size} numbers`]),
  ]
}
