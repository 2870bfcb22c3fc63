import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderReship: typeof orderReshipText
  }
}

export const orderReshipText = texts({
  send: ['Send again', 'Gửi lại'],
  title: ['Send order {{id}} again?', 'Gửi lại đơn {{id}}?'],
  hint: ['The parcel was returned to us. Check where it goes now.', 'Kiện hàng đã về kho. Hãy kiểm tra địa chỉ nhận.'],
  fee: ['Handling fee', 'Phí xử lý'],
  charge: ['Charged now', 'Trừ ngay'],
  done: ['The parcel goes out again.', 'Kiện hàng sẽ được gửi lại.'],
})
