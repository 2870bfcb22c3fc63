import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    referral: typeof referralText
    referralOffice: typeof referralOfficeText
  }
}

export const referralText = texts({
  // In the bell
  noticeAwarded: [
    'You earned {{amount}} from orders of {{name}}, whom you invited',
    'Bạn nhận {{amount}} từ đơn hàng của {{name}}, người bạn mời',
  ],
  noticeTakenBack: [
    '{{amount}} of your referral award was taken back: orders of {{name}} were refunded',
    'Thu hồi {{amount}} thưởng giới thiệu: đơn hàng của {{name}} đã được hoàn tiền',
  ],
  // The page
  title: ['My referral', 'Giới thiệu của tôi'],
  hint: ['Invite sellers and earn a share of their orders.', 'Mời người bán và nhận một phần từ đơn hàng của họ.'],
  code: ['Referral code', 'Mã giới thiệu'],
  link: ['Share link', 'Liên kết chia sẻ'],
  copyCode: ['Copy code', 'Sao chép mã'],
  copyLink: ['Copy link', 'Sao chép liên kết'],
  codeCopied: ['Code copied.', 'Đã sao chép mã.'],
  linkCopied: ['Link copied.', 'Đã sao chép liên kết.'],
  copyFailed: ['Can’t copy. Select the text and copy it by hand.', 'Không thể sao chép. Hãy chọn văn bản và sao chép thủ công.'],
  qr: ['QR code of your link', 'Mã QR liên kết của bạn'],
  copyQr: ['Copy QR code', 'Sao chép mã QR'],
  qrCopied: ['QR code copied.', 'Đã sao chép mã QR.'],
  copyQrFailed: ['Can’t copy the QR code. Save it instead.', 'Không thể sao chép mã QR. Hãy lưu mã.'],
  saveQr: ['Save QR code', 'Lưu mã QR'],
  saveQrFailed: ['Can’t save the QR code. Try again.', 'Không thể lưu mã QR. Hãy thử lại.'],
  invited: ['Sellers invited', 'Người bán đã mời'],
  awarded: ['Earned', 'Đã nhận'],
  held: ['On hold', 'Đang giữ'],
  heldHint: ['Finance is checking these awards.', 'Bộ phận tài chính đang kiểm tra.'],
  programmes: ['Active programs', 'Chương trình đang áp dụng'],
  noProgrammes: [
    'No program is active. Your past referrals keep theirs.',
    'Hiện không có chương trình. Lượt giới thiệu cũ vẫn giữ nguyên.',
  ],
  terms: [
    '{{percent}} of the production cost of each order, for {{months}} months after joining',
    '{{percent}} chi phí sản xuất mỗi đơn, trong {{months}} tháng kể từ khi tham gia',
  ],
  most: ['at most {{amount}} per seller', 'tối đa {{amount}} mỗi người bán'],
  until: ['For sellers who join before {{date}}', 'Dành cho người bán tham gia trước {{date}}'],
  when: [
    'Paid to your wallet when an order closes. A refund takes back its share.',
    'Cộng vào ví khi đơn hoàn tất. Hoàn tiền đơn sẽ thu hồi phần tương ứng.',
  ],
  history: ['Referral history', 'Lịch sử giới thiệu'],
  username: ['User name', 'Tên đăng nhập'],
  programme: ['Program', 'Chương trình'],
  noProgramme: ['None', 'Không có'],
  joined: ['Time joined', 'Thời gian tham gia'],
  status: ['Status', 'Trạng thái'],
  award: ['Award', 'Thưởng'],
  state_JOINED: ['Joined', 'Đã tham gia'],
  state_EARNING: ['Earning', 'Đang nhận thưởng'],
  state_HELD: ['On hold', 'Đang giữ'],
  state_REFUSED: ['Not awarded', 'Không được thưởng'],
  state_ENDED: ['Ended', 'Đã kết thúc'],
  empty: ['No referrals yet', 'Chưa có lượt giới thiệu'],
  emptyHint: ['Share your link. Sellers who sign up with it appear here.', 'Chia sẻ liên kết. Người đăng ký qua đó sẽ hiện ở đây.'],
})

