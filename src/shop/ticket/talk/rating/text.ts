import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    ticketRating: typeof ticketRatingText
  }
}

/** A seller's word about support. */
export const ticketRatingText = texts({
  title: ['How was our support?', 'Bạn thấy hỗ trợ thế nào?'],
  scale: ['1 is very bad, 5 very good', '1 là rất tệ, 5 là rất tốt'],
  rating_1: ['Very bad', 'Rất tệ'],
  rating_2: ['Bad', 'Tệ'],
  rating_3: ['OK', 'Bình thường'],
  rating_4: ['Good', 'Tốt'],
  rating_5: ['Very good', 'Rất tốt'],
  comment: ['Comment', 'Nhận xét'],
  commentHint: ['Optional; support reads it', 'Không bắt buộc; bộ phận hỗ trợ sẽ đọc'],
  send: ['Rate support', 'Gửi đánh giá'],
  choose: ['Choose 1 to 5.', 'Hãy chọn từ 1 đến 5.'],
  done: ['Thank you for your rating.', 'Cảm ơn bạn đã đánh giá.'],
  rated: ['Rated {{rating}} of 5', 'Đánh giá {{rating}} trên 5'],
})
