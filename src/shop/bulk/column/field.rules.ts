// Fields of an order file: what a column may be, and the many names that platforms and sellers give it (docs/domain.md "Imports").
import { foldText } from '#base/text.ts'

/** In the order of our own format; the name is the one that our format writes. */
export const importFields = {
  orderId: 'order id',
  quantity: 'quantity',
  product: 'productID',
  sku: 'variant ID',
  size: 'size',
  color: 'color',
  variation: 'variation',
  itemName: 'item name',
  text: 'personalization',
  items: 'line items',
  designFront: 'design link',
  designBack: 'design link back',
  designLeftSleeve: 'design link left sleeve',
  designRightSleeve: 'design link right sleeve',
  designHood: 'design link hood',
  mockup1: 'mockup link',
  mockup2: 'mockup link 2',
  mockup3: 'mockup link 3',
  mockup4: 'mockup link 4',
  fullName: 'name',
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone',
  email: 'email',
  address: 'address line 1',
  addressLine2: 'address line 2',
  addressLine3: 'address line 3',
  city: 'city',
  state: 'state',
  zip: 'zip',
  country: 'country',
  orderType: 'order type',
  shippingBy: 'shipping by',
  shippingLevel: 'shipping level',
  buyersLevel: 'buyer shipping method',
  printOnly: 'print only',
  labelLink: 'tiktok shipping label link',
  trackingNumber: 'tracking number',
  tag: 'tag',
  note: 'note',
  status: 'order status',
  lineStatus: 'item status',
  payStatus: 'payment status',
  cancelledAt: 'cancelled at',
  shippedAt: 'shipped at',
  needsShipping: 'requires shipping',
} as const
export type ImportField = keyof typeof importFields
export const importFieldNames = Object.keys(importFields) as ImportField[] // Object.keys forgets the keys' type.

/** Other names of a field, apart from its own; case, accents, spaces and punctuation do not matter. Where a file has several, the first column. */
const otherNames: Partial<Record<ImportField, string>> = {
  orderId: 'order number, order name, seller order id, sale id, mã đơn hàng, mã đơn, id đơn hàng',
  quantity: 'qty, lineitem quantity, item quantity, số lượng, sl',
  product: 'product id, product code, product, style, mã sản phẩm',
  sku: 'variant id, sku, seller sku, variant sku, lineitem sku, sku code, item sku, custom label, mã sku, mã phân loại, sku người bán',
  size: 'option1, kích thước, kích cỡ, cỡ',
  color: 'colour, option2, màu, màu sắc',
  variation: 'variant, variations, variation details, item options, options, phân loại, phân loại hàng',
  itemName: 'product name, item title, lineitem name, tên sản phẩm',
  text: 'personalisation, personalization text, custom text, product text, text, engraving, nội dung khắc, chữ in',
  designFront:
    'link design, design, design1, design url, design front, design front url, link design front, artwork, artwork front url, artwork front, artwork url, front, front design, print files, print file, link thiết kế, thiết kế, mặt trước',
  designBack: 'design2, design back, design back url, artwork back url, artwork back, back, back design, link design back, mặt sau',
  designLeftSleeve: 'design3, design left sleeve, artwork left sleeve, left sleeve, left sleeve design, tay trái',
  designRightSleeve: 'design4, design right sleeve, artwork right sleeve, right sleeve, right sleeve design, tay phải',
  designHood: 'design5, design hood, artwork hood, hood, hood design, mũ áo',
  mockup1: 'mockup, mockup1, mockup front, mockup front url, link mockup front, mockup url, link mockup, ảnh mẫu',
  mockup2: 'mockup2, mockup back, mockup back url, link mockup back',
  mockup3: 'mockup3, mockup left sleeve',
  mockup4: 'mockup4, mockup right sleeve',
  fullName:
    'recipient, recipient name, full name, customer name, ship name, shipping name, ship to name, tên khách hàng, họ tên, họ và tên, người nhận, tên người nhận',
  firstName: 'firstname, ship first name, shipping first name, given name, tên',
  lastName: 'lastname, ship last name, shipping last name, surname, họ',
  phone: 'phone number, telephone, mobile, shipping phone, ship phone, recipient phone, sđt, số điện thoại, điện thoại',
  email: 'buyer email, e-mail, email address, recipient email, thư điện tử',
  address:
    'address, address 1, address1, detail address, shipping address1, shipping address 1, ship address 1, street, street 1, street1, street address, địa chỉ, địa chỉ 1',
  addressLine3: 'address 3, address3, ship address 3, shipping address 3',
  addressLine2:
    'address 2, address2, additional address information, shipping address2, shipping address 2, ship address 2, street 2, street2, apt, apartment, suite, địa chỉ 2, địa chỉ bổ sung',
  city: 'ship city, shipping city, town, thành phố, quận huyện',
  state: 'region, province, ship state, shipping state, shipping province, province code, state code, tỉnh, bang, tỉnh thành',
  zip: 'zipcode, zip code, postal code, postcode, postal, ship zip, shipping zip, mã bưu điện, mã bưu chính, mã zip',
  country: 'country code, ship country, shipping country, quốc gia, nước',
  orderType: 'loại đơn, loại đơn hàng',
  shippingBy: 'ship by, shipping type, fulfillment type, vận chuyển bởi, hình thức vận chuyển',
  shippingLevel: 'shipping method, delivery option, ship service level, shipping service, phương thức vận chuyển, mức vận chuyển',
  printOnly: 'print_only, chỉ in',
  labelLink:
    'label link, link label, label url, label, shipping label, shipping label link, shipping label url, tiktok label, tiktok label link, link nhãn, nhãn vận chuyển',
  trackingNumber: 'tracking id, tracking code, tracking, mã vận đơn',
  tag: 'tags, nhãn đơn',
  note: 'notes, buyer message, seller note, order note, buyer note, customer note, ghi chú',
  status: 'order state, trạng thái đơn hàng',
  lineStatus: 'lineitem fulfillment status',
  payStatus: 'financial status',
  cancelledAt: 'cancelled time, cancelled date',
  shippedAt: 'date shipped, shipped time, shipped date, shipped on date',
  needsShipping: 'lineitem requires shipping',
}

/** 'Phone #', 'phone' and 'PHONE*' are one name; so are 'Mã đơn hàng' and 'ma don hang'. */
export const foldName = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Names that mean a field only where no column has a better one: an "External ID" may be the seller's own code, alike on all rows, "Order" the
 * number of the line, and "Name" the product's.
 */
const weakNames: Partial<Record<ImportField, string>> = {
  orderId: 'order, external id, reference, order reference, reference id',
  fullName: 'name',
}

const namesOf = (of: Partial<Record<ImportField, string>>) =>
  importFieldNames
    .flatMap(field => (of[field] ?? '').split(',').map(name => [foldName(name), field] as const))
    .filter(([name]) => name !== '')

export const fieldByWeakName: ReadonlyMap<string, ImportField> = new Map(namesOf(weakNames))
export const fieldByName: ReadonlyMap<string, ImportField> = new Map(
  [...importFieldNames.map(field => [foldName(importFields[field]), field] as const), ...namesOf(otherNames)].filter(
    ([name]) => !fieldByWeakName.has(name),
  ),
)
