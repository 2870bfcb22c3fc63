import type { Language } from '#base/text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import type { ShownOrder } from './shown-order.ts'

type Item = Pick<ShownOrder['items'][number], 'color' | 'size'>

/** Which variant of its product an item is, by colour and size: 'Forest / S'; empty where it has neither. */
export const variantName = (language: Language, { color, size }: Item): string =>
  [colorIn(language, color), size].filter(Boolean).join(' / ')
