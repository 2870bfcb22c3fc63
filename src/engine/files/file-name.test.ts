import { expect, test } from 'vitest'
import { nameInUrl, safeFileName } from './file-name.ts'

test.each([
  ['orders.csv', 'orders.csv'],
  ['Đơn hàng tháng 11.csv', 'Đơn hàng tháng 11.csv'],
  ['a.csv\0.png', 'a.csv .png'],
  ['one\r\ntwo\x1f.csv', 'one two .csv'],
  ['half \ud800 a pair.csv', 'half   a pair.csv'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\orders\\june.csv', 'june.csv'],
  [`${'x'.repeat(300)}.csv`, `${'x'.repeat(251)}.csv`],
  ['\0\0', 'orders.csv'],
  ['', 'orders.csv'],
])('%j is kept as %j', (sent, kept) => {
  expect(safeFileName(sent, 'orders.csv')).toBe(kept)
})

test('the name in an address is read, whether it is encoded well or not', () => {
  expect(nameInUrl('https://example.com/a/t%C3%AAn.csv?x=1')).toBe('tên.csv')
  expect(nameInUrl('https://example.com/a/%ff.csv')).toBe('%ff.csv')
})
