import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderOwn: typeof orderOwnText
  }
}

/** A seller's lists: what was bought for oneself, apart from what was made for buyers, its histories and its export. */
export const orderOwnText = texts({
  usedIn_one: ['In {{number}} order', 'Trong {{number}} đơn'],
  usedIn_other: ['In {{number}} orders', 'Trong {{number}} đơn'],
  histories: ['Order histories', 'Lịch sử đơn hàng'],
  historiesHint: ['Paid orders, payments and refunds.', 'Đơn đã thanh toán, khoản trả và khoản hoàn tiền.'],
  'history_fulfill-order': ['Fulfilled orders', 'Đơn thực hiện'],
  'history_transfer-history': ['Transfers', 'Lịch sử chuyển tiền'],
  'history_refund-history': ['Refunds', 'Lịch sử hoàn tiền'],
  noHistory: ['Nothing here yet', 'Chưa có gì ở đây'],
  noFulfilledHint: ['Paid orders appear here.', 'Các đơn đã thanh toán hiện ở đây.'],
  noPaymentHint: ['Order payments appear here.', 'Các khoản trả cho đơn hàng hiện ở đây.'],
  noRefundHint: ['Refunds to your wallet appear here.', 'Tiền hoàn về ví hiện ở đây.'],
  toOrders: ['View orders', 'Xem đơn hàng'],
  addLabels: ['Add labels', 'Thêm nhãn'],
  toMine: ['Bought for yourself: My orders', 'Mua cho chính bạn: Đơn của tôi'],
  mineTitle: ['My orders', 'Đơn của tôi'],
  mineHint: ['Bought for yourself from the cart or with Buy now', 'Bạn mua cho chính mình từ giỏ hàng hoặc mua ngay'],
  mineEmpty: ['Nothing bought for yourself yet', 'Bạn chưa mua gì cho chính mình'],
  mineEmptyHint: ['Orders from your cart appear here.', 'Đơn từ giỏ hàng hiện ở đây.'],
  toProducts: ['Choose a product', 'Chọn sản phẩm'],
  toBuyers: ['Orders for buyers', 'Đơn cho người mua'],
  facetsOf: ['Of the newest {{count}} orders', 'Của {{count}} đơn mới nhất'],
  filterFor: ['Bought for', 'Mua cho'],
  forBuyers: ['buyers', 'người mua'],
  forAll: ['buyers and yourself', 'người mua và chính bạn'],
})

/** The seller's menu, and what waits at their home. */
export const orderPortalPlaceText = texts({
  orders: ['Order list', 'Đơn hàng'],
  orderHistories: ['Order histories', 'Lịch sử đơn hàng'],
  need_FAILED_one: ['Payment failed for {{count}} order', '{{count}} đơn thanh toán thất bại'],
  need_FAILED_other: ['Payment failed for {{count}} orders', '{{count}} đơn thanh toán thất bại'],
  act_FAILED: ['Pay', 'Thanh toán'],
  need_RETURNED_one: ['{{count}} returned parcel', '{{count}} kiện hàng bị trả lại'],
  need_RETURNED_other: ['{{count}} returned parcels', '{{count}} kiện hàng bị trả lại'],
  act_RETURNED: ['Decide', 'Quyết định'],
  need_BROKEN_one: ['{{count}} order has an error', '{{count}} đơn bị lỗi'],
  need_BROKEN_other: ['{{count}} orders have errors', '{{count}} đơn bị lỗi'],
  act_BROKEN: ['Fix', 'Sửa'],
  need_ADDRESS_one: ['{{count}} address is refused', '{{count}} địa chỉ không hợp lệ'],
  need_ADDRESS_other: ['{{count}} addresses are refused', '{{count}} địa chỉ không hợp lệ'],
  act_ADDRESS: ['Fix address', 'Sửa địa chỉ'],
  need_ART_one: ['{{count}} order lacks art', '{{count}} đơn thiếu hình in'],
  need_ART_other: ['{{count}} orders lack art', '{{count}} đơn thiếu hình in'],
  act_ART: ['Add art', 'Thêm hình in'],
  need_RESOLUTION_one: ['{{count}} order waits for you to confirm its resolution', '{{count}} đơn chờ bạn xác nhận độ phân giải hình in'],
  need_RESOLUTION_other: [
    '{{count}} orders wait for you to confirm their resolution',
    '{{count}} đơn chờ bạn xác nhận độ phân giải hình in',
  ],
  act_RESOLUTION: ['Confirm', 'Xác nhận'],
  need_DUPLICATE_one: ['{{count}} order looks like a duplicate', '{{count}} đơn có thể bị trùng'],
  need_DUPLICATE_other: ['{{count}} orders look like duplicates', '{{count}} đơn có thể bị trùng'],
  act_DUPLICATE: ['Decide', 'Quyết định'],
  need_ON_HOLD_one: ['{{count}} order is on hold', '{{count}} đơn đang tạm giữ'],
  need_ON_HOLD_other: ['{{count}} orders are on hold', '{{count}} đơn đang tạm giữ'],
  act_ON_HOLD: ['Release', 'Bỏ tạm giữ'],
  need_UNPAID_one: ['{{count}} order is not paid yet', '{{count}} đơn chưa thanh toán'],
  need_UNPAID_other: ['{{count}} orders are not paid yet', '{{count}} đơn chưa thanh toán'],
  act_UNPAID: ['Submit', 'Gửi đơn'],
})
