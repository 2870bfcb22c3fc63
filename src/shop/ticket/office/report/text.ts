import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    claimReport: typeof claimReportText
  }
}

/** The office's report of claims. */
export const claimReportText = texts({
  title: ['Claims report', 'Báo cáo khiếu nại'],
  hint: ['What was decided, and what it cost', 'Những gì đã quyết định và chi phí'],
  from: ['From', 'Từ ngày'],
  to: ['To', 'Đến ngày'],
  by: ['Group by', 'Nhóm theo'],
  by_CAUSE: ['Cause', 'Nguyên nhân'],
  by_PRODUCT: ['Product', 'Sản phẩm'],
  by_MACHINE: ['Machine', 'Máy'],
  by_CARRIER: ['Carrier', 'Hãng vận chuyển'],
  by_STATION: ['Passed by', 'Người duyệt'],
  claims: ['Decisions', 'Quyết định'],
  refunds: ['Refunds', 'Hoàn tiền'],
  reprints: ['Reprints', 'In lại'],
  reships: ['Sent again', 'Gửi lại'],
  rejected: ['Rejected', 'Từ chối'],
  refundedCents: ['Refunded', 'Đã hoàn'],
  goodRatings: ['Good ratings', 'Đánh giá tốt'],
  goodOf: ['{{good}} of {{count}}', '{{good}} trên {{count}}'],
  unknown: ['Not known', 'Không rõ'],
  empty: ['No decisions in this period', 'Không có quyết định trong khoảng này'],
  emptyHint: ['Choose other days', 'Hãy chọn ngày khác'],
  more: ['Only the first 500 are shown.', 'Chỉ hiển thị 500 dòng đầu.'],
})
