import { texts } from '#base/text.ts'

/** The office's menu, and the queues of its home. */
export const walletOfficePlaceText = texts({
  deposits: ['Deposits', 'Khoản nạp'],
  bank: ['Bank', 'Ngân hàng'],
  adjustments: ['Adjustments', 'Điều chỉnh'],
  ledger: ['Ledger', 'Sổ cái'],
  queue_deposits: ['Deposits to review', 'Khoản nạp cần duyệt'],
  act_deposits: ['Review', 'Duyệt'],
  queue_bank: ['Bank lines to match', 'Dòng sao kê cần đối soát'],
  act_bank: ['Match', 'Đối soát'],
})

/** The seller's menu, and what waits at their home. */
export const walletPortalPlaceText = texts({
  payments: ['Payments', 'Thanh toán'],
  need_DEPOSIT_ASKED_one: ['We asked about {{count}} deposit', 'Chúng tôi đã hỏi về {{count}} khoản nạp'],
  need_DEPOSIT_ASKED_other: ['We asked about {{count}} deposits', 'Chúng tôi đã hỏi về {{count}} khoản nạp'],
  act_DEPOSIT_ASKED: ['Answer', 'Trả lời'],
  need_DEPOSIT_REFUSED_one: ['{{count}} deposit was refused', '{{count}} khoản nạp bị từ chối'],
  need_DEPOSIT_REFUSED_other: ['{{count}} deposits were refused', '{{count}} khoản nạp bị từ chối'],
  act_DEPOSIT_REFUSED: ['See why', 'Xem lý do'],
})
