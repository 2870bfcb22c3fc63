import { texts } from '#base/text.ts'

/** What stands around the texts of the shop's own pages. */
export const pageText = texts({
  readDocument: ['Read the whole document', 'Đọc toàn bộ tài liệu'],
  allServices: ['All services', 'Tất cả dịch vụ'],
})

/** The office's pages. */
export const pageOfficeText = texts({
  title: ['Pages', 'Trang'],
  hint: ['Words of the public pages', 'Nội dung các trang công khai'],
  page: ['Page', 'Trang'],
  key_home: ['Home, first words', 'Trang chủ, phần mở đầu'],
  key_faq: ['FAQ', 'Câu hỏi thường gặp'],
  key_terms: ['Terms', 'Điều khoản'],
  'key_privacy-policy': ['Privacy policy', 'Chính sách bảo mật'],
  'key_our-services': ['Our services, first words', 'Dịch vụ, phần mở đầu'],
  key_product: ['Service: custom products', 'Dịch vụ: sản phẩm in'],
  key_design: ['Service: design', 'Dịch vụ: thiết kế'],
  'key_empty-package': ['Service: empty package', 'Dịch vụ: gói rỗng'],
  'key_buying-label': ['Service: buying label', 'Dịch vụ: mua nhãn'],
  heading: ['Title', 'Tiêu đề'],
  lead: ['First lines', 'Những dòng đầu'],
  leadHint: ['An empty line begins a paragraph.', 'Một dòng trống bắt đầu đoạn mới.'],
  sectionHint: ['Each heading (##) begins a part.', 'Mỗi đề mục (##) bắt đầu một phần.'],
  faqHint: ['Each heading (##) is a question.', 'Mỗi đề mục (##) là một câu hỏi.'],
  status: ['Status', 'Trạng thái'],
  builtIn: ['Built in', 'Có sẵn'],
  ownWords: ['Edited', 'Đã chỉnh sửa'],
  edited: ['Last edited', 'Sửa lần cuối'],
  editedBy: ['By', 'Người sửa'],
  empty: ['No pages', 'Không có trang'],
  emptyHint: ['Public pages appear here.', 'Các trang công khai hiện ở đây.'],
  conflict: ['Someone else saved this page', 'Có người khác vừa lưu trang này'],
  view: ['View', 'Xem trang'],
  publish: ['Publish', 'Đăng'],
  publishTitle: ['Publish these words?', 'Đăng nội dung này?'],
  publishHint: ['Visitors read them within seconds.', 'Khách đọc được sau vài giây.'],
  published: ['Page published.', 'Đã đăng trang.'],
  reset: ['Use the built-in text', 'Dùng văn bản có sẵn'],
  resetTitle: ['Use the built-in text?', 'Dùng văn bản có sẵn?'],
  resetHint: [
    'Visitors read it within seconds. Your versions stay in the history.',
    'Khách đọc được sau vài giây. Các phiên bản của bạn vẫn còn trong lịch sử.',
  ],
  resetDone: ['The built-in text is back.', 'Đã dùng lại văn bản có sẵn.'],
  history: ['History', 'Lịch sử'],
  shown: ['Public now', 'Đang công khai'],
  restore: ['Restore', 'Khôi phục'],
  restoreTitle: ['Put this version into the editor?', 'Đưa phiên bản này vào trình soạn?'],
  restoreHint: ['Words not published are replaced. Visitors see no change yet.', 'Nội dung chưa đăng bị thay. Khách chưa thấy thay đổi.'],
  restored: ['Version restored as a draft.', 'Đã khôi phục thành bản nháp.'],
  builtInText: ['Built-in text', 'Văn bản có sẵn'],
})

declare module '#base/text.ts' {
  interface Texts {
    page: typeof pageText
    pageOffice: typeof pageOfficeText
  }
}
