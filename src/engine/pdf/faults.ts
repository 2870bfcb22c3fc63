import type { FaultCatalogue } from '#base/fault.ts'

/** Why a PDF is refused. */
export const pdfFaults = {
  NOT_A_PDF: [422, 'This file is not a PDF.', 'Tệp này không phải là PDF.'],
  PDF_BROKEN: [
    422,
    'The PDF is damaged and cannot be read. Download it again and retry.',
    'Tệp PDF bị hỏng, không đọc được. Hãy tải lại tệp rồi thử lại.',
  ],
  PDF_ENCRYPTED: [422, 'The PDF is locked with a password. Save it without one.', 'Tệp PDF có mật khẩu. Hãy lưu lại không mật khẩu.'],
  PDF_TOO_COSTLY: [
    422,
    'The PDF needs too much time or memory to read. Split it into smaller files.',
    'Tệp PDF cần quá nhiều thời gian hoặc bộ nhớ để đọc. Hãy tách thành các tệp nhỏ hơn.',
  ],
  LABEL_NOT_APART: [
    422,
    'The labels on this page are too close together. Upload one label per page, 4 × 6 inches.',
    'Các nhãn trên trang này quá sát nhau. Hãy tải lên mỗi trang một nhãn, khổ 4 × 6 inch.',
  ],
  LABEL_TOO_SMALL: [
    422,
    'The label is too small to scan. Upload it alone at full size, 4 × 6 inches.',
    'Nhãn quá nhỏ nên không quét được. Hãy tải lên riêng nhãn đó với kích thước đầy đủ, 4 × 6 inch.',
  ],
} as const satisfies FaultCatalogue
export type PdfFaultCode = keyof typeof pdfFaults
