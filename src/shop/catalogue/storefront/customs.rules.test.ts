import { expect, test } from 'vitest'
import { tidyHsCode, whyNotCustoms } from './customs.rules.ts'

const tee = { description: 'Cotton T-shirt, printed', hsCode: '610910', origin: 'HN', valueCents: 8_40 }
const why = (patch: Partial<typeof tee>) => whyNotCustoms({ ...tee, ...patch })?.code

test('a description, a number, an origin and a value are a declaration', () => {
  expect(whyNotCustoms(tee)).toBeUndefined()
})

test.each(['Gift', 'Clothes', 'Printed goods', 'T-shirt', 'Áo thun cotton', '', 'x'.repeat(61)])(
  'customs refuse the words “%s”',
  description => {
    expect(why({ description })).toBe('CUSTOMS_WORDS_VAGUE')
  },
)
test.each(['Ceramic mug', 'Canvas tote bag', 'Paper poster (art print)'])('customs accept the words “%s”', description => {
  expect(why({ description })).toBeUndefined()
})

test.each(['61091', '61091012345', '6109.10', '000000', '771234', '990000', 'abcdef'])(
  '%s is no number of the harmonised system',
  hsCode => {
    expect(why({ hsCode })).toBe('HS_CODE_INVALID')
  },
)
test('a number is read as people type it', () => {
  expect(tidyHsCode('6109.10.00 40')).toBe('6109100040')
})

test('the origin is a country and the value more than nothing', () => {
  expect(why({ origin: 'XX' })).toBe('COUNTRY_NOT_FOUND')
  expect(why({ valueCents: 0 })).toBe('CUSTOMS_VALUE_INVALID')
  expect(why({ valueCents: 10_000_01 })).toBe('CUSTOMS_VALUE_INVALID')
})
