// Bank transfers: the QR that fills one in, and how a line of a statement says which deposit it is.
import type { Cents } from '#base/money.ts'
import { memoFor } from '../deposit/rules.ts'

export const lineStatuses = ['OPEN', 'MATCHED', 'SET_ASIDE'] as const
export type LineStatus = (typeof lineStatuses)[number]

export interface Transfer {
  readonly bankName: string
  readonly accountName: string
  readonly accountNumber: string
  /** Six digits of Vietnam's interbank scheme, or nothing. */
  readonly bankCode: string
  readonly memo: string
  readonly amount: string
}

/** What the QR of a transfer holds: a VietQR where the bank has a code, else plain words that any reader shows. */
export function transferQr(transfer: Transfer): string {
  const { bankCode, bankName, accountName, accountNumber, memo, amount } = transfer
  if (bankCode !== '') return vietQr({ bankCode, accountNumber: accountNumber.replace(/\s/g, ''), memo })
  return [bankName, accountName, accountNumber, amount, memo].join('\n')
}

/**
 * VietQR (NAPAS 1.5.2 over EMVCo merchant-presented QR). It names no amount: that would be read as đồng, and ours are US dollars.
 */
function vietQr({ bankCode, accountNumber, memo }: { bankCode: string; accountNumber: string; memo: string }): string {
  const account = field('00', bankCode) + field('01', accountNumber)
  const body = [
    field('00', '01'),
    field('01', '11'),
    field('38', field('00', 'A000000727') + field('01', account) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    field('58', 'VN'),
    field('62', field('08', memo)),
    '6304',
  ].join('')
  return body + crc16(body)
}

const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value

/** CRC-16/CCITT-FALSE of ASCII text, as EMVCo asks for: four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The memos that a line's words may hold; banks change case, put spaces in, and add words of their own. Check letters must be right. */
export function memosIn(words: string): string[] {
  const found = words
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .matchAll(/INK(\d{1,12})N(\d{1,6})[A-Z]/g)
  return [...new Set([...found].flatMap(([memo, seller, request]) => (memo === memoFor(Number(seller), Number(request)) ? [memo] : [])))]
}

/** '1,234.50', '1.234,50', '+250', '(3.00)', '-12', 'USD 5' → cents; nothing where it is no amount. */
export function bankCents(text: string): Cents | undefined {
  const bare = text.replace(/[\s$+]|USD/gi, '')
  const isOut = /^-|^\(.*\)$|-$/.test(bare)
  const digits = bare.replace(/[()-]/g, '')
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(digits)
  if (!match) return undefined
  const cents = Number((match[1] ?? '').replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return isOut ? -cents : cents
}

/** Which columns of a statement hold what, by their names; `reference` may be nothing. */
export interface StatementColumns {
  readonly date: string
  readonly amount: string
  readonly memo: string
  readonly reference: string
}

const names: Readonly<Record<keyof StatementColumns, RegExp>> = {
  date: /date|ngày|ngay/i,
  amount: /credit|amount|money in|paid in|ghi có|số tiền|so tien/i,
  memo: /memo|description|details|narrative|nội dung|noi dung|diễn giải/i,
  reference: /reference|transaction (no|id|number)|ref\b|mã giao dịch|số tham chiếu|số bút toán/i,
}

/** What a statement's columns look like, where nobody has said it for this bank; '' where none does. */
export const guessColumns = (header: readonly string[]): StatementColumns => {
  const like = (key: keyof StatementColumns) => header.find(name => names[key].test(name)) ?? ''
  return { date: like('date'), amount: like('amount'), memo: like('memo'), reference: like('reference') }
}

type Payee = { bankName: string; accountName: string; accountNumber: string; swift: string; bankCode: string; isEnabled: boolean }
/** Whether sellers would send their money elsewhere than before; an account that is closed for deposits sends none. */
export const sendsElsewhere = (before: Payee, after: Payee): boolean =>
  after.isEnabled &&
  (!before.isEnabled ||
    (['bankName', 'accountName', 'accountNumber', 'swift', 'bankCode'] as const).some(name => before[name] !== after[name]))
