import { texts } from '#base/text.ts'

/** The seller's settings of packing slips. */
export const packingText = texts({
  title: ['Packing slip', 'Phiếu đóng gói'],
  hint: [
    'Goes into each parcel: no prices. Left empty, it shows our name and address.',
    'Được bỏ vào mỗi kiện hàng, không ghi giá. Nếu để trống, phiếu ghi tên và địa chỉ của chúng tôi.',
  ],
  sender: ['Shop name', 'Tên shop'],
  returnAddress: ['Return address', 'Địa chỉ trả hàng'],
  returnAddressHint: [
    'For your buyers, up to five lines. Undelivered parcels are returned to us.',
    'Dành cho người mua, tối đa năm dòng. Kiện hàng bị hãng vận chuyển trả lại vẫn về kho của chúng tôi.',
  ],
  message: ['Message', 'Lời nhắn'],
  paper: ['Paper', 'Khổ giấy'],
  paper_LABEL: ['4 × 6 inches, like the label', '4 × 6 inch, như nhãn'],
  paper_LETTER: ['US letter', 'US letter'],
  paper_A4: ['A4', 'A4'],
  eori: ['EORI number', 'Số EORI'],
  ioss: ['IOSS number', 'Số IOSS'],
  customsHint: ['For parcels to the European Union.', 'Dành cho kiện hàng đến Liên minh Châu Âu.'],
  save: ['Save', 'Lưu'],
  saved: ['Saved', 'Đã lưu'],
  preview: ['Preview', 'Xem trước'],
  logo: ['Logo', 'Logo'],
  logoHint: ['JPG or PNG, at most 5 MB', 'JPG hoặc PNG, tối đa 5 MB'],
  addLogo: ['Choose a logo', 'Chọn logo'],
  upload: ['Upload', 'Tải lên'],
  onSlips: ['On your slips', 'Trên phiếu của bạn'],
  removeLogo: ['Remove', 'Gỡ'],
})

declare module '#base/text.ts' {
  interface Texts {
    packing: typeof packingText
  }
}
