import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    postage: typeof postageText
  }
}

/** The report of postage, and the labels behind its figures. */
export const postageText = texts({
  title: ['Postage', 'Cước vận chuyển'],
  hint: ['Labels by the day they were bought', 'Nhãn theo ngày mua'],
  back: ['Labels', 'Nhãn'],
  by: ['Group by', 'Nhóm theo'],
  by_DAY: ['Day', 'Ngày'],
  by_ACCOUNT: ['Account', 'Tài khoản'],
  by_CARRIER: ['Carrier', 'Hãng vận chuyển'],
  by_SERVICE: ['Service', 'Dịch vụ'],
  from: ['From', 'Từ ngày'],
  to: ['To', 'Đến ngày'],
  labels: ['Labels', 'Số nhãn'],
  quotedCents: ['Quoted', 'Cước báo giá'],
  boughtCents: ['Paid', 'Đã trả'],
  differenceCents: ['Difference', 'Chênh lệch'],
  refundedCents: ['Refunded', 'Đã hoàn'],
  pendingCents: ['Refund pending', 'Chờ hoàn'],
  total: ['Total', 'Tổng cộng'],
  elsewhere: ['Bought elsewhere', 'Mua ở nơi khác'],
  unnamed: ['Not stated', 'Không ghi'],
  noQuote: [
    'A label bought elsewhere has no quote and counts with its cost.',
    'Nhãn mua ở nơi khác không có báo giá, tính theo số đã trả.',
  ],
  csv: ['Download CSV', 'Tải CSV'],
  more: ['Only the first 400 rows are listed; the total counts all.', 'Chỉ hiện 400 dòng đầu; tổng cộng tính tất cả.'],
  empty: ['No labels bought in these days', 'Không mua nhãn nào trong những ngày này'],
  emptyHint: ['Choose other days, or buy labels.', 'Hãy chọn ngày khác hoặc mua nhãn.'],
  listTitle: ['Labels bought', 'Nhãn đã mua'],
  listHint: ['{{from}} to {{to}}', '{{from}} đến {{to}}'],
  part_ALL: ['All', 'Tất cả'],
  part_DIFFERENT: ['Other than quoted', 'Khác báo giá'],
  part_REFUNDED: ['Refunded', 'Đã hoàn'],
  part_PENDING: ['Refund pending', 'Chờ hoàn'],
  order: ['Order', 'Đơn hàng'],
  number: ['Tracking number', 'Mã vận đơn'],
  account: ['Account', 'Tài khoản'],
  service: ['Service', 'Dịch vụ'],
  boughtAt: ['Bought', 'Ngày mua'],
})
