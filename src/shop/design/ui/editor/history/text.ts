import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    designHistory: typeof designHistoryText
  }
}

/** What a design was saved as. */
export const designHistoryText = texts({
  historyTitle: ['History of {{name}}', 'Lịch sử của {{name}}'],
  historyHint: [
    'What was saved in the last 30 days. A restored version is a draft until you save it.',
    'Các bản đã lưu trong 30 ngày qua. Bản khôi phục là bản nháp cho đến khi bạn lưu.',
  ],
  historyEmpty: ['Nothing saved yet. Each save appears here.', 'Chưa lưu lần nào. Mỗi lần lưu sẽ hiện ở đây.'],
  ordered: ['Ordered now', 'Đang được đặt'],
  keptUntil: ['Kept until {{day}}', 'Lưu giữ đến {{day}}'],
  savedEarlier: ['Saved earlier', 'Đã lưu trước đây'],
  savedBy: ['by {{name}}', 'bởi {{name}}'],
  versionOf: ['{{side}}, version {{version}}', '{{side}}, bản {{version}}'],
  restore: ['Restore', 'Khôi phục'],
  restoreVersion: ['Restore version {{version}}', 'Khôi phục bản {{version}}'],
  restored: ['Restored as a draft. Save it to order it.', 'Đã khôi phục thành bản nháp. Hãy lưu để đặt hàng.'],
  restoredSaved: ['Your changes are gone. This is what is saved.', 'Đã bỏ các thay đổi. Đây là bản đã lưu.'],
  restoreTitle: ['Replace your unsaved changes?', 'Thay các thay đổi chưa lưu?'],
  restoreHint: [
    'What is drawn and not saved will be lost. Orders stay as they are.',
    'Những gì đã vẽ mà chưa lưu sẽ mất. Đơn hàng giữ nguyên.',
  ],
})
