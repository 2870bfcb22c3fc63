import { texts } from '#base/text.ts'

export const accountText = texts({
  // Fields
  username: ['Username', 'Tên đăng nhập'],
  usernameHelp: ['3 to 32 letters, digits, dots, dashes or underscores', '3 đến 32 chữ cái, chữ số, dấu chấm, gạch ngang hoặc gạch dưới'],
  email: ['Email', 'Email'],
  password: ['Password', 'Mật khẩu'],
  passwordHelp: ['At least 6 characters', 'Ít nhất 6 ký tự'],
  confirmPassword: ['Confirm password', 'Xác nhận mật khẩu'],
  confirmMismatch: ['Confirm Password do not match with password', 'Mật khẩu xác nhận không khớp với mật khẩu'],
  referralCode: ['Referral code', 'Mã giới thiệu'],
  fullName: ['Full name', 'Họ và tên'],
  phone: ['Phone', 'Số điện thoại'],
  phoneHelp: ['7 to 15 characters: digits, plus or minus', '7 đến 15 ký tự: chữ số, dấu cộng hoặc trừ'],
  address: ['Address', 'Địa chỉ'],
  // Sign-in
  loginTitle: ['Log in', 'Đăng nhập'],
  loginHint: ['Welcome back to the bench.', 'Chào mừng bạn trở lại.'],
  stay: ['Stay signed in', 'Duy trì đăng nhập'],
  forgot: ['Forgot password?', 'Quên mật khẩu?'],
  login: ['Log in', 'Đăng nhập'],
  noAccount: ['No account yet?', 'Chưa có tài khoản?'],
  toSignUp: ['Sign up', 'Đăng ký'],
  // Sign-up
  signUpTitle: ['Sign up', 'Đăng ký'],
  signUpHint: ['One account for printing, labels and tracking.', 'Một tài khoản cho in ấn, nhãn vận chuyển và theo dõi đơn.'],
  cookieNotice: [
    'By signing up you accept our terms and the cookies that keep you signed in.',
    'Khi đăng ký, bạn chấp nhận điều khoản và các cookie giúp duy trì đăng nhập.',
  ],
  signUp: ['Create account', 'Tạo tài khoản'],
  signUpFailed: ['Error! {{reason}}', 'Lỗi! {{reason}}'],
  haveAccount: ['Already have an account?', 'Đã có tài khoản?'],
  toLogin: ['Log in', 'Đăng nhập'],
  // Verification and codes
  verifyTitle: ['Verify your account', 'Xác minh tài khoản'],
  codeHint: ['We sent a 4-digit code to {{email}}.', 'Chúng tôi đã gửi mã 4 chữ số đến {{email}}.'],
  codeLabel: ['One-time code', 'Mã dùng một lần'],
  codeWrong: ['OTP is incorrect, please try again', 'Mã OTP không đúng, vui lòng thử lại'],
  codeManyWrong: [
    'After several wrong tries a code is worth nothing. Ask for a new one, or use the link in the mail.',
    'Sau vài lần nhập sai, mã không còn hiệu lực. Hãy yêu cầu mã mới hoặc dùng liên kết trong thư.',
  ],
  codeEndsIn: ['The code is good for', 'Mã còn hiệu lực trong'],
  codeEnded: ['This code has expired.', 'Mã này đã hết hạn.'],
  resend: ['Send a new code', 'Gửi lại mã'],
  resendWait: ['You can ask for a new code when the time is over.', 'Bạn có thể yêu cầu mã mới khi hết thời gian.'],
  resent: ['A new code is on its way.', 'Mã mới đang được gửi đến bạn.'],
  verify: ['Verify', 'Xác minh'],
  verified: ['Congratulations! Your sign up was successful!', 'Chúc mừng! Bạn đã đăng ký thành công!'],
  // Forgotten password
  forgotTitle: ['Forgot password', 'Quên mật khẩu'],
  forgotHint: ['Enter the email of your account and we send you a code.', 'Nhập email của tài khoản, chúng tôi sẽ gửi mã cho bạn.'],
  inputEmail: ['Please input email', 'Vui lòng nhập email'],
  emailUnknown: ['Email does not exist', 'Email không tồn tại'],
  sendCode: ['Send code', 'Gửi mã'],
  next: ['Next', 'Tiếp tục'],
  newPasswordTitle: ['Set a new password', 'Đặt mật khẩu mới'],
  newPassword: ['New password', 'Mật khẩu mới'],
  inputPassword: ['Please input', 'Vui lòng nhập'],
  inputConfirm: ['Please confirm your password', 'Vui lòng xác nhận mật khẩu'],
  savePassword: ['Save password', 'Lưu mật khẩu'],
  passwordSet: ['Your new password is set. Please log in.', 'Mật khẩu mới đã được đặt. Vui lòng đăng nhập.'],
  backToLogin: ['Back to login', 'Quay lại đăng nhập'],
  // After sign-up
  profileTitle: ['SIGN UP SUCCESSFULLY!', 'ĐĂNG KÝ THÀNH CÔNG!'],
  profileHint: ['Please update your personal information!', 'Vui lòng cập nhật thông tin cá nhân của bạn!'],
  inputFullName: ['Please input fullName', 'Vui lòng nhập họ và tên'],
  inputPhone: ['Please input phone', 'Vui lòng nhập số điện thoại'],
  inputAddress: ['Please input address', 'Vui lòng nhập địa chỉ'],
  saveProfile: ['Save', 'Lưu'],
  profileFailed: ['Error! An error occurred. Please try again!', 'Lỗi! Đã xảy ra lỗi. Vui lòng thử lại!'],
  profileSaved: ['Your profile is saved.', 'Đã lưu hồ sơ của bạn.'],
  // One-time links
  linkTitle: ['One-time link', 'Liên kết dùng một lần'],
  linkSignIn: ['This link signs you in as {{username}}, once.', 'Liên kết này đăng nhập bạn với tên {{username}}, một lần duy nhất.'],
  linkVerify: [
    'This link verifies the account {{username}} and signs you in.',
    'Liên kết này xác minh tài khoản {{username}} và đăng nhập cho bạn.',
  ],
  linkReset: [
    'Choose a new password for {{username}}. Every other session ends.',
    'Chọn mật khẩu mới cho {{username}}. Mọi phiên khác sẽ kết thúc.',
  ],
  linkGo: ['Continue as {{username}}', 'Tiếp tục với {{username}}'],
  linkDead: ['This link has been used or has expired.', 'Liên kết này đã được dùng hoặc đã hết hạn.'],
  linkDeadHint: ['Log in, or ask for a new link with “Forgot password?”.', 'Hãy đăng nhập, hoặc lấy liên kết mới bằng “Quên mật khẩu?”.'],
  // Profile
  profilePage: ['Profile', 'Hồ sơ'],
  tabData: ['My data', 'Thông tin của tôi'],
  tabPassword: ['Password', 'Mật khẩu'],
  tabSessions: ['Sessions', 'Phiên đăng nhập'],
  tabPreferences: ['Preferences', 'Tùy chọn'],
  oldPassword: ['Old password', 'Mật khẩu cũ'],
  firstPassword: [
    'You have no password yet. Choose one, so that you can sign in without a link.',
    'Bạn chưa có mật khẩu. Hãy chọn một mật khẩu để đăng nhập mà không cần liên kết.',
  ],
  passwordEnds: ['Changing it ends every other session.', 'Đổi mật khẩu sẽ kết thúc mọi phiên khác.'],
  passwordChanged: ['Your password is changed. Every other session has ended.', 'Đã đổi mật khẩu. Mọi phiên khác đã kết thúc.'],
  thisDevice: ['This device', 'Thiết bị này'],
  lastUse: ['Last used', 'Dùng lần cuối'],
  signedInAt: ['Signed in', 'Đăng nhập lúc'],
  endSession: ['End', 'Kết thúc'],
  endOthers: ['End all other sessions', 'Kết thúc mọi phiên khác'],
  noOthers: ['There are no other sessions.', 'Không có phiên nào khác.'],
  othersEnded_one: ['{{count}} session has ended.', 'Đã kết thúc {{count}} phiên.'],
  othersEnded_other: ['{{count}} sessions have ended.', 'Đã kết thúc {{count}} phiên.'],
  language: ['Language', 'Ngôn ngữ'],
  timeZone: ['Time zone', 'Múi giờ'],
  autoSubmit: ['Submit orders as soon as they are imported', 'Gửi đơn ngay khi nhập'],
  payAfterDeposit: ['Pay waiting orders after a deposit', 'Thanh toán các đơn đang chờ sau khi nạp tiền'],
  preferencesSaved: ['Your preferences are saved.', 'Đã lưu tùy chọn của bạn.'],
  yourCode: ['Your referral code', 'Mã giới thiệu của bạn'],
  // A session that ended while its page was open
  lostHint: [
    'Your session has ended. Log in to go on; what is on the page is kept.',
    'Phiên của bạn đã kết thúc. Hãy đăng nhập để tiếp tục; nội dung trên trang vẫn được giữ.',
  ],
})

declare module '#base/text.ts' {
  interface Texts {
    account: typeof accountText
  }
}
