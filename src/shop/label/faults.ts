import type { FaultCatalogue } from '#base/fault.ts'

export const labelFaults = {
  LABEL_NOT_FOUND: [404, 'Label not found.', 'Không tìm thấy nhãn.'],
  CREATE_LABEL_FAILED: [422, 'The carrier did not make the label: {{reason}}', 'Đơn vị vận chuyển không tạo được nhãn: {{reason}}'],
  LABEL_WITHOUT_BARCODE: [
    422,
    'No bar code with a tracking number was found on the label. A receipt is no label.',
    'Không tìm thấy mã vạch có mã vận đơn trên nhãn. Biên nhận không phải là nhãn.',
  ],
  LABEL_AMBIGUOUS: [
    422,
    'More than one tracking number can be read here, and it cannot be told which is this order’s. Upload this order’s label alone on its page.',
    'Đọc được nhiều mã vận đơn và không thể biết mã nào của đơn hàng này. Hãy tải lên riêng nhãn của đơn hàng này, mỗi trang một nhãn.',
  ],
  LABEL_UNREADABLE: [
    422,
    'Printed at 4 × 6 inches, the bar code of this label could not be scanned: it is too fine, too pale or blurred. Download the label again as a PDF in its full size, not as a picture, and upload that.',
    'Khi in khổ 4 × 6 inch, không thể quét được mã vạch của nhãn này: mã quá nhỏ, quá nhạt hoặc bị mờ. Hãy tải lại nhãn dạng PDF ở kích thước đầy đủ, không dùng ảnh chụp, rồi gửi lên.',
  ],
  LABEL_NUMBERS_DIFFER: [422, 'The bar code and the printed number of the label differ.', 'Mã vạch và số in trên nhãn không khớp nhau.'],
  LABEL_ZIP_DIFFERS: [
    422,
    'The label is for ZIP {{zip}}, the order for {{orderZip}}.',
    'Nhãn dành cho ZIP {{zip}}, còn đơn hàng là {{orderZip}}.',
  ],
  LABEL_LINK_EXPIRED: [422, 'The label link has expired. Send a new one.', 'Link nhãn đã hết hạn. Vui lòng gửi link mới.'],
  LABEL_LINK_FAILED: [
    422,
    'The label could not be fetched from its link ({{reason}}). Check that anyone with the link may open it.',
    'Không tải được nhãn từ link ({{reason}}). Hãy kiểm tra link đã được chia sẻ công khai.',
  ],
  LABEL_NOT_WANTED: [409, 'This order takes no label from its seller.', 'Đơn hàng này không nhận nhãn từ người bán.'],
  LABEL_NOT_LIVE: [409, 'This label is not in use.', 'Nhãn này không còn được dùng.'],
  LABEL_VOID_REFUSED: [409, 'The carrier did not take the label back.', 'Đơn vị vận chuyển không nhận hủy nhãn.'],
} as const satisfies FaultCatalogue
export type LabelFaultCode = keyof typeof labelFaults
