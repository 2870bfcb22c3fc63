import { texts } from '#base/text.ts'

export const auditOfficeText = texts({
  title: ['Audit log', 'Nhật ký'],
  hint: ['What staff did. Entries can’t be changed.', 'Những việc nhân viên đã làm. Không thể sửa.'],
  at: ['When', 'Thời điểm'],
  actor: ['Who', 'Ai'],
  call: ['What', 'Việc'],
  object: ['On', 'Đối tượng'],
  change: ['Change', 'Thay đổi'],
  requestId: ['Request', 'Mã yêu cầu'],
  searchActor: ['Staff username', 'Tên đăng nhập của nhân viên'],
  filterCall: ['What', 'Việc'],
  all: ['all', 'tất cả'],
  filterSubject: ['On', 'Đối tượng'],
  filterTime: ['When', 'Thời gian'],
  anyTime: ['any', 'bất kỳ'],
  today: ['today', 'hôm nay'],
  week: ['last 7 days', '7 ngày qua'],
  month: ['last 30 days', '30 ngày qua'],
  yes: ['yes', 'có'],
  no: ['no', 'không'],
  entries_one: ['{{count}} entry', '{{count}} mục'],
  entries_other: ['{{count}} entries', '{{count}} mục'],
  nothing: ['none', 'không có'],
  emptyTitle: ['No activity yet', 'Chưa có hoạt động'],
  emptyHint: ['Staff activity appears here.', 'Hoạt động của nhân viên hiện ở đây.'],
})

declare module '#base/text.ts' {
  interface Texts {
    auditOffice: typeof auditOfficeText
  }
}

/** Fields that several domains have, as the audit log names them. */
export const auditFieldText = texts({
  field_reason: ['Reason', 'Lý do'],
  field_remark: ['Remark', 'Ghi chú'],
  field_note: ['Note', 'Ghi chú'],
  field_text: ['Answer', 'Câu trả lời'],
  field_name: ['Name', 'Tên'],
  field_version: ['Version', 'Phiên bản'],
  field_status: ['Status', 'Trạng thái'],
  field_startsAt: ['Starts', 'Bắt đầu'],
  field_endsAt: ['Ends', 'Kết thúc'],
})

/** The office's menu. */
export const auditOfficePlaceText = texts({
  auditLog: ['Audit log', 'Nhật ký'],
})
