import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    labelFileOffice: typeof labelFileOfficeText
  }
}

/** Label files of any seller, in the office. */
export const labelFileOfficeText = texts({
  hint: ['Labels of any seller, matched to orders that wait for them', 'Nhãn của mọi người bán, khớp với đơn đang chờ nhãn'],
  back: ['Labels', 'Nhãn'],
  sendTitle: ['Send a file for a seller', 'Gửi tệp cho người bán'],
  seller: ['Seller', 'Người bán'],
  sellerHelp: ['Username or email', 'Tên đăng nhập hoặc email'],
  chooseFile: ['Choose a file first.', 'Hãy chọn tệp trước.'],
  send: ['Read file', 'Đọc tệp'],
  tabs: ['Label files', 'Tệp nhãn'],
  tab_OPEN: ['Open', 'Đang mở'],
  tab_ALL: ['All', 'Tất cả'],
  empty_OPEN: ['All caught up', 'Không còn tệp đang mở'],
  empty_ALL: ['No label files yet', 'Chưa có tệp nhãn nào'],
  emptyHint: ['Files that sellers or the office send appear here.', 'Các tệp do người bán hoặc văn phòng gửi hiện ở đây.'],
})
