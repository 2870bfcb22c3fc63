// The server codes of the specification's §8, as they stand in it.

export interface Specified {
  status: number
  /** Both sentences; one that ends with a blank goes on with a sum. */
  en: string
  vi: string
  /** The field that the refusal names. */
  path?: string
  /** What it is about, for programs. */
  values?: Readonly<Record<string, string>>
}
/** Those about products and paying. */
export const shopCodes = {
  YOUR_CART_IS_EMPTY: {
    status: 409,
    en: 'Your cart is empty.',
    vi: 'Giỏ hàng của bạn đang trống.',
  },
  PRODUCT_IN_YOUR_CART_IS_NOT_VALID: {
    status: 409,
    en: 'A product in your cart is not valid any more, or has no design yet.',
    vi: 'Có sản phẩm trong giỏ không còn hợp lệ hoặc chưa có thiết kế.',
  },
  VOUCHER_IS_NOT_VALID: {
    status: 422,
    en: 'This voucher is not valid.',
    vi: 'Mã giảm giá không hợp lệ.',
    path: 'voucher',
  },
  VOUCHER_CAN_NOT_USE: {
    status: 409,
    en: 'You can’t use this voucher: it was used already, or needs a larger order.',
    vi: 'Bạn không thể dùng mã này: mã đã được dùng hoặc yêu cầu đơn lớn hơn.',
    path: 'voucher',
  },
  PRODUCT_IS_OUT_OF_STOCK: {
    status: 409,
    en: 'This product is out of stock.',
    vi: 'Sản phẩm này đã hết hàng.',
    path: 'productTypeSizeCustom',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    en: 'Order not found.',
    vi: 'Không tìm thấy đơn hàng.',
  },
  ORDER_HAS_BEEN_PAID: {
    status: 409,
    en: 'This order is already paid.',
    vi: 'Đơn hàng này đã được thanh toán.',
  },
  ORDER_CANNOT_BE_EDIT: {
    status: 409,
    en: 'This order can no longer be edited.',
    vi: 'Không thể chỉnh sửa đơn hàng này nữa.',
  },
  WALLET_DOES_NOT_HAVE_ENOUGH_MONEY: {
    status: 402,
    en: 'The wallet does not have enough money.',
    vi: 'Ví không đủ tiền.',
  },
  NOT_ENOUGH_BALANCE: {
    status: 402,
    en: 'Not enough balance: ',
    vi: 'Số dư không đủ: còn thiếu ',
  },
  ADDRESS_INVALID: {
    status: 422,
    en: 'This address can’t be delivered to. Please correct it.',
    vi: 'Không thể giao hàng đến địa chỉ này. Vui lòng sửa lại.',
  },
  INVALID_ADDRESS: {
    status: 422,
    en: 'The street address is missing or malformed.',
    vi: 'Thiếu số nhà, tên đường hoặc địa chỉ không đúng dạng.',
    path: 'address.address',
  },
  COUNTRY_NOT_FOUND: {
    status: 422,
    en: 'Country not found.',
    vi: 'Không tìm thấy quốc gia này.',
    path: 'address.country',
  },
  STATE_NOT_FOUND: {
    status: 422,
    en: 'State not found.',
    vi: 'Không tìm thấy bang này.',
    path: 'address.state',
  },
  CITY_NOT_FOUND: {
    status: 422,
    en: 'The city is missing or malformed.',
    vi: 'Thiếu thành phố hoặc tên thành phố không đúng.',
    path: 'address.city',
  },
  NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY: {
    status: 422,
    en: 'We don’t offer this shipping to this country.',
    vi: 'Chúng tôi chưa có hình thức vận chuyển này đến quốc gia đó.',
    path: 'country',
    values: { levels: 'international' },
  },
  REFUNDED_ORDER: {
    status: 409,
    en: 'This order has been refunded in full.',
    vi: 'Đơn hàng này đã được hoàn tiền toàn bộ.',
  },
  REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT: {
    status: 422,
    en: 'A refund cannot be greater than what was paid and not yet refunded.',
    vi: 'Số tiền hoàn không được lớn hơn số đã thanh toán và chưa hoàn.',
  },
  DEPOSIT_HISTORY_CANNOT_BE_EDITED: {
    status: 409,
    en: 'This deposit is closed and can’t be changed.',
    vi: 'Khoản nạp này đã kết thúc và không thể thay đổi.',
  },
  THE_USER_MUST_PAY_THE_DEBT: {
    status: 402,
    en: 'A debt of ',
    vi: 'Cần thanh toán khoản nợ ',
  },
  YOU_NOT_HAVE_PERMISSION: {
    status: 403,
    en: 'Your role does not allow this.',
    vi: 'Vai trò của bạn không được phép làm việc này.',
  },
  PRODUCT_NOT_FOUND: {
    status: 404,
    en: 'Error: Product not found.',
    vi: 'Lỗi: Không tìm thấy sản phẩm.',
  },
  PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND: {
    status: 404,
    en: 'Error: Custom product template not found.',
    vi: 'Lỗi: Không tìm thấy mẫu sản phẩm tùy chỉnh.',
    path: 'productCustomTemplate',
  },
} satisfies Record<string, Specified>

/** The other ones; a test beside their domain provokes each. */
const otherCodes = [
  'USERNAME_WAS_USED',
  'EMAIL_WAS_USED',
  'PHONE_WAS_USED',
  'REFERRAL_CODE_NOT_EXISTED',
  'OTP_CODE_IS_NOT_VALID',
  'OLD_PASSWORD_IS_NOT_VALID',
  'SAME_OLD_PASSWORD',
  'PASSWORD_CAN_NOT_BE_EMPTY',
  'USER_NOT_FOUND',
  'CREATE_LABEL_FAILED',
  'ORDER_HAS_CREATED_LABEL',
  'FILE_LINK_INVALID',
  'TRACKING_NUMBER_INVALID',
] as const
export const specifiedCodes: readonly string[] = [...Object.keys(shopCodes), ...otherCodes]
