import { texts } from '#base/text.ts'

/** The blog and the contact form, as everybody sees them. */
export const contentText = texts({
  blog: ['Blog', 'Blog'],
  blogHint: [
    'Notes from the print floor and the shipping desk: files that print well, labels that get scanned, orders that import at once.',
    'Ghi chép từ xưởng in và bàn gửi hàng: tệp in đẹp, nhãn được quét, đơn hàng nhập một lần là xong.',
  ],
  search: ['Search articles', 'Tìm bài viết'],
  searchButton: ['Search', 'Tìm'],
  found_one: ['{{count}} article for “{{words}}”', '{{count}} bài viết cho “{{words}}”'],
  found_other: ['{{count}} articles for “{{words}}”', '{{count}} bài viết cho “{{words}}”'],
  list: ['Articles', 'Các bài viết'],
  nothing: ['No article has these words', 'Không có bài viết nào chứa từ này'],
  nothingHint: ['Try fewer or other words.', 'Hãy thử ít từ hơn hoặc từ khác.'],
  showAll: ['Show all articles', 'Xem tất cả bài viết'],
  empty: ['The first article is being written', 'Bài viết đầu tiên đang được viết'],
  emptyHint: ['Follow the feed, and it comes to you by itself.', 'Theo dõi nguồn tin để nhận bài ngay khi có.'],
  feed: ['Feed', 'Nguồn tin'],
  newerPage: ['Newer articles', 'Bài mới hơn'],
  olderPage: ['Older articles', 'Bài cũ hơn'],
  pages: ['Pages', 'Các trang'],
  minutes: ['{{count}} min read', '{{count}} phút đọc'],
  publishedOn: ['Published on', 'Đăng ngày'],
  updatedOn: ['Updated on', 'Cập nhật ngày'],
  onlyEnglish: [
    'This article has not been translated yet; you are reading it in English.',
    'Bài viết này chưa được dịch; bạn đang đọc bản tiếng Anh.',
  ],
  share: ['Share', 'Chia sẻ'],
  shareOn: ['Share on {{name}} (opens a new window)', 'Chia sẻ lên {{name}} (mở cửa sổ mới)'],
  shareMail: ['Email', 'Email'],
  shareByMail: ['Share by email', 'Chia sẻ qua email'],
  copyLink: ['Copy link', 'Sao chép liên kết'],
  copied: ['The link was copied.', 'Đã sao chép liên kết.'],
  copyFailed: ['The link could not be copied. It stands in the address bar.', 'Không sao chép được. Liên kết nằm trên thanh địa chỉ.'],
  backHome: ['Back to home', 'Về trang chủ'],
  allArticles: ['All articles', 'Tất cả bài viết'],
  more: ['Read on', 'Đọc tiếp'],
  newer: ['Newer', 'Mới hơn'],
  older: ['Older', 'Cũ hơn'],
  contact: ['Contact us', 'Liên hệ'],
  contactHint: [
    'Ask about an order, a deposit, a label or what we could print for you. A person reads every message and answers by mail, usually within one working day.',
    'Hãy hỏi về đơn hàng, nạp tiền, nhãn vận chuyển hay sản phẩm bạn muốn in. Mọi tin nhắn đều có người đọc và trả lời qua email, thường trong một ngày làm việc.',
  ],
  name: ['Your name', 'Họ và tên'],
  email: ['Email', 'Email'],
  emailHelp: ['We answer to this address.', 'Chúng tôi trả lời về địa chỉ này.'],
  phone: ['Phone', 'Điện thoại'],
  topic: ['What is it about?', 'Bạn cần hỏi về việc gì?'],
  topicChoose: ['Choose a topic', 'Chọn chủ đề'],
  topic_ORDER: ['An order', 'Đơn hàng'],
  topic_PAYMENT: ['Deposits and payments', 'Nạp tiền và thanh toán'],
  topic_LABEL: ['Labels and tracking', 'Nhãn vận chuyển và theo dõi'],
  topic_PRODUCT: ['Products and print files', 'Sản phẩm và tệp in'],
  topic_API: ['API and imports', 'API và nhập tệp'],
  topic_OTHER: ['Something else', 'Việc khác'],
  message: ['Message', 'Nội dung'],
  messageHelp: [
    'For an order, add its number: it saves a round of questions.',
    'Nếu hỏi về đơn hàng, hãy ghi mã đơn để được giải đáp nhanh hơn.',
  ],
  website: ['Leave this field empty', 'Để trống ô này'],
  send: ['Send message', 'Gửi tin nhắn'],
  failed: ['Failed to send message', 'Gửi tin nhắn thất bại'],
  failedKept: ['Your text is still here.', 'Nội dung của bạn vẫn còn ở đây.'],
  sent: ['Your message is on our desk', 'Chúng tôi đã nhận được tin nhắn'],
  sentHint: [
    'We answer to {{email}}, usually within one working day.',
    'Chúng tôi sẽ trả lời về {{email}}, thường trong một ngày làm việc.',
  ],
  another: ['Write another message', 'Gửi tin nhắn khác'],
  reach: ['Other ways to reach us', 'Cách liên hệ khác'],
  officeUs: ['United States', 'Hoa Kỳ'],
  officeVn: ['Vietnam', 'Việt Nam'],
})

declare module '#base/text.ts' {
  interface Texts {
    content: typeof contentText
  }
}
