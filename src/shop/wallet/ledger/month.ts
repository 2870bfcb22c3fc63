// A month of a wallet as a statement: opening balance, lines, closing balance; as CSV and as PDF.
import { Readable } from 'node:stream'
import type { Cell } from '#base/csv/line.ts'
import { type Cents, formatCents, plainCents } from '#base/money.ts'
import type { Wording } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { drawRule, type PdfDocument, putLine, writePdf } from '#engine/pdf/write.ts'
import type { OutgoingFile, Who } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { getAccount } from '#shop/account/account.ts'
import { walletText } from '../text.ts'
import { findBalanceBefore } from './day.store.ts'
import { eachTransaction, type LineFilter } from './store.ts'

type Reader = Pick<Who, 'id' | 'language' | 'timeZone'>

/** The first and the last day of 'YYYY-MM'. */
export function daysOf(month: string): { from: string; to: string } {
  const last = new Date(`${month}-01T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}
const filterOf = (month: string, { timeZone }: Reader): LineFilter & { from: string } => ({ ...daysOf(month), timeZone })

export async function monthCsv(db: Db, who: Reader, month: string): Promise<OutgoingFile> {
  return { stream: writeCsv(monthRows(db, who, month)), name: `statement-${month}.csv`, type: 'text/csv; charset=utf-8' }
}

async function* monthRows(db: Db, who: Reader, month: string): AsyncGenerator<Cell[]> {
  const filter = filterOf(month, who)
  let balance = await findBalanceBefore(db, who.id, filter)
  yield ['Transaction ID', 'Date', 'Type', 'Reason', 'Method', 'Order ID', 'Amount (USD)', 'Balance (USD)']
  yield ['', '', 'Opening balance', '', '', '', '', plainCents(balance)]
  for await (const line of eachTransaction(db, who.id, filter)) {
    balance = line.balance
    yield [line.id, line.at.toISOString(), line.type, line.reason, line.method, line.orderId, plainCents(line.amount), plainCents(balance)]
  }
  yield ['', '', 'Closing balance', '', '', '', '', plainCents(balance)]
}

/** US letter. */
const page = { widthPoints: 612, heightPoints: 792 }
const [left, right, bottom] = [48, 564, 730]

/** In the reader's language and time zone. */
export async function monthPdf(db: Db, who: Reader, month: string): Promise<OutgoingFile> {
  const filter = filterOf(month, who)
  const person = await getAccount(db, who.id)
  const word = (sentence: Wording) => sentence[who.language === 'vi' ? 1 : 0]
  const money = (cents: Cents, sign = false) => formatCents(cents, { language: who.language, sign })
  let balance = await findBalanceBefore(db, who.id, filter)
  const title = `${word(walletText.statementTitle)} ${month}`
  const bytes = await writePdf(page, title, async pdf => {
    putLine(pdf, 'Inkport', left, 48, { size: 22, font: 'bold' })
    putLine(pdf, title, 300, 52, { size: 16, font: 'bold', width: right - 300, align: 'right' })
    putLine(pdf, `${person.fullName || person.username} · ${person.email}`, left, 84, { size: 10, width: right - left })
    let y = line(
      pdf,
      120,
      [word(walletText.date), word(walletText.type), '', word(walletText.amount), word(walletText.balanceAfter)],
      'bold',
    )
    y = line(pdf, y, ['', word(walletText.opening), '', '', money(balance)], 'bold')
    for await (const { at, type, orderId, depositId, reason, amount, balance: after } of eachTransaction(db, who.id, filter)) {
      if (y > bottom) {
        pdf.addPage()
        y = 56
      }
      balance = after
      const cause = orderId !== null ? `#${orderId} ${reason}` : depositId !== null ? `#${depositId} ${reason}` : reason
      y = line(pdf, y, [formatDate(at, 'dateTime', who), word(walletText[`type_${type}`]), cause, money(amount, true), money(balance)])
    }
    line(pdf, y, ['', word(walletText.closing), '', '', `${money(balance)} USD`], 'bold')
  })
  return { stream: Readable.from([bytes]), name: `statement-${month}.pdf`, type: 'application/pdf', bytes: bytes.length }
}

function line(pdf: PdfDocument, y: number, cells: readonly string[], font: 'text' | 'bold' = 'text'): number {
  const [when = '', what = '', cause = '', amount = '', balance = ''] = cells
  putLine(pdf, when, left, y, { size: 9, font, width: 110 })
  putLine(pdf, what, 160, y, { size: 9, font, width: 112 })
  putLine(pdf, cause, 276, y, { size: 9, width: 112 })
  putLine(pdf, amount, 390, y, { size: 9, font, width: 80, align: 'right' })
  putLine(pdf, balance, 472, y, { size: 9, font, width: right - 472, align: 'right' })
  drawRule(pdf, y + 15, left, right)
  return y + 20
}
