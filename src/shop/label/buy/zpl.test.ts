import { describe, expect, test } from 'vitest'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { zplLabel } from '#test/labels.ts'
import { labelsOn } from './read-label.ts'
import { isZpl, zplLabels } from './zpl.rules.ts'

const number = impbNumber({ serial: 1 })
const other = impbNumber({ serial: 2 })
const read = (zpl: string) =>
  zplLabels(zpl).map(({ text, barcodes }) => {
    const labels = labelsOn({ text, barcodes: barcodes.map(code => ({ text: code })) })
    return 'fault' in labels ? labels.fault : labels.map(label => [label.number, label.zip])
  })
const field = (data: string, command = '^BCN,200,N,N') => `^XA^FO1,1${command}^FD${data}^FS^XZ`

test.each([
  ['a GS1-128 of USPS', `>;>842084101>8${number}`],
  ['with the nine digits of its ZIP', `>;>8420841011234>8${number}`],
  ['without FNC1 between its elements', `>;>842084101${number}`],
  ['in the mode of UCC/EAN, with brackets', `(420)84101(${number.slice(0, 2)})${number.slice(2)}`],
  ['with hexadecimal signs', `42084101_1D${number}`],
])('a ZPL label is read by its bar code: %s', (_, data) => {
  const command = data.includes('_1D') ? '^BCN,200,N,N^FH_' : '^BCN,200,N,N'
  expect(read(field(data, command))[0]?.[0]?.[0]).toBe(number)
})

test('a file holds several, each with its own texts and what a printer is sent for it', () => {
  const file = `${zplLabel({ number })}\n${zplLabel({ number: other, zip: '77002' })}`
  expect(read(file)).toEqual([[[number, '84101']], [[other, '77002']]])
  const [first, second] = zplLabels(file)
  expect(first?.text).toContain('SALT LAKE CITY UT 84101')
  expect(first?.zpl).toContain(number)
  expect(first?.zpl).not.toContain(other)
  expect(second?.zpl.startsWith('^XA')).toBe(true)
})

test('what sets the printer up goes with the label behind it, and an open label is none', () => {
  const file = `~DGR:LOGO.GRF,4,1,FFFF\n^XA^MMT^XZ\n${zplLabel({ number })}\n^XA^FDcut off`
  const labels = zplLabels(file)
  expect(labels).toHaveLength(1)
  expect(labels[0]?.zpl.startsWith('~DGR:LOGO.GRF')).toBe(true)
  expect(labels[0]?.zpl).toContain('^MMT')
})

describe('control characters that a file has changed', () => {
  /** The same label with another sign before its commands. */
  const spelled = (caret: string) => zplLabel({ number }).replaceAll('^', caret)

  test.each([
    ['in front of all labels', `~CC/\n${spelled('/')}`],
    ['in a format of its own', `^XA^CC/ /XZ${spelled('/')}`],
    ['in the label, and back at its end', `^XA^CC/${spelled('/').replace('/XA', '').replace('/XZ', '/CC^^XZ')}`],
    ['twice', `~CC/~CC+${spelled('+')}`],
    ['the tilde first', `^XA^CT!^XZ!CC/${spelled('/')}`],
    ['the delimiter too', `~CD;~CC/${spelled('/').replaceAll(',', ';')}`],
    ['in small letters', `~cc/${spelled('/')}`],
  ])('are read as commands: %s', (_, file) => {
    expect(isZpl(file)).toBe(true)
    expect(read(file)).toEqual([[[number, '84101']]])
  })

  test('an old sign is a text’s, also where a carrier’s number stands behind it', () => {
    expect(zplLabels(`~CC/${spelled('/').replace('Minh Lee', 'Minh ^FDLee^FS')}`)[0]?.text).toContain('Minh ^FDLee^FS')
    expect(zplLabels('^XA^FO1,1^FDup ~10^FS^XZ')[0]?.text).toBe('up ~10')
  })

  test('each label says its signs first and leaves the printer as it found it', () => {
    const [first, second] = zplLabels(`~CC/~CT!${spelled('/')}${zplLabel({ number: other }).replaceAll('^', '/')}`)
    expect(first?.zpl).toMatch(/^~CC\/~CT!\/XA[\s\S]*\/XZ\n!CC\^!CT~$/)
    expect(second?.zpl).toMatch(/^~CC\/~CT!\/XA[\s\S]*\/XZ\n!CC\^!CT~$/)
    expect(read(`${second?.zpl}${zplLabel({ number })}`)).toEqual([[[other, '84101']], [[number, '84101']]])
  })

  test('a file that changes them without end is read at once', () => {
    expect(zplLabels(`${'~CC/~CC+'.repeat(200_000)}^XA`)).toEqual([])
  })
})

test('a label whose text says another number than its bars is not read', () => {
  expect(read(`^XA${field(`>;>842084101>8${number}`).slice(3, -3)}^FO1,9^FD${other}^FS^XZ`)).toEqual(['LABEL_NUMBERS_DIFFER'])
})

test('a drawn label has no code that can be read', () => {
  expect(read('^XA^FO1,1^GFA,8,8,1,FFFFFFFF^FS^XZ')).toEqual(['LABEL_WITHOUT_BARCODE'])
})

test('ZPL is known by how it begins, and nothing binary is', () => {
  expect(isZpl(zplLabel({ number }))).toBe(true)
  expect(isZpl('hello')).toBe(false)
  expect(isZpl('\0^XA')).toBe(false)
})

test('a long file without an end is read at once', () => {
  expect(zplLabels('^XA^FD'.repeat(200_000))).toEqual([])
  expect(read(field('>'.repeat(200_000)))).toEqual(['LABEL_WITHOUT_BARCODE'])
})
