import type { FaultCatalogue } from '#base/fault.ts'

export const accountFaults = {
  USERNAME_OR_PASSWORD_IS_NOT_VALID: [
    422,
    'The usename or password you entered is incorrect',
    'Tên đăng nhập hoặc mật khẩu bạn nhập không đúng',
  ],
  USERNAME_WAS_USED: [409, 'This username is already in use.', 'Tên đăng nhập này đã được sử dụng.'],
  EMAIL_WAS_USED: [409, 'This email is already in use.', 'Email này đã được sử dụng.'],
  SAME_OLD_EMAIL: [422, 'This is your email already.', 'Đây đã là email của bạn.'],
  PHONE_WAS_USED: [409, 'This phone number is already in use.', 'Số điện thoại này đã được sử dụng.'],
  REFERRAL_CODE_NOT_EXISTED: [422, 'This referral code does not exist.', 'Mã giới thiệu này không tồn tại.'],
  OTP_CODE_IS_NOT_VALID: [422, 'OTP is incorrect, please try again', 'Mã OTP không đúng, vui lòng thử lại'],
  LINK_IS_NOT_VALID: [
    422,
    'This link has been used or has expired. Please ask for a new one.',
    'Liên kết này đã được dùng hoặc đã hết hạn. Vui lòng yêu cầu liên kết mới.',
  ],
  OLD_PASSWORD_IS_NOT_VALID: [422, 'The old password is not correct.', 'Mật khẩu cũ không đúng.'],
  SAME_OLD_PASSWORD: [422, 'The new password is the same as the old one.', 'Mật khẩu mới trùng với mật khẩu cũ.'],
  PASSWORD_IS_NOT_VALID: [422, 'The password is not correct.', 'Mật khẩu không đúng.'],
  PASSWORD_CAN_NOT_BE_EMPTY: [422, 'The password cannot be empty.', 'Mật khẩu không được để trống.'],
  PASSWORD_BELOW_MINIMUM: [422, 'Password must be minimum {{min}} characters.', 'Mật khẩu phải có ít nhất {{min}} ký tự.'],
  PASSWORD_TOO_COMMON: [
    422,
    'This password is one of the most common ones. Please choose another.',
    'Mật khẩu này quá phổ biến. Vui lòng chọn mật khẩu khác.',
  ],
  PASSWORD_IS_YOUR_NAME: [
    422,
    'The password must not be your username or email.',
    'Mật khẩu không được trùng với tên đăng nhập hoặc email của bạn.',
  ],
  USER_NOT_FOUND: [404, 'User not found.', 'Không tìm thấy người dùng.'],
  EMAIL_NOT_FOUND: [404, 'Email does not exist', 'Email không tồn tại'],
  ACCOUNT_SUSPENDED: [
    422,
    'This account is suspended. Please contact us.',
    'Tài khoản này đang bị tạm khóa. Vui lòng liên hệ với chúng tôi.',
  ],
  TIME_ZONE_UNKNOWN: [422, 'This time zone is not known.', 'Không nhận ra múi giờ này.'],
  SESSION_NOT_FOUND: [404, 'This session has already ended.', 'Phiên đăng nhập này đã kết thúc.'],
  CANNOT_CHANGE_YOURSELF: [
    422,
    'You cannot do this to your own account.',
    'Bạn không thể thực hiện thao tác này với tài khoản của chính mình.',
  ],
  ONLY_OWNER_CHANGES_STAFF: [
    403,
    'Only the owner may change accounts of staff.',
    'Chỉ chủ cửa hàng mới được thay đổi tài khoản nhân viên.',
  ],
  NOT_A_SELLER: [422, 'This account is not a seller’s.', 'Tài khoản này không phải của người bán.'],
  VIEW_IS_OVER: [409, 'This view has ended already.', 'Chế độ xem này đã kết thúc.'],
  ACCOUNT_IS_CLOSED: [409, 'This account is closed.', 'Tài khoản này đã đóng.'],
  NOT_STAFF: [422, 'This account is not of the staff.', 'Tài khoản này không phải là nhân viên.'],
  SECOND_FACTOR_CODE_IS_NOT_VALID: [
    422,
    'This code is not right, or it was used before. Wait for the next one and try again.',
    'Mã này không đúng hoặc đã được dùng. Hãy đợi mã tiếp theo rồi thử lại.',
  ],
  SECOND_STEP_IS_OVER: [
    422,
    'This sign-in took too long or had too many wrong codes. Please sign in again.',
    'Lần đăng nhập này đã quá lâu hoặc nhập sai mã quá nhiều lần. Vui lòng đăng nhập lại.',
  ],
  SECOND_FACTOR_IS_ON: [409, 'The second factor is on already.', 'Xác thực hai bước đã được bật.'],
  SECOND_FACTOR_IS_OFF: [409, 'The second factor is not set up.', 'Xác thực hai bước chưa được thiết lập.'],
  SECOND_FACTOR_IS_REQUIRED: [
    422,
    'The shop requires a second factor of its staff, so it cannot be turned off.',
    'Cửa hàng yêu cầu nhân viên dùng xác thực hai bước nên không thể tắt.',
  ],
  LAST_OWNER: [
    409,
    'You are the only owner. Make another person owner first.',
    'Bạn là chủ cửa hàng duy nhất. Hãy trao quyền chủ cho người khác trước.',
  ],
  ACCOUNT_IS_NOT_SETTLED: [
    409,
    'This account cannot be closed yet. Balance {{balance}}, held {{held}}, debt {{debt}}, deposits that wait: {{deposits}}, orders under way: {{orders}}.',
    'Chưa thể đóng tài khoản này. Số dư {{balance}}, đang giữ {{held}}, nợ {{debt}}, yêu cầu nạp đang chờ: {{deposits}}, đơn đang xử lý: {{orders}}.',
  ],
  HAS_A_PASSWORD: [422, 'This person has signed in already and has a password.', 'Người này đã đăng nhập và đã có mật khẩu.'],
} as const satisfies FaultCatalogue
export type AccountFaultCode = keyof typeof accountFaults
