import { texts } from '#base/text.ts'

/** What goes with the parcel: what customs are told, and its slip. */
export const orderPapersText = texts({
  mockups: ['Mockups', 'Ảnh mẫu'],
  mockup: ['Mockup {{number}}', 'Ảnh mẫu {{number}}'],
  title: ['Customs', 'Hải quan'],
  hsCode: ['HS code', 'Mã HS'],
  missing: ['No customs data', 'Chưa có dữ liệu hải quan'],
  slip: ['Packing slip', 'Phiếu đóng gói'],
  complete: ['Complete the product', 'Bổ sung cho sản phẩm'],
})

declare module '#base/text.ts' {
  interface Texts {
    orderPapers: typeof orderPapersText
  }
}
