// Screens of the office where staff bring orders on, beside the order's own: the lists, the bench, the labels and the dock.
import type { Locator } from 'playwright-core'
import type { Wording } from '#base/text.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import type { ActorRole } from '#shop/order/status/facts.rules.ts'
import type { OrderStep } from '#shop/order/status/rules.ts'
import { transitions } from '#shop/order/status/transition.rules.ts'
import { productionText } from '#shop/production/text.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import type { FirstPeople } from '#test/people.ts'
import type { Visitor } from '../browser-deployment.ts'
import { agree, bulk, button, sayIn } from '../journey/acts.ts'
import type { Arranged } from './arrange.ts'
import type { Case } from './cases.ts'
import { goTo } from './press.ts'

/** Takes the step on this order there; whether it stands there. */
type Screen = (staff: Visitor, order: Arranged, people: FirstPeople) => Promise<boolean>

/** By the step that is taken there. */
const screens: Partial<Record<OrderStep, Screen>> = {
  process: async (staff, { id, of }) =>
    together(staff, id, `/office/order?status=${of.status}&q=${called(id)}`, async () => {
      await button(staff, sayIn(staff.language)(orderOfficeText.process)).click()
      await agree(staff, sayIn(staff.language)(orderOfficeText.process))
    }),
  export: (staff, { id }) =>
    together(staff, id, '/office/production', () => button(staff, sayIn(staff.language)(productionText.makeBatch, { count: 1 })).click()),
  start: (staff, { ticket }) => scan(staff, '/office/production/scan?mode=start', productionText.scanLabel, ticket),
  pass: (staff, { ticket }) => scan(staff, '/office/production/scan?mode=pass', productionText.scanLabel, ticket),
  createLabel: async (staff, { id }) => {
    const row = await rowIn(staff, id, `/office/labels?q=${called(id)}`)
    if (!row) return false
    await row.getByRole('button', { name: sayIn(staff.language)(labelOfficeText.makeOne), exact: true }).click()
    return true
  },
  printLabel: (staff, { id }) =>
    together(staff, id, `/office/labels?tab=TO_PRINT&q=${called(id)}`, () =>
      bulk(staff)
        .getByRole('button', { name: sayIn(staff.language)(labelOfficeText.printed), exact: true })
        .click(),
    ),
  handOver: scanOut,
  resend: scanOut,
}

/** As a search takes it for the order alone: many numbers of parcels begin with 92. */
const called = (id: number) => encodeURIComponent(`#${id}`)

const staff: readonly ActorRole[] = ['support', 'production', 'warehouse', 'finance']

/** The screens where staff take a step from this status, in the order of the table. */
export function screensFor({ kind, status }: Case): Screen[] {
  const ways = transitions.filter(way => way.from === status && way.kinds.includes(kind) && way.by.some(role => staff.includes(role)))
  const steps = ways.map(({ step }) => step)
  return [...new Set(steps)].flatMap(step => screens[step] ?? [])
}

/** By the number on its label, and then the manifest goes. */
async function scanOut(staff: Visitor, { id }: Arranged, { demo }: FirstPeople): Promise<boolean> {
  const number = (await demo(labelCalls.myLabel, { params: { id } })).data?.trackingNumber
  return number ? scan(staff, '/office/scan-out', trackingOfficeText.scanLabel, number) : false
}

async function scan(staff: Visitor, path: string, label: Wording, code: string): Promise<boolean> {
  const box = staff.page.getByLabel(sayIn(staff.language)(label))
  await goTo(staff, path, box)
  await box.fill(code)
  await box.press('Enter')
  return true
}

async function together(staff: Visitor, id: number, path: string, act: () => Promise<unknown>): Promise<boolean> {
  const row = await rowIn(staff, id, path)
  if (!row) return false
  await row.getByRole('checkbox').check()
  await act()
  return true
}

/** The order's row on a list; nothing where it does not stand there. */
async function rowIn(staff: Visitor, id: number, path: string): Promise<Locator | undefined> {
  await goTo(staff, path, staff.page.locator('#content h1'))
  const row = staff.page.locator('#content table').locator('tr[data-row]', { hasText: new RegExp(`#${id}(?!\\d)`) })
  const isThere = await row
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    )
  return isThere ? row.first() : undefined
}
