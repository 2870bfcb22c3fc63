import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    tracking: typeof trackingText
    parcel: typeof parcelText
    trackingOffice: typeof trackingOfficeText
  }
}

/** Following orders, for sellers and staff alike; notices are written by the server. */
export const trackingText = texts({
  askParcel: ['Ask about this parcel', 'Hỏi về kiện hàng này'],
  toldBy_CARRIER: ['Carrier', 'Hãng vận chuyển'],
  toldBy_PLATFORM: ['Selling platform', 'Sàn bán hàng'],
  toldBy_TRACKER: ['Tracker', 'Dịch vụ theo dõi'],
  toldBy_US: ['Inkport', 'Inkport'],
  backAtDock: ['Scanned in at our dock', 'Đã quét nhập kho'],
  events: ['Parcel events', 'Hành trình kiện hàng'],
  parcelsTitle: ['Parcels', 'Kiện hàng'],
  parcelName: ['Parcel {{number}}', 'Kiện hàng {{number}}'],
  unseenHint: [
    'The order stays as it is and closes automatically. Nothing is refunded by time.',
    'Đơn giữ nguyên trạng thái và tự đóng. Không có hoàn tiền theo thời gian.',
  ],
  markDelivered: ['Mark as delivered', 'Đánh dấu đã giao'],
  markedDelivered: ['You marked it as delivered.', 'Bạn đã đánh dấu là đã giao.'],
  isMarked: ['Delivered, by your mark', 'Đã giao, theo đánh dấu của bạn'],
  unmark: ['Remove the mark', 'Bỏ đánh dấu'],
  unmarked: ['Mark removed.', 'Đã bỏ đánh dấu.'],
  linkTitle: ['Tracking link for your buyer', 'Liên kết theo dõi cho người mua'],
  linkHint: ['Shows progress and parcels. No address, no price.', 'Cho thấy tiến độ và kiện hàng. Không có địa chỉ, không có giá.'],
  linkMake: ['Create link', 'Tạo liên kết'],
  linkMade: ['Link created.', 'Đã tạo liên kết.'],
  linkCopy: ['Copy link', 'Sao chép liên kết'],
  linkCopied: ['Link copied.', 'Đã sao chép liên kết.'],
  linkNotCopied: [
    'Your browser did not let us copy it. Open the link and copy its address.',
    'Trình duyệt không cho sao chép. Hãy mở liên kết và sao chép địa chỉ.',
  ],
  linkOpen: ['Open', 'Mở'],
  linkRenew: ['Replace', 'Thay mới'],
  linkRenewTitle: ['Replace the tracking link?', 'Thay liên kết theo dõi?'],
  linkRenewed: ['New link created. The old one has ended.', 'Đã tạo liên kết mới. Liên kết cũ hết hiệu lực.'],
  linkEnd: ['End', 'Kết thúc'],
  linkEndTitle: ['End the tracking link?', 'Kết thúc liên kết theo dõi?'],
  linkEndHint: ['Whoever has the link is told that it has ended.', 'Người có liên kết sẽ được báo rằng nó đã hết hiệu lực.'],
  linkEnded: ['Link ended.', 'Liên kết đã kết thúc.'],
  trackTitle: ['Track order', 'Theo dõi đơn hàng'],
  trackHint: ['See where the parcels of an order are', 'Xem kiện hàng của đơn đang ở đâu'],
  trackLabel: ['Order number, your order id or tracking number', 'Số đơn, mã đơn của bạn hoặc mã vận đơn'],
  trackDo: ['Track', 'Theo dõi'],
  trackStart: ['Which order?', 'Đơn hàng nào?'],
  trackStartHint: ['Paste any number of it above.', 'Hãy dán một mã của đơn vào ô trên.'],
  trackNone: ['No order has this number', 'Không có đơn nào có mã này'],
  trackNoneHint: [
    'Check the number, or search your orders by name, city or SKU.',
    'Hãy kiểm tra mã, hoặc tìm đơn theo tên, thành phố hay SKU.',
  ],
  trackSearch: ['Search orders', 'Tìm đơn hàng'],
  notHanded: ['Not handed to a carrier yet.', 'Chưa bàn giao cho hãng vận chuyển.'],
  numberIs: ['Its number will be:', 'Mã vận đơn sẽ là:'],
  noticeBack: [
    'The parcel of order {{orderId}} was returned to us. Send it again, or ask us for a refund.',
    'Kiện hàng của đơn {{orderId}} đã quay về kho. Bạn có thể gửi lại hoặc yêu cầu hoàn tiền.',
  ],
  noticeBackLate: [
    'The parcel of order {{orderId}} was returned to us. Open a ticket and we will settle it.',
    'Kiện hàng của đơn {{orderId}} đã quay về kho. Hãy gửi yêu cầu hỗ trợ để chúng tôi giải quyết.',
  ],
  noticeDelivered: ['Order {{orderId}} was delivered in {{place}}.', 'Đơn hàng {{orderId}} đã được giao tại {{place}}.'],
})

