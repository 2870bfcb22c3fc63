// P18, nobody sees, nobody pays: parcels that no carrier, platform or tracker reports are never missed and never refunded by the clock.
import { day } from '#base/time.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { type Control, controlOf } from '../deployment/controls.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf } from '../money.ts'
import type { Suite } from '../run/suite.ts'

/** Seven of ten are made by us and go with the seller's own numbers, the others are labels alone. */
const parcels = { bug: 20, fast: 100, ci: 1_000, nightly: 1_000 }
const days = 60
/** They show that those who are seen are missed by then. */
const seenCount = 5
const missedAfterDays = 10

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  // What is looked at does not know the engine.
  ciOn: 'postgres',
  async run({ profile, deployment: open }) {
    const deployment = await open({ isControlled: true })
    const control = controlOf(deployment.server)
    const { seller } = await control('actors', {})
    const count = parcels[profile]
    await handOver(deployment, control, { sellerId: seller.id, shipped: count * 0.7, labels: count * 0.3, isSeen: false })
    const held = (await control('look', { sellerId: seller.id, after: 0 })).balance
    const { seller: other } = await control('actors', {})
    await handOver(deployment, control, { sellerId: other.id, shipped: seenCount, labels: 0, isSeen: true })
    const wrong: string[] = []
    for (let passed = 1; passed <= days; passed++) {
      await control('advance', { milliseconds: day })
      // Their carriers have nothing to tell.
      for (const name of ['order.miss', 'order.refund-missed', 'order.close']) await control('cron', { name })
      const { orders, balance } = await control('look', { sellerId: seller.id, after: 0 })
      const missed = orders.filter(({ status, refunded }) => status === 'MISSED' || refunded > 0).length
      if (missed > 0 || balance !== held)
        wrong.push(`after ${passed} days ${missed} are missed or refunded, ${balance - held} cents came back`)
      if (passed === missedAfterDays) wrong.push(...(await missing(control, other.id)))
    }
    const { orders } = await control('look', { sellerId: seller.id, after: 0 })
    const left = orders.filter(({ status }) => status !== 'CLOSED').length
    if (left > 0) wrong.push(`${left} are not closed in the end`)
    return [findingOf('P18', `${count} parcels that nobody sees, ${days} days`, '0 missed, 0 refunded', wrong)]
  },
}

interface HandedOver {
  readonly sellerId: number
  readonly shipped: number
  readonly labels: number
  readonly isSeen: boolean
}
/** On one manifest, with or without somebody who sees them. */
async function handOver({ people: { owner } }: Deployment, control: Control, { isSeen, ...dock }: HandedOver): Promise<void> {
  await owner(settingCalls.changeSetting, { params: { key: 'isSandboxTracker' }, body: { value: isSeen } })
  const { scans } = await control('dock', dock)
  let id = 0
  for (const scan of scans) id = (await owner(trackingCalls.scanOut, { body: { scan } })).data.manifest.id
  await owner(trackingCalls.closeManifest, { params: { id } })
  await control('settle', {})
}

async function missing(control: Control, sellerId: number): Promise<string[]> {
  const { orders } = await control('look', { sellerId, after: 0 })
  const statuses = orders.map(({ status }) => status)
  return statuses.every(status => status === 'MISSED') && statuses.length === seenCount
    ? []
    : [`those that somebody sees are ${statuses.join(', ')} after ${missedAfterDays} days`]
}
