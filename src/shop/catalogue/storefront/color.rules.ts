// The names of garment colours for readers. Tickets, labels, files and exports keep the maker's English: machines and boxes say it so.
import type { Language } from '#base/text.ts'

const vietnamese: Readonly<Record<string, string>> = {
  ash: 'Xám tro',
  beige: 'Be',
  black: 'Đen',
  'black handle': 'Quai đen',
  blue: 'Xanh dương',
  'blue jean': 'Xanh jean',
  brown: 'Nâu',
  charcoal: 'Xám than',
  cream: 'Kem',
  crimson: 'Đỏ thẫm',
  'dark heather': 'Xám melange đậm',
  forest: 'Xanh rừng',
  'forest green': 'Xanh rừng',
  gold: 'Vàng đậm',
  gray: 'Xám',
  green: 'Xanh lá',
  grey: 'Xám',
  'heather gray': 'Xám melange',
  'heather grey': 'Xám melange',
  'irish green': 'Xanh Ireland',
  ivory: 'Ngà',
  'light blue': 'Xanh nhạt',
  'light pink': 'Hồng nhạt',
  maroon: 'Đỏ mận',
  'military green': 'Xanh quân đội',
  natural: 'Tự nhiên',
  navy: 'Xanh hải quân',
  orange: 'Cam',
  pepper: 'Xám tiêu',
  pink: 'Hồng',
  purple: 'Tím',
  red: 'Đỏ',
  royal: 'Xanh hoàng gia',
  'royal blue': 'Xanh hoàng gia',
  sand: 'Cát',
  'sport gray': 'Xám thể thao',
  'sport grey': 'Xám thể thao',
  white: 'Trắng',
  yellow: 'Vàng',
}

/** A colour as its reader calls it; as the maker does where there is no other name. */
export const colorIn = (language: Language, color: string): string =>
  (language === 'vi' ? vietnamese[color.trim().toLowerCase()] : undefined) ?? color

/** Products whose colours are named for the reader, for what only shows them. A public page's loader calls it: the names are no script of the page. */
export const withColorsIn = <T extends { colors: readonly { name: string }[] }>(language: Language, products: readonly T[]): T[] =>
  products.map(product => ({ ...product, colors: product.colors.map(color => ({ ...color, name: colorIn(language, color.name) })) }))
