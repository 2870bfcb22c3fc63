// What was seen to be cut, left out or raw on a screen, so that it stays mended: rows of a phone, the timeline, notices, a wrong address.

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { approvalOfficeText } from '#shop/approval/text.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { importText } from '#shop/bulk/text.ts'
import { designText } from '#shop/design/text.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { notificationText } from '#shop/notification/text.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletText } from '#shop/wallet/text.ts'
import { until } from '#test/deployment.ts'
import { address, orderInput } from '#test/order.ts'
import { readOrderFile } from '#test/order-file.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { en, rowsOf, table } from './journey/acts.ts'

/** Paid orders are looked for once a minute. */
const patienceMs = 120_000
let deployment: BrowserDeployment
const tokens: Record<'demo' | 'owner', string> = { demo: '', owner: '' }
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  for (const who of ['demo', 'owner'] as const)
    tokens[who] = (await deployment.client()(signInCalls.redeemLink, { body: { token: deployment.firstTokens[who] } })).data.accessToken
  await deposit()
})
afterAll(() => deployment?.close())

const seller = () => deployment.client(tokens.demo)
const owner = () => deployment.client(tokens.owner)
const enter = (who: 'demo' | 'owner', width = 390): Promise<Visitor> => deployment.visitor({ width, token: tokens[who] })

async function deposit() {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' })]
  const { data } = await seller()(depositCalls.makeDeposit, { body: { amount: 250_00, transactionNumber: 'FT-SEEN', note: '' }, files })
  await owner()(depositCalls.approveDeposit, { params: { id: data.id }, body: { receivedCents: 249_00, remark: 'A fee' } })
}

/** A paid order with art, out of its time of free cancelling. */
async function paidOrder(): Promise<number> {
  await owner()(settingCalls.changeSetting, { params: { key: 'coolingOffMinutes' }, body: { value: 0 } })
  const item = { sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }] }
  const { data } = await seller()(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [item] } })
  await seller()(orderPayCalls.submitOrder, { params: { id: data.id } })
  await until(
    'the order to wait for a batch',
    async () => {
      const { data: queue } = await owner()(productionCalls.productionQueue, { query: {} })
      return queue.docs.some(order => order.id === data.id) || undefined
    },
    patienceMs,
  )
  return data.id
}

test('a wrong row of an order file says on a phone what is wrong and what to do', async () => {
  const file = new File([readOrderFile(1).text], 'orders.csv', { type: 'text/csv' })
  const { data } = await seller()(bulkCalls.importFile, { files: [file] })
  await until('the dry run', async () => {
    const { data: now } = await seller()(bulkCalls.myImport, { params: { id: data.id } })
    return now.status === 'READY' || undefined
  })
  const phone = await enter('demo')
  await phone.open(`/order/import/${data.id}`)
  const { data: problems } = await seller()(bulkCalls.importProblems, { params: { id: data.id }, query: { severity: 'error' } })
  const said = await (await rowsOf(table(phone, en(importText.tabErrors)))).first().innerText()
  expect(said).toContain(problems.docs[0]?.message)
  expect(said).toContain(problems.docs[0]?.advice)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('money that moved stands in its row on a phone: of a wallet and of a deposit', async () => {
  const phone = await enter('demo')
  await phone.open('/payments')
  expect(await (await rowsOf(table(phone, en(walletText.transactions)))).last().innerText()).toContain('+$249.00')
  await phone.open('/payments?tab=deposits')
  expect(await (await rowsOf(table(phone, en(walletText.deposits)))).last().innerText()).toContain('$250.00')
  await phone.context.close()
})

test('the timeline names a mark and a kind of error, and shows no code', async () => {
  const { data: made } = await seller()(orderIntakeCalls.createOrder, {
    body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] },
  })
  const params = { id: made.id }
  await seller()(orderEditCalls.setSellerStatus, { params, body: { sellerStatus: 'ON_HOLD' } })
  const { page, open, context } = await enter('demo', 1440)
  await open(`/order/${made.id}`)
  const timeline = page.getByRole('list', { name: en(orderText.timelineTitle) })
  await timeline.getByText(en(orderText.mark_ON_HOLD)).waitFor()
  expect(await timeline.innerText()).not.toContain('ON_HOLD')
  const paid = await paidOrder()
  await owner()(orderOfficeCalls.officeError, { params: { id: paid }, body: { code: 'STOCK', waitsOn: 'STAFF', note: '' } })
  await open(`/order/${paid}`)
  await timeline.getByText(en(orderText.errorCode_STOCK)).waitFor()
  expect(await timeline.innerText()).not.toContain('STOCK')
  await context.close()
})

