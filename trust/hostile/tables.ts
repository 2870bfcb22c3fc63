// Tables that nobody means well by, in the columns of the import and of a bank's statement.
import { file, type HostileFile } from './file.ts'
import { validTable } from './valid-files.ts'

const [head = '', row = ''] = validTable.split('\n')
const csv = (about: string, text: string | Uint8Array, more: Partial<HostileFile> = {}) =>
  file(about, 'orders.csv', typeof text === 'string' ? Buffer.from(text) : text, more)
const rowWith = (cell: string) => row.replace('Minh Lee', cell)
/** Read as what it is, with nothing of it lost or made. */
const readable = { isRightFor: 'table' } as const
const bad = Buffer.from([0xc3, 0x28, 0xff])

export const hostileTables: readonly HostileFile[] = [
  csv('a column called __proto__', `${head},__proto__\n${row},1\n`),
  csv('a column called constructor', `${head}, Constructor \n${row},1\n`),
  csv('a column called prototype', `prototype,${head}\n1,${row}\n`),
  csv('a NUL in its head', `${head}\0\n${row}\n`),
  csv('a NUL in a cell', `${head}\n${rowWith('a\0b')}\n`),
  csv('a NUL in the last of 1,000 rows', `${head}\n${`${row}\n`.repeat(1_000)}${rowWith('a\0b')}\n`),
  csv(
    'bytes that are no UTF-8 among Vietnamese',
    Buffer.concat([Buffer.from(`${head}\n${rowWith('Nguyễn Thị Hương Đặng Trần')}\n${row}`), bad]),
  ),
  csv('bytes that are of no encoding', Buffer.concat([Buffer.from(`${head}\n`), Buffer.from([0x81, 0x8d, 0x8f, 0x90, 0x9d])])),
  csv('UTF-16 cut off in the middle of a character', Buffer.from(`\ufeff${head}\n${row}\n`, 'utf16le').subarray(0, -3)),
  csv('a cell of more than a megabyte', `${head}\n${rowWith('x'.repeat(2 ** 20))}\n`),
  csv('100,000 columns', `${head}${',x'.repeat(100_000)}\n${row}\n`),
  csv('100,000 cells in one row', `${head}\n${row}${','.repeat(100_000)}\n`),
  csv('a column with a name of 10,000 letters', `${head},${'x'.repeat(10_000)}\n${row},1\n`),
  // An import leaves such a row out and says so (docs/decisions/150-import-layouts.md); a bank's statement is refused.
  csv('a quotation mark that never ends', `${head}\n${rowWith('"Minh')}\n${`${row}\n`.repeat(100)}`, readable),
  csv('a quotation mark that never ends, for megabytes', `${head}\n${rowWith('"Minh')}\n${`${row}\n`.repeat(30_000)}`, readable),
  csv('a quotation mark in the middle of a cell', `${head}\n${rowWith('"Minh"Lee"')}\n`, readable),
  csv('JSON of 1,000 levels', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`),
  csv('nothing but line ends', '\n'.repeat(1_000_000)),
  csv('nothing but a mark of its byte order', '\ufeff'),
  csv('no column that is known', 'a,b,c\n1,2,3\n', readable),
  csv('UTF-16 without its mark', Buffer.from(`${head}\n${row}\n`, 'utf16le'), readable),
  csv('separators of every kind', `${head}\n${row.replaceAll(',', ';')}\n${row.replaceAll(',', '\t')}\n${row}\n`, readable),
  csv('a cell of line breaks and blanks', `${head}\n${rowWith(`"a${' \n'.repeat(400_000)}x"`)}\n`, readable),
  csv('a cell of a megabyte, almost', `${head}\n${rowWith('x'.repeat(1_000_000))}\n`, readable),
  csv('ends of line of every kind', `${head}\r${row}\r\n${row}\n\r${row}`, readable),
]
/** Bodies of a call, in JSON or what looks like it. */
export const hostileBodies: readonly (readonly [about: string, body: string | Uint8Array])[] = [
  ['1,000 levels', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`],
  ['100,000 levels', '['.repeat(100_000)],
  ['__proto__', '{"__proto__":{"isAdmin":true}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['a NUL', '{"name":"a\0b"}'],
  ['bad UTF-8', Buffer.concat([Buffer.from('{"name":"'), bad, Buffer.from('"}')])],
  ['UTF-16', Buffer.from('{"name":"a"}', 'utf16le')],
  ['no end', '{"name":"a'],
]
