import type { FaultCatalogue } from '#base/fault.ts'

export const contentFaults = {
  POST_NOT_FOUND: [404, 'Article not found.', 'Không có bài viết này.'],
  POST_WAS_CHANGED: [
    409,
    '{{name}} just saved a newer version of this article. Your text is kept.',
    '{{name}} vừa lưu phiên bản mới hơn của bài viết này. Nội dung của bạn vẫn được giữ.',
  ],
  POST_INCOMPLETE: [
    422,
    'Add an English title, summary and text before publishing.',
    'Hãy thêm tiêu đề, tóm tắt và nội dung tiếng Anh trước khi đăng.',
  ],
  POST_TOO_TANGLED: [
    422,
    'This text is nested too deeply, or one of its paragraphs has more than 1,000 of the marks * _ ~. Split it up.',
    'Nội dung lồng nhau quá sâu, hoặc một đoạn có hơn 1.000 dấu * _ ~. Hãy tách nhỏ ra.',
  ],
  POST_TIME_PAST: [422, 'Choose a time in the future.', 'Hãy chọn thời điểm trong tương lai.'],
  POST_IS_PUBLISHED: [
    409,
    'This article is already public. Withdraw it before scheduling.',
    'Bài viết đã được đăng. Hãy gỡ xuống trước khi hẹn giờ.',
  ],
  POST_IS_DRAFT: [409, 'This article is not published.', 'Bài viết này chưa được đăng.'],
  PICTURE_NOT_FOUND: [404, 'Picture not found.', 'Không có hình này.'],
  MESSAGE_NOT_FOUND: [404, 'Message not found.', 'Không có tin nhắn này.'],
  MESSAGE_WAS_ANSWERED: [
    409,
    '{{name}} has just answered. Read it before you send another.',
    '{{name}} vừa trả lời. Hãy đọc câu trả lời đó trước khi gửi thêm.',
  ],
  MESSAGE_IS_SPAM: [409, 'This message is marked as spam. Remove the mark first.', 'Tin nhắn này bị đánh dấu rác. Hãy xóa dấu trước.'],
} as const satisfies FaultCatalogue
