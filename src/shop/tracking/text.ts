import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    tracking: typeof trackingText
    trackingOffice: typeof trackingOfficeText
  }
}

/** What carriers report, for sellers and staff alike; notices are written by the server. */
export const trackingText = texts({
  noticeDelivered: ['Order {{orderId}} was delivered in {{place}}.', 'Đơn hàng {{orderId}} đã được giao tại {{place}}.'],
})

export const trackingOfficeText = texts({
  // Scan-out
  scanOut: ['Scan-out', 'Quét xuất kho'],
  scanOutHint: [
    'Scan every label as its parcel goes into the carrier’s cage. Scan a packing slip first to check the parcel against it.',
    'Quét từng nhãn khi đưa kiện hàng vào lồng giao. Quét phiếu đóng gói trước để kiểm tra kiện hàng.',
  ],
  scanLabel: ['Label, or packing slip', 'Nhãn hoặc phiếu đóng gói'],
  next: ['Next must be order {{id}}', 'Kiện tiếp theo phải là đơn {{id}}'],
  goodParcel: ['Order {{id}} · OK', 'Đơn {{id}} · OK'],
  goodDetail: [
    '{{name}}, {{city}} {{state}} · parcel {{count}} of this manifest',
    '{{name}}, {{city}} {{state}} · kiện thứ {{count}} của bảng kê',
  ],
  bad: ['NOT OUT', 'KHÔNG XUẤT'],
  badWrong: ['WRONG PARCEL', 'SAI KIỆN HÀNG'],
  badNumber: ['NOT A USPS NUMBER', 'KHÔNG PHẢI MÃ USPS'],
  badUnknown: ['UNKNOWN PARCEL', 'KHÔNG RÕ KIỆN HÀNG'],
  badAgain: ['SCANNED BEFORE', 'ĐÃ QUÉT RỒI'],
  badStop: ['STOP', 'DỪNG LẠI'],
  expecting: ['Now the label of order {{id}}', 'Giờ quét nhãn của đơn {{id}}'],
  expectingDetail: ['Any other parcel will be refused.', 'Mọi kiện hàng khác sẽ bị từ chối.'],
  openManifest: ['Open manifest {{id}}', 'Bảng kê đang mở {{id}}'],
  noManifest: ['No manifest is open', 'Chưa có bảng kê nào mở'],
  noManifestHint: ['The first scan opens one.', 'Lần quét đầu tiên sẽ mở một bảng kê.'],
  parcelsOn_one: ['{{count}} parcel', '{{count}} kiện hàng'],
  parcelsOn_other: ['{{count}} parcels', '{{count}} kiện hàng'],
  close: ['Hand over and close', 'Bàn giao và đóng'],
  closeTitle: ['Hand these parcels over?', 'Bàn giao các kiện hàng này?'],
  closeHint: [
    'The carrier is told, and its form is made. Nothing more can be put onto this manifest.',
    'Đơn vị vận chuyển sẽ được báo và lập phiếu. Không thể thêm kiện hàng vào bảng kê này nữa.',
  ],
  closing: ['The carrier is being told.', 'Đang báo cho đơn vị vận chuyển.'],
  allManifests: ['All manifests', 'Tất cả bảng kê'],
  lastParcels: ['Scanned last', 'Vừa quét'],
  // Manifests
  manifests: ['Manifests', 'Bảng kê giao hàng'],
  manifestsHint: [
    'What was handed to the carrier, with the form it scanned.',
    'Những gì đã giao cho đơn vị vận chuyển, kèm phiếu đã quét.',
  ],
  manifest: ['Manifest {{id}}', 'Bảng kê {{id}}'],
  state: ['State', 'Trạng thái'],
  manifestState_OPEN: ['Open', 'Đang mở'],
  manifestState_CLOSING: ['Being handed over', 'Đang bàn giao'],
  manifestState_CLOSED: ['Handed over', 'Đã bàn giao'],
  parcels: ['Parcels', 'Kiện hàng'],
  opened: ['Opened', 'Mở lúc'],
  closed: ['Handed over', 'Bàn giao lúc'],
  form: ['Form', 'Phiếu'],
  openForm: ['Open the form', 'Mở phiếu'],
  emptyManifests: ['Nothing was handed over yet', 'Chưa bàn giao lần nào'],
  emptyManifestsHint: ['A manifest is opened by the first scan-out of a day.', 'Bảng kê được mở khi quét xuất kiện hàng đầu tiên.'],
  // Monitor
  monitor: ['Tracking', 'Theo dõi vận chuyển'],
  monitorHint: ['Parcels on their way, and those that need someone.', 'Các kiện hàng trên đường và những kiện cần xử lý.'],
  filter_ALL: ['All', 'Tất cả'],
  filter_NO_SCAN: ['No first scan', 'Chưa quét lần đầu'],
  filter_STUCK: ['Stuck', 'Bị kẹt'],
  filter_RETURNED: ['Coming back', 'Hoàn về'],
  filter_ON_THE_WAY: ['On the way', 'Trên đường'],
  filter_DELIVERED: ['Delivered', 'Đã giao'],
  search: ['Tracking number or #order', 'Mã vận đơn hoặc #đơn'],
  ask: ['Ask the carrier now', 'Hỏi đơn vị vận chuyển'],
  asked: ['The carrier is being asked.', 'Đang hỏi đơn vị vận chuyển.'],
  number: ['Tracking number', 'Mã vận đơn'],
  order: ['Order', 'Đơn hàng'],
  handedAt: ['Handed over', 'Bàn giao'],
  lastEvent: ['Last seen', 'Cập nhật cuối'],
  never: ['Not yet', 'Chưa có'],
  parcelState_SCANNED: ['Scanned out', 'Đã quét xuất'],
  parcelState_HANDED: ['Handed over', 'Đã bàn giao'],
  parcelState_ACCEPTED: ['Accepted', 'Đã tiếp nhận'],
  parcelState_MOVING: ['In transit', 'Đang vận chuyển'],
  parcelState_DELIVERED: ['Delivered', 'Đã giao'],
  parcelState_RETURNED: ['Coming back', 'Đang hoàn về'],
  event_ACCEPTED: ['Accepted by the carrier', 'Đơn vị vận chuyển đã tiếp nhận'],
  event_DEPARTED: ['Left the post office', 'Rời bưu cục'],
  event_ARRIVED: ['Arrived at a regional facility', 'Đến trung tâm khu vực'],
  event_OUT_FOR_DELIVERY: ['Out for delivery', 'Đang đi giao'],
  event_DELIVERED: ['Delivered', 'Đã giao'],
  event_RETURNED: ['Returned to sender', 'Hoàn về người gửi'],
  parcelOf: ['Parcel of order {{id}}', 'Kiện hàng của đơn {{id}}'],
  events: ['What the carrier reported', 'Thông tin từ đơn vị vận chuyển'],
  noEvents: ['The carrier has reported nothing yet.', 'Đơn vị vận chuyển chưa có thông tin.'],
  details: ['Details', 'Chi tiết'],
  emptyParcels: ['No parcels here', 'Không có kiện hàng nào'],
  emptyParcelsHint: ['Parcels come here when they are scanned out.', 'Kiện hàng xuất hiện ở đây khi được quét xuất kho.'],
})
