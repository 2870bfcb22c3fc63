// Paths to start states, from where orders rest to where they are raced, by what goes before: people, the clock, the carrier.
import { CallError } from '#base/fault.ts'
import { hour } from '#base/time.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import type { FirstPeople } from '#test/people.ts'
import type { Control } from '../deployment/controls.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { makeOrders, transfer } from '../money.ts'
import { type Stationed, scanOut } from '../statuses.ts'
import type { StartState } from './start-states.ts'

export interface Controlled {
  deployment: Deployment
  control: Control
}
export interface Runner {
  people: FirstPeople
  order: Stationed
}

/** What a carrier says of a parcel. */
export type CarrierReport = 'ACCEPTED' | 'DEPARTED' | 'DELIVERED' | 'RETURNED'

/** The carrier says so of the order's parcel. */
export async function report(control: Control, { people, order }: Runner, code: CarrierReport): Promise<void> {
  const { docs } = (await people.owner(trackingCalls.officeParcels, { query: { q: String(order.id), limit: 1 } })).data
  await control('report', { parcelId: docs[0]?.id ?? 0, code })
}

/** A seller and an owner of their own. */
export async function enter({ deployment, control }: Controlled): Promise<FirstPeople> {
  const { ownerToken, seller } = await control('actors', {})
  return { owner: deployment.client(ownerToken), demo: deployment.client(seller.token), tokens: { owner: ownerToken, demo: seller.token } }
}

/** An order of a seller whose wallet is empty, and who has told of money that nobody has looked at yet. */
async function poor(people: FirstPeople, isRefused: boolean): Promise<Runner> {
  const { demo } = people
  const [id = 0] = await makeOrders(demo, 1)
  await demo(depositCalls.makeDeposit, transfer(100_00))
  if (isRefused)
    await demo(orderPayCalls.submitOrder, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code !== 'NOT_ENOUGH_BALANCE') throw error
    })
  return { people, order: { id, station: 'PENDING', ticket: '' } }
}

/** Takes an order to its stand. */
export async function goOn(stage: Controlled, start: StartState, runner: Runner): Promise<Runner> {
  const { control } = stage
  if (start.name.startsWith('POOR')) return poor(await enter(stage), start.name === 'POOR_FAILED')
  const { people, order } = runner
  const { owner, demo } = people
  const params = { id: order.id }
  const settle = () => control('settle', {})
  let isHeld = false
  const hold = (name: string) => {
    isHeld = true
    return control('hold', { name })
  }
  const pay = () => demo(orderPayCalls.submitOrder, { params })
  const handed = async (hours: number) => {
    await owner(trackingCalls.closeManifest, { params: { id: await scanOut(people, order.id) } })
    await settle()
    if (hours > 0) await control('advance', { milliseconds: hours * hour + 60_000 })
  }
  const seen = async (code: CarrierReport, hours = 0) => {
    await report(control, runner, code)
    if (hours > 0) await control('advance', { milliseconds: hours * hour + 60_000 })
  }
  const scannedIn = () => owner(trackingCalls.scanIn, { body: { scan: `#${order.id}` } })
  const refundPart = () => owner(orderOfficeCalls.officeRefund, { params, body: { amountCents: 50, reason: 'A part' } })
  const close = () => control('cron', { name: 'order.close' })
  const miss = () => control('cron', { name: 'order.miss' })
  const waiting = async () => {
    await pay()
    await settle()
  }
  const broken = (code: 'OTHER' | 'LOST') =>
    owner(orderOfficeCalls.officeError, { params, body: { code, waitsOn: 'STAFF', note: 'Broken on purpose' } })
  const tracks = (value: boolean) => owner(settingCalls.changeSetting, { params: { key: 'isSandboxTracker' }, body: { value } })
  const ways: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
    PAID_LABEL: [() => hold('label.followOrder'), pay],
    RENDERING: [() => hold('production.render'), () => owner(productionCalls.makeBatch, { body: { orderIds: [order.id] } })],
    PARCEL: [() => handed(1)],
    PARCEL_UNSEEN: [() => tracks(false), () => handed(24), () => tracks(true)],
    PARCEL_MISSED: [() => handed(1), miss],
    PARCEL_SEEN: [() => handed(0), () => seen('ACCEPTED')],
    PARCEL_MOVING: [() => handed(0), () => seen('DEPARTED')],
    PARCEL_BACK: [() => handed(0), () => seen('RETURNED'), scannedIn],
    PARCEL_LOST: [() => handed(0), () => broken('LOST')],
    AT_THE_DOOR: [() => handed(0), () => seen('DELIVERED', 24)],
    PARTLY_BACK: [() => handed(0), () => seen('DELIVERED', 24), refundPart],
    CLOSED: [() => handed(0), () => seen('DELIVERED', 24), close],
    BACK_ARRIVED: [() => handed(0), () => seen('DELIVERED', 24), scannedIn],
    BACK_PARTLY: [() => handed(0), () => seen('DELIVERED', 24), refundPart, scannedIn],
    BACK_CLOSED: [() => handed(0), () => seen('DELIVERED', 24), close, scannedIn],
    LABEL_WAITING: [waiting],
    LABEL_HANDED: [waiting, () => handed(1)],
    LABEL_UNSEEN: [waiting, () => tracks(false), () => handed(24), () => tracks(true)],
    LABEL_MISSED: [waiting, () => handed(1), miss],
    LABEL_OVERDUE: [waiting, () => handed(1), miss, () => control('advance', { milliseconds: hour + 60_000 })],
    COOLED: [pay],
    LABEL_SEEN: [waiting, () => handed(0), () => seen('ACCEPTED')],
    LABEL_MOVING: [waiting, () => handed(0), () => seen('DEPARTED')],
    LABEL_BROKEN: [waiting, () => broken('OTHER')],
    LABEL_LOST: [waiting, () => handed(0), () => broken('OTHER')],
  }
  for (const step of ways[start.name] ?? []) await step()
  // What still follows in the background would stand in the line of the two; what is held never settles.
  if (!isHeld) await settle()
  return runner
}
