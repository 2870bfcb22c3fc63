// Orders as they truly are, before a platform writes them down: who buys what, and what has become of it.
import type { Random } from '#test/random.ts'

export interface Buyer {
  name: string
  street: string
  street2: string
  city: string
  /** A code; blank abroad. */
  state: string
  stateName: string
  zip: string
  country: 'US' | 'CA' | 'GB'
  /** Digits, with or without a country's code. */
  phone: string
  email: string
}
export interface Piece {
  sku: string
  product: string
  size: string
  color: string
  quantity: number
  /** What the buyer wants on it. */
  text: string
  /** What has become of this line alone. */
  fate?: 'SHIPPED' | 'NO_SHIPPING'
}
export interface TrueOrder {
  buyer: Buyer
  pieces: readonly Piece[]
  /** What has become of the whole order; PLAIN: it is to be made. */
  fate: 'PLAIN' | 'CANCELLED' | 'REFUNDED' | 'SHIPPED'
}

/** Which letters a file of this encoding has for its people. */
export type Letters = 'plain' | 'western' | 'vietnamese'
const names: Readonly<Record<Letters, readonly string[]>> = {
  plain: ['Mia Lee', 'Tom Carter', "Sean O'Brien", 'Anna-Lena Fox', 'Smith & Sons', 'Ivy Garcia, Jr.', 'Lee "Red" Hall'],
  western: ['João Conceição', 'Renée Dupré', 'Zoë Müller', 'Íris Gonçalves', 'Søren Åkesson', 'Begoña Núñez'],
  vietnamese: ['Nguyễn Thị Hương', 'Đỗ Hoàng Quân', 'Lương Văn Ưng', 'Trần Quốc Bảo', 'Phạm Thu Hằng', 'Lê Đức Anh'],
}
const streets = ['1034 Elm Ave', '875 River Ct', '12 Massachusetts Ave', '5-7 Oak Blvd', '400 N 3rd St', '9 St. Mary Rd'] as const
const seconds = ['', '', '', 'Apt 32', 'Unit B-2', 'Suite 100'] as const
const places = [
  ['Boston', 'MA', 'Massachusetts', '02108'],
  ['Houston', 'TX', 'Texas', '77002'],
  ['Salt Lake City', 'UT', 'Utah', '84101'],
  ['Burlington', 'VT', 'Vermont', '05401'],
  ['Portland', 'OR', 'Oregon', '97204'],
  ['Charleston', 'WV', 'West Virginia', '25301'],
  ['San Juan', 'PR', 'Puerto Rico', '00901'],
  ['Newark', 'NJ', 'New Jersey', '07102'],
] as const
const abroad = [
  ['Ottawa', 'CA', 'K1A 0B1'],
  ['London', 'GB', 'SW1A 1AA'],
] as const
const goods = [
  ['G5000-FOREST-S', 'G5000', 'S', 'Forest'],
  ['G18000-SPORTG-XL', 'G18000', 'XL', 'Sport Grey'],
  ['G18500-BLACK-L', 'G18500', 'L', 'Black'],
  ['G64000L-BLACK-XS', 'G64000L', 'XS', 'Black'],
  ['G5000-ROYAL-2XL', 'G5000', '2XL', 'Royal'],
  ['BC3001-NAVY-3XL', 'BC3001', '3XL', 'Navy'],
] as const

export interface Terms {
  letters: Letters
  goesAbroad: boolean
  /** What the layout can say has become of an order, and of a line. */
  fates: readonly TrueOrder['fate'][]
  lineFates: readonly NonNullable<Piece['fate']>[]
  /** It has a place for the buyer's own words. */
  hasTexts: boolean
}

export function trueOrder(random: Random, { letters, goesAbroad, fates, lineFates, hasTexts }: Terms): TrueOrder {
  const count = random.pick([1, 1, 1, 2, 2, 3])
  const pieces = Array.from({ length: count }, (_, at): Piece => {
    const [sku, product, size, color] = random.pick(goods)
    // The first line is always made, so that an order is never empty by its lines alone.
    const fate = at > 0 && lineFates.length > 0 && random.below(4) === 0 ? random.pick(lineFates) : undefined
    const text = hasTexts && random.below(3) === 0 ? random.pick(["Mia & Tom's", 'Since 2026, always', 'To: Mia <3']) : ''
    return { sku, product, size, color, quantity: quantityOf(random), text, ...(fate && { fate }) }
  })
  const fate = fates.length > 0 && random.below(5) === 0 ? random.pick(fates) : 'PLAIN'
  return { buyer: buyerOf(random, letters, goesAbroad && random.below(10) === 0), pieces, fate }
}

const quantityOf = (random: Random): number => random.pick([1, 1, 1, 2, 3, 4, 5, 7, 10, 12, 25, 100])

function buyerOf(random: Random, letters: Letters, isAbroad: boolean): Buyer {
  const [city, state, stateName, zip] = random.pick(places)
  const [foreignCity, country, code] = random.pick(abroad)
  return {
    name: random.pick(names[random.below(3) === 0 ? 'plain' : letters]),
    street: random.pick(streets),
    street2: random.pick(seconds),
    ...(isAbroad
      ? { city: foreignCity, state: '', stateName: '', zip: code, country }
      : { city, state, stateName, zip: random.below(4) === 0 ? `${zip}-1234` : zip, country: 'US' }),
    phone: `${random.pick(['1', ''])}826555${String(random.below(10_000)).padStart(4, '0')}`,
    email: `buyer${random.below(1_000)}@example.com`,
  }
}
