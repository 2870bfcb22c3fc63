import { texts } from '#base/text.ts'

/** Photos of pieces: taken at the bench, looked at by staff. */
export const piecePhotoText = texts({
  title: ['Photos of pieces', 'Ảnh từng chiếc'],
  column: ['Photos', 'Ảnh'],
  take: ['Take photo of {{code}}', 'Chụp ảnh {{code}}'],
  hint: ['Sellers do not see these.', 'Người bán không thấy các ảnh này.'],
  taken: ['Photos just taken', 'Ảnh vừa chụp'],
  sending: ['Sending', 'Đang gửi'],
  sent: ['Saved', 'Đã lưu'],
  notSent: ['Not saved', 'Chưa lưu'],
  again: ['Try again', 'Thử lại'],
  drop: ['Discard', 'Bỏ'],
  pieceOf: ['piece {{piece}} of {{pieces}}', 'chiếc {{piece}}/{{pieces}}'],
  state_PASSED: ['Passed', 'Đạt'],
  state_FAILED: ['Failed', 'Hỏng'],
  open: ['Open photo {{number}} of {{code}}', 'Mở ảnh {{number}} của {{code}}'],
})

declare module '#base/text.ts' {
  interface Texts {
    piecePhoto: typeof piecePhotoText
  }
}
