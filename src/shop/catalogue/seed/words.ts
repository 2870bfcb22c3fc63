// What the demo catalogue's file does not say: words in both languages, colours, and where each product can be printed.
import type { Side } from '../picture/contract.ts'

/** A row of catalogue.csv; prices in dollars. */
export interface CatalogueRow {
  productID: string
  name: string
  category: string
  variantID: string
  size: string
  color: string
  price: string
  priceSeller: string
  priceTiktok: string
  weightOz: string
  printWidthIn: string
  printHeightIn: string
  minDpi: string
}

export const seedCategories = [
  { name: 'T-shirts', nameVi: 'Áo thun' },
  { name: 'Hoodies', nameVi: 'Áo hoodie' },
  { name: 'Sweatshirts', nameVi: 'Áo nỉ' },
  { name: 'Kids', nameVi: 'Trẻ em' },
  { name: 'Mugs', nameVi: 'Cốc sứ' },
  { name: 'Bags', nameVi: 'Túi' },
  { name: 'Wall art', nameVi: 'Tranh treo tường' },
  { name: 'Ornaments', nameVi: 'Đồ trang trí' },
] as const

interface SeedWords {
  nameVi: string
  description: string
  descriptionVi: string
  tags: string[]
  /** What the product's picture is drawn as. */
  shape: 'tee' | 'hoodie' | 'sweatshirt' | 'kids-tee' | 'ladies-tee' | 'mug' | 'tote' | 'poster' | 'ornament'
  sides: Side[]
}
const shirt: Side[] = ['FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE']

