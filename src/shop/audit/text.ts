import { texts } from '#base/text.ts'

export const auditOfficeText = texts({
  title: ['Audit log', 'Nhật ký'],
  hint: ['What staff and teams did. Entries can’t be changed.', 'Những việc nhân viên và đội ngũ đã làm. Không thể sửa.'],
  at: ['When', 'Thời điểm'],
  actor: ['Who', 'Ai'],
  call: ['What', 'Việc'],
  object: ['On', 'Đối tượng'],
  change: ['Change', 'Thay đổi'],
  requestId: ['Request', 'Mã yêu cầu'],
  searchActor: ['Username', 'Tên đăng nhập'],
  filterBy: ['By', 'Bởi'],
  byStaff: ['staff', 'nhân viên'],
  byTeam: ['sellers’ teams', 'đội ngũ của người bán'],
  teamOf: ['Team of {{seller}}', 'Đội ngũ của {{seller}}'],
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

/** What a seller's team did, in the portal. */
export const teamActivityText = texts({
  title: ['Activity', 'Hoạt động'],
  who: ['Member', 'Thành viên'],
  what: ['What', 'Việc'],
  about: ['On', 'Đối tượng'],
  when: ['When', 'Thời gian'],
  everyone: ['all', 'tất cả'],
  anyTime: ['any', 'bất kỳ'],
  today: ['today', 'hôm nay'],
  week: ['last 7 days', '7 ngày qua'],
  month: ['last 30 days', '30 ngày qua'],
  ownDays: ['Own dates', 'Ngày tự chọn'],
  emptyTitle: ['No activity yet', 'Chưa có hoạt động'],
  emptyHint: ['What members change appears here.', 'Những thay đổi của thành viên hiện ở đây.'],
})

declare module '#base/text.ts' {
  interface Texts {
    teamActivity: typeof teamActivityText
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
  field_status: ['Status', 'Trạng thái'],
  field_startsAt: ['Starts', 'Bắt đầu'],
  field_endsAt: ['Ends', 'Kết thúc'],
  field_count: ['Count', 'Số lượng'],
})

/** The office's menu. */
export const auditOfficePlaceText = texts({
  auditLog: ['Audit log', 'Nhật ký'],
})
