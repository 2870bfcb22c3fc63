import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    approval: typeof approvalText
    approvalOffice: typeof approvalOfficeText
  }
}

/** In the bells of staff. */
export const approvalText = texts({
  noticeAsked: ['{{name}} needs a second person: approval #{{id}}', '{{name}} cần người thứ hai phê duyệt: yêu cầu #{{id}}'],
  noticeDone: ['Approval #{{id}} was approved', 'Yêu cầu #{{id}} đã được phê duyệt'],
  noticeRefused: ['Approval #{{id}} was refused', 'Yêu cầu #{{id}} bị từ chối'],
  // Beside the button of an act, wherever it stands
  alone: [
    'Within your limits: {{act}} each, {{left}} left in 24 hours.',
    'Trong hạn mức của bạn: {{act}} mỗi lần, còn {{left}} trong 24 giờ.',
  ],
  waitsAct: ['Above your limit of {{act}}: needs a second person.', 'Vượt hạn mức {{act}} của bạn: cần người thứ hai.'],
  waitsDay: [
    'You used {{done}} of {{day}} in 24 hours: needs a second person.',
    'Bạn đã dùng {{done}} trên {{day}} trong 24 giờ: cần người thứ hai.',
  ],
  sentForApproval: [
    'Sent for approval as #{{id}}. Nothing changes until a second person approves.',
    'Đã gửi phê duyệt, yêu cầu #{{id}}. Chưa có gì thay đổi cho đến khi người thứ hai phê duyệt.',
  ],
  openApprovals: ['Open approvals', 'Mở trang Phê duyệt'],
  waitsAlways: ['Needs a second person.', 'Cần người thứ hai.'],
  waitsPrice: [
    'Cuts above {{act}}, or {{day}} in 24 hours, need a second person. You used {{done}}.',
    'Giảm giá quá {{act}}, hoặc tổng {{day}} trong 24 giờ, cần người thứ hai. Bạn đã dùng {{done}}.',
  ],
})

export const approvalOfficeText = texts({
  title: ['Approvals', 'Phê duyệt'],
  hint: ['Acts above one person’s limits', 'Việc vượt hạn mức một người'],
  waiting: ['Waiting', 'Đang chờ'],
  report: ['Daily report', 'Báo cáo ngày'],
  kind: ['What', 'Việc'],
  kind_deposit: ['Deposit', 'Khoản nạp'],
  kind_refund: ['Refund', 'Hoàn tiền'],
  kind_adjustment: ['Adjustment', 'Điều chỉnh'],
  kind_grant: ['Credit or voucher', 'Tín dụng hoặc mã giảm giá'],
  kind_price: ['Prices', 'Giá'],
  kind_payee: ['Bank account', 'Tài khoản ngân hàng'],
  kind_access: ['Access to an account', 'Truy cập tài khoản'],
  kind_power: ['Limits and roles', 'Hạn mức và vai trò'],
  maker: ['Requested by', 'Người yêu cầu'],
  askedAt: ['Requested', 'Lúc'],
  amount: ['Amount', 'Số tiền'],
  noSum: ['no limit', 'không giới hạn'],
  request: ['Request', 'Nội dung'],
  confirm: ['Approve', 'Phê duyệt'],
  refuse: ['Refuse', 'Từ chối'],
  open: ['Open', 'Mở'],
  confirmTitle: ['Approve {{name}}’s request?', 'Phê duyệt yêu cầu của {{name}}?'],
  confirmAloneTitle: ['Approve alone?', 'Tự phê duyệt?'],
  done: ['Approved.', 'Đã phê duyệt.'],
  refused: ['Refused.', 'Đã từ chối.'],
  refuseTitle: ['Refuse', 'Từ chối'],
  reason: ['Reason', 'Lý do'],
  // What is asked for, by its call
  ask_approveDeposit: ['Credit a deposit', 'Ghi có khoản nạp'],
  ask_matchLine: ['Match a bank line with a deposit', 'Khớp dòng sao kê với khoản nạp'],
  ask_importStatement: ['Credit deposits of a bank statement', 'Ghi có khoản nạp theo sao kê'],
  ask_askAdjustment: ['Adjust a wallet', 'Điều chỉnh ví'],
  ask_confirmAdjustment: ['Adjust a wallet', 'Điều chỉnh ví'],
  ask_setCredit: ['Change a credit line', 'Đổi hạn mức tín dụng'],
  ask_makeVoucher: ['Make a voucher', 'Tạo mã giảm giá'],
  ask_makeBankAccount: ['Add a bank account', 'Thêm tài khoản ngân hàng'],
  ask_changeBankAccount: ['Change a bank account', 'Sửa tài khoản ngân hàng'],
  ask_officeRefund: ['Refund an order', 'Hoàn tiền đơn hàng'],
  ask_officeReship: ['Send a returned order again for free', 'Gửi lại miễn phí đơn bị trả về'],
  ask_officeRemake: ['Make an order again for free', 'Làm lại miễn phí một đơn'],
  ask_decideTicket: ['Decide a support ticket', 'Quyết định yêu cầu hỗ trợ'],
  ask_officeCancel: ['Cancel an order', 'Hủy đơn hàng'],
  ask_officeCancelItem: ['Cancel an item of an order', 'Hủy một sản phẩm của đơn'],
  ask_takeBackPayment: ['Take back a PayPal payment', 'Thu hồi thanh toán PayPal'],
  ask_changeShipping: ['Change shipping rates', 'Đổi giá vận chuyển'],
  ask_saveProduct: ['Change a product', 'Đổi thông tin sản phẩm'],
  ask_saveVariants: ['Change variants and prices', 'Đổi biến thể và giá'],
  ask_savePriceList: ['Change a price list', 'Đổi bảng giá'],
  ask_sendPasswordLink: ['Send a link for a new password', 'Gửi liên kết đặt mật khẩu mới'],
  ask_askPersonEmail: ['Change a seller’s email', 'Đổi email của người bán'],
  // Where nobody else may decide
  aloneLater: ['Nobody else can decide: the requester can do it', 'Không còn ai có quyền: người yêu cầu có thể tự thực hiện'],
  aloneNow: ['Nobody else can decide: the requester can do it now.', 'Không còn ai có quyền: người yêu cầu có thể tự thực hiện ngay.'],
  empty: ['All caught up', 'Không còn gì cần duyệt'],
  emptyHint: ['Acts above one person’s limits appear here.', 'Việc vượt hạn mức một người hiện ở đây.'],
  day: ['Day', 'Ngày'],
  who: ['Who', 'Ai'],
  state: ['State', 'Trạng thái'],
  state_ALONE: ['Done alone', 'Làm một mình'],
  state_WAITING: ['Waiting', 'Đang chờ'],
  state_DONE: ['Approved', 'Đã phê duyệt'],
  state_REFUSED: ['Refused', 'Bị từ chối'],
  decidedBy: ['Decided by', 'Người quyết định'],
  reportMore: [
    'The {{shown}} largest of {{count}}; totals cover all.',
    '{{shown}} việc lớn nhất trong {{count}} việc; tổng tính trên tất cả.',
  ],
  reportEmpty: ['No money moved on this day', 'Không có thay đổi về tiền trong ngày này'],
  reportEmptyHint: ['Choose another day.', 'Chọn ngày khác.'],
  sumAlone: ['Alone', 'Một mình'],
  sumByTwo: ['By two people', 'Hai người'],
  sumWaiting: ['Waiting', 'Đang chờ'],
  acts: ['Acts', 'Số việc'],
})
