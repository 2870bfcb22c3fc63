// What a buyer gets after paying: the invoice, and the mail that brings it and shows what was bought.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawingSide } from '#engine/image/picture.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { uploadArt } from '#test/art.ts'
import { seedBuyer } from '#test/buyer.ts'
import { mailsTo } from '#test/mail.ts'
import { address } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { checkoutCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

const filled = async (quantity: number, amountCents?: number) => {
  const buyer = await seedBuyer(shop, amountCents)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity } })
  return { ...buyer, pay: () => buyer.call(checkoutCalls.checkout, { body: { address } }) }
}

test('the invoice is a PDF of the paid order and comes by mail', async () => {
  const buyer = await filled(2)
  const { data } = await buyer.pay()
  const response = await buyer.call.fetch(checkoutCalls.orderInvoice, { params: { id: data.id } })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const [page] = await shop.engine.pdf.read(new Uint8Array(await response.arrayBuffer()))
  expect(page?.text).toContain('Minh Lee')
  expect(page?.text).toContain(`#${data.id}`)
  await shop.settled()
  const [mail] = await mailsTo(shop, buyer.email)
  expect(mail?.subject).toContain(`Order ${data.id} is paid`)
  expect(mail?.text).toContain('2 × ')
  expect(mail?.text).toContain('Mails about “Money out” are always sent')
  // Its pictures are lost: that holds back no mail.
  expect(mail?.attachments?.map(each => each.type)).toEqual(['application/pdf'])
  const unpaid = await filled(1, 0)
  await unpaid.pay().catch(() => undefined)
  const { docs } = (await unpaid.call(orderCalls.myOrders, { query: {} })).data
  expect(await codeOf(unpaid.call.fetch(checkoutCalls.orderInvoice, { params: { id: docs[0]?.id ?? 0 } }))).toBe('ORDER_NOT_PAID')
})

test('the mail of a paid order shows what was bought: each garment with its art', async () => {
  const buyer = await seedBuyer(shop)
  const fileId = await uploadArt(buyer.call, [1_800, 2_400])
  const { productID } = buyer.template.productCustom
  const sides = [{ side: 'FRONT' as const, fileId, placement: 'CENTRE' as const }]
  const { data: template } = await buyer.call(designCalls.makeTemplate, { body: { productID, color: buyer.template.color, sides } })
  await buyer.call(checkoutCalls.buyNow, {
    body: { address, productTypeSizeCustom: buyer.template.variantId, productCustomTemplate: template.id },
  })
  await shop.settled()
  const [mail] = await mailsTo(shop, buyer.email)
  const [, picture] = mail?.attachments ?? []
  expect(mail?.html).toContain(`<img src="cid:${picture?.contentId}"`)
  const png = sharp(Buffer.from(picture?.base64 ?? '', 'base64'))
  const { data, info } = await png.raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: drawingSide, height: drawingSide, channels: 4 })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  // The middle of the print's area has the colour of the art, as near as its thumbnail tells; nothing stands in the corner.
  const [, green = 0, blue = 0, alpha] = at(drawingSide / 2, Math.round(drawingSide * 0.4))
  expect([Math.abs(green - 90) < 4, Math.abs(blue - 60) < 4, alpha]).toEqual([true, true, 255])
  expect(at(1, 1)[3]).toBe(0)
})
