import type { FaultCatalogue } from '#base/fault.ts'

export const walletFaults = {
  NOT_ENOUGH_BALANCE: [
    402,
    'The balance is not enough: {{missing}} is missing. Deposit it and try again.',
    'Số dư không đủ: còn thiếu {{missing}}. Hãy nạp thêm rồi thử lại.',
  ],
  WALLET_DOES_NOT_HAVE_ENOUGH_MONEY: [402, 'The wallet does not have enough money.', 'Ví không đủ tiền.'],
  THE_USER_MUST_PAY_THE_DEBT: [
    402,
    'A debt of {{missing}} must be paid first. The next deposit repays it.',
    'Cần thanh toán khoản nợ {{missing}} trước. Lần nạp tiền tới sẽ trừ vào khoản nợ này.',
  ],
  TRANSACTION_ALREADY_POSTED: [409, 'This money has already been booked.', 'Khoản tiền này đã được ghi sổ.'],
  WALLET_NOT_FOUND: [404, 'Wallet not found.', 'Không tìm thấy ví.'],
  DEPOSIT_NOT_FOUND: [404, 'Deposit not found.', 'Không tìm thấy yêu cầu nạp tiền.'],
  DEPOSIT_HISTORY_CANNOT_BE_EDITED: [
    409,
    'This deposit is closed and cannot be changed any more.',
    'Yêu cầu nạp tiền này đã kết thúc và không thể thay đổi.',
  ],
  DEPOSIT_IS_THE_GATEWAYS: [
    409,
    'PayPal’s answer decides this deposit; nobody does so by hand.',
    'Khoản nạp này do PayPal quyết định, không ai duyệt bằng tay.',
  ],
  DEPOSIT_IS_IN_REVIEW: [
    409,
    'Finance is looking at this deposit; nothing more is needed.',
    'Yêu cầu nạp tiền đang được xem xét, bạn chưa cần bổ sung gì.',
  ],
  DEPOSIT_IS_WAITING: [
    409,
    'The seller was asked for more and has not answered yet.',
    'Đã yêu cầu người bán bổ sung và chưa nhận được phản hồi.',
  ],
  DEPOSIT_AMOUNT_INVALID: [422, 'The amount must be from $100.00 to $1,000,000.00.', 'Số tiền phải từ $100.00 đến $1,000,000.00.'],
  TRANSACTION_NUMBER_INVALID: [
    422,
    'The transaction number has 4 to 64 letters, digits, spaces or . - / _',
    'Mã giao dịch gồm 4 đến 64 chữ cái, chữ số, khoảng trắng hoặc . - / _',
  ],
  TRANSACTION_NUMBER_WAS_USED: [
    409,
    'Another deposit already has this transaction number.',
    'Mã giao dịch này đã được dùng cho một yêu cầu nạp tiền khác.',
  ],
  PROOF_IMAGES_MISSING: [422, 'Add 1 to 5 images that prove the payment.', 'Hãy thêm từ 1 đến 5 ảnh chứng từ thanh toán.'],
  PROOF_IMAGE_INVALID: [
    422,
    '“{{name}}” is not a JPG or PNG image that can be read.',
    '“{{name}}” không phải là ảnh JPG hoặc PNG đọc được.',
  ],
  PROOF_IMAGE_NOT_FOUND: [404, 'Image not found.', 'Không tìm thấy ảnh.'],
  REMARK_REQUIRED: [
    422,
    'Say in a remark why the amount that arrived differs, or why the deposit is rejected.',
    'Hãy ghi chú lý do số tiền thực nhận khác đi hoặc lý do từ chối.',
  ],
  DEPOSIT_ABOVE_YOUR_CEILING: [
    422,
    'You may approve up to {{ceiling}}. Ask a colleague with a higher ceiling.',
    'Bạn chỉ được duyệt đến {{ceiling}}. Hãy nhờ đồng nghiệp có hạn mức cao hơn.',
  ],
  DEPOSIT_NEEDS_SECOND_PERSON: [
    409,
    'You gave the first approval. A second person must confirm this amount.',
    'Bạn đã duyệt lần đầu. Cần người thứ hai xác nhận số tiền này.',
  ],
  YOU_CANNOT_APPROVE_YOUR_OWN_DEPOSIT: [
    422,
    'Nobody approves a deposit of their own.',
    'Không ai được tự duyệt yêu cầu nạp tiền của chính mình.',
  ],
} as const satisfies FaultCatalogue
export type WalletFaultCode = keyof typeof walletFaults
