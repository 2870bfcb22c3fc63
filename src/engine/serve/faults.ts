import type { FaultCatalogue } from '#base/fault.ts'

/** The refusals that any call may answer, and those of single fields (spec §5, §8). */
export const commonFaults = {
  INTERNAL: [500, 'There is an error. Please try again later!', 'Đã xảy ra lỗi. Vui lòng thử lại sau!'],
  UNAVAILABLE: [
    503,
    'The service is busy or restarting. Please try again in a few seconds.',
    'Dịch vụ đang bận hoặc đang khởi động lại. Vui lòng thử lại sau vài giây.',
  ],
  NOT_FOUND: [404, 'Not found.', 'Không tìm thấy.'],
  UNAUTHORIZED: [401, 'Please sign in first.', 'Vui lòng đăng nhập trước.'],
  YOU_NOT_HAVE_PERMISSION: [403, 'Your role does not allow this.', 'Vai trò của bạn không được phép làm việc này.'],
  SECOND_FACTOR_REQUIRED: [
    403,
    'You need a second factor here. Set it up in your profile under “Security”.',
    'Bạn cần xác thực hai bước. Hãy thiết lập trong hồ sơ của bạn, mục “Bảo mật”.',
  ],
  VIEW_IS_READ_ONLY: [409, 'This view is read-only. End it to make changes.', 'Chế độ xem này chỉ để đọc. Hãy kết thúc để thay đổi.'],
  VIEW_IS_ON: [
    409,
    'You are viewing as a seller in this browser. End the view to use the office.',
    'Bạn đang xem như một người bán trong trình duyệt này. Hãy kết thúc chế độ xem để dùng văn phòng.',
  ],
  VIEW_HIDES_THIS: [409, 'Only the account’s owner can see this.', 'Chỉ chủ tài khoản mới xem được phần này.'],
  ORIGIN_NOT_ALLOWED: [400, 'This request came from another site and was blocked.', 'Yêu cầu đến từ một trang khác và đã bị chặn.'],
  INVALID_INPUT: [400, 'Some fields need a correction. Please check them.', 'Một số trường chưa đúng. Vui lòng kiểm tra lại.'],
  FIELD_UNKNOWN: [400, 'There is no field “{{field}}” here.', 'Ở đây không có trường “{{field}}”.'],
  TEXT_INVALID: [400, 'This text has a character that cannot be stored.', 'Văn bản này chứa ký tự không thể lưu.'],
  HOST_INVALID: [400, 'Unknown host.', 'Không nhận ra địa chỉ trang.'],
  MALFORMED_REQUEST: [400, 'The request could not be read.', 'Không đọc được yêu cầu.'],
  REQUEST_TOO_SLOW: [408, 'The request took too long to arrive. Please try again.', 'Yêu cầu đến quá chậm. Vui lòng thử lại.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This content type is not accepted here.', 'Kiểu nội dung này không được chấp nhận.'],
  REQUEST_TOO_LARGE: [413, 'The request is too large.', 'Yêu cầu quá lớn.'],
  FILE_TOO_LARGE: [413, 'The file is larger than {{limitMb}} MB.', 'Tệp lớn hơn {{limitMb}} MB.'],
  FILE_STORAGE_FULL: [
    507,
    'File storage is full. Please try again later; everything else works.',
    'Hiện đã hết chỗ lưu tệp. Vui lòng thử lại sau; các chức năng khác vẫn hoạt động.',
  ],
  FILE_QUOTA_REACHED: [
    507,
    'Your files have reached {{limitMb}} MB. Delete some; space is freed within two days.',
    'Tệp của bạn đã đạt {{limitMb}} MB. Hãy xóa bớt; dung lượng được giải phóng trong hai ngày.',
  ],
  TOO_MANY_STREAMS: [
    429,
    'Your account has {{max}} live pages open. Close some; this page works without live updates.',
    'Tài khoản của bạn đang mở {{max}} trang trực tiếp. Hãy đóng bớt; trang này vẫn hoạt động nhưng không tự cập nhật.',
  ],
  TOO_MANY_FILES: [413, 'Send at most {{limit}} files at once.', 'Chỉ được gửi tối đa {{limit}} tệp một lần.'],
  SELECTION_TOO_LARGE: [
    422,
    'More than {{max}} rows match these filters. Narrow them to select all.',
    'Có hơn {{max}} dòng khớp với bộ lọc này. Hãy thu hẹp bộ lọc để chọn tất cả.',
  ],
  TOO_MANY_REQUESTS: [429, 'Too many attempts. Please wait and try again.', 'Quá nhiều lần thử. Vui lòng đợi một lát rồi thử lại.'],
  IDEMPOTENCY_KEY_REUSED: [
    422,
    'This Idempotency-Key was used for another request.',
    'Idempotency-Key này đã được dùng cho một yêu cầu khác.',
  ],
  IDEMPOTENCY_KEY_INVALID: [
    400,
    'An Idempotency-Key is 8 to 200 letters, digits, dashes, dots or underscores.',
    'Idempotency-Key gồm 8 đến 200 chữ cái, chữ số, gạch ngang, dấu chấm hoặc gạch dưới.',
  ],
  REQUIRED: [400, 'This field is required', 'Trường này là bắt buộc'],
  USERNAME_INVALID: [400, 'The user account is not in the correct format', 'Tên tài khoản không đúng định dạng'],
  EMAIL_INVALID: [400, 'The email is not in the correct format', 'Email không đúng định dạng'],
  PASSWORD_TOO_SHORT: [400, 'Password must be minimum 6 characters.', 'Mật khẩu phải có ít nhất 6 ký tự.'],
  PHONE_INVALID: [
    400,
    'A phone number has 7 to 15 characters: digits, plus or minus.',
    'Số điện thoại gồm 7 đến 15 ký tự: chữ số, dấu cộng hoặc trừ.',
  ],
  REFERRAL_CODE_INVALID: [400, 'A referral code is exactly 10 letters and digits.', 'Mã giới thiệu gồm đúng 10 chữ cái và chữ số.'],
  OTP_INVALID: [400, 'The code is exactly 4 digits.', 'Mã gồm đúng 4 chữ số.'],
  FILE_NAME_INVALID: [
    400,
    'A file name has at most 255 characters and no slashes.',
    'Tên tệp có tối đa 255 ký tự và không chứa dấu gạch chéo.',
  ],
} as const satisfies FaultCatalogue
