import { texts } from '#base/text.ts'

export const walletLowText = texts({
  notice: [
    'Your balance is low: {{balance}}. Deposit to keep orders going.',
    'Số dư của bạn thấp: {{balance}}. Hãy nạp tiền để đơn không bị dừng.',
  ],
  title: ['Low balance', 'Số dư thấp'],
  below: ['Notify me below', 'Báo cho tôi khi số dư dưới'],
  hint: ['Leave empty for no notice.', 'Để trống nếu không cần báo.'],
  save: ['Save', 'Lưu'],
  saved: ['Low balance notice saved.', 'Đã lưu mức báo số dư thấp.'],
})

declare module '#base/text.ts' {
  interface Texts {
    walletLow: typeof walletLowText
  }
}
