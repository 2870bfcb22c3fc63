import { expect, test } from 'vitest'
import { nameMost, printFileName, sideFileName } from './name.rules.ts'

const piece = { ticketId: 42, orderId: 17, side: 'FRONT', sku: 'G5000-FOREST-S', size: 'S', piece: 2, pieces: 3, reprint: 0 }

test('a print file is named by its ticket, order, side, article and piece, and by how often it was made before', () => {
  expect(printFileName(piece)).toBe('T000042-O000017-FRONT-G5000-FOREST-S-2OF3.png')
  expect(printFileName({ ...piece, reprint: 1 })).toBe('T000042-O000017-FRONT-G5000-FOREST-S-2OF3-R1.png')
  expect(printFileName({ ...piece, reprint: 1, isWhite: true })).toBe('T000042-O000017-FRONT-G5000-FOREST-S-2OF3-R1-WHITE.png')
  expect(printFileName({ ...piece, sku: 'MUG', size: '11 oz' })).toBe('T000042-O000017-FRONT-MUG-11_oz-2OF3.png')
  expect(sideFileName({ ...piece, itemId: 9 })).toBe('O000017-I000009-FRONT-G5000-FOREST-S-3PCS.png')
})

test('whatever an article is called, its file has a name that a RIP takes, and two sides of a ticket have two', () => {
  for (const sku of ['Áo thun đỏ/Ă:?*', 'X'.repeat(100), '…', '../../etc', '-'.repeat(90), '衣服', '']) {
    const names = ['FRONT', 'SLEEVE_RIGHT'].map(side =>
      printFileName({ ...piece, ticketId: 12_345_678, orderId: 9_999_999, side, sku, size: 'Một cỡ rất dài', reprint: 12, isWhite: true }),
    )
    for (const name of names) expect(name).toMatch(/^[\w.-]+\.png$/)
    expect(Math.max(...names.map(name => name.length))).toBeLessThanOrEqual(nameMost)
    expect(new Set(names).size).toBe(2)
  }
  expect(printFileName({ ...piece, sku: 'Áo đỏ' })).toContain('-Ao_do-S-')
})
