import { texts } from '#base/text.ts'

export const savedViewText = texts({
  views: ['Saved views', 'Chế độ xem đã lưu'],
  save: ['Save view', 'Lưu chế độ xem'],
  saveHint: ['Keeps search, tab and filters.', 'Lưu từ khóa, thẻ và bộ lọc.'],
  saved: ['View saved', 'Đã lưu chế độ xem'],
  name: ['Name', 'Tên'],
  rename: ['Rename view', 'Đổi tên chế độ xem'],
  renamed: ['View renamed', 'Đã đổi tên chế độ xem'],
  delete: ['Delete view', 'Xóa chế độ xem'],
  deleted: ['View deleted', 'Đã xóa chế độ xem'],
  cancel: ['Cancel', 'Hủy'],
})

declare module '#base/text.ts' {
  interface Texts {
    savedView: typeof savedViewText
  }
}
