// A label that staff gave back: its seller sees what is left to do where bought labels are listed, and has the money back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm, aPackage } from '#shop/label/buy/form/seed.ts'
import { boughtLabelText } from '#shop/label/ui/buy/bought/text.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { agree, button, sayIn, told } from './journey/acts.ts'
import { openWithMoney, press } from './journey/by-hand.ts'

const b = boughtLabelText
let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(100_00)
})
afterAll(() => hand?.close())
const balance = async () => (await hand.api(walletCalls.myWallet, undefined)).data.spendableCents

test.each([
  ['en', 'light', 1024],
  ['vi', 'dark', 390],
] as const)('an order whose label staff gave back is cancelled in the list: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const before = await balance()
  const { packages } = (await hand.api(buyingLabelCalls.rateLabels, { body: aForm({ packages: [aPackage()] }) })).data
  const rateIds = packages.flatMap(({ rates }) => rates[0]?.id ?? [])
  const [bought] = (await hand.api(buyingLabelCalls.buyLabels, { body: { rateIds } })).data.labels
  const params = { id: bought?.id ?? 0 }
  const mine = async () => (await hand.api(buyingLabelCalls.myBoughtLabel, { params })).data
  await expect.poll(async () => (await mine()).state).toBe('READY')
  await hand.people.owner(orderOfficeCalls.officeError, { params, body: { code: 'ADDRESS', waitsOn: 'SELLER', note: 'No such house' } })
  await expect.poll(async () => (await mine()).state).toBe('VOIDED')
  const visitor = await hand.browser({ language, theme, width })
  await visitor.open('/buying-label/labels')
  const cancel = button(visitor, say(b.cancelOf, { name: (await mine()).shipTo.name }))
  await cancel.waitFor()
  await visitor.station(`bought-labels-left-${language}`)
  await press(visitor, cancel)
  await visitor.page.getByRole('dialog').getByText(say(b.voidTotal), { exact: true }).waitFor()
  await visitor.station(`bought-labels-cancel-${language}`)
  await told(visitor, new RegExp(`^${say(b.done_cancel, { amount: '' }).split('.')[0]}`), () => agree(visitor, say(b.cancel)))
  await expect.poll(async () => (await mine()).orderStatus).toBe('CANCELLED')
  expect(await balance()).toBe(before)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
