import { texts } from '#base/text.ts'

export const auditDeskText = texts({
  title: ['Audit log', 'Nhật ký'],
  hint: ['Everything that staff have done. Nobody can change or remove a line.', 'Mọi việc nhân viên đã làm. Không ai sửa hay xóa được.'],
  at: ['When', 'Thời điểm'],
  actor: ['Who', 'Ai'],
  call: ['What', 'Việc'],
  object: ['On', 'Đối tượng'],
  change: ['Change', 'Thay đổi'],
  requestId: ['Request', 'Mã yêu cầu'],
  searchActor: ['Username of a member of staff', 'Tên đăng nhập của nhân viên'],
  filterCall: ['What', 'Việc'],
  all: ['all', 'tất cả'],
  emptyTitle: ['Nothing was done yet', 'Chưa có việc gì'],
  emptyHint: ['The first act of staff will stand here.', 'Việc đầu tiên của nhân viên sẽ xuất hiện ở đây.'],
})

declare module '#base/text.ts' {
  interface Texts {
    auditDesk: typeof auditDeskText
  }
}
