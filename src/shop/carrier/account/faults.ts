import type { FaultCatalogue } from '#base/fault.ts'

export const carrierFaults = {
  NO_CARRIER_ACCOUNT: [
    422,
    'No carrier account that is on sells this label.',
    'Không có tài khoản vận chuyển nào đang bật bán được nhãn này.',
  ],
  CARRIER_NOT_ASKED: [
    503,
    'The carrier can’t be asked now. Try again later.',
    'Hiện không hỏi được hãng vận chuyển. Vui lòng thử lại sau.',
  ],
  CARRIER_ACCOUNT_STOPPED: [
    409,
    'The carrier account is stopped. Labels wait until it is open again.',
    'Tài khoản vận chuyển bị dừng. Nhãn chờ đến khi tài khoản hoạt động lại.',
  ],
  CARRIER_UNKNOWN: [422, 'No account can be had at this carrier.', 'Không thể mở tài khoản tại hãng vận chuyển này.'],
  CARRIER_ACCOUNT_NOT_FOUND: [404, 'Carrier account not found.', 'Không tìm thấy tài khoản vận chuyển.'],
  CARRIER_ACCOUNT_NAME_TAKEN: [409, 'This carrier has an account of this name.', 'Hãng này đã có tài khoản cùng tên.'],
  CARRIER_ACCOUNT_UNCHECKED: [409, 'Check the account first.', 'Hãy kiểm tra tài khoản trước.'],
  CARRIER_ACCOUNT_CHANGED: [
    409,
    'The account was changed meanwhile. Load the page again.',
    'Tài khoản vừa được thay đổi. Hãy tải lại trang.',
  ],
  CARRIER_ACCOUNT_ON: [409, 'Turn the account off first.', 'Hãy tắt tài khoản trước.'],
  CARRIER_ACCOUNT_USED: [
    409,
    'Labels or parcels of this account are kept. Turn it off instead.',
    'Tài khoản này đã có nhãn hoặc kiện hàng được lưu. Hãy tắt thay vì xóa.',
  ],
  CARRIER_ACCOUNT_RULED: [
    409,
    'A rule names this account. Remove the rule first.',
    'Có quy tắc dùng tài khoản này. Hãy xóa quy tắc trước.',
  ],
  CARRIER_CREDENTIALS_WRONG: [
    422,
    'The carrier refused these credentials: {{said}}',
    'Hãng vận chuyển từ chối thông tin đăng nhập này: {{said}}',
  ],
  CARRIER_SECRET_LONG: [422, 'At most {{most}} characters.', 'Tối đa {{most}} ký tự.'],
  CARRIER_SERVICE_UNKNOWN: [422, 'The account does not sell this service.', 'Tài khoản không bán dịch vụ này.'],
  CARRIER_MODE_REFUSED: [422, 'This carrier has no accounts of this kind here.', 'Hãng này không có loại tài khoản này ở đây.'],
  CARRIER_SAMPLE_LIVE: [
    409,
    'Only a test account makes a sample label: a live one pays postage.',
    'Chỉ tài khoản thử nghiệm tạo được nhãn mẫu: tài khoản thật sẽ trả cước.',
  ],
  CARRIER_SAMPLE_ABROAD: [
    409,
    'Turn on a service within the country: the sample label is sent to yourself.',
    'Hãy bật một dịch vụ nội địa: nhãn mẫu được gửi cho chính bạn.',
  ],
  CARRIER_RULES_CHANGED: [
    409,
    'Somebody else has changed the rules. Load the page again.',
    'Quy tắc vừa được người khác thay đổi. Hãy tải lại trang.',
  ],
} as const satisfies FaultCatalogue
