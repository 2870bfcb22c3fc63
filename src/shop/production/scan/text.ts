import { texts } from '#base/text.ts'

/** Why a piece is made again, and what that takes from stock. */
export const reprintText = texts({
  failReason: ['Failure reason', 'Lý do hỏng'],
  chooseReason: ['Choose a reason before scanning', 'Hãy chọn lý do trước khi quét'],
  spoils: ['Blank spoiled: takes one from stock', 'Phôi hỏng: trừ một phôi khỏi kho'],
  spoilsNot: ['Blank still good: takes nothing from stock', 'Phôi còn tốt: không trừ kho'],
  cause_SMEARED: ['Print is smeared', 'Bản in bị nhòe'],
  cause_MISPLACED: ['Print is misplaced', 'In lệch vị trí'],
  cause_COLOUR: ['Colours are wrong', 'Sai màu'],
  cause_GARMENT: ['Garment is damaged', 'Phôi bị hỏng'],
  cause_WRONG: ['Wrong product', 'Sai sản phẩm'],
  cause_PRINT_LOST: ['Print lost before pressing', 'Mất bản in trước khi ép'],
  cause_FILE: ['Print file was wrong, not pressed yet', 'Sai tệp in, chưa ép'],
  cause_NONE: ['No cause named', 'Không nêu lý do'],
  wrongHint: ['Write the blank that was used by mistake off in Stock.', 'Hãy ghi thất thoát phôi đã dùng nhầm trong mục Tồn kho.'],
  blank_TAKEN: ['One blank left the stock.', 'Đã trừ một phôi khỏi kho.'],
  blank_NONE_LEFT: ['No blank is left in stock: order more, or count again.', 'Kho đã hết phôi này: hãy đặt thêm hoặc kiểm kê lại.'],
})

declare module '#base/text.ts' {
  interface Texts {
    reprint: typeof reprintText
  }
}
