// An item out of stock: staff propose another variant, its seller sees both and the difference, and accepts or declines; and an order is
// recalled from its batch on its own page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderProposalCalls } from '#shop/order/edit/proposal/contract.ts'
import { orderProposalText } from '#shop/order/edit/proposal/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderExceptionCalls } from '#shop/order/office/exception/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { fundUpTo } from '../trust/money.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  await fundUpTo(people, 900_00)
})
afterAll(() => deployment?.close())

const files = [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }]
/** A paid order that lacks a shirt. */
async function lacking(): Promise<{ id: number; itemId: number }> {
  const items = [{ sku: 'G5000-FOREST-S', quantity: 2, files }]
  const { id, items: made } = (await people.demo(orderIntakeCalls.createOrder, { body: { address, items } })).data
  await people.demo(orderPayCalls.submitOrder, { params: { id } })
  await people.owner(orderOfficeCalls.officeError, { params: { id }, body: { code: 'STOCK', waitsOn: 'STAFF', note: '' } })
  return { id, itemId: made[0]?.id ?? 0 }
}
const orderOf = async (id: number) => (await people.demo(orderCalls.order, { params: { id } })).data
const turnOf = async (id: number) =>
  (await people.owner(orderExceptionCalls.officeExceptions, { query: { limit: 100 } })).data.docs.find(each => each.id === id)?.waitsOn

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `${what}-${language}-${theme}-${width}`
  const enter = (who: 'owner' | 'demo'): Promise<Visitor> => deployment.visitor({ language, theme, width, token: people.tokens[who] })
  async function leave(visitor: Visitor): Promise<void> {
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  }

  test('staff propose another variant, and its seller accepts it for the sum that is shown', async () => {
    const { id } = await lacking()
    const staff = await enter('owner')
    await staff.open(`/office/order/${id}`)
    await staff.page.getByRole('button', { name: new RegExp(`^${say(orderProposalText.propose)}: `) }).click()
    const dialog = staff.page.getByRole('dialog')
    const choice = dialog.getByRole('combobox', { name: new RegExp(`^${say(orderProposalText.variant)}`) })
    await choice.click()
    await choice.fill('2XL')
    await staff.page.getByRole('option', { name: /2XL/ }).first().click()
    await dialog.getByText(say(orderProposalText.proposed), { exact: true }).waitFor()
    await dialog.getByRole('textbox', { name: new RegExp(`^${say(orderProposalText.note)}`) }).fill('S comes back in March')
    await staff.station(name('propose-variant'))
    await dialog.getByRole('button', { name: say(orderProposalText.send), exact: true }).dblclick()
    await staff.page.getByText(say(orderProposalText.waits)).waitFor()
    await staff.station(name('proposal-waits'), 'whole page')
    expect(await turnOf(id)).toBe('SELLER')
    await leave(staff)

    const seller = await enter('demo')
    await seller.open(`/order/${id}`)
    await seller.page.getByText(say(orderProposalText.openTitle), { exact: true }).waitFor()
    await seller.page.getByText('S comes back in March').first().waitFor()
    await seller.station(name('proposal-seller'), 'whole page')
    await seller.page.getByRole('button', { name: new RegExp(`^${say(orderProposalText.accept)} · `) }).dblclick()
    await seller.page.getByText(say(orderProposalText.accepted)).waitFor()
    await seller.station(name('proposal-accepted'))
    expect(await orderOf(id)).toMatchObject({ status: 'NEW_ORDER', items: [{ size: '2XL' }], proposals: [{ state: 'ACCEPTED' }] })
    await leave(seller)
  })

  test('its seller declines with a word, staff read it and propose another product', async () => {
    const { id, itemId } = await lacking()
    const body = { sku: 'G5000-SAND-S' }
    await people.owner(orderProposalCalls.proposeVariant, { params: { id, itemId }, body })
    const seller = await enter('demo')
    await seller.open(`/order/${id}`)
    await seller.page.getByRole('button', { name: say(orderProposalText.decline), exact: true }).click()
    const question = seller.page.getByRole('dialog')
    await question.getByRole('textbox').fill('Only forest green')
    await seller.station(name('proposal-decline'))
    await question.getByRole('button', { name: say(orderProposalText.decline), exact: true }).dblclick()
    await seller.page.getByText(say(orderProposalText.declined)).waitFor()
    await leave(seller)

    const staff = await enter('owner')
    await staff.open(`/office/order/${id}`)
    await staff.page.getByText(say(orderProposalText.wasDeclined)).waitFor()
    await staff.page.getByText('Only forest green').first().waitFor()
    await staff.station(name('proposal-declined'), 'whole page')
    await staff.page.getByRole('button', { name: new RegExp(`^${say(orderProposalText.propose)}: `) }).click()
    const dialog = staff.page.getByRole('dialog')
    const other = dialog.getByRole('textbox', { name: new RegExp(`^${say(orderProposalText.otherSku)}`) })
    await other.fill('bc3001-navy-m')
    await other.press('Enter')
    await dialog.getByText('BC3001-NAVY-M', { exact: true }).waitFor()
    await staff.station(name('propose-other-product'))
    await dialog.getByRole('button', { name: say(orderProposalText.send), exact: true }).click()
    await staff.page.getByText(say(orderProposalText.sent)).waitFor()
    await staff.page.getByRole('button', { name: say(orderProposalText.withdraw), exact: true }).click()
    const asked = staff.page.getByRole('dialog')
    await asked.getByRole('button', { name: say(orderProposalText.withdraw), exact: true }).click()
    await staff.page.getByText(say(orderProposalText.withdrawn)).waitFor()
    expect([await turnOf(id), (await orderOf(id)).proposals.map(({ state }) => state)]).toEqual(['STAFF', ['WITHDRAWN', 'DECLINED']])
    await leave(staff)
  })

  test('an order is recalled from its batch on its own page', async () => {
    const [made] = await bring(people, ['EXPORTED'])
    const id = made?.id ?? 0
    const staff = await enter('owner')
    await staff.open(`/office/order/${id}`)
    await staff.page.getByRole('button', { name: say(productionText.recall), exact: true }).click()
    const dialog = staff.page.getByRole('dialog')
    await dialog.getByText(say(productionText.recallTitle, { id })).waitFor()
    await staff.station(name('recall-order'))
    await dialog.getByRole('button', { name: say(productionText.recall), exact: true }).dblclick()
    await staff.page.getByText(say(productionText.recalled)).waitFor()
    expect((await orderOf(id)).status).toBe('PROCESSING')
    await leave(staff)
  })
})
