// What making orders by hand needs: the demo seller with money, the words of either reader, and labels that sellers bring.
import type { Locator } from 'playwright-core'
import type { Client } from '#base/client.ts'
import { addressText } from '#shop/address/ui/text.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { orderOf, untilStatus } from '../../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from '../browser-deployment.ts'
import { en } from './acts.ts'

let serial = 7_000_000
/** The PDF of a label for this ZIP, as a seller brings it, and its number. */
export async function label(zip = '84101') {
  const number = impbNumber({ serviceType: '055', serial: serial++ })
  const to = { name: 'Minh Lee', street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip }
  const from = { name: 'TikTok Seller', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' }
  const drawn = { number, indicator: 'G', service: 'USPS GROUND ADVANTAGE™', from, to, weightOz: 6, reference: 'TikTok' } as const
  return { number, file: { name: 'label.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await drawSandboxLabel(drawn)) } }
}

/** Makes paid orders to the end, so that they stand at PRODUCED. */
export async function produce(people: FirstPeople, orderIds: number[]): Promise<void> {
  const { owner } = people
  // The app itself looks once a minute, and may have been there first.
  const isPaid = async (id: number) => ['NEW_ORDER', 'PROCESSING'].includes((await orderOf(people, id)).status) || undefined
  for (const id of orderIds) await until(`order ${id} to be paid`, () => isPaid(id))
  await owner(orderOfficeCalls.officeProcess, { body: { ids: orderIds } })
  const { data: batch } = await owner(productionCalls.makeBatch, { body: { orderIds } })
  for (const id of orderIds) await untilStatus(people, id, 'EXPORTED')
  const { tickets } = (await owner(productionCalls.batch, { params: { id: batch.id } })).data
  for (const { code } of tickets)
    for (const action of ['start', 'pass'] as const) await owner(productionCalls.scanTicket, { body: { code, action } })
}

type Settings = Parameters<BrowserDeployment['visitor']>[0]

/** A deployment whose demo seller has this much money, and opens browsers of their own. */
export async function openWithMoney(cents: number) {
  const deployment = await openBrowserDeployment()
  const people = await firstPeople(deployment.server)
  await fundDemo(people, cents)
  return {
    people,
    api: people.demo,
    url: deployment.server.url,
    crash: () => deployment.crash(),
    close: () => deployment.close(),
    browser: (settings: Settings = {}) => deployment.visitor({ ...settings, token: people.tokens.demo }),
    office: (settings: Settings = {}) => deployment.visitor({ ...settings, token: people.tokens.owner }),
    /** The link of a label's PDF on a drive. */
    shareLabel: (bytes: Uint8Array) => deployment.drive.share({ kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes }),
    /** The link of a picture that prints well. */
    shareArt: () => deployment.drive.shareArt(1_800, 2_400),
    /** The order whose page is open. */
    async orderOf({ page }: Visitor) {
      await page.waitForURL(/\/order\/\d+$/)
      return (await people.demo(orderCalls.order, { params: { id: Number(page.url().split('/').at(-1)) } })).data
    },
  }
}

/** One of the seller's products on a green tee; its name. */
export async function template(api: Client): Promise<string> {
  const { docs } = (await api(fileCalls.myFiles, { query: {} })).data
  const sides = [{ side: 'FRONT' as const, fileId: docs[0]?.id ?? 0 }]
  const name = `By hand ${Date.now()}`
  await api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, sides } })
  return name
}

/** By keyboard alone. */
export async function press({ page }: Visitor, what: Locator): Promise<void> {
  await what.focus()
  await page.keyboard.press('Enter')
}

const pasted = 'Minh Lee\n1034 Elm Ave\nSalt Lake City, UT 84101\nminh@example.com\n+1 886 555 0124'
/** Pastes where to. */
export async function address({ page }: Visitor, of = en): Promise<void> {
  const saved = await page.context().request.get(new URL('/v1/delivery-address', page.url()).href)
  if ((await saved.json()).data.length > 0) await page.getByRole('radio', { name: new RegExp(of(addressText.otherAddress)) }).check()
  await page.getByRole('button', { name: of(addressText.paste), exact: true }).click()
  await page.getByLabel(of(addressText.pasteLabel)).fill(pasted)
}
