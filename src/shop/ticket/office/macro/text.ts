import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    ticketMacro: typeof ticketMacroText
  }
}

/** Answers that staff write once. */
export const ticketMacroText = texts({
  title: ['Macros', 'Mẫu trả lời'],
  hint: ['Answers to insert into tickets', 'Câu trả lời chèn vào yêu cầu'],
  add: ['New macro', 'Thêm mẫu'],
  edit: ['Edit', 'Sửa'],
  remove: ['Remove', 'Xóa'],
  removed: ['Macro removed.', 'Đã xóa mẫu.'],
  name: ['Name', 'Tên'],
  textEn: ['English', 'Tiếng Anh'],
  textVi: ['Vietnamese', 'Tiếng Việt'],
  fields: ['Fields: {{list}}', 'Trường: {{list}}'],
  save: ['Save', 'Lưu'],
  saved: ['Macro saved.', 'Đã lưu mẫu.'],
  insert: ['Insert macro', 'Chèn mẫu'],
  emptyTitle: ['No macros yet', 'Chưa có mẫu nào'],
  emptyHint: ['Write an answer once, insert it often.', 'Viết một lần, chèn nhiều lần.'],
})