test('the whole product of a waiting order and the side of a print file are named', async () => {
  const id = await paidOrder()
  const phone = await enter('owner')
  await phone.open('/office/production')
  const product = (await rowsOf(table(phone, en(productionText.queue)))).last().locator('td[data-place=line]')
  expect(await product.innerText()).toContain('Heavy Cotton Tee Forest')
  expect(await product.evaluate(cell => cell.scrollHeight - cell.clientHeight)).toBeLessThanOrEqual(1)
  const { data: batch } = await owner()(productionCalls.makeBatch, { body: { orderIds: [id] } })
  await phone.open(`/office/production/batch/${batch.id}`)
  const file = (await rowsOf(table(phone, en(productionText.files)))).first()
  await file.getByText(`#${id} · ${en(designText.FRONT)}`).waitFor()
  await phone.context.close()
})

test('the page of notices shows all of its rows, and none behind its pager', async () => {
  const { data } = await seller()(notificationCalls.myNotifications, { query: {} })
  const docs = Array.from({ length: 10 }, (_, at) => ({ ...data.docs[0], id: 9_000 + at, title: `Notice ${at}` }))
  const phone = await enter('demo')
  await phone.page.route('**/core/notification?*', route => route.fulfill({ json: { data: { ...data, docs, totalDocs: 10 } } }))
  await phone.open('/notification')
  const list = phone.page.locator('main ul', { hasText: 'Notice 9' }).last()
  expect(await list.evaluate(element => element.scrollHeight - element.clientHeight)).toBe(0)
  await phone.context.close()
})

test('the news at the bell stand inside a phone’s window', async () => {
  const { page, open, context } = await enter('demo')
  await open('/payments')
  await page.getByRole('banner').getByRole('button', { name: notificationText.title[0] }).click()
  const box = await page.getByRole('dialog', { name: notificationText.title[0] }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await context.close()
})

test('an order’s address without a number is not called NaN', async () => {
  const { page, open, context } = await enter('demo', 1440)
  await open('/order/abc')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Order #abc')
  await context.close()
})

test('the dashboard of an empty shop leaves room around its words', async () => {
  const { data } = await seller()(orderCalls.myOrders, { query: {} })
  const { page, open, context } = await enter('demo', 1440)
  await page.route('**/v1/dashboard?*', async route => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...answer.data, latest: [] } } })
  })
  await open('/dashboard')
  expect(data.docs.length).toBeGreaterThan(0)
  const words = page.getByText('No orders yet')
  expect(await words.evaluate(element => Number.parseFloat(getComputedStyle(element).paddingLeft))).toBeGreaterThanOrEqual(12)
  await context.close()
})

test('the report of a day says on a phone which sum is which', async () => {
  const phone = await enter('owner')
  await phone.open('/office/approvals?tab=report')
  const sums = await rowsOf(table(phone, en(approvalOfficeText.who)))
  const [first] = await sums.allInnerTexts()
  expect(first).toContain(en(approvalOfficeText.sumAlone))
  // Sums of nothing are left out.
  for (const name of [approvalOfficeText.sumByTwo, approvalOfficeText.sumWaiting]) expect(first).not.toContain(en(name))
  await phone.context.close()
})
