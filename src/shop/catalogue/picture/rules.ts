import type { PictureForm, PictureView } from './contract.ts'

export type DemoArt = 'retro-sun' | 'cat-moon' | 'mountain'

const forms: Readonly<Record<string, PictureForm>> = { heart: 'heart', star: 'star', round: 'round', '15oz': 'tall' }
/** The form of its own that a size is drawn in. */
export const formOf = (size: string): PictureForm | undefined => forms[size.toLowerCase()]

/** The address of a product's drawn picture in a colour (`#1c1d20`), plain or with a demo print; the front where no view is named. */
export function pictureUrl(
  { shape }: { shape: string },
  hex: string,
  { art, size, view }: { art?: DemoArt | undefined; size?: string | undefined; view?: PictureView | undefined } = {},
): string {
  const form = size === undefined ? undefined : formOf(size)
  const query = [art && `art=${art}`, form && `form=${form}`, view && `view=${view}`].filter(Boolean).join('&')
  return `/v1/product-picture/${shape}/${hex.slice(1).toLowerCase()}${query === '' ? '' : `?${query}`}`
}

const arts = ['retro-sun', 'cat-moon', 'mountain'] as const
/** The demo print that a product wears in the shop: always the same one, neighbours different ones. */
export const artFor = (productID: string): DemoArt =>
  arts[[...productID].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % arts.length] ?? 'mountain'

/** The address of a photograph; the small one fits into 800 pixels. */
export const photoUrl = (key: string, size: 'small' | 'large'): string => `/v1/product-photo/${key}?size=${size}`

/** Colours that a print shows well on stand in front. */
const preferred = ['Natural', 'Navy', 'Sand', 'Pepper', 'Ivory', 'Pink', 'Maroon', 'Forest']

interface Shown {
  readonly id: number
  readonly productID: string
  readonly shape: string
  readonly colors: readonly { readonly name: string; readonly hex: string; readonly photo: string | null }[]
  readonly sizes: readonly string[]
}

/** What a card shows of a product: its first photograph, else its drawing with a demo print, neighbours in different colours. */
export function cardPicture({ id, colors, sizes, shape, productID }: Shown): string {
  const photo = colors.find(color => color.photo !== null)?.photo
  if (photo) return photoUrl(photo, 'small')
  const likely = colors.filter(color => preferred.includes(color.name))
  const choice = likely.length > 0 ? likely : colors
  return pictureUrl({ shape }, choice[id % choice.length]?.hex ?? '#fbfbfa', { art: artFor(productID), size: sizes[id % sizes.length] })
}
