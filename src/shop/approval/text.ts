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
  kind_postage: ['Postage bought elsewhere', 'Cước mua ở nơi khác'],
  kind_price: ['Prices', 'Giá'],
  kind_payee: ['Bank account', 'Tài khoản ngân hàng'],
  kind_access: ['Access to an account', 'Truy cập tài khoản'],
  kind_power: ['Limits, roles and access', 'Hạn mức, vai trò và quyền vào'],
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

/** The office's menu, and the queues of its home. */
export const approvalOfficePlaceText = texts({
  approvals: ['Approvals', 'Phê duyệt'],
  queue_approvals: ['Waiting for a second person', 'Chờ người thứ hai'],
  act_approvals: ['Decide', 'Quyết định'],
})
