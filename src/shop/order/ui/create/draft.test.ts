import { expect, test } from 'vitest'
import {
  addLines,
  bodyOf,
  checksOf,
  type Draft,
  type DraftLine,
  type DraftSide,
  emptyDraft,
  isUntouched,
  lineOfSku,
  quoteOf,
  whyNotLines,
  withoutSide,
  withSides,
} from './draft.ts'

const line = (given: Partial<DraftLine> = {}): DraftLine => ({
  sku: 'G5000-BLACK-M',
  productID: 'G5000',
  name: 'Tee',
  nameVi: '',
  slug: 'tee',
  shape: 'tee',
  size: 'M',
  color: 'Black',
  colorHex: '#000000',
  printAreas: [],
  minDpi: 150,
  quantity: '1',
  text: '',
  art: null,
  ...given,
})
const template = { kind: 'template', id: 7, name: 'Sun', image: '', quality: 'high', takesText: true } as const
const draft = (given: Partial<Draft> = {}): Draft => ({ ...emptyDraft('a'), ...given })

test('a SKU that is found is a line, and the seller’s own brings what is printed', () => {
  const { quantity: _, text: __, art: ___, ...facts } = line()
  const found = { ...facts, isAvailable: true, ownSku: 'SUN', art: null }
  expect(lineOfSku(found, 2)).toEqual(line({ quantity: '2' }))
  const look = { id: 7, name: 'Sun', image: '', quanlityImage: 'high', takesText: true } as const
  expect(lineOfSku({ ...found, art: { template: look, files: [] } }, 1).art).toEqual(template)
  const file = { side: 'FRONT', fileId: 3, name: 'sun.png', resolution: 'low' } as const
  expect(bodyOf(draft({ lines: [lineOfSku({ ...found, art: { template: null, files: [file] } }, 1)] })).items).toEqual([
    { sku: 'G5000-BLACK-M', quantity: 1, text: '', files: [{ side: 'FRONT', fileId: 3, link: '', placement: null }] },
  ])
})

test('the same line adds up, an empty quantity as one; another art or text is another line', () => {
  const lines = addLines([line({ quantity: '' })], [line({ quantity: '4' }), line({ art: template }), line({ text: 'Hi' })])
  expect(lines.map(({ quantity }) => quantity)).toEqual(['5', '1', '1'])
  expect(
    addLines(
      [],
      Array.from({ length: 120 }, (_, at) => line({ text: String(at) })),
    ),
  ).toHaveLength(100)
})

test('one of my products goes by its id, files by their sides, and a single space is no text', () => {
  const side = { side: 'FRONT', fileId: 3, link: '', placement: 'FILL', name: 'sun.png' } as const
  const art = { kind: 'sides', sides: [side], quality: 'high' } as const
  const { items } = bodyOf(draft({ lines: [line({ art: template, text: ' ' }), line({ quantity: '', art })] }))
  expect(items).toEqual([
    { sku: 'G5000-BLACK-M', quantity: 1, text: '', productCustomTemplate: 7 },
    { sku: 'G5000-BLACK-M', quantity: 1, text: '', files: [{ side: 'FRONT', fileId: 3, link: '', placement: 'FILL' }] },
  ])
})

test('links to mockups go with their line, and another mockup is another line', () => {
  const mockups = ' https://x.y/1.png\nhttps://x.y/2.png '
  const { items } = bodyOf(draft({ lines: [line({ mockups }), line()] }))
  expect(items.map(item => item.mockups)).toEqual([['https://x.y/1.png', 'https://x.y/2.png'], undefined])
  expect(addLines([line({ mockups })], [line(), line({ mockups: mockups.trim() })]).map(({ quantity }) => quantity)).toEqual(['2', '1'])
})

test('a side keeps its art beside what another one is given, and what is given anew takes its place', () => {
  const file = (side: DraftSide['side'], fileId: number, quality: 'low' | 'high'): DraftSide => ({
    side,
    fileId,
    link: '',
    placement: 'FIT',
    name: 'sun.png',
    quality,
  })
  const link: DraftSide = { side: 'BACK', fileId: null, link: 'https://x.y/b.png', placement: null, name: '' }
  const front = withSides(null, [file('FRONT', 3, 'high')])
  const both = withSides(front, [link])
  expect(both).toMatchObject({
    sides: [
      { side: 'FRONT', fileId: 3 },
      { side: 'BACK', link: link.link },
    ],
    quality: 'high',
  })
  expect(withSides(both, [file('FRONT', 4, 'low')])).toMatchObject({ sides: [{ side: 'BACK' }, { fileId: 4 }], quality: 'low' })
  expect(withSides({ kind: 'template', id: 7, name: '', image: '', quality: 'high' }, [link])).toMatchObject({
    sides: [link],
    quality: null,
  })
  expect(withoutSide(both, 'FRONT')).toMatchObject({ sides: [link], quality: null })
  expect(withoutSide(front, 'FRONT')).toBeNull()
  const { items } = bodyOf(draft({ lines: [line({ art: both })] }))
  expect(items[0]?.files).toEqual([
    { side: 'FRONT', fileId: 3, link: '', placement: 'FIT' },
    { side: 'BACK', fileId: null, link: link.link, placement: null },
  ])
})