/** What a carrier tells of a parcel, for everybody. */
export const parcelText = texts({
  parcelState_SCANNED: ['Scanned out', 'Đã quét xuất'],
  parcelState_HANDED: ['Handed over', 'Đã bàn giao'],
  parcelState_ACCEPTED: ['Accepted', 'Đã tiếp nhận'],
  parcelState_MOVING: ['In transit', 'Đang vận chuyển'],
  parcelState_DELIVERED: ['Delivered', 'Đã giao'],
  parcelState_RETURNED: ['Returning', 'Đang hoàn về'],
  parcelBack: ['Back with us', 'Đã về kho'],
  event_ACCEPTED: ['Accepted by the carrier', 'Hãng vận chuyển đã tiếp nhận'],
  event_DEPARTED: ['Left the post office', 'Rời bưu cục'],
  event_ARRIVED: ['Arrived at a regional facility', 'Đến trung tâm khu vực'],
  event_OUT_FOR_DELIVERY: ['Out for delivery', 'Đang đi giao'],
  event_DELIVERED: ['Delivered', 'Đã giao'],
  event_RETURNED: ['Returned to sender', 'Hoàn về người gửi'],
  event_LOST: ['Lost on the way', 'Thất lạc khi vận chuyển'],
  event_DAMAGED: ['Damaged on the way', 'Hư hỏng khi vận chuyển'],
  unseen: ['The carrier does not tell us about this label', 'Hãng vận chuyển không báo cho chúng tôi về nhãn này'],
  unseenLink: ['See where it is at the carrier.', 'Hãy xem kiện hàng tại hãng vận chuyển.'],
})

