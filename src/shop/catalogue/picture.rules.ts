import type { PictureForm, ProductCard } from './contract.ts'

type Pictured = Pick<ProductCard, 'shape' | 'productID'>
export type DemoArt = 'retro-sun' | 'cat-moon' | 'mountain'

/** Sizes that are drawn in a form of their own. */
const forms: Readonly<Record<string, PictureForm>> = { heart: 'heart', star: 'star', round: 'round', '15oz': 'tall' }

/** The address of a product's drawn picture in a colour (`#1c1d20`), plain or with a demo print. */
export function pictureUrl(
  { shape }: Pick<Pictured, 'shape'>,
  hex: string,
  { art, size }: { art?: DemoArt | undefined; size?: string | undefined } = {},
): string {
  const form = size === undefined ? undefined : forms[size.toLowerCase()]
  const query = [art && `art=${art}`, form && `form=${form}`].filter(Boolean).join('&')
  return `/v1/product-picture/${shape}/${hex.slice(1).toLowerCase()}${query === '' ? '' : `?${query}`}`
}

const arts = ['retro-sun', 'cat-moon', 'mountain'] as const
/** The demo print that a product wears in the shop: always the same one, neighbours different ones. */
export const artFor = (productID: string): DemoArt =>
  arts[[...productID].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % arts.length] ?? 'mountain'
