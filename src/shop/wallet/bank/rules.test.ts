import { expect, test } from 'vitest'
import { crc16, transferQr } from './rules.ts'

const account = {
  bankName: 'Bank',
  accountName: 'INKPORT',
  accountNumber: '0011 2233',
  bankCode: '',
  memo: 'INK7N1A',
  amount: 'USD 250.00',
}

test('the QR of a bank with a code is a VietQR with account, memo and a right checksum', () => {
  expect(crc16('123456789')).toBe('29B1')
  const text = transferQr({ ...account, bankCode: '970436' })
  expect(text).toBe(
    `00020101021138520010A00000072701220006970436010800112233${'0208QRIBFTTA'}53037045802VN62110807INK7N1A6304${text.slice(-4)}`,
  )
  expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)))
})

test('the QR of any other bank is plain words', () => {
  expect(transferQr(account)).toBe('Bank\nINKPORT\n0011 2233\nUSD 250.00\nINK7N1A')
})
