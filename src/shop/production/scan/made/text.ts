import { texts } from '#base/text.ts'

/** The list of pieces as they were scanned. */
export const madePieceText = texts({
  title: ['Pieces', 'Từng chiếc'],
  hint: ['What failed, passed or is on a machine.', 'Chiếc hỏng, chiếc đạt và chiếc đang trên máy.'],
  state: ['Result', 'Kết quả'],
  state_FAILED: ['Failed', 'Hỏng'],
  state_PASSED: ['Passed', 'Đạt'],
  state_STARTED: ['On a machine', 'Đang trên máy'],
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
  machineAny: ['All machines', 'Mọi máy'],
  machineNone: ['No machine named', 'Không nêu máy'],
  machineOf: ['{{machine}} ({{count}})', '{{machine}} ({{count}})'],
  startedBy: ['Started by', 'Người bắt đầu'],
  since: ['Since', 'Từ lúc'],
  by: ['By', 'Người quét'],
  at: ['When', 'Lúc'],
  csv: ['CSV', 'CSV'],
  emptyFailed: ['Nothing failed', 'Không có chiếc nào hỏng'],
  emptyFailedHint: ['Pieces that are scanned as failed appear here with their cause.', 'Chiếc được quét là hỏng sẽ hiện ở đây cùng lý do.'],
  emptyStarted: ['No piece is on a machine', 'Không có chiếc nào trên máy'],
  emptyStartedHint: [
    'Pieces that are started appear here until they pass or fail.',
    'Chiếc đã bắt đầu làm sẽ hiện ở đây cho tới khi đạt hoặc hỏng.',
  ],
  emptyPassed: ['Nothing passed yet', 'Chưa có chiếc nào đạt'],
  emptyPassedHint: ['Pieces that are scanned as passed appear here.', 'Chiếc được quét là đạt sẽ hiện ở đây.'],
})

declare module '#base/text.ts' {
  interface Texts {
    madePiece: typeof madePieceText
  }
}
