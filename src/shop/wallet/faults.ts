import type { FaultCatalogue } from '#base/fault.ts'

export const walletFaults = {
  NOT_ENOUGH_BALANCE: [
    402,
    'Not enough balance: {{missing}} missing. Deposit and try again.',
    'Số dư không đủ: còn thiếu {{missing}}. Hãy nạp thêm rồi thử lại.',
  ],
  WALLET_DOES_NOT_HAVE_ENOUGH_MONEY: [402, 'The wallet does not have enough money.', 'Ví không đủ tiền.'],
  THE_USER_MUST_PAY_THE_DEBT: [
    402,
    'A debt of {{missing}} must be paid first. The next deposit repays it.',
    'Cần thanh toán khoản nợ {{missing}} trước. Khoản nạp tới sẽ trừ vào khoản nợ này.',
  ],
  TRANSACTION_ALREADY_POSTED: [409, 'This money has already been booked.', 'Khoản tiền này đã được ghi sổ.'],
  WALLET_NOT_FOUND: [404, 'Wallet not found.', 'Không tìm thấy ví.'],
  DEPOSIT_NOT_FOUND: [404, 'Deposit not found.', 'Không tìm thấy khoản nạp.'],
  DEPOSIT_HISTORY_CANNOT_BE_EDITED: [
    409,
    'This deposit is closed and can’t be changed.',
    'Khoản nạp này đã kết thúc và không thể thay đổi.',
  ],
  DEPOSIT_IS_THE_GATEWAYS: [409, 'PayPal decides this deposit.', 'Khoản nạp này do PayPal quyết định.'],
  DEPOSIT_IS_IN_REVIEW: [409, 'This deposit is in review; no need to add anything.', 'Khoản nạp đang chờ duyệt, bạn chưa cần bổ sung gì.'],
  DEPOSIT_IS_WAITING: [409, 'The seller was asked and has not answered yet.', 'Đã hỏi người bán và chưa nhận được phản hồi.'],
  DEPOSIT_AMOUNT_INVALID: [422, 'The amount must be from $100.00 to $1,000,000.00.', 'Số tiền phải từ $100.00 đến $1,000,000.00.'],
  TRANSACTION_NUMBER_INVALID: [
    422,
    'The transaction number has 4 to 64 letters, digits, spaces or . - / _',
    'Mã giao dịch gồm 4 đến 64 chữ cái, chữ số, khoảng trắng hoặc . - / _',
  ],
  TRANSACTION_NUMBER_WAS_USED: [
    409,
    'Another deposit already has this transaction number.',
    'Mã giao dịch này đã được dùng cho khoản nạp khác.',
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
    'Add a remark: why the amount differs or the deposit is rejected.',
    'Hãy ghi chú lý do số tiền thực nhận khác đi hoặc lý do từ chối.',
  ],
  DEPOSIT_ABOVE_YOUR_CEILING: [
    422,
    'You can approve up to {{ceiling}}. Ask a colleague with a higher limit.',
    'Bạn chỉ được duyệt đến {{ceiling}}. Hãy nhờ đồng nghiệp có hạn mức cao hơn.',
  ],
  DEPOSIT_NEEDS_SECOND_PERSON: [
    409,
    'You gave the first approval. A second person must confirm this amount.',
    'Bạn đã duyệt lần đầu. Cần người thứ hai xác nhận số tiền này.',
  ],
  YOU_CANNOT_APPROVE_YOUR_OWN_DEPOSIT: [422, 'You can’t approve your own deposit.', 'Bạn không thể tự duyệt khoản nạp của mình.'],
  DEPOSIT_IS_BEING_APPROVED: [
    409,
    'Finance is approving this deposit; it can’t be withdrawn.',
    'Bộ phận tài chính đang duyệt khoản nạp này; không thể rút lại.',
  ],
  BANK_ACCOUNT_NOT_FOUND: [404, 'Bank account not found.', 'Không tìm thấy tài khoản ngân hàng.'],
  BANK_CODE_INVALID: [422, 'The bank code has six digits, or is left empty.', 'Mã ngân hàng gồm sáu chữ số, hoặc để trống.'],
  STATEMENT_WAS_IMPORTED: [
    409,
    'This file was imported before. Lines never count twice; confirm to import it again.',
    'Tệp này đã được nhập trước đó. Các dòng không bị tính hai lần; hãy xác nhận để nhập lại.',
  ],
  STATEMENT_FILE_MISSING: [422, 'Choose your bank’s file: CSV, TSV or XLSX.', 'Hãy chọn tệp sao kê của ngân hàng: CSV, TSV hoặc XLSX.'],
  STATEMENT_COLUMN_NOT_FOUND: [
    422,
    'The file has no column “{{column}}”. Choose its columns again.',
    'Tệp không có cột “{{column}}”. Hãy chọn lại các cột.',
  ],
  BANK_LINE_NOT_FOUND: [404, 'Line not found.', 'Không tìm thấy dòng sao kê.'],
  BANK_LINE_IS_CLOSED: [409, 'This line is already matched or skipped.', 'Dòng này đã được khớp hoặc đã bỏ qua.'],
  DEPOSIT_HAS_A_LINE: [409, 'Another bank line already matches this deposit.', 'Đã có một dòng sao kê khác khớp với khoản nạp này.'],
  ADJUSTMENT_NOT_FOUND: [404, 'Adjustment not found.', 'Không tìm thấy điều chỉnh.'],
  ADJUSTMENT_IS_CLOSED: [409, 'This adjustment is already booked or refused.', 'Điều chỉnh này đã được ghi sổ hoặc từ chối.'],
  ADJUSTMENT_NEEDS_SECOND_PERSON: [
    409,
    'You asked for this adjustment. Someone else must confirm it.',
    'Bạn là người yêu cầu điều chỉnh này. Cần người khác xác nhận.',
  ],
  ADJUSTMENT_ABOVE_YOUR_CEILING: [
    422,
    'You can confirm up to {{ceiling}}. Ask a colleague with a higher limit.',
    'Bạn chỉ được xác nhận đến {{ceiling}}. Hãy nhờ đồng nghiệp có hạn mức cao hơn.',
  ],
  CREDIT_IS_IN_USE: [
    409,
    'The seller uses more credit than this. Lower the credit line only to what is used.',
    'Người bán đang dùng nhiều tín dụng hơn mức này. Chỉ có thể giảm đến mức đang dùng.',
  ],
} as const satisfies FaultCatalogue
export type WalletFaultCode = keyof typeof walletFaults