export const referralOfficeText = texts({
  title: ['Referral', 'Giới thiệu'],
  hint: ['Who invited whom, and what it earned', 'Ai mời ai và số tiền thưởng'],
  tabReferrals: ['Referrals', 'Lượt giới thiệu'],
  tabProgrammes: ['Programs', 'Chương trình'],
  search: ['User name of either', 'Tên đăng nhập của một trong hai'],
  state: ['Status', 'Trạng thái'],
  anyState: ['Any status', 'Mọi trạng thái'],
  inviter: ['Invited by', 'Người mời'],
  invited: ['Invited seller', 'Người được mời'],
  programme: ['Program', 'Chương trình'],
  orders: ['Orders', 'Đơn'],
  heldFor: ['Reason', 'Lý do'],
  for_SAME_MAILBOX: ['Same mailbox', 'Cùng hộp thư'],
  for_SAME_PHONE: ['Same phone', 'Cùng số điện thoại'],
  for_SAME_NAME: ['Same name', 'Cùng họ tên'],
  for_SAME_ADDRESS: ['Same address', 'Cùng địa chỉ'],
  for_INVITER_AWAY: ['Inviter’s account isn’t active', 'Tài khoản người mời không hoạt động'],
  decide: ['Decide', 'Quyết định'],
  decideTitle: ['Decide about {{name}}', 'Quyết định về {{name}}'],
  decideFree: [
    '{{inviter}} invited {{name}}. Nothing is on hold: the decision is for later orders.',
    '{{inviter}} đã mời {{name}}. Không có khoản nào bị giữ: quyết định áp dụng cho các đơn sau.',
  ],
  decideHint: [
    '{{inviter}} invited {{name}}. On hold: {{amount}}. Reason: {{reason}}.',
    '{{inviter}} đã mời {{name}}. Đang giữ: {{amount}}. Lý do: {{reason}}.',
  ],
  note: ['Note', 'Ghi chú'],
  noteHint: ['Kept with the decision; sellers don’t see it.', 'Lưu cùng quyết định; người bán không thấy.'],
  release: ['Trust and release', 'Tin cậy và trả thưởng'],
  refuse: ['Refuse', 'Từ chối'],
  released: ['Trusted. {{amount}} released.', 'Đã tin cậy. Đã trả {{amount}}.'],
  refused: ['Refused. Later orders won’t be awarded.', 'Đã từ chối. Các đơn sau sẽ không được thưởng.'],
  stillHeld: [
    'Trusted. The awards stay on hold until the inviter’s account is active.',
    'Đã tin cậy. Thưởng được giữ đến khi tài khoản người mời hoạt động.',
  ],
  empty: ['No referrals', 'Không có lượt giới thiệu'],
  emptyHint: ['Sellers who sign up with a referral code appear here.', 'Người bán đăng ký bằng mã giới thiệu sẽ hiện ở đây.'],
  cancel: ['Cancel', 'Hủy'],
  make: ['Create program', 'Tạo chương trình'],
  made: ['Program created.', 'Đã tạo chương trình.'],
  nameEn: ['Name in English', 'Tên tiếng Anh'],
  nameVi: ['Name in Vietnamese', 'Tên tiếng Việt'],
  share: ['Share of production cost', 'Phần trăm chi phí sản xuất'],
  shareShort: ['Share', 'Phần trăm'],
  months: ['Months after joining', 'Số tháng kể từ khi tham gia'],
  monthsShort: ['Months', 'Số tháng'],
  most: ['Maximum per seller', 'Tối đa mỗi người bán'],
  mostShort: ['Maximum', 'Tối đa'],
  noMost: ['Empty: no limit.', 'Để trống: không giới hạn.'],
  startsAt: ['Starts', 'Bắt đầu'],
  endsAt: ['Ends', 'Kết thúc'],
  now: ['Empty: starts now.', 'Để trống: bắt đầu ngay.'],
  always: ['No end', 'Không giới hạn'],
  coming: ['Scheduled', 'Sắp áp dụng'],
  running: ['Active', 'Đang áp dụng'],
  ended: ['Ended', 'Đã kết thúc'],
  end: ['End', 'Kết thúc'],
  endTitle: ['End {{name}}?', 'Kết thúc {{name}}?'],
  endHint: ['Sellers who joined keep it. New ones don’t get it.', 'Người đã tham gia vẫn được hưởng. Người mới thì không.'],
  endDone: ['Program ended.', 'Đã kết thúc chương trình.'],
  noProgrammes: ['No programs', 'Không có chương trình'],
  noProgrammesHint: ['Without one, referrals earn nothing.', 'Không có chương trình thì không có thưởng giới thiệu.'],
})

/** Fields of its writes, as the audit log names them. */
export const referralFieldText = texts({
  field_isTrusted: ['Trusted', 'Tin cậy'],
  field_months: ['Months', 'Số tháng'],
  field_nameEn: ['Name in English', 'Tên tiếng Anh'],
  field_nameVi: ['Name in Vietnamese', 'Tên tiếng Việt'],
})

/** The office's menu. */
export const referralOfficePlaceText = texts({
  referral: ['Referral', 'Giới thiệu'],
  queue_referrals: ['Held referral awards', 'Thưởng giới thiệu bị giữ'],
  act_referrals: ['Decide', 'Quyết định'],
})