test('the seller’s own number and tag go with it without blanks; an empty number is none', () => {
  expect(bodyOf(draft())).toMatchObject({ externalId: null, tag: '' })
  expect(bodyOf(draft({ externalId: ' S-1 ', tag: ' gift ' }))).toMatchObject({ externalId: 'S-1', tag: 'gift' })
})

test.each([
  ['USPS', { orderType: 'STANDARD', shippingBy: 'USPS', labelLink: '', labelFileId: null, shippingMethod: 'priority' }],
  ['TIKTOK', { orderType: 'STANDARD', shippingBy: 'TIKTOK', labelLink: 'https://x.y/l.pdf', shippingMethod: null }],
  ['SELLER', { orderType: 'SHIP_BY_SELLER', shippingBy: 'USPS', labelLink: 'https://x.y/l.pdf', shippingMethod: null }],
  ['LABEL', { orderType: 'LABEL', labelLink: 'https://x.y/l.pdf', items: [], shippingMethod: null }],
] as const)('by %s it is', (shipBy, body) => {
  const label = { link: ' https://x.y/l.pdf', file: null }
  expect(bodyOf(draft({ shipBy, label, lines: [line()], shippingMethod: 'priority' }))).toMatchObject(body)
})

test('a price is asked for once there is something to be priced; a label alone is', () => {
  expect(quoteOf(draft())).toBeUndefined()
  expect(quoteOf(draft({ shipBy: 'LABEL' }))).toMatchObject({ orderType: 'LABEL', items: [] })
  expect(quoteOf(draft({ lines: [line()] }))?.items).toEqual([{ sku: 'G5000-BLACK-M', quantity: 1 }])
})

test('what is missing blocks, what may be wrong warns', () => {
  const linked = {
    kind: 'sides',
    sides: [{ side: 'FRONT', fileId: null, link: 'https://x.y/a.png', placement: null, name: '' }],
    quality: null,
  } as const
  const lines = [line(), line({ art: { ...template, quality: 'low' } }), line({ art: linked }), line({ art: template })]
  const address = { ...emptyDraft('').address, fullName: 'A', address: '1 Elm', city: 'Houston', state: 'TX', zip: '10001' }
  const codes = (given: Partial<Draft>) =>
    checksOf(draft({ lines, address, ...given })).map(({ code, isBlocking }) => `${code} ${isBlocking}`)
  expect(codes({})).toEqual(['noArt true', 'lowDpi false', 'linked false', 'ZIP_NOT_IN_STATE false'])
  expect(codes({ lines: [], shipBy: 'TIKTOK' })).toContain('noLabel true')
  const file = { id: 1, name: 'l.pdf', trackingNumber: '94', zip: '84101-1234' }
  expect(codes({ lines, shipBy: 'LABEL', label: { link: '', file } })).toEqual(['labelZip true', 'ZIP_NOT_IN_STATE false'])
})

test('lines go on to shipping where there are some whose texts can be printed; a label needs none', () => {
  expect(whyNotLines(draft())).toBe('noLines')
  expect(whyNotLines(draft({ lines: [line({ text: 'Chào' })] }))).toBe('wrongText')
  expect(whyNotLines(draft({ lines: [line({ text: ' ' })] }))).toBeUndefined()
  expect(whyNotLines(draft({ shipBy: 'LABEL' }))).toBeUndefined()
})

test('whatever was typed or chosen can be discarded', () => {
  const empty = emptyDraft('a')
  expect(isUntouched(empty)).toBe(true)
  const changes: Partial<Draft>[] = [
    { lines: [line()] },
    { paste: 'SKU 2' },
    { shipBy: 'TIKTOK' },
    { address: { ...empty.address, addressLine2: 'Apt 4' } },
    { note: 'Soon' },
    { externalId: 'A-1' },
    { tag: 'may' },
  ]
  for (const change of changes) expect(isUntouched({ ...empty, ...change }), JSON.stringify(change)).toBe(false)
})
