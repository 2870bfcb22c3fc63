import type { FaultCatalogue } from '#base/fault.ts'

export const paymentFaults = {
  PAYMENT_NOT_FOUND: [404, 'Payment not found.', 'Không tìm thấy khoản thanh toán.'],
  PAYPAL_IS_OFF: [409, 'PayPal is not offered here.', 'Ở đây chưa hỗ trợ PayPal.'],
  PAYPAL_DOES_NOT_ANSWER: [
    503,
    'PayPal is not answering. Nothing was charged; please try again in a moment.',
    'PayPal hiện không phản hồi. Chưa có khoản tiền nào bị trừ; vui lòng thử lại sau giây lát.',
  ],
  PAYMENT_TOO_MANY_OPEN: [
    429,
    'You have {{max}} open PayPal payments. Finish or cancel one first.',
    'Bạn có {{max}} khoản PayPal đang mở. Hãy hoàn tất hoặc hủy bớt trước.',
  ],
  PAYMENT_IS_OVER: [409, 'This payment is over.', 'Khoản thanh toán này đã kết thúc.'],
  PAYMENT_IS_BEING_TAKEN: [
    409,
    'PayPal is processing this payment; it can’t be cancelled any more.',
    'PayPal đang xử lý khoản thanh toán này nên không thể hủy nữa.',
  ],
  PAYMENT_HAS_NO_MONEY: [
    409,
    'Nothing was credited for this payment, so nothing can be taken back.',
    'Khoản thanh toán này chưa được cộng tiền nên không có gì để thu hồi.',
  ],
  REVERSAL_ABOVE_PAYMENT: [400, 'At most {{left}} of this payment is left.', 'Khoản thanh toán này chỉ còn tối đa {{left}}.'],
  REVERSAL_IS_KNOWN: [409, 'This reversal is already booked.', 'Khoản thu hồi này đã được ghi sổ.'],
  REFERENCE_INVALID: [
    400,
    'Enter PayPal’s reference: 4 to 64 letters, digits and hyphens.',
    'Nhập mã tham chiếu của PayPal: 4 đến 64 chữ cái, chữ số và dấu gạch nối.',
  ],
  ORDER_NEEDS_NO_PAYMENT: [409, 'This order is not waiting for a payment.', 'Đơn này không chờ thanh toán.'],
} as const satisfies FaultCatalogue
