import type { FaultCatalogue } from '#base/fault.ts'

export const labelFaults = {
  LABEL_NOT_FOUND: [404, 'Label not found.', 'Không tìm thấy nhãn.'],
  CREATE_LABEL_FAILED: [422, 'The carrier did not create the label: {{reason}}', 'Hãng vận chuyển không tạo được nhãn: {{reason}}'],
  CUSTOMS_REFUSED: [422, 'The carrier refused the customs declaration: {{reason}}', 'Hãng vận chuyển từ chối tờ khai hải quan: {{reason}}'],
  LABEL_WITHOUT_BARCODE: [
    422,
    'The label has no bar code with a tracking number. A receipt is not a label.',
    'Nhãn không có mã vạch chứa mã vận đơn. Biên nhận không phải là nhãn.',
  ],
  LABEL_AMBIGUOUS: [
    422,
    'Several tracking numbers found. Upload this order’s label alone on its page.',
    'Đọc được nhiều mã vận đơn. Hãy tải lên riêng nhãn của đơn hàng này, mỗi trang một nhãn.',
  ],
  LABEL_UNREADABLE: [
    422,
    'The bar code can’t be scanned at 4 × 6 inches: too fine, pale or blurred. Upload the label again as a full-size PDF.',
    'Không quét được mã vạch ở khổ 4 × 6 inch: quá nhỏ, quá nhạt hoặc bị mờ. Hãy tải lên lại nhãn dạng PDF kích thước đầy đủ.',
  ],
  LABEL_NUMBERS_DIFFER: [422, 'The bar code and the printed number of the label differ.', 'Mã vạch và số in trên nhãn không khớp nhau.'],
  LABEL_ZIP_DIFFERS: [
    422,
    'The label is for ZIP {{zip}}, the order for {{orderZip}}.',
    'Nhãn dành cho ZIP {{zip}}, còn đơn hàng là {{orderZip}}.',
  ],
  LABEL_LINK_EXPIRED: [422, 'The label link has expired. Send a new one.', 'Liên kết nhãn đã hết hạn. Vui lòng gửi liên kết mới.'],
  LABEL_LINK_FAILED: [
    422,
    'The label link could not be fetched ({{reason}}). Check that anyone with the link can open it.',
    'Không tải được nhãn từ liên kết ({{reason}}). Hãy kiểm tra liên kết đã được chia sẻ công khai.',
  ],
  LABEL_LINK_FOLDER: [
    422,
    'The label link leads to a folder. Open it, and send the link to this order’s PDF.',
    'Liên kết nhãn dẫn đến một thư mục. Hãy mở thư mục và gửi liên kết tới tệp PDF của đơn này.',
  ],
  LABEL_NOT_WANTED: [409, 'This order doesn’t need a label from its seller.', 'Đơn hàng này không cần nhãn từ người bán.'],
  LABEL_NOT_LIVE: [409, 'This label is not in use.', 'Nhãn này không còn được dùng.'],
  LABEL_VOID_REFUSED: [409, 'The carrier refused to void the label.', 'Hãng vận chuyển từ chối hủy nhãn.'],
} as const satisfies FaultCatalogue
