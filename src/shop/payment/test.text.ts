import { texts } from '#base/text.ts'

/** The approval page of the test provider. */
export const testPaymentText = texts({
  title: ['Test payments', 'Thanh toán thử nghiệm'],
  noMoney: ['No money moves. This page stands in for PayPal.', 'Không có tiền thật. Trang này thay cho PayPal.'],
  approve: ['Approve', 'Đồng ý thanh toán'],
  decline: ['Decline (as a bank would)', 'Từ chối (như ngân hàng)'],
  cancel: ['Cancel and go back', 'Hủy và quay lại'],
  decided: ['This payment was answered already.', 'Khoản thanh toán này đã được trả lời.'],
  goBack: ['Go back to the shop', 'Quay lại cửa hàng'],
})

declare module '#base/text.ts' {
  interface Texts {
    testPayment: typeof testPaymentText
  }
}