export const trackingOfficeText = texts({
  // Scan-out
  scanOut: ['Scan-out', 'Quét xuất kho'],
  scanOutHint: ['Scan each label at the carrier’s cage.', 'Quét từng nhãn khi đưa kiện hàng vào lồng giao.'],
  scanLabel: ['Label, or packing slip', 'Nhãn hoặc phiếu đóng gói'],
  next: ['Next must be order {{id}}', 'Kiện tiếp theo phải là đơn {{id}}'],
  goodParcel: ['Order {{id}} · OK', 'Đơn {{id}} · OK'],
  goodDetail: [
    '{{name}}, {{city}} {{state}} · parcel {{count}} of this manifest',
    '{{name}}, {{city}} {{state}} · kiện thứ {{count}} của bảng kê',
  ],
  scanIn: ['Scan-in', 'Quét nhập kho'],
  scanInHint: ['Scan each returned parcel.', 'Quét từng kiện hàng trả về.'],
  backParcel: ['Order {{id}} · BACK', 'Đơn {{id}} · ĐÃ VỀ'],
  backDetail: ['{{name}}, {{city}} {{state}} · we notify the seller', '{{name}}, {{city}} {{state}} · chúng tôi đã báo người bán'],
  badIn: ['NOT IN', 'KHÔNG NHẬP'],
  badBack: ['IS BACK ALREADY', 'ĐÃ NHẬP RỒI'],
  badNotLeft: ['NEVER LEFT', 'CHƯA RỜI KHO'],
  comingBack: ['Returning', 'Đang hoàn về'],
  noneBack: ['No parcels returning', 'Không có kiện nào đang hoàn về'],
  noneBackHint: [
    'Parcels that the carrier returns appear here until they are scanned in.',
    'Kiện hàng do hãng vận chuyển trả về nằm ở đây cho đến khi được quét nhập.',
  ],
  bad: ['NOT OUT', 'KHÔNG XUẤT'],
  badWrong: ['WRONG PARCEL', 'SAI KIỆN HÀNG'],
  badNumber: ['NOT A USPS NUMBER', 'KHÔNG PHẢI MÃ USPS'],
  badUnknown: ['UNKNOWN PARCEL', 'KHÔNG RÕ KIỆN HÀNG'],
  badAgain: ['SCANNED BEFORE', 'ĐÃ QUÉT RỒI'],
  badStop: ['STOP', 'DỪNG LẠI'],
  packed: ['In the parcel of order {{id}}', 'Trong kiện của đơn {{id}}'],
  expecting: ['Now the label of order {{id}}', 'Giờ quét nhãn của đơn {{id}}'],
  expectingDetail: ['Any other parcel is refused.', 'Mọi kiện hàng khác bị từ chối.'],
  openManifest: ['Open manifest {{id}}', 'Bảng kê đang mở {{id}}'],
  noManifest: ['No open manifest', 'Chưa có bảng kê nào mở'],
  noManifestHint: ['The first scan opens one.', 'Lần quét đầu tiên sẽ mở một bảng kê.'],
  parcelsOn_one: ['{{count}} parcel', '{{count}} kiện hàng'],
  parcelsOn_other: ['{{count}} parcels', '{{count}} kiện hàng'],
  close: ['Hand over and close', 'Bàn giao và đóng'],
  closeTitle: ['Hand these parcels over?', 'Bàn giao các kiện hàng này?'],
  closeHint: [
    'We notify the carrier and create its form. No more parcels can be added.',
    'Chúng tôi báo cho hãng vận chuyển và lập phiếu. Không thể thêm kiện hàng nữa.',
  ],
  closing: ['Notifying the carrier.', 'Đang báo cho hãng vận chuyển.'],
  allManifests: ['All manifests', 'Tất cả bảng kê'],
  lastParcels: ['Last scanned', 'Vừa quét'],
  // Manifests
  manifests: ['Manifests', 'Bảng kê'],
  manifestsHint: ['Parcels handed to the carrier', 'Kiện hàng đã bàn giao cho hãng vận chuyển'],
  manifest: ['Manifest {{id}}', 'Bảng kê {{id}}'],
  state: ['State', 'Trạng thái'],
  manifestState_OPEN: ['Open', 'Đang mở'],
  manifestState_CLOSING: ['Handing over…', 'Đang bàn giao…'],
  manifestState_CLOSED: ['Handed over', 'Đã bàn giao'],
  parcels: ['Parcels', 'Kiện hàng'],
  opened: ['Opened', 'Mở lúc'],
  closed: ['Handed over', 'Bàn giao lúc'],
  form: ['Form', 'Phiếu'],
  openForm: ['Open form', 'Mở phiếu'],
  emptyManifests: ['No manifests yet', 'Chưa có bảng kê'],
  emptyManifestsHint: ['The first scan-out opens one.', 'Lần quét xuất đầu tiên sẽ mở một bảng kê.'],
  // Monitor
  monitor: ['Tracking', 'Theo dõi vận chuyển'],
  monitorHint: ['Parcels in transit or with problems', 'Kiện hàng đang vận chuyển hoặc có sự cố'],
  filter_ALL: ['All', 'Tất cả'],
  filter_NO_SCAN: ['No first scan', 'Chưa quét lần đầu'],
  filter_STUCK: ['Stuck', 'Bị kẹt'],
  filter_RETURNED: ['Returning', 'Đang hoàn về'],
  filter_ON_THE_WAY: ['In transit', 'Đang vận chuyển'],
  filter_DELIVERED: ['Delivered', 'Đã giao'],
  search: ['Tracking number or #order', 'Mã vận đơn hoặc #đơn'],
  ask: ['Ask the carrier now', 'Hỏi hãng vận chuyển'],
  asked: ['Asking the carrier.', 'Đang hỏi hãng vận chuyển.'],
  number: ['Tracking number', 'Mã vận đơn'],
  order: ['Order', 'Đơn hàng'],
  handedAt: ['Handed over', 'Bàn giao'],
  lastEvent: ['Last update', 'Cập nhật cuối'],
  never: ['Not yet', 'Chưa có'],
  parcelOf: ['Parcel of order {{id}}', 'Kiện hàng của đơn {{id}}'],
  details: ['Details', 'Chi tiết'],
  emptyParcels: ['No parcels yet', 'Chưa có kiện hàng'],
  emptyParcelsHint: ['Scanned-out parcels appear here.', 'Kiện hàng đã quét xuất hiện ở đây.'],
})

/** Fields of its writes, as the audit log names them. */
export const trackingFieldText = texts({
  field_scan: ['Scan', 'Mã quét'],
  field_expectedOrderId: ['Expected order', 'Đơn mong đợi'],
})

/** The office's menu, and the queues of its home. */
export const trackingOfficePlaceText = texts({
  scanOut: ['Scan-out', 'Quét xuất kho'],
  scanIn: ['Scan-in', 'Quét nhập kho'],
  manifests: ['Manifests', 'Bảng kê'],
  tracking: ['Tracking', 'Theo dõi vận chuyển'],
  queue_handOver: ['Parcels to hand over', 'Kiện cần bàn giao'],
  act_handOver: ['Scan out', 'Quét xuất kho'],
  queue_parcels: ['Parcels in trouble', 'Kiện có sự cố'],
  act_parcels: ['Look', 'Xem'],
})