export const seedProducts: Readonly<Record<string, SeedWords>> = {
  BC3001: {
    nameVi: 'Áo thun unisex ngắn tay',
    description:
      'The tee that fits everyone: soft combed cotton, a tear-away label and side seams that keep their line wash after wash. Printed edge to edge of a 12 × 16 inch area.',
    descriptionVi:
      'Chiếc áo thun hợp với mọi người: cotton chải mềm, nhãn xé được và đường may sườn giữ dáng sau nhiều lần giặt. Vùng in 12 × 16 inch.',
    tags: ['Apparel', 'Bestseller', 'Unisex'],
    shape: 'tee',
    sides: shirt,
  },
  G5000: {
    nameVi: 'Áo thun cotton dày',
    description: 'The classic heavy cotton tee: a roomy cut, shoulder-to-shoulder tape and a price that leaves you a margin. Up to 5XL.',
    descriptionVi: 'Áo thun cotton dày kinh điển: dáng rộng, viền vai chắc chắn và mức giá để bạn có lãi. Có đến cỡ 5XL.',
    tags: ['Apparel', 'Bestseller', 'Unisex'],
    shape: 'tee',
    sides: shirt,
  },
  CC1717: {
    nameVi: 'Áo thun dày nhuộm thành phẩm',
    description:
      'Garment-dyed and washed before it reaches the press, so colours look lived-in from day one. Heavyweight, relaxed, preshrunk.',
    descriptionVi: 'Được nhuộm và giặt trước khi in nên màu có vẻ cổ điển ngay từ đầu. Vải dày, dáng thoải mái, không co rút.',
    tags: ['Apparel', 'Vintage', 'Unisex'],
    shape: 'tee',
    sides: shirt,
  },
  G64000L: {
    nameVi: 'Áo thun nữ mềm',
    description: 'A slimmer cut in ring-spun cotton with a soft hand. Printed on an 11 × 14 inch area.',
    descriptionVi: 'Dáng ôm nhẹ bằng cotton sợi xoắn mềm mại. Vùng in 11 × 14 inch.',
    tags: ['Apparel', 'Women'],
    shape: 'ladies-tee',
    sides: ['FRONT', 'BACK'],
  },
  G18500: {
    nameVi: 'Áo hoodie nỉ dày',
    description:
      'Fleece-lined, double-layered hood, a pouch pocket that stays in shape. Prints above the pocket on 12 × 14 inches, on the back and on the hood.',
    descriptionVi: 'Lót nỉ, mũ hai lớp, túi trước giữ form. In phía trên túi 12 × 14 inch, in lưng và in mũ.',
    tags: ['Apparel', 'Bestseller', 'Winter'],
    shape: 'hoodie',
    sides: [...shirt, 'HOOD'],
  },
  G18000: {
    nameVi: 'Áo nỉ cổ tròn',
    description: 'A crewneck for the cold half of the year: air-jet yarn that does not pill, ribbed cuffs, room for a big print.',
    descriptionVi: 'Áo cổ tròn cho mùa lạnh: sợi không xù lông, cổ tay bo gân và đủ chỗ cho một hình in lớn.',
    tags: ['Apparel', 'Winter', 'Unisex'],
    shape: 'sweatshirt',
    sides: shirt,
  },
  Y3001: {
    nameVi: 'Áo thun trẻ em',
    description: 'The same soft jersey as its grown-up sibling, cut for 6 to 14 years. Printed on a 9 × 11 inch area.',
    descriptionVi: 'Cùng chất vải mềm như áo người lớn, dành cho trẻ 6 đến 14 tuổi. Vùng in 9 × 11 inch.',
    tags: ['Apparel', 'Kids'],
    shape: 'kids-tee',
    sides: ['FRONT', 'BACK'],
  },
  MUG11: {
    nameVi: 'Cốc sứ 11 oz',
    description: 'White ceramic with a glossy glaze; the print wraps all around, is safe in the dishwasher and in the microwave.',
    descriptionVi: 'Sứ trắng tráng men bóng; hình in vòng quanh cốc, dùng được trong máy rửa bát và lò vi sóng.',
    tags: ['Drinkware', 'Gifts', 'Bestseller'],
    shape: 'mug',
    sides: ['FRONT'],
  },
  MUG15: {
    nameVi: 'Cốc sứ 15 oz',
    description: 'For those who take their coffee seriously: the same glaze and the same wrap-around print, four ounces more.',
    descriptionVi: 'Dành cho người thật sự yêu cà phê: cùng lớp men và hình in vòng quanh, thêm bốn ounce.',
    tags: ['Drinkware', 'Gifts'],
    shape: 'mug',
    sides: ['FRONT'],
  },
  TOTE15: {
    nameVi: 'Túi vải canvas',
    description: 'Fifteen by sixteen inches of sturdy cotton canvas with handles long enough for the shoulder. Printed on both sides.',
    descriptionVi: 'Túi canvas cotton chắc chắn 15 × 16 inch, quai đủ dài để đeo vai. In được hai mặt.',
    tags: ['Accessories', 'Gifts'],
    shape: 'tote',
    sides: ['FRONT', 'BACK'],
  },
  POSTER: {
    nameVi: 'Áp phích giấy mờ',
    description: 'Museum-weight matte paper, pigment inks, shipped rolled in a stiff tube. Three sizes up to 24 × 36 inches.',
    descriptionVi: 'Giấy mờ dày, mực pigment, giao cuộn trong ống cứng. Ba kích thước đến 24 × 36 inch.',
    tags: ['Home', 'Gifts'],
    shape: 'poster',
    sides: ['FRONT'],
  },
  ORN3: {
    nameVi: 'Đồ trang trí sứ 3 inch',
    description: 'Three inches of glossy ceramic with a gold ribbon: round, heart or star. Printed on the front.',
    descriptionVi: 'Miếng sứ bóng 3 inch kèm ruy băng vàng: hình tròn, trái tim hoặc ngôi sao. In mặt trước.',
    tags: ['Home', 'Gifts', 'Winter'],
    shape: 'ornament',
    sides: ['FRONT'],
  },
}

export const colorHexes: Readonly<Record<string, string>> = {
  Black: '#1c1d20',
  'Black Handle': '#1c1d20',
  'Blue Jean': '#5f7d95',
  Crimson: '#8f3b45',
  Forest: '#1f3d2f',
  'Heather Grey': '#a9abae',
  Ivory: '#f3ecdc',
  Maroon: '#5a1f2b',
  Natural: '#e8dfca',
  Navy: '#1f2a44',
  Pepper: '#56565a',
  Pink: '#f2b6c6',
  Red: '#b8242f',
  Royal: '#234fa0',
  Sand: '#d8c9ad',
  'Sport Grey': '#9b9da1',
  White: '#fbfbfa',
}
