import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    approval: typeof approvalText
    approvalOffice: typeof approvalOfficeText
  }
}

/** In the bells of staff. */
export const approvalText = texts({
  noticeAsked: ['{{name}} asks for a second person: approval #{{id}}', '{{name}} cần người thứ hai phê duyệt: yêu cầu #{{id}}'],
  noticeDone: ['Approval #{{id}} was carried out', 'Yêu cầu #{{id}} đã được thực hiện'],
  noticeRefused: ['Approval #{{id}} was refused', 'Yêu cầu #{{id}} đã bị từ chối'],
  // Beside the button of an act, wherever it stands
  alone: [
    'You may do this alone: up to {{act}} each and {{left}} more within 24 hours.',
    'Bạn được làm việc này một mình: tối đa {{act}} mỗi lần và còn {{left}} trong 24 giờ.',
  ],
  waitsAct: [
    'More than {{act}}, your most for one act: it will wait for a second person.',
    'Vượt {{act}}, mức tối đa mỗi lần của bạn: việc này sẽ chờ người thứ hai.',
  ],
  waitsDay: [
    'You did {{done}} of {{day}} within 24 hours: it will wait for a second person.',
    'Bạn đã làm {{done}} trên {{day}} trong 24 giờ: việc này sẽ chờ người thứ hai.',
  ],
  sentForApproval: [
    'Sent for approval as #{{id}}. Nothing changes until a second person approves it.',
    'Đã gửi phê duyệt, yêu cầu #{{id}}. Chưa có gì thay đổi cho đến khi người thứ hai phê duyệt.',
  ],
  openApprovals: ['Open approvals', 'Mở trang Phê duyệt'],
  waitsAlways: ['This always waits for a second person.', 'Việc này luôn chờ người thứ hai.'],
  waitsPrice: [
    'Cuts of more than {{act}}, or {{day}} together within 24 hours, wait for a second person. You did {{done}}.',
    'Giảm giá quá {{act}}, hoặc tổng {{day}} trong 24 giờ, sẽ chờ người thứ hai. Bạn đã làm {{done}}.',
  ],
})

export const approvalOfficeText = texts({
  title: ['Approvals', 'Phê duyệt'],
  hint: [
    'What is more than one person may do alone waits here for a second one. Nobody decides about their own.',
    'Việc vượt mức một người được làm sẽ chờ người thứ hai tại đây. Không ai tự duyệt việc của mình.',
  ],
  waiting: ['Waiting', 'Đang chờ'],
  report: ['Daily report', 'Báo cáo ngày'],
  kind: ['What', 'Việc'],
  kind_deposit: ['Deposit', 'Khoản nạp'],
  kind_refund: ['Refund', 'Hoàn tiền'],
  kind_adjustment: ['Adjustment', 'Điều chỉnh'],
  kind_grant: ['Credit or voucher', 'Tín dụng hoặc mã giảm giá'],
  kind_price: ['Prices', 'Giá'],
  kind_payee: ['Bank account', 'Tài khoản ngân hàng'],
  kind_power: ['Limits and roles', 'Hạn mức và vai trò'],
  maker: ['Asked by', 'Người yêu cầu'],
  askedAt: ['Asked', 'Lúc'],
  amount: ['Amount', 'Số tiền'],
  noSum: ['no limit', 'không giới hạn'],
  request: ['Asked for', 'Nội dung'],
  confirm: ['Carry out', 'Thực hiện'],
  refuse: ['Refuse', 'Từ chối'],
  open: ['Open', 'Mở'],
  confirmTitle: ['Carry out what {{name}} asked for?', 'Thực hiện yêu cầu của {{name}}?'],
  confirmAloneTitle: ['Carry it out alone?', 'Thực hiện một mình?'],
  done: ['Carried out.', 'Đã thực hiện.'],
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
  ask_officeCancel: ['Cancel an order', 'Hủy đơn hàng'],
  ask_takeBackPayment: ['Take back a PayPal payment', 'Thu hồi thanh toán PayPal'],
  ask_changeShipping: ['Change shipping rates', 'Đổi giá vận chuyển'],
  ask_saveProduct: ['Change a product', 'Đổi thông tin sản phẩm'],
  ask_saveVariants: ['Change variants and prices', 'Đổi biến thể và giá'],
  ask_savePriceList: ['Change a price list', 'Đổi bảng giá'],
  // Where nobody else may decide
  aloneLater: ['Nobody else may decide: its maker can carry it out', 'Không còn ai có quyền: người yêu cầu có thể tự thực hiện'],
  aloneNow: ['Nobody else may decide: its maker can carry it out now.', 'Không còn ai có quyền: người yêu cầu có thể tự thực hiện ngay.'],
  empty: ['Nothing waits', 'Không có gì đang chờ'],
  emptyHint: [
    'Refunds, credit lines, vouchers, prices and bank accounts above one person’s limits appear here.',
    'Hoàn tiền, hạn mức tín dụng, mã giảm giá, giá và tài khoản ngân hàng vượt mức một người sẽ hiện ở đây.',
  ],
  day: ['Day', 'Ngày'],
  who: ['Who', 'Ai'],
  state: ['State', 'Trạng thái'],
  state_ALONE: ['Done alone', 'Làm một mình'],
  state_WAITING: ['Waits', 'Đang chờ'],
  state_DONE: ['Carried out', 'Đã thực hiện'],
  state_REFUSED: ['Refused', 'Bị từ chối'],
  decidedBy: ['Decided by', 'Người quyết định'],
  reportMore: [
    'The {{shown}} largest of {{count}} acts; the sums are of all.',
    '{{shown}} việc lớn nhất trong {{count}} việc; tổng tính trên tất cả.',
  ],
  reportEmpty: ['Nobody moved money on this day', 'Không ai làm thay đổi tiền trong ngày này'],
  reportEmptyHint: ['Choose another day.', 'Chọn ngày khác.'],
  sumAlone: ['Alone', 'Một mình'],
  sumByTwo: ['By two', 'Hai người'],
  sumWaiting: ['Waiting', 'Đang chờ'],
  acts: ['Acts', 'Số việc'],
})
