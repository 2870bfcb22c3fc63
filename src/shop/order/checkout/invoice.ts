// The invoice of a paid order: a PDF of one or more pages, and the mail that brings it.

import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { type Cents, formatCents } from '#base/money.ts'
import { type Language, nameIn, type Wording } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { MailAttachment } from '#engine/mail/mail.ts'
import { drawRule, type PdfDocument, putLine, writePdf } from '#engine/pdf/write.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { findAccount, letter, type Mail, say } from '#shop/account/account.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { mailFooter } from '#shop/notification/notification.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { itemsOf } from '../item/item.ts'
import { itemPicture } from '../item/resolution/shown.resolution.ts'
import { listItems } from '../item/store.ts'
import { findOrderRow } from '../list/store.ts'
import { orderText } from '../status/text.ts'
import { checkoutText } from './text.ts'

/** US letter. */
const page = { widthPoints: 612, heightPoints: 792 }
const [left, right, bottom] = [48, 564, 700]

/** Throws ORDER_NOT_FOUND, ORDER_NOT_PAID. */
export async function invoiceFile(db: Db, orderId: number, sellerId: number): Promise<OutgoingFile> {
  const bought = await findBought(db, orderId, sellerId)
  if (!bought) throw new Fault('ORDER_NOT_FOUND')
  if (!isPaid(bought)) throw new Fault('ORDER_NOT_PAID')
  const bytes = await invoicePdf(db, bought)
  return { stream: Readable.from([bytes]), name: invoiceName(orderId), type: 'application/pdf', bytes: bytes.length, isInline: true }
}
const invoiceName = (orderId: number) => `inkport-invoice-${orderId}.pdf`

/** The order (of this seller, where one is given) and its seller, where both are there. */
async function findBought(db: Db, orderId: number, sellerId?: number) {
  const order = await findOrderRow(db, orderId, sellerId)
  const seller = order && (await findAccount(db, order.sellerId))
  return seller && { order, seller }
}
type Found = NonNullable<Awaited<ReturnType<typeof findBought>>>
type Paid = Found & { order: { paidAt: Date } }
const isPaid = (found: Found): found is Paid => found.order.paidAt !== null

async function invoicePdf(db: Db, { order, seller }: Paid): Promise<Buffer> {
  const orderId = order.id
  const items = await listItems(db, [orderId])
  const from = await shopLines(db)
  const { language } = seller
  const word = (sentence: Wording) => sentence[language === 'vi' ? 1 : 0]
  const dated = formatDate(order.paidAt, 'long', seller)
  return writePdf(page, `${word(checkoutText.invoice)} ${orderId}`, pdf => {
    drawHead(pdf, { title: word(checkoutText.invoice), number: `#${orderId}`, dated, from })
    block(pdf, left, word(checkoutText.invoiceFor), [seller.fullName || seller.username, seller.email])
    const { fullName, address, addressLine2, city, state, zip, country } = order
    block(pdf, 320, word(orderText.address), [fullName, address, addressLine2, `${city}, ${state} ${zip}`, country])
    let y = 270
    y = drawLine(
      pdf,
      y,
      [word(checkoutText.invoiceProduct), word(checkoutText.quantity), word(checkoutText.price), word(orderText.total)],
      'bold',
    )
    for (const item of items) {
      if (y > bottom) {
        pdf.addPage()
        y = 60
      }
      const what = [nameIn(language, item), `${item.color} · ${item.size}`, item.text].filter(Boolean).join('  ·  ')
      y = drawLine(pdf, y, [what, String(item.quantity), money(item.unitCents, language), money(item.unitCents * item.quantity, language)])
    }
    if (y > bottom - 80) {
      pdf.addPage()
      y = 60
    }
    y += 8
    const sums: [Wording, Cents][] = [
      [orderText.production, order.productionCost],
      [orderText.shipping, order.shippingCost],
      ...(order.discountCents > 0 ? [[orderText.discount, -order.discountCents] as [Wording, Cents]] : []),
    ]
    for (const [label, cents] of sums) y = drawSum(pdf, y, word(label), money(cents, language))
    drawSum(pdf, y + 4, word(orderText.paid), `${money(order.paidCents, language)} USD`, 'bold')
  })
}

const money = (cents: Cents, language: Language) => formatCents(cents, { language })

async function shopLines(db: Db): Promise<string[]> {
  const [name, street, city] = [
    await readSetting(db, 'shipFromName'),
    await readSetting(db, 'shipFromStreet'),
    await readSetting(db, 'shipFromCity'),
  ]
  return [name, street, `${city}, ${await readSetting(db, 'shipFromState')} ${await readSetting(db, 'shipFromZip')}`]
}

