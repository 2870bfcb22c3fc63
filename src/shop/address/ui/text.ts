import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    address: typeof addressText
  }
}

/** The parts of every form that asks where to. */
export const addressText = texts({
  saved: ['Saved addresses', 'Địa chỉ đã lưu'],
  isDefault: ['Default', 'Mặc định'],
  makeDefault: ['Make default', 'Đặt mặc định'],
  forget: ['Delete', 'Xóa'],
  forgetName: ['Delete the address of {{name}}', 'Xóa địa chỉ của {{name}}'],
  addressActions: ['Actions for the address of {{name}}', 'Thao tác với địa chỉ của {{name}}'],
  otherAddress: ['Another address', 'Địa chỉ khác'],
  otherAddressHint: ['Type or paste it', 'Nhập hoặc dán'],
  paste: ['Paste an address', 'Dán địa chỉ'],
  pasteLabel: ['Full address', 'Toàn bộ địa chỉ'],
  pasteHint: ['Paste it; we fill in the fields.', 'Dán vào; các ô được điền tự động.'],
  pasted: ['{{count}} fields filled in. Please check them.', 'Đã điền {{count}} ô. Vui lòng kiểm tra lại.'],
  pastedNone: ['We couldn’t read an address.', 'Không đọc được địa chỉ nào.'],
  fullName: ['Full name', 'Họ và tên'],
  phone: ['Phone', 'Điện thoại'],
  email: ['Email', 'Email'],
  address: ['Address', 'Địa chỉ'],
  addressLine2: ['Address line 2', 'Địa chỉ dòng 2'],
  addressLine2Hint: ['Apartment, suite, unit', 'Căn hộ, phòng, tòa nhà'],
  city: ['City', 'Thành phố'],
  state: ['State', 'Bang'],
  province: ['State or province', 'Bang hoặc tỉnh'],
  zip: ['ZIP code', 'Mã ZIP'],
  postalCode: ['Postal code', 'Mã bưu chính'],
  country: ['Country', 'Quốc gia'],
  warnZIP_NOT_IN_STATE: [
    'This ZIP code is usually in another state. You can continue.',
    'Mã ZIP này thường thuộc bang khác. Bạn vẫn có thể tiếp tục.',
  ],
  warnZIP_PADDED: ['We added the leading zeros.', 'Chúng tôi đã thêm số 0 ở đầu.'],
})
