// What the editor says of a design that is still drawn: the checks of an order, on the product's own areas and the colour that is shown.
import { expect, test } from 'vitest'
import { sentenceOf } from '../../../document/check/sentence.rules.ts'
import { checkText } from '../../../document/check/text.ts'
import type { DesignWarning } from '../../../document/contract.ts'
import type { EditedDocument, EditedLayer } from '../../../document/edit/edited.rules.ts'
import { newText } from '../../../document/edit/fresh.rules.ts'
import { type CheckedOn, checkDraft, colorsBeside, findingsBeside, warningsBeside } from './check-draft.ts'

const front = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
const back = { ...front, side: 'BACK' } as const
const on: CheckedOn = {
  minDpi: 150,
  pictures: new Map([[7, { name: 'sun.png', widthPixels: 3_600, heightPixels: 1_800, isInLibrary: true }]]),
  printAreas: [{ ...front, safeInches: 0.5, technique: 'DTF' }, back],
  colors: [
    { name: 'White', hex: '#fbfbfa' },
    { name: 'Forest', hex: '#1f3d2b' },
  ],
}
const base = { xInches: 2, yInches: 2, widthInches: 6, heightInches: 3 }
const rect: EditedLayer = {
  kind: 'SHAPE',
  ...{ id: 'r', name: '', ...base },
  ...{ rotateDegrees: 0, flipX: false, flipY: false, opacityPercent: 100, isLocked: false, isHidden: false, groupId: null },
  shape: 'RECT',
  ...{ fill: '#0b5cff', stroke: null, cornerInches: 0 },
}
const words = (more: object): EditedLayer => ({
  ...newText('t', { text: 'Xin chào', fontId: 'lobster-400', color: '#ffffff' }, front),
  ...base,
  ...more,
})
const drawn = (layers: readonly EditedLayer[], onBack: readonly EditedLayer[] = []): EditedDocument => ({
  sides: [
    { ...front, layers },
    { ...back, layers: onBack },
  ],
})
const said = (document: EditedDocument, color = 'Forest') =>
  checkDraft(document, color, on).map(({ code, side, layerId }) => `${code} ${side} ${layerId}`)

test('a design as it should be is given no word, and neither is a side without layers', () => {
  expect(said(drawn([rect, words({})]))).toEqual([])
  expect(said(drawn([]))).toEqual([])
})

test('white on white is said of the white garment alone, and names that colour while another one is shown', () => {
  const document = drawn([rect, words({})])
  const found = checkDraft(document, 'White', on)
  const [text] = found
  const say = (word: keyof typeof checkText, values: object) => `${checkText[word][0]} ${Object.values(values).join()}`
  expect(text && sentenceOf(text, { layers: text.layers, pictures: on.pictures }, { language: 'en', say })).toBe(
    `${checkText.SAME_COLOR[0]} ${checkText.FRONT[0]} ,${checkText.layerNamed[0]} Xin chào`,
  )
  expect(colorsBeside(document, ['White'], { found: [], on })).toEqual(['White'])
  expect(colorsBeside(document, ['Forest'], { found, on })).toEqual([])
})

test('an area’s own safe line and technique count, though the draft says neither', () => {
  const near = words({ yInches: 0.3 })
  expect(said(drawn([near]))).toEqual(['SAFE_CROSSED FRONT t'])
  expect(said(drawn([rect], [near]))).toEqual([])
  expect(said(drawn([{ ...rect, opacityPercent: 60 }]))).toEqual(['HALF_TRANSPARENT FRONT r'])
  expect(said(drawn([rect], [{ ...rect, opacityPercent: 60 }]))).toEqual([])
})

test('what differs on a colour is checked as that colour prints it', () => {
  const { sides } = drawn([rect, words({})])
  const document = { sides: sides.map(side => ({ ...side, colors: [{ color: 'White', layers: [{ id: 't', color: '#000000' }] }] })) }
  expect(said(document, 'White')).toEqual([])
})

const warning = (code: string, layerId: string | null = null): DesignWarning => ({
  ...{ code, layerId, values: {}, weight: 'BLOCK', side: 'FRONT' },
})
const beside = (document: EditedDocument, kept: readonly DesignWarning[] = []) =>
  warningsBeside(document, kept, { found: checkDraft(document, 'Forest', on), on }).map(({ code, layerId }) => `${code} ${layerId}`)

test('what a check says is not said twice, and what was mended since the draft was kept is said no more', () => {
  const empty = drawn([rect, words({ text: '' })])
  expect(said(empty)).toEqual(['TEXT_EMPTY FRONT t'])
  expect(beside(empty, [warning('DESIGN_TEXT_EMPTY', 't')])).toEqual([])
  expect(beside(drawn([rect, words({})]), [warning('DESIGN_TEXT_EMPTY', 't'), warning('DESIGN_RESOLUTION_LOW')])).toEqual([])
  expect(beside(drawn([rect]), [warning('DESIGN_FILE_GONE', 'gone'), warning('DESIGN_FILE_GONE', 'r')])).toEqual(['DESIGN_FILE_GONE r'])
  expect(beside(drawn([rect]), [warning('TEMPLATE_AREA_CHANGED')])).toEqual(['TEMPLATE_AREA_CHANGED null'])
})

test('what stops a save on another colour is said while this one is well', () => {
  const hidden = [{ color: 'Forest', layers: [{ id: 'r', isHidden: false }] }]
  const document = { sides: [{ ...front, layers: [{ ...rect, isHidden: true }], colors: hidden }] }
  expect(said(document)).toEqual([])
  expect(beside(document)).toEqual(['PRINT_BLANK null'])
})

test('a picture that stops a save is not said to have left the library as well', () => {
  const picture: EditedLayer = { ...base, id: 'p', kind: 'IMAGE', fileId: 8 }
  const found = checkDraft(drawn([picture]), 'Forest', on)
  expect(found.map(({ code }) => code)).toEqual(['PICTURE_GONE'])
  expect(findingsBeside(found, [warning('DESIGN_FILE_GONE', 'p')])).toEqual([])
  expect(findingsBeside(found, [])).toEqual(found)
})