function drawHead(pdf: PdfDocument, { title, number, dated, from }: { title: string; number: string; dated: string; from: string[] }) {
  putLine(pdf, 'Inkport', left, 48, { size: 22, font: 'bold' })
  from.forEach((line, at) => {
    putLine(pdf, line, left, 80 + at * 13, { size: 9 })
  })
  putLine(pdf, `${title} ${number}`, 320, 48, { size: 16, font: 'bold', width: right - 320, align: 'right' })
  putLine(pdf, dated, 320, 72, { size: 10, width: right - 320, align: 'right' })
  pdf.moveTo(left, 136).lineTo(right, 136).lineWidth(0.5).stroke('#c9c6be')
}

function block(pdf: PdfDocument, x: number, title: string, lines: readonly string[]) {
  putLine(pdf, title, x, 152, { size: 9, font: 'bold' })
  lines
    .filter(line => line !== '')
    .forEach((line, at) => {
      putLine(pdf, line, x, 168 + at * 15, { size: 11, width: 240 })
    })
}

function drawLine(pdf: PdfDocument, y: number, cells: readonly string[], font: 'text' | 'bold' = 'text'): number {
  const [what = '', count = '', unit = '', sum = ''] = cells
  putLine(pdf, what, left, y, { size: 10, font, width: 290 })
  putLine(pdf, count, 350, y, { size: 10, font, width: 50, align: 'right' })
  putLine(pdf, unit, 404, y, { size: 10, font, width: 72, align: 'right' })
  putLine(pdf, sum, 480, y, { size: 10, font, width: right - 480, align: 'right' })
  drawRule(pdf, y + 17, left, right)
  return y + 24
}

function drawSum(pdf: PdfDocument, y: number, label: string, sum: string, font: 'text' | 'bold' = 'text'): number {
  putLine(pdf, label, 320, y, { size: 11, font, width: 140 })
  putLine(pdf, sum, 440, y, { size: 11, font, width: right - 440, align: 'right' })
  return y + 18
}

/** Nothing where the order or its seller is gone. */
export async function invoiceMail(engine: Engine, orderId: number): Promise<(Mail & { attachments: MailAttachment[] }) | undefined> {
  const { db, config } = engine
  const bought = await findBought(db, orderId)
  if (!bought || !isPaid(bought)) return undefined
  const { order, seller: person } = bought
  const pdf = await invoicePdf(db, bought)
  const things = await thingsOf(engine, orderId, person.language)
  const values = { id: String(orderId), total: formatCents(order.paidCents, person) }
  const mail = letter(person, say(person, checkoutText.mailSubject, values), [
    { line: say(person, checkoutText.mailHello) },
    { line: say(person, checkoutText.mailLead, values) },
    ...things.shown.map(({ thing, note, picture }) => ({ thing, note, contentId: picture?.contentId })),
    ...(things.more > 0 ? [{ line: say(person, checkoutText.mailMore, { count: String(things.more) }) }] : []),
    { link: `${config.publicUrl}/order/${orderId}`, label: say(person, checkoutText.mailButton) },
    mailFooter(person, 'MONEY_OUT', undefined),
  ])
  const invoice = { name: invoiceName(orderId), type: 'application/pdf', base64: pdf.toString('base64') }
  return { ...mail, attachments: [invoice, ...things.shown.flatMap(({ picture }) => picture ?? [])] }
}

const mostShown = 4
/** What was bought, the first of it with pictures. */
async function thingsOf(engine: Engine, orderId: number, language: Language) {
  const items = (await itemsOf(engine.db, [orderId])).filter(item => item.cancelledAt === null)
  const shown = []
  for (const item of items.slice(0, mostShown)) {
    // A mail is not held back by its pictures.
    const picture = await itemPicture(engine, engine.db, item).catch(error => {
      engine.log.warn({ err: error, orderId }, 'An item of a mail has no picture.')
      return undefined
    })
    const name = `item-${item.id}.${picture?.ending ?? ''}`
    shown.push({
      thing: nameIn(language, item),
      note: [`${item.quantity} × ${colorIn(language, item.color)} · ${item.size}`, item.text].filter(Boolean).join('  ·  '),
      picture: picture && { name, type: picture.type, base64: picture.bytes.toString('base64'), contentId: `${name}@inkport` },
    })
  }
  return { shown, more: items.length - shown.length }
}
