import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderException: typeof orderExceptionText
  }
}

/** The office's queue of what stands. */
export const orderExceptionText = texts({
  title: ['Exceptions', 'Đơn cần xử lý'],
  hint: ['Orders that wait for someone, the oldest first.', 'Đơn đang chờ ai đó, lâu nhất lên đầu.'],
  tabs: ['Who must act', 'Ai cần xử lý'],
  tab_STAFF: ['Our staff', 'Nhân viên'],
  tab_SELLER: ['Sellers', 'Người bán'],
  tab_CARRIER: ['Carrier', 'Hãng vận chuyển'],
  tab_ALL: ['All', 'Tất cả'],
  cause: ['Cause', 'Nguyên nhân'],
  cause_ADDRESS: ['Address', 'Địa chỉ'],
  cause_FILE: ['Print file', 'Tệp in'],
  cause_LABEL: ['Label', 'Nhãn'],
  cause_CUSTOMS: ['Customs', 'Hải quan'],
  cause_STOCK: ['Stock', 'Hết hàng'],
  cause_PAYMENT: ['Payment', 'Thanh toán'],
  cause_PRINT: ['Printing', 'In lỗi'],
  cause_RETURNED: ['Returned', 'Bị trả lại'],
  cause_LOST: ['Lost', 'Thất lạc'],
  cause_DAMAGED: ['Damaged', 'Hư hỏng'],
  cause_OTHER: ['Other', 'Khác'],
  cause_MISSED: ['No carrier scan', 'Hãng chưa quét'],
  cause_HOLD: ['On hold', 'Tạm dừng'],
  cause_DUPLICATE: ['Duplicate', 'Trùng lặp'],
  cause_RESOLUTION: ['Low resolution', 'Độ phân giải thấp'],
  waitsOn: ['Who must act', 'Ai cần xử lý'],
  waitsOn_STAFF: ['Our staff', 'Nhân viên'],
  waitsOn_SELLER: ['Seller', 'Người bán'],
  waitsOn_CARRIER: ['Carrier', 'Hãng vận chuyển'],
  since: ['Waiting since', 'Chờ từ'],
  age: ['Waiting for', 'Đã chờ'],
  age_1: ['Over 1 day', 'Hơn 1 ngày'],
  age_3: ['Over 3 days', 'Hơn 3 ngày'],
  age_7: ['Over 7 days', 'Hơn 7 ngày'],
  emptyTitle: ['All caught up', 'Không còn đơn nào chờ'],
  emptyHint: ['Orders that need someone appear here.', 'Đơn cần xử lý sẽ hiện ở đây.'],
})
