import { texts } from '#base/text.ts'

export const importText = texts({
  failedRowsName: ['failed rows', 'dòng lỗi'],
  reasonColumn: ['reason', 'lý do'],
  doneNotice: ['{{count}} orders of “{{name}}” are imported.', 'Đã nhập {{count}} đơn từ “{{name}}”.'],
})
declare module '#base/text.ts' {
  interface Texts {
    import: typeof importText
  }
}
