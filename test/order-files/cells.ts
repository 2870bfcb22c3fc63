// How people and platforms write what is true, and what is left of it where they write too much.
import type { Random } from '#test/random.ts'
import type { Buyer } from './truth.ts'

/** A cell, and what an order keeps of it. */
export interface Written {
  cell: string
  kept: string
}

/** Digits are what is compared: how a number is grouped is nobody's loss. */
export function phoneCell(random: Random, { phone }: Buyer): Written {
  const [local, own] = [phone.slice(-10), phone.length > 10 ? `+1 ` : '']
  const plain = `${own}${local.slice(0, 3)}-${local.slice(3, 6)}-${local.slice(6)}`
  const all: readonly Written[] = [
    { cell: plain, kept: phone },
    { cell: `${own}(${local.slice(0, 3)}) ${local.slice(3)}`, kept: phone },
    { cell: `${plain} ext. 45810`, kept: phone },
    { cell: `${plain} x12`, kept: phone },
    { cell: `${plain} / 826-555-9999`, kept: phone },
    { cell: `${plain}, ${plain}`, kept: phone },
    { cell: 'N/A', kept: '' },
    { cell: '', kept: '' },
    { cell: '1.82656E+10', kept: '' },
    { cell: '12', kept: '' },
  ]
  return random.below(2) === 0 ? { cell: plain, kept: phone } : random.pick(all)
}

export function emailCell(random: Random, { email }: Buyer): Written {
  const all: readonly Written[] = [
    { cell: 'none', kept: '' },
    { cell: '', kept: '' },
    { cell: `é${email}`, kept: '' },
    { cell: 'mia@studio.photography', kept: '' },
  ]
  return random.below(3) > 0 ? { cell: email, kept: email } : random.pick(all)
}

/** Each names the state; a name in full is what TikTok writes. */
export const stateCell = (random: Random, { state, stateName }: Buyer): string =>
  state === ''
    ? random.pick(['', 'N/A'])
    : random.pick([state, state, state.toLowerCase(), stateName, stateName.toUpperCase(), `US-${state}`, `${state}.`])

const countries: Readonly<Record<Buyer['country'], readonly string[]>> = {
  US: ['US', 'USA', 'United States', 'U.S.', 'U.S.A.', 'us'],
  CA: ['CA', 'Canada', 'CANADA'],
  GB: ['GB', 'United Kingdom', 'UK', 'England'],
}
export const countryCell = (random: Random, { country }: Buyer): string => random.pick(countries[country])

/** Some platforms write an apostrophe, so that a spreadsheet leaves the code alone. */
export const zipCell = ({ zip }: Buyer, hasApostrophe: boolean): string => (hasApostrophe ? `'${zip}` : zip)

/** As HTML writes it. */
export const htmlCell = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
