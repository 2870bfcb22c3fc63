// Bank transfers: the QR that fills one in, and what sends sellers' money elsewhere.

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

/** The account that every deployment begins with, so that a deposit can be tried; nobody has it. */
export const isDemoAccount = ({ bankName, accountNumber }: Pick<Payee, 'bankName' | 'accountNumber'>): boolean =>
  bankName === 'Inkport Demo Bank' && accountNumber === '0011 2233 4455'

type Payee = { bankName: string; accountName: string; accountNumber: string; swift: string; bankCode: string; isEnabled: boolean }
/**
 * Whether sellers would send their money elsewhere than before; an account that is closed for deposits sends none. One that takes the
 * demo's name would let the next be the first of a deployment.
 */
export const sendsElsewhere = (before: Payee, after: Payee): boolean =>
  after.isEnabled
    ? !before.isEnabled ||
      (['bankName', 'accountName', 'accountNumber', 'swift', 'bankCode'] as const).some(name => before[name] !== after[name])
    : isDemoAccount(after) && !isDemoAccount(before)
