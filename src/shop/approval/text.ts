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
  aloneFrom: ['Nobody else may decide: its maker can carry it out from', 'Không còn ai có quyền: người yêu cầu có thể tự thực hiện từ'],
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
