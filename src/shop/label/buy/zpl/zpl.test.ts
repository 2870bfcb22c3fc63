import { describe, expect, test } from 'vitest'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { zplLabel } from '#test/labels.ts'
import { labelsOn } from '../read-label.ts'
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
  const file = `^XA^LH10,12^POI^XZ\n${zplLabel({ number })}\n${zplLabel({ number: other })}\n^XA^FDcut off`
  const labels = zplLabels(file)
  expect(labels).toHaveLength(2)
  expect(labels[0]?.zpl).toMatch(/^\^XA\^LH10,12\^POI\^XZ\n\^XA[\s\S]*\^XZ\n\^XA\^LH0,0\^PON\^CI0\^BY2,3,10\^XZ\n$/)
  expect(labels[1]?.zpl).not.toContain('^LH10,12')
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

  test('an old sign is a text’s, and such a label is not printed: to another reader it is a command', () => {
    const [label] = zplLabels(`~CC/${spelled('/').replace('Minh Lee', 'Minh ^FDLee^FS')}`)
    expect(label?.text).toContain('Minh ^FDLee^FS')
    expect([label?.refused, label?.zpl]).toEqual(['^', ''])
  })

  test('each label says its signs first and leaves the printer as it found it', () => {
    const [first, second] = zplLabels(`~CC/~CT!${spelled('/')}${zplLabel({ number: other }).replaceAll('^', '/')}`)
    const alone = /^~CC\/~CT!\/XA[\s\S]*\/XZ\n!CC\^!CT~\^XA\^CI0\^BY2,3,10\^XZ\n$/
    expect(first?.zpl).toMatch(alone)
    expect(second?.zpl).toMatch(alone)
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

describe('what stores, recalls, deletes or sets something on a printer never reaches one', () => {
  const label = zplLabel({ number })
  const within = (command: string) => label.replace('^XZ', `${command}^XZ`)

  test.each(
    [
      ...['~DGR:A.GRF,4,1,FF', '~DYE:A.PNG,P,P,4,0,FFFF', '~DN', '~DBR:A', '~EG', '~JA', '~JR', '~JP', '~JX', '~JI', '~RO2', '~KB', '~PH'],
      ...['~HS', '~HI', '~WC', '~PS', '~PP', '~NR', '~10'],
      ...['^DFR:A.ZPL', '^XFR:A.ZPL', '^XGR:A.GRF,1,1', '^IMR:A.GRF', '^ILR:A.GRF', '^ISR:A.GRF,N', '^IDR:*.*', '^EF', '^EG', '^TOR:A,E:A'],
      ...[
        '^FN1',
        '^SNA,1,Y',
        '^A@N,9,9,E:A.FNT',
        '^CWQ,E:A.FNT',
        '^MUM',
        '^JMB',
        '^JBE',
        '^JSN',
        '^KD1',
        '^KPsecret',
        '^NB',
        '^ND1',
        '^SX',
        '^WF',
      ],
      ...['^HH', '^HWE:*.*', '^HFR:A', '^FCa', '^GFB,4,4,1,abcd', '^CI15', '^CC ', '^ZZ', '^', '^^', '^\nDF'],
    ].flatMap(command => [command, command.toLowerCase()]),
  )('a label with %j is refused', command => {
    const [refused, ...more] = zplLabels(within(command))
    expect(more).toEqual([])
    expect([refused?.refused?.slice(0, 1), refused?.zpl]).toEqual([command[0], ''])
  })

  test.each(['~JA', '~DGR:A.GRF,4,1,FF', '^XA^IDE:*.*^XZ', '^XA^MUM^XZ', '^XA^HH^XZ', '^JUF'])(
    'a label behind %j is refused, or it stays behind',
    command => {
      const [behind] = zplLabels(`${command}\n${label}\n`)
      if (behind?.refused === undefined) expect(behind?.zpl).not.toContain(command.slice(0, 4))
      const [before] = zplLabels(`${label}\n${command}\n`)
      expect(before?.zpl).toBe(zplLabels(label)[0]?.zpl)
    },
  )

  test.each(['\u0002', '\u0003', '\u000f', '! U1 setvar "device.reset" ""', '\n! 0 200 200 400 1\n', '{}{"device.reset":""}'])(
    'nor what has another form than a command: %j',
    hidden => {
      expect(zplLabels(label.replace('Minh Lee', `Minh${hidden}Lee`))[0]?.refused).toBeDefined()
      expect(zplLabels(`${hidden}${label}${hidden}`)[0]?.zpl).toBe(zplLabels(label)[0]?.zpl)
    },
  )

  test('what programs write before each label is left out, and the label prints as it is', () => {
    const prolog = 'CT~~CD,~CC^~CT~\n^XA~TA000~JSN^LT0^MNW^MTD^PON^PMN^LH0,0^JMA^PR4,4~SD15^JUS^LRN^CI0^XZ\n'
    const [printed] = zplLabels(prolog + within('^MMT^PQ99999,0,1,Y^MCN^PMY^PW812^FXdrawn by hand^PW3'))
    expect(printed?.refused).toBeUndefined()
    expect(printed?.zpl).not.toMatch(/TA0|JSN|\^LT|\^MN|\^MT|\^MM|\^PM|\^PR|SD15|\^JU|\^PQ|\^MC|\^FX|\^PW3/)
    expect(printed?.zpl).toContain('^PW812')
    expect(printed?.barcodes).toEqual(zplLabels(label)[0]?.barcodes)
  })

  test('what is printed is printed the same when it is read again', () => {
    const file = `~CC/~CT!${zplLabel({ number }).replaceAll('^', '/')}/XA/LRY/XZ${zplLabel({ number: other }).replaceAll('^', '/')}`
    for (const { zpl } of zplLabels(file)) expect(zplLabels(zpl).map(again => again.zpl)).toEqual([zpl])
  })
})

test('a long file without an end is read at once', () => {
  expect(zplLabels('^XA^FD'.repeat(200_000))).toEqual([])
  expect(read(field('>'.repeat(200_000)))).toEqual(['LABEL_WITHOUT_BARCODE'])
})
