import type { FaultCatalogue } from '#base/fault.ts'

export const contentFaults = {
  POST_NOT_FOUND: [404, 'There is no such article.', 'Không có bài viết này.'],
  POST_WAS_CHANGED: [
    409,
    '{{name}} saved a newer version of this article meanwhile. Your text is still here.',
    '{{name}} vừa lưu phiên bản mới hơn của bài viết này. Nội dung của bạn vẫn còn ở đây.',
  ],
  POST_INCOMPLETE: [
    422,
    'An article needs its English title, summary and text before it can be published.',
    'Bài viết cần có tiêu đề, tóm tắt và nội dung tiếng Anh trước khi đăng.',
  ],
  POST_TOO_TANGLED: [
    422,
    'This text is nested too deeply, or one of its paragraphs has more than 1,000 of the marks * _ ~. Split it up.',
    'Nội dung lồng nhau quá sâu, hoặc một đoạn có hơn 1.000 dấu * _ ~. Hãy tách nhỏ ra.',
  ],
  POST_TIME_PAST: [422, 'The time to publish must lie ahead.', 'Thời điểm đăng phải ở tương lai.'],
  POST_IS_PUBLISHED: [
    409,
    'This article is public already. Withdraw it before you schedule it.',
    'Bài viết đã được đăng. Hãy gỡ xuống trước khi hẹn giờ.',
  ],
  POST_IS_DRAFT: [409, 'This article is not published.', 'Bài viết này chưa được đăng.'],
  PICTURE_NOT_FOUND: [404, 'There is no such picture.', 'Không có hình này.'],
  MESSAGE_NOT_FOUND: [404, 'There is no such message.', 'Không có tin nhắn này.'],
  MESSAGE_WAS_ANSWERED: [
    409,
    '{{name}} has answered meanwhile. Read the answer before you send another.',
    '{{name}} vừa trả lời. Hãy đọc câu trả lời đó trước khi gửi thêm.',
  ],
  MESSAGE_IS_SPAM: [409, 'This message is marked as spam. Take the mark away first.', 'Tin nhắn này bị đánh dấu rác. Hãy bỏ dấu trước.'],
} as const satisfies FaultCatalogue
export type ContentFaultCode = keyof typeof contentFaults
