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
  ANNOUNCEMENT_NOT_FOUND: [404, 'Announcement not found.', 'Không có bản tin này.'],
  ANNOUNCEMENT_WAS_CHANGED: [
    409,
    '{{name}} just saved a newer version of this announcement. Your text is kept.',
    '{{name}} vừa lưu phiên bản mới hơn của bản tin này. Nội dung của bạn vẫn được giữ.',
  ],
  ANNOUNCEMENT_INCOMPLETE: [
    422,
    'Write the title and the text in both languages before publishing.',
    'Hãy viết tiêu đề và nội dung bằng cả hai ngôn ngữ trước khi đăng.',
  ],
  ANNOUNCEMENT_NOWHERE: [422, 'Choose at least one place where it appears.', 'Hãy chọn ít nhất một nơi hiển thị.'],
  ANNOUNCEMENT_FOR_NOBODY: [
    422,
    'Say whom it is for: a tier, or at least one seller.',
    'Hãy chọn người nhận: một hạng, hoặc ít nhất một người bán.',
  ],
  ANNOUNCEMENT_TIER_EMPTY: [422, 'No seller has the tier {{tier}}.', 'Không có người bán nào thuộc hạng {{tier}}.'],
  ANNOUNCEMENT_SELLER_UNKNOWN: [422, 'No seller has these names: {{names}}', 'Không có người bán nào tên: {{names}}'],
  ANNOUNCEMENT_ENDS_EARLY: [
    422,
    'It must end in the future, and after it begins.',
    'Thời điểm kết thúc phải ở tương lai và sau khi bắt đầu.',
  ],
  ANNOUNCEMENT_IS_DRAFT: [409, 'This announcement is not published.', 'Bản tin này chưa được đăng.'],
  ANNOUNCEMENT_WAS_PUBLISHED: [
    409,
    'This announcement was published. End it instead of deleting it.',
    'Bản tin này đã được đăng. Hãy kết thúc thay vì xóa.',
  ],
  PAGE_WAS_CHANGED: [
    409,
    '{{name}} just saved a newer version of this page. Your text is kept.',
    '{{name}} vừa lưu phiên bản mới hơn của trang này. Nội dung của bạn vẫn được giữ.',
  ],
  PAGE_INCOMPLETE: [
    422,
    'Write every field in both languages before publishing.',
    'Hãy viết đủ các trường bằng cả hai ngôn ngữ trước khi đăng.',
  ],
  PAGE_IS_BUILT_IN: [409, 'Nobody has edited this page yet.', 'Chưa ai chỉnh sửa trang này.'],
  PAGE_EDITION_NOT_FOUND: [404, 'This version was not found.', 'Không có phiên bản này.'],
} as const satisfies FaultCatalogue
