import type { FaultCatalogue } from '#base/fault.ts'

export const trackingFaults = {
  PARCEL_UNKNOWN: [404, 'Nobody knows this number: {{number}}', 'Không ai biết mã này: {{number}}'],
  PARCEL_SCANNED_ALREADY: [
    409,
    'This parcel was scanned already, onto manifest {{manifest}}.',
    'Kiện hàng này đã được quét vào bảng kê {{manifest}}.',
  ],
  PARCEL_STOPPED: [
    409,
    'STOP: the order of this parcel must not leave. {{status}}',
    'DỪNG: đơn của kiện hàng này không được xuất kho. {{status}}',
  ],
  PARCEL_NEEDS_LABEL: [
    409,
    'Scan the label on the parcel of order {{orderId}}: its number is what the carrier gets.',
    'Hãy quét nhãn trên kiện hàng của đơn {{orderId}}: hãng vận chuyển nhận theo mã đó.',
  ],
  MANIFEST_NOT_FOUND: [404, 'Manifest not found.', 'Không tìm thấy bảng kê.'],
  MANIFEST_EMPTY: [409, 'There is no parcel on this manifest.', 'Bảng kê này chưa có kiện hàng nào.'],
  MANIFEST_CLOSED: [409, 'This manifest is closed.', 'Bảng kê này đã đóng.'],
} as const satisfies FaultCatalogue
export type TrackingFaultCode = keyof typeof trackingFaults
