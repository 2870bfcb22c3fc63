import { texts } from '#base/text.ts'

/** The list of pieces that were made. */
export const madePieceText = texts({
  title: ['Pieces made', 'Sản phẩm đã làm'],
  hint: ['What passed and what failed, by cause and day.', 'Chiếc đạt và chiếc hỏng, theo lý do và ngày.'],
  state: ['Result', 'Kết quả'],
  state_FAILED: ['Failed', 'Hỏng'],
  state_PASSED: ['Passed', 'Đạt'],
  cause: ['Cause', 'Lý do'],
  causeAny: ['All causes', 'Mọi lý do'],
  days: ['Days', 'Ngày'],
  daysAny: ['Any time', 'Bất kỳ lúc nào'],
  daysToday: ['Today', 'Hôm nay'],
  daysWeek: ['Last 7 days', '7 ngày qua'],
  daysMonth: ['Last 30 days', '30 ngày qua'],
  ownDays: ['own dates…', 'tự chọn ngày…'],
  product: ['Product', 'Sản phẩm'],
  pieceOf: ['piece {{piece}} of {{pieces}}', 'chiếc {{piece}}/{{pieces}}'],
  order: ['Order, ticket', 'Đơn, phiếu'],
  blankSpoiled: ['Blank spoiled', 'Phôi hỏng'],
  blankGood: ['Blank still good', 'Phôi còn tốt'],
  machine: ['Machine', 'Máy'],
  by: ['By', 'Người quét'],
  at: ['When', 'Lúc'],
  csv: ['CSV', 'CSV'],
  emptyFailed: ['Nothing failed', 'Không có chiếc nào hỏng'],
  emptyFailedHint: ['Pieces that are scanned as failed appear here with their cause.', 'Chiếc được quét là hỏng sẽ hiện ở đây cùng lý do.'],
  emptyPassed: ['Nothing passed yet', 'Chưa có chiếc nào đạt'],
  emptyPassedHint: ['Pieces that are scanned as passed appear here.', 'Chiếc được quét là đạt sẽ hiện ở đây.'],
})

declare module '#base/text.ts' {
  interface Texts {
    madePiece: typeof madePieceText
  }
}
