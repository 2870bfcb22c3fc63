import type { FaultCatalogue } from '#base/fault.ts'

export const trackingFaults = {
  PARCEL_UNKNOWN: [404, 'Unknown number: {{number}}', 'Không rõ mã: {{number}}'],
  PARCEL_SCANNED_ALREADY: [409, 'Already scanned onto manifest {{manifest}}.', 'Đã được quét vào bảng kê {{manifest}}.'],
  PARCEL_STOPPED: [
    409,
    'STOP: the order of this parcel must not leave. {{status}}',
    'DỪNG: đơn của kiện hàng này không được xuất kho. {{status}}',
  ],
  PARCEL_NEEDS_LABEL: [409, 'Scan the label on the parcel of order {{orderId}}.', 'Hãy quét nhãn trên kiện hàng của đơn {{orderId}}.'],
  INTAKE_OVER: [409, 'This parcel is not here as surplus any more.', 'Kiện hàng này không còn ở kho như kiện thừa.'],
  PARCEL_BACK_ALREADY: [409, 'This parcel was scanned in before.', 'Kiện hàng này đã được quét nhập trước đó.'],
  PARCEL_NOT_LEFT: [409, 'This parcel has not left yet.', 'Kiện hàng này chưa rời kho.'],
  TRACKING_LINK_UNKNOWN: [404, 'There is no such tracking link.', 'Không có liên kết theo dõi này.'],
  TRACKING_LINK_ENDED: [
    410,
    'This tracking link has ended. Ask the shop that you bought from for a new one.',
    'Liên kết theo dõi này đã hết hiệu lực. Hãy hỏi cửa hàng nơi bạn mua để lấy liên kết mới.',
  ],
  MANIFEST_NOT_FOUND: [404, 'Manifest not found.', 'Không tìm thấy bảng kê.'],
  MANIFEST_EMPTY: [409, 'This manifest has no parcels.', 'Bảng kê này chưa có kiện hàng nào.'],
  MANIFEST_CLOSED: [409, 'This manifest is closed.', 'Bảng kê này đã đóng.'],
  MANIFEST_NOT_IN_TROUBLE: [409, 'This manifest doesn’t need to be tried again.', 'Bảng kê này không cần thử lại.'],
} as const satisfies FaultCatalogue
